// The hand: what a press on an enemy holds, what makes it, and what is dropped when the moment is over.

import { flushSync } from 'svelte'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContactOffer, Duel, Element, Plan, Pose, State, Verdict, What } from '../../src/wire'

const into = 'move r1 into b1 front'
const plan = (to: Pose): Plan => ({
  corners: null,
  features: [],
  zones: [],
  tracks: [{ id: 'r1', poses: [to] }],
  distance: 1,
  allowance: 2,
  pips: 1,
  surcharges: [],
  contacts: [['r1', 'front', 'b1']],
  conforms: [],
  asIf: null,
  stopsAtRiver: false,
  closesDoor: false,
})
const legal: Verdict = { legal: true, breaches: [], plan: plan([5, 6, 0]) }
const refused: Verdict = { legal: false, breaches: [{ rule: 'move.pips', facts: {}, shapes: [] }], plan: null }
let verdict = legal

const judge = vi.fn(() => Promise.resolve(verdict))
const probe = vi.fn()
const group = vi.fn(() => Promise.resolve([0]))
const contacts = vi.fn((_movers: number[]) => Promise.resolve<Pick<ContactOffer, 'order' | 'enemy' | 'contact' | 'plan' | 'duel'>[]>([]))
vi.doMock('../../src/table', () => ({
  engine: {
    judge,
    probe,
    group,
    actions: () => Promise.resolve([]),
    contacts,
    combatsAfter: () => Promise.resolve([]),
    reach: () => Promise.resolve(new Float64Array()),
  },
}))
const { battle } = await import('../../src/battle.svelte')
const { hand } = await import('../../src/hand.svelte')
const { nextContact } = await import('../../src/nextContact')
const { language } = await import('../../src/language.svelte')
await language.include('table')

const r1 = {
  id: 'r1',
  index: 0,
  side: 'red',
  class: 'Bd',
  place: 'table',
  at: [5, 5, 0],
  width: 1,
  depth: 0.5,
  moves: 0,
  dismounts: null,
  allowance: [2, 1],
} as unknown as Element
const state = (what: What, phase = 'movement') =>
  ({
    phase,
    board: [15, 15],
    bounds: [1, 1],
    elements: [r1],
    holds: [],
    players: ['you', 'greedy'],
    asks: { kind: 'decide', side: 'red', what, element: null },
  }) as unknown as State
const order = vi.spyOn(battle, 'order').mockResolvedValue(true)
const settled = () => vi.waitFor(() => expect(hand.asking).toBe(false))

afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

beforeEach(() => {
  verdict = legal
  order.mockClear()
  battle.state = state('move')
  flushSync()
  hand.select([0])
  flushSync()
})

describe('undo', () => {
  it('lets go of what is held first, and takes back the last order only after that', async () => {
    const undo = vi.spyOn(battle, 'undo').mockResolvedValue()
    hand.meet(into)
    await settled()
    await hand.undo()
    expect(hand.holds).toBe(false)
    expect(undo).not.toHaveBeenCalled()
    await hand.undo()
    expect(undo).toHaveBeenCalledTimes(1)
    undo.mockRestore()
  })
})

describe('cancel', () => {
  it('lets go of what is held and of what is selected, and does not offer it again', async () => {
    hand.meet(into)
    await settled()
    hand.abandon()
    expect(hand.holds).toBe(false)
    expect(hand.selected).toEqual([])
    expect(hand.missed).toBeNull()
  })
})

describe('a contact', () => {
  it('is held at first, and made by the same press once more', async () => {
    hand.meet(into)
    await settled()
    expect(hand.draft?.plan?.contacts).toEqual([['r1', 'front', 'b1']])
    expect(order).not.toHaveBeenCalled()
    hand.meet(into)
    await vi.waitFor(() => expect(order.mock.calls).toEqual([[into]]))
    expect(hand.draft).toBeNull()
  })

  it('is made by two presses though the referee has not answered the first', async () => {
    hand.meet(into)
    hand.meet(into)
    await vi.waitFor(() => expect(order.mock.calls).toEqual([[into]]))
  })

  it('is held anew after another one, and after it was dropped', async () => {
    hand.meet(into)
    await settled()
    hand.meet('move r1 into b2 front')
    await settled()
    hand.cancel()
    hand.meet('move r1 into b2 front')
    await settled()
    expect(order).not.toHaveBeenCalled()
    expect(hand.draft?.order).toBe('move r1 into b2 front')
  })
})

it('is let go of what it has selected when the part of the bound changes, not while movers wait at a river or move on', () => {
  for (const [next, selected] of [
    ['go-on', [0]],
    ['move', [0]],
    ['combat', []],
  ] as const) {
    battle.state = state(next)
    flushSync()
    expect(hand.selected, next).toEqual(selected)
  }
})

it('is let go of what it has selected when the next bound begins at once, the one of the other side having passed', () => {
  battle.state = state('move')
  flushSync()
  hand.select([0])
  battle.state = { ...state('move'), bounds: [2, 2] }
  flushSync()
  expect(hand.selected).toEqual([])
})

it('takes its line along in a drag that begins before the line is known', async () => {
  let know: (group: number[]) => void = () => undefined
  group.mockReturnValue(new Promise((resolve) => (know = resolve)))
  const asked = hand.line()
  hand.take(r1, [5, 5])
  know([1, 0])
  await asked
  // The one that is dragged leads, and the hand keeps its hold.
  expect(hand.selected).toEqual([0, 1])
  expect(hand.grip).toMatchObject({ kind: 'carry', leader: 0 })
})

