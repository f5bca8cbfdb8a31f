// Hints put the referee's answers in order; they add nothing of their own.

import { describe, expect, it } from 'vitest'
import { bestFirst, bestShotsFirst, meets, near, unspent } from '../src/hints'
import type { ContactOffer, Element, State } from '../src/wire'

const party = (side: 'red' | 'blue', recoils: number, flees: number, destroyed: number) => ({ side, recoils, flees, destroyed })
const offer = (enemy: string, own: [number, number, number] | null, theirs: [number, number, number] = [0, 0, 0]) =>
  ({ enemy, duel: own && { parties: [party('red', ...own), party('blue', ...theirs)], others: [] } }) as unknown as ContactOffer

describe('the best contacts', () => {
  it('come first by their odds, a loss counting twice; one without odds is the last', () => {
    // b1: they recoil in 15, we in 15: 0. b2: 10 recoil and 5 die, we recoil in 12: 20 − 12 = 8. b3: we die in 6: −12.
    const offers = [offer('b4', null), offer('b3', [0, 0, 6]), offer('b1', [15, 0, 0], [15, 0, 0]), offer('b2', [12, 0, 0], [10, 0, 5])]
    expect(bestFirst(offers, 'red').map(({ enemy }) => enemy)).toEqual(['b2', 'b1', 'b3', 'b4'])
    // For the other side it is the reverse, but for what has no odds.
    expect(bestFirst(offers, 'blue').map(({ enemy }) => enemy)).toEqual(['b3', 'b1', 'b2', 'b4'])
  })
})

const element = (id: string, at: [number, number, number], more: Partial<Element> = {}): Element =>
  ({ id, side: id.startsWith('r') ? 'red' : 'blue', at, width: 1, depth: 0.5, place: 'table', general: false, moves: 0, allowance: [2, 1], ...more }) as Element

describe('shots', () => {
  it('stand with the best first, and what is none stays where it is', () => {
    const worth: Record<string, number> = { 'shoot r10 at b1': 10, 'shoot r11 at b2': 12, 'shoot r10 r11 at b1': 21 }
    const all = ['shoot r10 at b1', 'call b11', 'shoot r11 at b2', 'shoot r10 r11 at b1', 'end'].map((order) => ({ order }))
    expect(bestShotsFirst(all, ({ order }) => worth[order] ?? 0).map(({ order }) => order)).toEqual([
      'shoot r10 r11 at b1',
      'call b11',
      'shoot r11 at b2',
      'shoot r10 at b1',
      'end',
    ])
  })
})

describe('unspent PIPs', () => {
  it('are spoken of once something of the side to move has moved', () => {
    const state = (moves: number, other = 0) =>
      ({ pips: 3, active: 'red', elements: [element('r1', [5, 5, 0], { moves }), element('b1', [5, 9, 180], { moves: other })] }) as unknown as State
    expect([unspent(state(0)), unspent(state(0, 1)), unspent(state(1)), unspent({ ...state(1), pips: 0 })]).toEqual([0, 0, 3, 0])
  })
})

describe('a general in danger', () => {
  const general = element('r1', [5, 5, 0], { general: true })
  it('is looked for among the enemies that are near enough', () => {
    // A move of 2, one base width and half of one for the bases: 3.5.
    const found = near(
      [general, element('b1', [5, 8.4, 180]), element('b2', [5, 8.6, 180]), element('b3', [5, 7, 180], { place: 'lost' }), element('r2', [5, 6, 0])],
      'red',
    )
    expect(found?.enemies.map(({ id }) => id)).toEqual(['b1'])
    expect(near([element('r2', [5, 6, 0])], 'red')).toBeNull()
  })
  it('is met by a front edge on any of its edges, and not by one that stands before it', () => {
    expect(meets([5, 5, 180], 1, general)).toBe(true)
    // Into its flank: the front edge at its right edge, facing left.
    expect(meets([5.5, 4.75, 270], 1, general)).toBe(true)
    // Into its rear.
    expect(meets([5, 4.5, 0], 1, general)).toBe(true)
    expect(meets([5, 5.4, 180], 1, general)).toBe(false)
    expect(meets([6.4, 5, 180], 1, general)).toBe(false)
  })
})
