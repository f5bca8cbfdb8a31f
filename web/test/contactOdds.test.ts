import { afterAll, describe, expect, it, vi } from 'vitest'
import { endsAlike } from '../src/planEnds'
import type { Plan, Pose } from '../src/wire'

const plan = (ends: Record<string, Pose>, more: object = {}) =>
  ({ tracks: Object.entries(ends).map(([id, pose]) => ({ id, poses: [[0, 0, 0], pose] })), conforms: [], contacts: [], ...more }) as unknown as Plan

const duel = (own: string, enemy: string, factors: [number, number], beside: [string, string][] = []) => ({
  parties: [
    { party: own, side: 'red', factor: factors[0] },
    { party: enemy, side: 'blue', factor: factors[1], beside },
  ],
  others: [],
})

const combatsAfter = vi.fn()
vi.doMock('../src/table', () => ({ engine: { combatsAfter } }))
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

  it('are asked once for all combats of a place, and gone when another place is held', async () => {
    vi.useFakeTimers()
    const held = plan(
      { r1: [5, 6, 0], r2: [6, 6, 0] },
      {
        contacts: [
          ['r1', 'front', 'b1'],
          ['r2', 'front', 'b2'],
        ],
      },
    )
    combatsAfter.mockResolvedValue([duel('r1', 'b1', [5, 3]), duel('r2', 'b2', [4, 4])])
    const odds = new ContactOdds()
    const movers = [
      { id: 'r1', side: 'red' },
      { id: 'r2', side: 'red' },
    ] as never
    odds.look('move r1 r2 forward 1', held, movers)
    expect(combatsAfter).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(combatsAfter.mock.calls).toEqual([['move r1 r2 forward 1']])
    expect(odds.met.map(({ enemy, duel }) => [enemy, ...duel.parties.map(({ factor }) => factor)])).toEqual([
      ['b1', 5, 3],
      ['b2', 4, 4],
    ])
    odds.look('move r1 r2 forward 0.5', plan({ r1: [5, 5.5, 0], r2: [6, 5.5, 0] }), movers)
    expect(odds.met).toEqual([])
    odds.look('move r1 r2 forward 1', held, movers)
    await vi.advanceTimersByTimeAsync(200)
    expect(odds.met).toHaveLength(2)
    expect(combatsAfter).toHaveBeenCalledTimes(1)
  })

  it('are those of each combat that the movers count in, and of no other', async () => {
    vi.useFakeTimers()
    const held = plan({ r1: [5, 6, 0] }, { contacts: [['r1', 'front', 'b1']] })
    combatsAfter.mockResolvedValue([duel('r1', 'b1', [5, 3]), duel('r2', 'b2', [4, 3], [['overlap-left', 'r1']]), duel('r3', 'b3', [4, 3])])
    const odds = new ContactOdds()
    odds.look('move r1 forward 1', held, [{ id: 'r1', side: 'red' }] as never)
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