describe('a line of which some have moved', () => {
  const stands = (id: string, index: number, across: number, moves = 0): Element => ({ ...r1, id, index, at: [across, 5, 0], moves })

  it('is selected as far as it can still move and stands together, and those left out are named', async () => {
    // The third of five has moved: of both parts that with the one that was selected.
    const all = [stands('r1', 0, 5), stands('r2', 1, 6), stands('r3', 2, 7, 1), stands('r4', 3, 8), stands('r5', 4, 9)]
    battle.state = { ...state('move'), elements: all }
    flushSync()
    group.mockResolvedValue([0, 1, 2, 3, 4])
    hand.select([4])
    await hand.line()
    expect(hand.ids).toEqual(['r5', 'r4'])
    expect(hand.leftOut).toEqual(['r1', 'r2', 'r3'])
    // From the one that has moved: the part beside it.
    hand.select([2])
    await hand.line()
    expect(hand.ids).toEqual(['r2', 'r1'])
    // Another selection leaves out none.
    hand.select([0])
    expect(hand.leftOut).toEqual([])
    // Those of a selection that can move are kept for the asking.
    hand.select([2, 3, 4])
    hand.keepAble()
    expect([hand.ids, hand.leftOut]).toEqual([['r4', 'r5'], ['r3']])
  })

  it('is selected whole where all or none of it have moved', async () => {
    for (const moves of [0, 1]) {
      battle.state = { ...state('move'), elements: [stands('r1', 0, 5, moves), stands('r2', 1, 6, moves)] }
      flushSync()
      group.mockResolvedValue([0, 1])
      hand.select([0])
      await hand.line()
      expect([hand.ids, hand.leftOut]).toEqual([['r1', 'r2'], []])
    }
  })
})

describe('a move that is held', () => {
  it('is offered again when something else was taken up, and held as it was', async () => {
    const r2 = { ...r1, id: 'r2', index: 1, at: [8, 5, 0] } as unknown as Element
    battle.state = { ...state('move'), elements: [r1, r2] }
    flushSync()
    probe.mockResolvedValue({ order: 'move r1 to 5 7 facing 0', verdict: { ...legal, plan: plan([5, 7, 0]) }, leader: null, took: 1 })
    hand.take(r1, [5, 5])
    hand.drag([5, 7], false)
    await settled()
    await hand.drop(true)
    hand.select([1])
    expect([hand.draft, hand.missed?.ids]).toEqual([null, ['r1']])
    hand.resume()
    await settled()
    expect([hand.ids, hand.draft?.order, hand.missed]).toEqual([['r1'], 'move r1 to 5 7 facing 0', null])
    // One of a list is held by its order.
    hand.propose(into)
    await settled()
    hand.letGo()
    expect(hand.missed?.proposed).toBe(into)
    hand.resume()
    await settled()
    expect(hand.draft?.order).toBe(into)
  })

  it('is not offered again once it was cancelled or made, or anything has happened', async () => {
    hand.cancel()
    battle.state = state('move')
    flushSync()
    hand.propose(into)
    await settled()
    hand.cancel()
    hand.clear()
    expect(hand.missed).toBeNull()
    hand.select([0])
    hand.propose(into)
    await hand.commit()
    hand.clear()
    expect(hand.missed).toBeNull()
    // Esc gives up what was held before something else was selected.
    hand.select([0])
    hand.propose(into)
    await settled()
    hand.select([0])
    expect(hand.missed).not.toBeNull()
    hand.escape()
    expect([hand.missed, hand.selected]).toEqual([null, []])
    hand.select([0])
    hand.propose(into)
    await settled()
    hand.clear()
    expect(hand.missed).not.toBeNull()
    battle.state = state('move')
    flushSync()
    expect(hand.missed).toBeNull()
  })
})

