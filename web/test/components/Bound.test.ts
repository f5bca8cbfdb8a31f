// What the panel says of a selection: a drag is offered only where something may still move.

import { render } from '@testing-library/svelte'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { getBattle, getHand, getView } from '../../src/context'
import { language } from '../../src/language.svelte'
import type { Element } from '../../src/wire'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { setBattle, setHand, setView } = await import('../../src/context')
const { default: Bound } = await import('../../src/panels/Bound.svelte')
const { default: DraftMove } = await import('../../src/panels/DraftMove.svelte')

beforeAll(() => language.include('table'))
afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

const element = (id: string, index: number, moves: number) =>
  ({ id, index, side: 'red', class: 'Bd', troop: '4Bd', place: 'table', at: [5, 5, 0], width: 1, depth: 0.5, moves }) as Element
const fresh = element('r1', 0, 0)
const moved = element('r2', 1, 1)

/** The text of the panel, with so many PIPs left, all these elements and these selected. */
function said(pips: number, elements: Element[], selected: Element[]): string {
  const battle = { state: { pips, elements, features: [], holds: [] }, mine: 'red', refused: null, actions: [], choices: [], combats: [] }
  const hand = { elements: selected, ids: selected.map(({ id }) => id), draft: null, leftOut: [], contacts: [], actions: [], riders: [], canTake: () => true }
  const share = () => {
    setBattle(battle as unknown as ReturnType<typeof getBattle>)
    setHand(hand as unknown as ReturnType<typeof getHand>)
    setView({ hints: false } as unknown as ReturnType<typeof getView>)
  }
  return render(within(share, Bound), { what: 'move', onshow: () => {} }).container.textContent
}

it('offers the contact that a refused move was meant for, where that is allowed', () => {
  const meet = vi.fn()
  const order = 'move r1 into b1 front'
  const facts = { element: 'r1', zone: 'b1', mover: 'r1', meant: 'b1', contact: 'front', ahead: 0.1, right: 0, turn: 0, hand: 'right' }
  const spoken = { legal: false, ghosts: [], verdict: { legal: false, breaches: [{ rule: 'move.zone-of-control', facts, shapes: [] }] } }
  const offered = (enemy: string) => {
    const battle = { state: { elements: [fresh], features: [], holds: [] }, mine: 'red', what: 'move' }
    const hand = { elements: [fresh], ids: ['r1'], selected: [0], spoken, draft: spoken, grip: null, odds: { met: [] }, contacts: [{ enemy, order }], meet }
    const share = () => {
      setBattle(battle as unknown as ReturnType<typeof getBattle>)
      setHand(hand as unknown as ReturnType<typeof getHand>)
    }
    const { container } = render(within(share, DraftMove as never))
    expect(container.textContent).toContain('it must end 0.1 BW farther ahead')
    return container.querySelector<HTMLElement>('[data-act=meant]')
  }
  expect(offered('b2')).toBeNull()
  offered('b1')?.click()
  expect(meet).toHaveBeenCalledExactlyOnceWith(order)
})

it('holds a contact of its list, and shows its way no more', async () => {
  const meet = vi.fn()
  const shown: unknown[] = []
  const offer = {
    enemy: 'b1',
    contact: 'front',
    order: 'move r1 into b1 front',
    plan: { pips: 1, tracks: [], contacts: [], conforms: [], asIf: null },
    duel: null,
  }
  const battle = { state: { pips: 1, elements: [fresh], features: [], holds: [] }, mine: 'red', refused: null, actions: [], choices: [], combats: [] }
  const hand = {
    elements: [fresh],
    ids: ['r1'],
    selected: [0],
    draft: null,
    leftOut: [],
    contacts: [offer],
    actions: [],
    riders: [],
    canTake: () => true,
    makeContact: meet,
  }
  const share = () => {
    setBattle(battle as unknown as ReturnType<typeof getBattle>)
    setHand(hand as unknown as ReturnType<typeof getHand>)
    setView({ hints: false } as unknown as ReturnType<typeof getView>)
  }
  const { container } = render(within(share, Bound), { what: 'move', onshow: (plan: unknown) => shown.push(plan) })
  const button = container.querySelector<HTMLButtonElement>('[data-contact]')
  button?.focus()
  button?.click()
  expect(meet.mock.calls).toEqual([[offer.order]])
  expect(shown).toEqual([offer.plan, null])
})

it('offers a drag of what may move, and says of what has moved that it has', () => {
  expect(said(1, [fresh, moved], [fresh])).toContain('Drag it to move.')
  const text = said(1, [fresh, moved], [moved])
  expect(text).not.toContain('Drag it')
  expect(text).toContain('It has already moved this bound.')
  const other = { ...moved, id: 'r9' }
  expect(said(1, [moved, other], [moved, other])).toContain('They have already moved this bound.')
})

it('offers no drag without PIPs, and no tap when all have moved', () => {
  expect(said(0, [fresh], [fresh])).not.toContain('Drag it')
  expect(said(1, [fresh], [])).toContain('Tap an element')
  expect(said(0, [fresh], [])).not.toContain('Tap an element')
  expect(said(1, [moved], [])).not.toContain('Tap an element')
})

it('leads from what has moved to the next that can move, as long as there is one and a PIP', () => {
  const next = 'Next element'
  expect(said(1, [fresh, moved], [moved])).toContain(next)
  expect(said(1, [fresh, moved], [fresh, moved])).toContain(next)
  expect(said(1, [fresh, moved], [fresh])).not.toContain(next)
  expect(said(1, [moved], [moved])).not.toContain(next)
  expect(said(0, [fresh, moved], [moved])).not.toContain(next)
  // What has moved is let go, and the next is offered; before the first move the board is where one looks.
  expect(said(1, [fresh, moved], [])).toContain(next)
  expect(said(1, [fresh], [])).not.toContain(next)
})

it('says of a selection of which some have moved that the others can be taken alone', () => {
  const text = said(1, [fresh, moved], [fresh, moved])
  expect(text).toContain('Some of these have already moved this bound.')
  expect(text).toContain('The others only')
  expect(text).not.toContain('Drag it')
})
