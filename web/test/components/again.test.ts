// Who may move again is asked of the referee, for those of the side that moves which have moved.

import { beforeEach, expect, it, vi } from 'vitest'
import { again } from '../../src/again.svelte'
import type { State } from '../../src/wire'

const element = (id: string, index: number, moves: number, side = 'red') => ({ id, index, side, place: 'table', at: [5, 5, 0], width: 1, depth: 0.5, moves })
const state = (pips: number) =>
  ({
    active: 'red',
    pips,
    elements: [element('r1', 0, 1), element('r2', 1, 1), element('r3', 2, 0), element('r4', 3, 1), element('b1', 14, 1, 'blue')],
  }) as unknown as State

const judge = vi.fn((order: string) => Promise.resolve({ legal: order === 'move r1 forward 0.05' || order.startsWith('move r4 to'), breaches: [], plan: null }))
beforeEach(() => {
  judge.mockClear()
})

it('are those that may step ahead, or at least turn about', async () => {
  await again.look({ judge }, state(1), true)
  expect([...again.movers]).toEqual([0, 3])
  // Neither one that has not moved nor an enemy is asked about.
  expect(judge.mock.calls.filter(([order]) => /r3|b1/.test(order))).toEqual([])
})

it('are none without PIPs, and where nothing is moved', async () => {
  for (const [pips, moves] of [
    [0, true],
    [1, false],
  ] as const) {
    await again.look({ judge }, state(1), true)
    expect(again.movers.size).toBe(2)
    await again.look({ judge }, state(pips), moves)
    expect(again.movers.size).toBe(0)
  }
})

it('are not those of a table that has changed meanwhile', async () => {
  const first = again.look({ judge }, state(1), true)
  await again.look({ judge }, state(0), true)
  await first
  expect(again.movers.size).toBe(0)
})