describe('by one key', () => {
  it('the next contact is held, after the last the first again', async () => {
    // Of three the second takes it nowhere.
    contacts.mockResolvedValue([
      { order: into, enemy: 'b1', contact: 'front', plan: plan([5, 6, 0]), duel: null },
      { order: 'move r1 into b1 overlap-left', enemy: 'b1', contact: 'overlap-left', plan: plan([5.02, 5, 0]), duel: null },
      { order: 'move r1 into b2 front', enemy: 'b2', contact: 'front', plan: plan([5, 5, 30]), duel: null },
    ])
    hand.select([0])
    flushSync()
    for (const [held, at] of [
      [into, 1],
      ['move r1 into b2 front', 2],
      [into, 1],
    ] as const) {
      await nextContact()
      await settled()
      expect([hand.draft?.order, hand.among]).toEqual([held, { at, of: 2 }])
    }
    expect(order).not.toHaveBeenCalled()
    // Where nothing moves there is none to be held.
    battle.state = state('shooting', 'shooting')
    flushSync()
    await nextContact()
    hand.ahead()
    expect([hand.holds, hand.draft]).toEqual([false, null])
    contacts.mockResolvedValue([])
  })

  it('contacts are held in the order of their list, the best odds first, also where it is still looked for', async () => {
    const odds = (enemy: string, recoils: number): ContactOffer => ({
      order: `move r1 into ${enemy} front`,
      enemy,
      contact: 'front',
      plan: plan([5, enemy === 'b1' ? 6 : 7, 0]),
      duel: {
        parties: [
          { party: 'r1', side: 'red', recoils: 36 - recoils, flees: 0, destroyed: 0 },
          { party: enemy, side: 'blue', recoils, flees: 0, destroyed: 0 },
        ],
      } as unknown as Duel,
    })
    let answer: (offers: ContactOffer[]) => void = () => undefined
    contacts.mockClear()
    contacts.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    hand.select([0])
    flushSync()
    await vi.waitFor(() => expect(hand.looking).toBe(true))
    const pressed = nextContact()
    // The enemy recoils from b1 in 10 of 36, and from b2 in 20.
    answer([odds('b1', 10), odds('b2', 20)])
    await pressed
    await settled()
    expect(hand.draft?.order).toBe('move r1 into b2 front')
    expect(contacts).toHaveBeenCalledTimes(1)
    await nextContact()
    await settled()
    expect(hand.draft?.order).toBe('move r1 into b1 front')
    contacts.mockReset()
    contacts.mockResolvedValue([])
  })

  it('with nothing selected, or what has moved, the contacts of all are held one by one, the best odds first', async () => {
    const put = (id: string, index: number, across: number, moves = 0): Element => ({ ...r1, id, index, moves, at: [across, 5, 0] })
    battle.state = { ...state('move'), elements: [put('r1', 0, 5), put('r2', 1, 6), put('r3', 2, 8, 1)] }
    flushSync()
    hand.clear()
    const offer = (mover: string, recoils: number) => ({
      order: `move ${mover} into b1 front`,
      enemy: 'b1',
      contact: 'front',
      plan: { ...plan([5, 6, 0]), tracks: [{ id: mover, poses: [[5, 6, 0] as Pose] }] },
      duel: { parties: [{ party: 'b1', side: 'blue', recoils, flees: 0, destroyed: 0 }] } as unknown as Duel,
    })
    // b1 recoils from r1 in 10 of 36 throws, and from r2 in 20.
    contacts.mockReset()
    contacts.mockImplementation(([index]) => Promise.resolve([offer(`r${(index ?? 0) + 1}`, index === 0 ? 10 : 20)]))
    for (const mover of ['r2', 'r1', 'r2']) {
      await nextContact()
      await settled()
      expect([hand.draft?.order, hand.ids]).toEqual([`move ${mover} into b1 front`, [mover]])
      // The one before was only looked at.
      expect(hand.missed).toBeNull()
    }
    // What is selected then by other means has its own again, though they are among those of all.
    hand.select([0])
    flushSync()
    for (let presses = 0; presses < 2; presses += 1) {
      await nextContact()
      await settled()
      expect([hand.draft?.order, hand.ids]).toEqual(['move r1 into b1 front', ['r1']])
    }
    // What has moved and may not again can meet nothing: it counts as nothing selected.
    hand.cancel()
    hand.select([2])
    flushSync()
    await nextContact()
    await settled()
    expect(hand.draft?.order).toBe('move r2 into b1 front')
    expect(contacts.mock.calls.filter(([[index]]) => index === 2)).toEqual([[[2]]])
    // Where none of them can it is said.
    hand.clear()
    contacts.mockReset()
    contacts.mockResolvedValue([])
    battle.state = { ...state('move'), elements: [put('r1', 0, 5)] }
    flushSync()
    await nextContact()
    expect(hand.noTarget).toBe('No element can meet an enemy.')
    // Of the enemies that there are, the pair that is nearest says why.
    verdict = { legal: false, breaches: [{ rule: 'move.distance', facts: { element: 'r2', distance: 4, allowance: 2 }, shapes: [] }], plan: null }
    const enemy = { ...put('b1', 14, 6), side: 'blue', at: [6, 9, 180] } as unknown as Element
    battle.state = { ...state('move'), elements: [put('r1', 0, 5), put('r2', 1, 6), enemy] }
    flushSync()
    judge.mockClear()
    await nextContact()
    expect(judge.mock.calls).toEqual([['move r2 into b1 front']])
    expect(hand.noTarget).toBe('No element can meet an enemy. The nearest, Blades 2 and Blue Blades 1: Too far: 4 BW. It may move 2 BW.')
  })

  it('the contacts of all are looked for once, however often the key is pressed meanwhile', async () => {
    const enemy = { ...r1, id: 'b1', index: 14, side: 'blue', at: [5, 6, 180] } as unknown as Element
    battle.state = { ...state('move'), elements: [r1, enemy] }
    flushSync()
    hand.clear()
    let answer: (offers: ContactOffer[]) => void = () => undefined
    contacts.mockReset()
    contacts.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const pressed = [nextContact(), nextContact(), nextContact()]
    await vi.waitFor(() => expect(contacts).toHaveBeenCalledTimes(1))
    expect(hand.noTarget).toBe('Looking for contacts…')
    const offer = { order: into, enemy: 'b1', contact: 'front', plan: plan([5, 6, 0]), duel: null }
    contacts.mockResolvedValue([offer])
    answer([offer])
    await Promise.all(pressed)
    await settled()
    expect([hand.draft?.order, hand.noTarget]).toEqual([into, ''])
    // One search for the key, and one for what it has selected.
    expect(contacts).toHaveBeenCalledTimes(2)
    contacts.mockResolvedValue([])
  })

  it('the next contact is that of the line where the line has only been asked for', async () => {
    const r2: Element = { ...r1, id: 'r2', index: 1, at: [6, 5, 0] }
    battle.state = { ...state('move'), elements: [r1, r2] }
    flushSync()
    hand.select([0])
    group.mockResolvedValueOnce([0, 1])
    contacts.mockImplementation((movers) =>
      Promise.resolve([{ order: `move ${movers.length} into b1 front`, enemy: 'b1', contact: 'front', plan: plan([5, 6, 0]), duel: null }]),
    )
    void hand.line()
    await nextContact()
    await settled()
    expect(hand.draft?.order).toBe('move 2 into b1 front')
    contacts.mockReset()
    contacts.mockResolvedValue([])
  })

  it('what is selected is held straight ahead, as far as it may go in good going or what is in its way lets it, and does not snap', async () => {
    probe.mockClear()
    probe.mockResolvedValue({ order: 'move r1 to 5 7 facing 0', verdict: legal, leader: null, took: 1 })
    hand.ahead()
    await settled()
    const [movers, pose, { orders, free, way }] = probe.mock.calls[0] ?? []
    // It stands at 5 5 and looks along the y-axis; its allowance is 2.
    expect([movers, pose, orders, free, way]).toMatchObject([[0], [5, 7, 0], ['move r1 forward 2'], true, { kind: 'ahead', to: [5, 7, 0], halts: true }])
    expect(order).not.toHaveBeenCalled()
    battle.state = { ...state('move'), elements: [r1, { ...r1, id: 'r2', index: 1, at: [6, 5, 0] }] }
    flushSync()
    hand.select([0, 1])
    hand.ahead()
    await settled()
    expect((probe.mock.calls.at(-1)?.[2] as { way: unknown }).way).toMatchObject({ kind: 'legs', forward: 2, wheel: 0, halts: true })
  })

  it('what was turned is held straight ahead as it looks now', async () => {
    battle.state = { ...state('move'), elements: [r1] }
    flushSync()
    hand.select([0])
    probe.mockClear()
    probe.mockResolvedValue({ order: 'move r1 to 5 5 facing 90', verdict: { ...legal, plan: plan([5, 5, 90]) }, leader: null, took: 1 })
    hand.twist(90)
    await settled()
    hand.ahead()
    await settled()
    // It looks to the right now: two base widths on from 5 5 are 7 5, on a way that begins turned.
    const [, pose, { way }] = probe.mock.calls.at(-1) as [number[], Pose, { way: unknown }]
    expect(pose).toEqual([expect.closeTo(7, 9), expect.closeTo(5, 9), 90])
    expect(way).toMatchObject({ kind: 'to', from: [5, 5, 90], halts: true })
    hand.cancel()
  })

  it('what is held aside goes on from there, and what may not be there from where it stands', async () => {
    battle.state = { ...state('move'), elements: [r1] }
    flushSync()
    for (const [verdict, to] of [
      [{ ...legal, plan: plan([5.25, 5, 0]) }, [5.25, 7, 0]],
      [refused, [5, 7, 0]],
    ] as [Verdict, Pose][]) {
      hand.select([0])
      probe.mockResolvedValue({ order: 'move r1 to 5.25 5 facing 0', verdict, leader: null, took: 1 })
      hand.nudge(0, 0.25, 0)
      await settled()
      hand.ahead()
      await settled()
      expect(probe.mock.calls.at(-1)?.[1]).toEqual(to.map((number) => expect.closeTo(number, 9) as number))
      hand.cancel()
    }
  })

  it('where nothing can be met it is said why, by the enemy that is nearest', async () => {
    const enemy = (id: string, index: number, up: number) => ({ ...r1, id, index, side: 'blue', at: [5, up, 180] }) as unknown as Element
    battle.state = { ...state('move'), elements: [r1, enemy('b1', 14, 12), enemy('b2', 15, 9)] }
    flushSync()
    hand.select([0])
    judge.mockClear()
    verdict = { legal: false, breaches: [{ rule: 'move.distance', facts: { element: 'r1', distance: 4, allowance: 2 }, shapes: [] }], plan: null }
    await nextContact()
    expect(judge.mock.calls).toEqual([['move r1 into b2 front']])
    expect(hand.noTarget).toBe('No contact is possible. The nearest is Blades 2. Too far: 4 BW. It may move 2 BW.')
    hand.select([0])
    expect(hand.noTarget).toBe('')
  })

  it('the next element that can still move is selected, from left to right, and none that has moved unless it may move again', () => {
    const put = (id: string, index: number, across: number, more: Partial<Element> = {}): Element => ({ ...r1, id, index, at: [across, 5, 0], ...more })
    const all = [put('r1', 0, 5), put('r2', 1, 9, { moves: 1 }), put('r3', 2, 3), put('r4', 3, 7), put('b1', 4, 6, { side: 'blue' })]
    // A bound begins with the first of them.
    for (const one of [state('shooting', 'shooting'), { ...state('move'), elements: all }]) {
      battle.state = one
      flushSync()
    }
    const next = (again: number[] = [], back = false) => {
      expect(hand.nextMover(({ index, moves }) => moves === 0 || again.includes(index), back)).toBe(true)
      return hand.ids[0]
    }
    expect([next(), next(), next(), next()]).toEqual(['r3', 'r1', 'r4', 'r3'])
    expect([next([], true), next([], true)]).toEqual(['r4', 'r1'])
    // Where nothing is selected any more it goes on from there.
    hand.clear()
    expect(next()).toBe('r4')
    hand.clear()
    expect(next([], true)).toBe('r1')
    expect([next(), next([1])]).toEqual(['r4', 'r2'])
    // From one that has moved it goes on from where that stands.
    hand.select([1])
    expect(next([], true)).toBe('r4')
    // What stands behind a friend comes after all others, though it stands farther to the left.
    battle.state = { ...state('move'), elements: [...all, put('r5', 5, 3, { at: [3, 4.5, 0] })] }
    flushSync()
    hand.select([2])
    expect([next(), next(), next(), next()]).toEqual(['r1', 'r4', 'r5', 'r3'])
  })
})

