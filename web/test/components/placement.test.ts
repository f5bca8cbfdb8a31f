// A piece of terrain in the hand: water along an edge stops where the referee's limits are.

import { afterAll, expect, it, vi } from 'vitest'
import type { Verdict } from '../../src/wire'

/** By 3.0 water reaches in by 1 to 4 base widths. */
const judge = vi.fn((order: string) => {
  const depth = Number(order.split(' ')[3])
  const legal = depth >= 1 && depth <= 4
  const breaches = legal ? [] : [{ rule: 'setup.terrain.depth', facts: { depth, least: 1, limit: 4 }, shapes: [] }]
  return Promise.resolve({ legal, breaches, plan: null } as Verdict)
})
vi.doMock('../../src/table', () => ({ engine: { judge } }))
const { placement } = await import('../../src/placement.svelte')

afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

it('reaches in no farther and no less than it may, however far it is dragged', async () => {
  const reach = () => (placement.piece?.form === 'shore' ? placement.piece.reach : null)
  placement.take('place waterway left 2')
  placement.grab([1, 7])
  // By 6.5 base widths to the right it would cover more than half of the table.
  placement.drag([7.5, 7])
  await vi.waitFor(() => expect(placement.legal).toBe(true))
  expect(reach()).toBe(4)
  // From then on it does so at once, and back on the way of the pointer.
  placement.drag([9, 7])
  expect(reach()).toBe(4)
  placement.drag([2.5, 7])
  expect(reach()).toBe(3.5)
  placement.drag([0, 7])
  expect(reach()).toBe(1)
  await vi.waitFor(() => expect(placement.legal).toBe(true))
  placement.forget()
})
