import { afterAll, describe, expect, it, vi } from 'vitest'
import { endsAlike } from '../src/planEnds'
import type { Plan, Pose } from '../src/wire'

const plan = (ends: Record<string, Pose>, more: object = {}) =>
  ({ tracks: Object.entries(ends).map(([id, pose]) => ({ id, poses: [[0, 0, 0], pose] })), conforms: [], contacts: [], ...more }) as unknown as Plan

const duel = (own: string, enemy: string, factors: [number, number]) => ({
  parties: [
    { party: own, factor: factors[0] },
    { party: enemy, factor: factors[1] },
  ],
  others: [],
})

const contacts = vi.fn()
vi.doMock('../src/table', () => ({ engine: { contacts } }))
const { ContactOdds, signed } = await import('../src/contactOdds.svelte')

afterAll(() => {
  vi.useRealTimers()
  vi.doUnmock('../src/table')
  vi.resetModules()
})

describe('the odds of a drafted contact', () => {
  it('are those of a move that ends alike, by where movers line up', () => {
    const one = plan({ r1: [5, 6, 0], r2: [6, 6, 0] })
    expect(endsAlike(one, plan({ r2: [6, 6, 0], r1: [5, 6.001, 0] }))).toBe(true)
    expect(endsAlike(one, plan({ r1: [5, 6, 0], r2: [6.1, 6, 0] }))).toBe(false)
    expect(endsAlike(one, plan({ r1: [5, 6, 0] }))).toBe(false)
    // Between two enemies it fights the one that was named.
    const asIf = (enemy: string) => plan({ r1: [5, 6, 0] }, { asIf: ['r1', enemy] })
    expect([endsAlike(asIf('b1'), asIf('b1')), endsAlike(asIf('b1'), asIf('b2')), endsAlike(asIf('b1'), plan({ r1: [5, 6, 0] }, { asIf: null }))]).toEqual([
      true,
      false,
      false,
    ])
    // What it lines up to counts, not where its way ends.
    expect(endsAlike(one, plan({ r1: [5, 6, 0], r2: [6, 5.9, 0] }, { conforms: [{ id: 'r2', to: [6, 6, 0] }] }))).toBe(true)
  })

  it('are asked of each mover that meets an enemy, once, and gone when another place is held', async () => {
    vi.useFakeTimers()
    const held = plan(
      { r1: [5, 6, 0], r2: [6, 6, 0] },
      {
        contacts: [
          ['r1', 'front', 'b1'],
          ['r1', 'overlap-left', 'b2'],
          ['r2', 'front', 'b2'],
        ],
      },
    )
    const offers: Record<number, object[]> = {
      // The first offer of r1 ends elsewhere.
      0: [
        { plan: plan({ r1: [5, 7, 0], r2: [6, 7, 0] }), duel: duel('r1', 'b9', [1, 1]) },
        { plan: held, duel: duel('r1', 'b1', [5, 3]) },
      ],
      1: [{ plan: held, duel: duel('r2', 'b2', [4, 4]) }],
    }
    contacts.mockImplementation(async ([leader]: number[]) => offers[leader ?? -1] ?? [])
    const odds = new ContactOdds()
    const movers = [
      { id: 'r1', index: 0 },
      { id: 'r2', index: 1 },
    ] as never
    odds.look(held, movers)
    expect(contacts).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(contacts.mock.calls).toEqual([[[0, 1]], [[1, 0]]])
    expect(odds.met.map(({ enemy, duel }) => [enemy, ...duel.parties.map(({ factor }) => factor)])).toEqual([
      ['b1', 5, 3],
      ['b2', 4, 4],
    ])
    odds.look(plan({ r1: [5, 5.5, 0], r2: [6, 5.5, 0] }), movers)
    expect(odds.met).toEqual([])
    odds.look(held, movers)
    await vi.advanceTimersByTimeAsync(200)
    expect(odds.met).toHaveLength(2)
    expect(contacts).toHaveBeenCalledTimes(2)
  })

  it('are those of each combat that the place counts in: its own, and that of a friend beside it', async () => {
    vi.useFakeTimers()
    const held = plan(
      { r1: [5, 6, 0] },
      {
        contacts: [
          ['r1', 'front', 'b1'],
          ['r1', 'overlap-left', 'b2'],
        ],
      },
    )
    contacts.mockResolvedValue([
      { plan: held, duel: duel('r1', 'b1', [5, 3]) },
      { plan: held, duel: duel('r2', 'b2', [4, 3]) },
      { plan: held, duel: null },
    ])
    const odds = new ContactOdds()
    odds.look(held, [{ id: 'r1', index: 0 }] as never)
    await vi.advanceTimersByTimeAsync(200)
    expect(odds.met.map(({ enemy, duel }) => [enemy, duel.parties[0].party])).toEqual([
      ['b1', 'r1'],
      ['b2', 'r2'],
    ])
  })

  it('are written with their signs', () => {
    expect([5, 0, -2].map(signed)).toEqual(['+5', '+0', '−2'])
  })
})