it('a group that has moved is let go, one that may move once more stays selected, and an undo takes all of it up again', async () => {
  const moved = [0, 1].map((index) => ({ ...r1, id: `r${index + 1}`, index, moves: 1 }))
  battle.state = { ...state('move'), elements: moved }
  flushSync()
  hand.select([0, 1])
  hand.dropSpent(({ index }) => index === 1)
  expect([hand.selected, hand.spent]).toEqual([[], [0, 1]])
  const undo = vi.spyOn(battle, 'undo').mockResolvedValue()
  await hand.undo()
  expect([hand.selected, hand.spent]).toEqual([[0, 1], []])
  undo.mockRestore()
  // What is held over the board is not taken out of the hand.
  hand.meet(into)
  await settled()
  hand.dropSpent(() => false)
  expect(hand.selected).toEqual([0, 1])
  hand.cancel()
})

describe('what is held', () => {
  it('is taken hold of again where its ghost stands, and from there goes with the pointer', async () => {
    hand.propose(into)
    await settled()
    // The base reaches from 4.5 to 5.5 across and from 6 back to 5.5; a finger may be 0.2 beside it.
    expect(hand.regrip([5.8, 5.7])).toBe(false)
    expect(hand.regrip([5.6, 5.4])).toBe(true)
    probe.mockResolvedValue({ order: 'move r1 to 5 7 facing 0', verdict: { ...legal, plan: plan([5, 7, 0]) }, leader: null, took: 1 })
    hand.drag([5.6, 6.4], false)
    await settled()
    expect(probe.mock.calls.at(-1)?.[1]).toEqual([5, expect.closeTo(7, 9), 0])
    expect(hand.draft?.order).toBe('move r1 to 5 7 facing 0')
    // By a finger it stays where it was set down.
    await hand.drop(true)
    expect(hand.draft?.order).toBe('move r1 to 5 7 facing 0')
    expect(hand.regrip([5, 6.8])).toBe(true)
  })

  it('is dropped when nothing moves any more, and a refused one as soon as anything has happened', async () => {
    for (const [held, next, stays] of [
      [legal, 'combat', false],
      [refused, 'combat', false],
      [refused, 'move', false],
      [legal, 'move', true],
    ] as const) {
      battle.state = state('move')
      flushSync()
      verdict = held
      hand.propose(into)
      await settled()
      flushSync()
      expect(hand.draft?.legal).toBe(held.legal)
      battle.state = state(next)
      flushSync()
      expect(hand.draft !== null, `${held.legal} ${next}`).toBe(stays)
    }
  })
})

