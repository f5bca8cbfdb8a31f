import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Dead from '../../src/panels/Dead.svelte'
import StatusBar from '../../src/panels/StatusBar.svelte'
import type { Element, State } from '../../src/wire'

const element = (id: string, troop: string, kind: string, more: Partial<Element> = {}): Element => ({
  id,
  index: 0,
  side: id.startsWith('r') ? 'red' : 'blue',
  troop,
  class: kind,
  dismounts: null,
  mounted: false,
  general: false,
  place: 'lost',
  at: [5, 5, 0],
  width: 1,
  depth: 0.5,
  moves: 0,
  commanded: true,
  allowance: [2, 1],
  rough: 1,
  ...more,
})
const game = (losses: [number, number], ...elements: Element[]): State => ({
  board: [15, 15],
  edition: '3.0',
  keys: ['', ''],
  players: ['you', 'you'],
  asks: { kind: 'decide', side: 'red', what: 'move', element: null },
  phase: 'movement',
  active: 'red',
  attacker: 'red',
  topography: null,
  bounds: [3, 2],
  pips: 2,
  river: '',
  losses,
  elements,
  features: [],
  holds: [],
  zone: null,
  undo: null,
})

const boxes = (root: Element | HTMLElement) => [
  (root as HTMLElement).querySelectorAll('rect.filled').length,
  (root as HTMLElement).querySelectorAll('rect').length,
]

describe('the dead beside the table and the losses in the bar', () => {
  it('agree, and hordes lie apart without a box', () => {
    const state = game([2, 0], element('r1', '4Bd', 'Bd'), element('r2', '2Ps', 'Ps'), element('r3', '5Hd', 'Hd'))
    const { container } = render(Dead, { game: state, side: 'red' })
    // The bar counts: the boxes are there alone.
    expect(boxes(container)).toEqual([0, 0])
    expect([...container.querySelectorAll('[data-fallen]')].map((one) => one.getAttribute('data-fallen'))).toEqual(['r1', 'r2', 'r3'])
    expect([...container.querySelectorAll('.apart [data-fallen]')].map((one) => one.getAttribute('data-fallen'))).toEqual(['r3'])
    expect(container.querySelector('[data-beyond]')).toBeNull()
    const bar = render(StatusBar, { seen: state }).container
    expect(boxes(bar.querySelector('[data-army-of=red]') as HTMLElement)).toEqual([2, 4])
    expect(bar.querySelector('[data-army-of=red]')?.textContent).toContain('2 of 4 lost')
    // The coins of the side that moves, and of no other.
    expect([bar.querySelectorAll('[data-army-of=red] .pips i').length, bar.querySelectorAll('[data-army-of=blue] .pips').length]).toEqual([2, 0])
  })

  it('have no heading beside the table before one has fallen', () => {
    expect(render(Dead, { game: game([0, 0], element('r1', '4Bd', 'Bd', { place: 'table' })), side: 'red' }).container.textContent.trim()).toBe('')
  })

  it('say why there is a box more than bases: a general', () => {
    const { container } = render(Dead, { game: game([0, 2], element('b1', '3Kn', 'Kn', { general: true })), side: 'blue' })
    expect(container.querySelector('[data-beyond="1"]')?.textContent).toBe('The general counts as 2')
  })

  it('have as many boxes as losses where the house has its own rules', () => {
    const bar = render(StatusBar, { seen: game([1, 0], element('r1', '4Bd', 'Bd')), house: true }).container
    expect(boxes(bar.querySelector('[data-army-of=red]') as HTMLElement)).toEqual([1, 1])
  })
})
