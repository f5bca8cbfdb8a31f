// The hand: what a press on an enemy holds, what makes it, and what is dropped when the moment is over.

import { flushSync } from 'svelte'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Element, Plan, Pose, State, Verdict, What } from '../../src/wire'

const into = 'move r1 into b1 front'
const plan = (to: Pose): Plan => ({
  corners: null, features: [], zones: [], tracks: [{ id: 'r1', poses: [to] }], distance: 1, allowance: 2, pips: 1,
  contacts: [['r1', 'front', 'b1']], conforms: [], asIf: null, stopsAtRiver: false,
})
const legal: Verdict = { legal: true, breaches: [], plan: plan([5, 6, 0]) }
const refused: Verdict = { legal: false, breaches: [{ rule: 'move.pips', facts: {}, shapes: [] }], plan: null }
let verdict = legal

const judge = vi.fn(() => Promise.resolve(verdict))
const probe = vi.fn()
vi.doMock('../../src/table', () => ({ engine: { judge, probe, actions: () => Promise.resolve([]), contacts: () => Promise.resolve([]), reach: () => Promise.resolve(new Float64Array()) } }))
const { battle } = await import('../../src/battle.svelte')
const { hand } = await import('../../src/hand.svelte')

const r1 = { id: 'r1', index: 0, side: 'red', place: 'table', at: [5, 5, 0], width: 1, depth: 0.5, moves: 0, dismounts: null, allowance: [2, 1] } as unknown as Element
const state = (what: What, phase = 'movement') => ({ phase, board: [15, 15], elements: [r1], holds: [], players: ['you', 'greedy'], asks: { kind: 'decide', side: 'red', what, element: null } }) as unknown as State
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
  hand.select([0])
  flushSync()
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
    for (const [held, next, stays] of [[legal, 'combat', false], [refused, 'combat', false], [refused, 'move', false], [legal, 'move', true]] as const) {
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