describe('what is refused for a few hundredths of a base width', () => {
  const held = async (free: boolean) => {
    battle.state = { ...state('move'), elements: [r1] }
    flushSync()
    probe.mockClear()
    // Held at 5.32 6, where something is two hundredths in its way, and put at 5.3 6.
    const put = { ...legal, plan: { ...plan([5.3, 6, 0]), contacts: [] } }
    probe.mockResolvedValue({ order: 'move r1 to 5.3 6 facing 0', verdict: put, leader: [5.3, 6, 0], nudged: 0.02, took: 1 })
    hand.take(r1, [5, 5])
    hand.drag([5.32, 6], free)
    await settled()
    return (probe.mock.calls.at(-1)?.[2] as { nudge: number }).nudge
  }

  it('is put where there is room within a tenth of a base width, and not at all with Alt', async () => {
    expect([await held(false), await held(true)]).toEqual([0.1, 0])
    hand.cancel()
  })

  it('does not leave its way where it goes straight ahead', async () => {
    await held(false)
    hand.cancel()
    probe.mockClear()
    hand.select([0])
    hand.ahead()
    await settled()
    expect(probe.mock.calls.map(([, , request]) => (request as { nudge: number }).nudge)).toEqual([0])
    hand.cancel()
  })

  it('is ordered where it was put', async () => {
    await held(false)
    expect([hand.draft?.nudged, hand.draft?.ghosts[0]?.pose]).toEqual([0.02, [5.3, 6, 0]])
    await hand.drop()
    expect(order.mock.calls).toEqual([['move r1 to 5.3 6 facing 0']])
  })
})

describe('a line by keys', () => {
  const r2 = { ...r1, id: 'r2', index: 1, at: [6, 5, 0] } as unknown as Element
  const held = () => probe.mock.calls.at(-1) as [number[], Pose, { way: { kind: string; forward?: number } }]
  beforeEach(() => {
    battle.state = { ...state('move'), elements: [r1, r2] }
    flushSync()
    hand.select([0, 1])
    probe.mockClear()
    probe.mockResolvedValue({ order: 'move r1 r2', verdict: refused, leader: null, took: 1 })
  })

  it('is led back or aside as by a pointer, so that the referee says why it may not go there', async () => {
    for (const [forward, shift, pose] of [
      [-0.25, 0, [5, 4.75, 0]],
      [0, 0.25, [5.25, 5, 0]],
    ] as [number, number, Pose][]) {
      hand.nudge(forward, shift, 0)
      await settled()
      expect([held()[1], hand.draft?.legal, hand.draft?.verdict]).toEqual([pose, false, refused])
      // The same key the other way leads it home, where nothing is held.
      hand.nudge(-forward, -shift, 0)
      expect([hand.draft, hand.holds]).toEqual([null, false])
    }
  })

  it('goes ahead by its legs, and back again as far as it has come', async () => {
    hand.nudge(0.5, 0, 0)
    await settled()
    expect(held()[2].way).toMatchObject({ kind: 'legs', forward: 0.5 })
    hand.nudge(-0.25, 0, 0)
    await settled()
    expect(held()[2].way).toMatchObject({ kind: 'legs', forward: 0.25 })
    hand.cancel()
  })
})

it('a key that would make what may not be made says so, until it is held elsewhere', async () => {
  probe.mockResolvedValue({ order: 'move r1 to 5 5.25 facing 0', verdict: refused, leader: null, took: 1 })
  hand.select([0])
  hand.nudge(0.25, 0, 0)
  await settled()
  await hand.confirm()
  expect([order.mock.calls, hand.denied]).toEqual([[], true])
  hand.nudge(0.25, 0, 0)
  expect(hand.denied).toBe(false)
  hand.cancel()
})

