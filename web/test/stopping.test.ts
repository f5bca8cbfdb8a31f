import { describe, expect, it } from 'vitest'
import { farthest, orderAlong, poseAlong, type Way } from '../src/stopping'
import type { Verdict } from '../src/wire'

const way: Way = { kind: 'to', movers: ['r1', 'r2'], from: [5, 5, 350], to: [7, 9, 10] }

describe('the orders along a way', () => {
  it('lead to the pose of the hand, and to a share of it', () => {
    expect(orderAlong(way)).toBe('move r1 r2 to 7 9 facing 10')
    // Half of two to the right and four ahead; from 350 to 10 degrees it is the short way about.
    expect(orderAlong(way, 0.5)).toBe('move r1 r2 to 6 7 facing 0')
    expect(poseAlong({ from: [5, 5, 350], to: [7, 9, 10] }, 0.25)).toEqual([5.5, 6, 355])
  })

  it('go straight ahead without looking for a way around', () => {
    const ahead: Way = { kind: 'ahead', movers: ['r1'], from: [5, 5, 90], to: [7, 5, 90], halts: true }
    expect([orderAlong(ahead), orderAlong(ahead, 0.25)]).toEqual(['move r1 forward 2', 'move r1 forward 0.5'])
  })

  it('shorten a wheel with its march, and a column', () => {
    const legs = { kind: 'legs' as const, movers: ['r1', 'r2'], forward: 1, wheel: -30 }
    expect(orderAlong({ ...legs, column: false }, 0.5)).toBe('move r1 r2 forward 0.5 wheel left 15')
    expect(orderAlong({ ...legs, column: true })).toBe('column r1 r2 forward 1 wheel left 30')
    expect(orderAlong({ kind: 'column', movers: ['r1', 'r2'], from: [5, 5, 0], to: [5, 9, 0] }, 0.25)).toBe('column r1 r2 forward 1')
  })
})

/** A referee that allows so much of a way that is 4 long, of which each unit beyond 1 is as dear as `slow`. */
function referee(allowance: number, slow = 1) {
  const judged: number[] = []
  const judge = (share: number): Verdict => {
    judged.push(share)
    const far = 4 * share
    const distance = far <= 1 ? far : 1 + (far - 1) * slow
    const facts = { distance, allowance }
    const legal = distance <= allowance + 1e-6
    return { legal, breaches: legal ? [] : [{ rule: 'move.distance', facts, shapes: [] }], plan: { distance, allowance } } as unknown as Verdict
  }
  return { judge, judged }
}

describe('a drag that goes too far', () => {
  it('stops at a full move, after one question where the way is even', () => {
    const { judge, judged } = referee(1.25)
    const stop = farthest(judge(1), judge)
    // 1.25 of 4.
    expect(stop?.share).toBeCloseTo(0.3125, 9)
    expect(stop?.verdict.plan?.distance).toBeCloseTo(1.25, 9)
    expect(judged).toHaveLength(2)
  })

  it('stops as far as it may where the way is uneven', () => {
    // The first unit counts once, the others three times: 2 of them are 1 and a third, which is a third of 4.
    const { judge } = referee(2, 3)
    const stop = farthest(judge(1), judge)
    expect(stop?.share).toBeGreaterThan(1 / 3 - 1 / 128)
    expect(stop?.share).toBeLessThanOrEqual(1 / 3 + 1e-6)
    expect(stop?.verdict.legal).toBe(true)
    // Just beyond, it is refused: less than a hundredth of the way farther.
    expect(stop?.beyond.legal).toBe(false)
    expect(stop?.beyond.plan?.distance).toBeLessThan(2.1)
  })

  it('does not stop where it has hardly begun: then it is said why it is refused', () => {
    // 0.08 of 4 may be gone, which is less than a tenth of a base width.
    const { judge } = referee(0.08)
    expect(farthest(judge(1), judge)).toBeNull()
    expect(farthest(referee(0.12).judge(1), referee(0.12).judge)?.share).toBeCloseTo(0.03, 9)
  })

  it('stops flush before a friend that is in the way, where it is to halt there', () => {
    // The way is 4 long, and a friend stands so far ahead.
    const before = (far: number) => (share: number) => {
      const legal = 4 * share <= far
      return {
        legal,
        breaches: legal ? [] : [{ rule: 'move.overlap', facts: {}, shapes: [] }],
        plan: { distance: 4 * share, allowance: 4 },
      } as unknown as Verdict
    }
    const blocked = before(1.1)
    const stop = farthest(blocked(1), blocked, { halts: true })
    expect((stop?.share ?? 0) * 4).toBeLessThanOrEqual(1.1)
    expect((stop?.share ?? 0) * 4).toBeGreaterThan(1.1 - 0.0002)
    expect(stop?.beyond.breaches[0]?.rule).toBe('move.overlap')
    // Where the friend stands before it at once, it is said why it cannot go.
    expect(farthest(blocked(1), before(0.05), { halts: true })).toBeNull()
  })

  it('stays where it begins, where that is somewhere already and the way leads no farther', () => {
    // It stands 2 on its way, which is all that it may go, and would go on by 1.
    const on = (share: number) => {
      const distance = 2 + share
      const facts = { distance, allowance: 2 }
      return { legal: share === 0, breaches: share === 0 ? [] : [{ rule: 'move.distance', facts, shapes: [] }], plan: facts } as unknown as Verdict
    }
    expect(farthest(on(1), on)).toBeNull()
    const stop = farthest(on(1), on, { stays: true })
    expect([stop?.share, stop?.verdict.legal, stop?.beyond.legal]).toEqual([0, true, false])
    // What begins where it stood has gone nowhere.
    const { judge } = referee(0.001)
    expect(farthest(judge(1), judge, { stays: true })).toBeNull()
  })

  it('does not stop where it is refused for another reason, or nothing of it is legal', () => {
    const { judge } = referee(1.25)
    const other = { legal: false, breaches: [{ rule: 'move.overlap', facts: { element: 'r1' }, shapes: [] }] } as unknown as Verdict
    expect(farthest(other, judge)).toBeNull()
    expect(farthest(judge(1), () => other)).toBeNull()
    // Where nothing is legal it is not asked for less than a tenth of a base width, which is the 40th part of 4: after the first guess
    // of 1.25 of 4 there are 6 halves, the last of them a 64th.
    let asked = 0
    farthest(judge(1), () => ((asked += 1), other))
    expect(asked).toBe(7)
  })
})