it('a step by a key goes on from where the last one stands, so that one that is too long ends between them', async () => {
  const froms = () => (probe.mock.calls.at(-1)?.[2] as { way: { from: Pose } }).way.from
  battle.state = { ...state('move'), elements: [r1] }
  flushSync()
  hand.select([0])
  probe.mockResolvedValue({ order: 'move r1 to 5.25 5 facing 0', verdict: { ...legal, plan: plan([5.25, 5, 0]) }, leader: null, took: 1 })
  hand.nudge(0, 0.25, 0)
  await settled()
  expect(froms()).toEqual([5, 5, 0])
  probe.mockResolvedValue({ order: 'move r1 to 5.25 5.25 facing 0', verdict: refused, leader: null, took: 1 })
  hand.nudge(0.25, 0, 0)
  await settled()
  expect(froms()).toEqual([5.25, 5, 0])
  // From what may not stand there it goes by the whole way.
  hand.nudge(0.25, 0, 0)
  await settled()
  expect(froms()).toEqual([5, 5, 0])
  hand.cancel()
})

it('what was turned by a key keeps its turn when it goes on by the next', async () => {
  battle.state = { ...state('move'), elements: [r1] }
  flushSync()
  hand.select([0])
  probe.mockClear()
  hand.twist(-15)
  hand.twist(-15)
  hand.nudge(0.25, 0, 0)
  await settled()
  const [, pose] = probe.mock.calls.at(-1) as [number[], Pose]
  const [x, y, facing] = r1.at
  expect(pose[2]).toBe((facing + 330) % 360)
  expect(Math.hypot(pose[0] - x, pose[1] - y)).toBeCloseTo(0.25)
  hand.cancel()
})

it('what a key has turned as far as it may is turned home by the key the other way', async () => {
  const r2 = { ...r1, id: 'r2', index: 1, at: [6, 5, 0] } as unknown as Element
  battle.state = { ...state('move'), elements: [r1, r2] }
  flushSync()
  hand.select([0, 1])
  // The second step of fifteen degrees goes on for a half: the line stands turned by 22.5.
  probe.mockResolvedValueOnce({ order: 'move', verdict: { ...legal, plan: plan([5, 5, 15]) }, leader: null, took: 1 })
  probe.mockResolvedValueOnce({ order: 'move', verdict: { ...legal, plan: plan([5, 5, 22.5]) }, leader: null, took: 1, stops: 0.75 })
  probe.mockResolvedValue({ order: 'move', verdict: { ...legal, plan: plan([5, 5, 15]) }, leader: null, took: 1 })
  const wheels = () => (probe.mock.calls.at(-1)?.[2] as { way: { wheel: number } }).way.wheel
  for (const [degrees, wheel] of [
    [15, 15],
    [15, 30],
    [-15, 15],
  ] as const) {
    hand.twist(degrees)
    await settled()
    expect(wheels()).toBe(wheel)
  }
  hand.twist(-15)
  expect([hand.draft, hand.holds]).toEqual([null, false])
})

describe('deployment by keys', () => {
  it('begins in the middle of its edge, and then beside the one that was placed last', async () => {
    const waiting = (id: string, index: number) => ({ ...r1, id, index, place: 'reserve' }) as unknown as Element
    const deploying = (...elements: Element[]) => Object.assign(state('deployment', 'setup'), { elements })
    probe.mockImplementation((_: number[], pose: Pose) => Promise.resolve({ order: 'deploy', verdict: { ...legal, plan: plan(pose) }, leader: null, took: 1 }))
    const begun = async (index: number) => {
      hand.select([index])
      hand.nudge(0, 0, 0)
      await settled()
      return probe.mock.calls.at(-1)?.[1] as Pose
    }
    battle.state = deploying(waiting('r1', 0), waiting('r2', 1))
    flushSync()
    expect(await begun(0)).toEqual([7.5, 2, 0])
    await hand.commit()
    // It stands on the table, a base wide: the next begins a base width to its right, and at the edge of the board to its left.
    for (const [at, beside] of [
      [
        [5, 2.5, 0],
        [6, 2.5, 0],
      ],
      [
        [14, 2.5, 0],
        [13, 2.5, 0],
      ],
    ] as [Pose, Pose][]) {
      battle.state = deploying({ ...r1, at }, waiting('r2', 1))
      flushSync()
      expect(await begun(1)).toEqual(beside)
    }
  })
})

describe('deployment by a finger', () => {
  const deploys = (facing: number) =>
    probe.mockResolvedValue({ order: `deploy r1 at 6 2.5 facing ${facing}`, verdict: legal, leader: [6, 2.5, facing], took: 1 })
  const begin = (place: string) => {
    battle.state = Object.assign(state('deployment', 'setup'), { elements: [{ ...r1, at: [6, 2.5, 0], place }] })
    flushSync()
  }

  it('is done as the finger leaves, and so is a turn by a handle, after which it is still selected', async () => {
    begin('reserve')
    deploys(0)
    hand.take({ ...r1, place: 'reserve' }, [1, 1])
    hand.drag([6, 2.25], false)
    await settled()
    await hand.drop(true)
    expect([order.mock.calls, hand.draft, hand.selected]).toEqual([[['deploy r1 at 6 2.5 facing 0']], null, []])
    // A handle turns it, which is done at once too.
    begin('table')
    hand.select([0])
    deploys(90)
    hand.takeTurn([6, 3.5])
    hand.drag([7, 2.5], false)
    await settled()
    await hand.drop(true)
    expect([order.mock.calls.at(-1), hand.draft, hand.selected]).toEqual([['deploy r1 at 6 2.5 facing 90'], null, [0]])
  })

  it('is not done where it is not allowed', async () => {
    begin('reserve')
    probe.mockResolvedValue({ order: 'deploy r1 at 6 9 facing 0', verdict: refused, leader: null, took: 1 })
    hand.take({ ...r1, place: 'reserve' }, [1, 1])
    hand.drag([6, 9], false)
    await settled()
    await hand.drop(true)
    expect([order.mock.calls, hand.draft?.legal]).toEqual([[], false])
    hand.cancel()
  })
})

describe('deployment by the pointer', () => {
  const held = async (friends: Element[], to: [number, number], free = false, within: (pose: Pose) => boolean = () => true) => {
    probe.mockClear()
    probe.mockImplementation((_: number[], pose: Pose) =>
      Promise.resolve({ order: 'deploy', verdict: within(pose) ? legal : refused, leader: within(pose) ? pose : null, took: 1 }),
    )
    const waits = { ...r1, place: 'reserve' } as Element
    battle.state = Object.assign(state('deployment', 'setup'), { elements: [waits, ...friends] })
    flushSync()
    hand.take(waits, [1, 1])
    hand.drag(to, free)
    await settled()
    const asked = probe.mock.calls.map(([, pose]) => (pose as Pose).map((number) => Math.round(number * 100) / 100))
    hand.cancel()
    return asked
  }
  const friend: Element = { ...r1, id: 'r2', index: 1, at: [5.01, 2.5, 0] }

  it('lies with its middle under the pointer on quarters of a base width, in step with the nearest friend', async () => {
    // A base is half a base width deep, and is placed by the middle of its front.
    expect(await held([], [4.76, 1.88])).toEqual([[4.75, 2.25, 0]])
    // Beside no friend: where the referee was asked about the pointer's own place it is asked about the grid.
    expect((await held([friend], [7.3, 2.32])).at(-1)).toEqual([7.26, 2.5, 0])
  })

  it('stands beside the nearer of two ranks, where the grid would be as near to the other', async () => {
    const rear: Element = { ...friend, id: 'r3', index: 2, at: [5.01, 2, 0] }
    // The referee offers the places beside both: the nearer one to the pointer is meant, and the grid is not asked about.
    probe.mockClear()
    probe.mockImplementation((_: number[], [, y]: Pose) => Promise.resolve({ order: 'deploy', verdict: legal, leader: [6.01, y > 2.25 ? 2.5 : 2, 0], took: 1 }))
    const waits = { ...r1, place: 'reserve' } as Element
    battle.state = Object.assign(state('deployment', 'setup'), { elements: [waits, friend, rear] })
    flushSync()
    hand.take(waits, [1, 1])
    hand.drag([6, 2.05], false)
    await settled()
    expect(probe.mock.calls.map(([, pose]) => (pose as Pose)[1])).toEqual([expect.closeTo(2.3, 9)])
    hand.cancel()
  })

  it('lies exactly under the pointer with Alt, and where the grid leads out of the zone', async () => {
    expect(await held([friend], [7.3, 2.32], true)).toEqual([[7.3, 2.57, 0]])
    expect(await held([], [4.76, 1.88], false, ([, y]) => y < 2.2)).toEqual([
      [4.75, 2.25, 0],
      [4.76, 2.13, 0],
    ])
  })
})

describe('what the hand lets go', () => {
  /** Drags r1 from its place to a point, where the referee would have it stand elsewhere. */
  const dragged = async (to: [number, number], stands: Pose, contacts: Plan['contacts'] = []) => {
    probe.mockResolvedValue({ order: 'move r1', verdict: { ...legal, plan: { ...plan(stands), contacts } }, leader: null, took: 1 })
    hand.take(r1, [5, 5])
    hand.drag(to, false)
    await settled()
    const aside = hand.aside
    await hand.drop()
    return [aside, order.mock.calls.length]
  }

  it('is made where it stands on the way of the hand, also short of it, and held where it stands aside', async () => {
    // A full move short of the hand, which is straight ahead; beside its way by less than half a base, and by more.
    expect(await dragged([5, 9], [5, 7, 0])).toEqual([false, 1])
    expect(await dragged([5, 9], [5.4, 7, 0])).toEqual([false, 2])
    expect(await dragged([5, 9], [5.6, 7, 0])).toEqual([true, 2])
    // What is held has to be confirmed.
    expect(hand.draft?.order).toBe('move r1')
    expect(hand.aside).toBe(true)
    hand.cancel()
    expect(hand.aside).toBe(false)
    // What would go back though the hand goes ahead.
    expect(await dragged([5, 9], [5, 4.4, 0])).toEqual([true, 2])
    hand.cancel()
  })

  it('is held where it stops just short of the enemy on which the hand holds it, and made where the enemy is still far or is met', async () => {
    const b1 = { ...r1, id: 'b1', index: 1, side: 'blue', at: [5, 9, 180] } as unknown as Element
    const before = battle.state
    battle.state = { ...state('move'), elements: [r1, b1] }
    flushSync()
    // Its front lies 0.2 BW deep in the enemy: 0.7 BW are lacking, and then 2 BW.
    expect(await dragged([5, 9.2], [5, 8.5, 0])).toEqual([true, 0])
    hand.cancel()
    expect(await dragged([5, 9.2], [5, 7.2, 0])).toEqual([false, 1])
    // Held before the enemy it was meant to stand there.
    expect(await dragged([5, 8.9], [5, 8.5, 0])).toEqual([false, 2])
    expect(await dragged([5, 9.2], [5, 8.9, 0], [['r1', 'front', 'b1']])).toEqual([false, 3])
    battle.state = before
    flushSync()
  })

  it('is none where the hand has carried it back', async () => {
    probe.mockResolvedValue({ order: 'move r1', verdict: { ...legal, plan: plan([5, 6, 0]) }, leader: null, took: 1 })
    hand.take(r1, [5, 5])
    hand.drag([5, 6], false)
    await settled()
    expect(hand.draft?.order).toBe('move r1')
    // Less than a tenth of a base width from where it stands; with Alt it stays exactly under the hand.
    hand.drag([5.05, 5.05], false)
    expect(hand.draft).toBeNull()
    await hand.drop()
    expect(order).not.toHaveBeenCalled()
    hand.take(r1, [5, 5])
    hand.drag([5.05, 5.05], true)
    await settled()
    expect(hand.draft?.order).toBe('move r1')
    hand.cancel()
  })

  it('is held after a turn by a handle, and taken on from there', async () => {
    probe.mockResolvedValue({ order: 'move r1 turn', verdict: { ...legal, plan: plan([5, 5, 45]) }, leader: null, took: 1 })
    hand.takeTurn([5, 6])
    hand.drag([6, 6], false)
    await settled()
    await hand.drop()
    expect(order).not.toHaveBeenCalled()
    // The base turned about the middle of its front, and is moved on as it faces now.
    expect(hand.regrip([4.9, 4.9])).toBe(true)
    hand.drag([5.9, 5.9], false)
    await settled()
    expect(probe.mock.calls.at(-1)?.[1]).toEqual([expect.closeTo(6, 9), expect.closeTo(6, 9), 45])
    await hand.drop()
    expect(order).toHaveBeenCalledTimes(1)
  })
})

describe('what has been moved by a finger', () => {
  const r2 = { ...r1, id: 'r2', index: 1, at: [6, 5, 0] } as unknown as Element
  const answers = (to: Pose) =>
    probe.mockResolvedValue({
      order: 'move r1',
      verdict: {
        ...legal,
        plan: {
          ...plan(to),
          tracks: [
            { id: 'r1', poses: [to] },
            { id: 'r2', poses: [[to[0] + 1, to[1], to[2]]] },
          ],
        },
      },
      leader: null,
      took: 1,
    })
  const last = () => probe.mock.calls.at(-1) as [number[], Pose, { orders: string[]; free: boolean; way: unknown }]

  it('is turned in the same order where it is held, and the turn takes of its march what it needs', async () => {
    answers([5, 7, 0])
    hand.take(r1, [5, 5])
    hand.drag([5, 7], false)
    await settled()
    await hand.drop(true)
    expect(order).not.toHaveBeenCalled()
    expect([hand.posed.map(({ pose }) => pose), hand.lifted]).toEqual([[[5, 7, 0]], [5, 7]])
    // The handle lies ahead of it; a quarter turn of the finger about the middle of its front is one of the element.
    hand.takeTurn([5, 8])
    hand.drag([6, 7], false)
    await settled()
    const [, pose, request] = last()
    expect(pose).toEqual([5, 7, 90])
    expect(request).toMatchObject({ orders: ['move r1 to 5 7 facing 90'], free: true, way: { kind: 'to', from: [5, 5, 90], to: [5, 7, 90] } })
  })

  it('is wheeled where it is held, about the end of the line there', async () => {
    battle.state = { ...state('move'), elements: [r1, r2] }
    hand.select([0, 1])
    flushSync()
    answers([5, 7, 0])
    hand.take(r1, [5, 5])
    hand.drag([5, 7], false)
    await settled()
    await hand.drop(true)
    // About its left front corner at 4.5 7, from the right one at 6.5 7, by 90 degrees to the left.
    hand.takeWheel('left', [6.5, 7])
    hand.drag([4.5, 9], false)
    await settled()
    expect(last()[1]).toEqual([expect.closeTo(4.5, 9), expect.closeTo(7.5, 9), 270])
    // It marched by 2: the way begins with the wheel alone.
    expect(last()[2].way).toMatchObject({ from: [expect.closeTo(4.5, 9), expect.closeTo(5.5, 9), 270] })
  })

  it('has no handles where an order of a list is held', async () => {
    hand.propose(into)
    await settled()
    expect(hand.posed).toEqual([])
  })
})

describe('an element that is pressed while its side shoots', () => {
  const shoot = 'shoot r1 at b1'
  const b1 = { ...r1, id: 'b1', index: 12, side: 'blue', at: [5, 8, 180] } as unknown as Element
  const shooting = (): State => ({ ...state('shooting', 'shooting'), elements: [r1, b1] })

  beforeEach(() => {
    judge.mockClear()
    battle.choices = []
    verdict = { legal: false, breaches: [{ rule: 'shoot.moved', facts: { element: 'r1', distance: 2, limit: 1 }, shapes: [] }] }
    battle.state = shooting()
    flushSync()
  })

  it('says why it cannot, until something has happened', async () => {
    await hand.watch(r1)
    expect(judge.mock.calls).toEqual([[shoot]])
    expect(hand.noTarget).toBe('Red Blades 1 has moved too far to shoot: 2 BW. At most 1 BW is allowed.')
    battle.state = shooting()
    flushSync()
    expect(hand.noTarget).toBe('')
  })

  it('says nothing where its shot is offered', async () => {
    battle.choices = [{ order: shoot, duel: null }]
    await hand.watch(r1)
    expect(judge).not.toHaveBeenCalled()
    expect(hand.noTarget).toBe('')
  })
})
