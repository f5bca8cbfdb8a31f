import { describe, expect, it } from 'vitest'
import { cornersOf, cornerText, even, through, tooFar } from '../src/board/measures'
import type { Element, Plan, State, Verdict } from '../src/wire'

// r1 is 1 wide and 0.4 deep, stands at (5, 3) and looks up; it turns about its front left corner, at (4.5, 3), to the left by a
// quarter: then it looks left, and the middle of its front is half a base width above that corner, at (4.5, 3.5).
const r1 = { id: 'r1', side: 'red', class: 'Bd', at: [5, 3, 0], width: 1, depth: 0.4 } as Element
const plan = {
  tracks: [{ id: 'r1', poses: [[4.5, 3.5, 270]] }],
  // The front right corner is 1 from the pivot, so it comes 1.4142; the rear ones are 1.0770 and 0.4 away: 1.5232 and 0.5657.
  corners: ['r1', [0, 1.4142, 1.5232, 0.5657]],
  features: [2, 0, 1],
  zones: ['b4'],
  allowance: 1.25,
} as unknown as Plan
const state = {
  elements: [r1, { ...r1, id: 'b4', side: 'blue', class: 'Sp' }],
  features: [{ kind: 'wood' }, { kind: 'marsh' }, { kind: 'wood' }],
  holds: [],
} as unknown as State

describe('the corners of a move', () => {
  it('are those that were measured, each with its way', () => {
    const corners = cornersOf(plan, [r1])
    expect(corners.map(({ name, far }) => [name, far])).toEqual([
      ['front-left', 0],
      ['front-right', 1.4142],
      ['rear-right', 1.5232],
      ['rear-left', 0.5657],
    ])
    const rounded = corners.map(({ way }) => way.map((point) => point.map((n) => Math.round(n * 100) / 100)))
    // The pivot stays; the front right corner goes from (5.5, 3) to the top, the rear ones come round to the right.
    expect(rounded).toEqual([
      [[4.5, 3], [4.5, 3]],
      [[5.5, 3], [4.5, 4]],
      [[5.5, 2.6], [4.9, 4]],
      [[4.5, 2.6], [4.9, 3]],
    ])
  })

  it('are the front ones where only these count, and none for who comes from beside the table', () => {
    expect(cornersOf({ ...plan, corners: ['r1', [0.1, 0.2]] }, [r1]).map((corner) => corner.name)).toEqual(['front-left', 'front-right'])
    expect(cornersOf({ ...plan, corners: null }, [r1])).toEqual([])
    expect(cornersOf(null, [r1])).toEqual([])
  })

  it('are listed one by one, or together if all are equal', () => {
    expect(cornerText(cornersOf(plan, [r1]))).toBe('Corners move: front left 0, front right 1.41, rear right 1.52, rear left 0.57.')
    const straight = cornersOf({ ...plan, corners: ['r1', [1, 1.001, 1, 1]] }, [r1])
    expect(even(straight)).toBe(true)
    expect(cornerText(straight)).toBe('Each corner moves 1.')
    expect(cornerText([])).toBe('')
  })

  it('come too far only where the referee says so', () => {
    const far: Verdict = { legal: false, breaches: [{ rule: 'move.distance', facts: { distance: 1.5232, allowance: 1.25 }, shapes: [] }] }
    const gap: Verdict = { legal: false, breaches: [{ rule: 'move.gap', facts: { width: 0.8 }, shapes: [] }] }
    const over = (verdict: Verdict | null) => cornersOf(plan, [r1]).map((corner) => tooFar(corner, verdict))
    expect(over(far)).toEqual([false, true, true, false])
    // As far as the allowance is not too far.
    expect(over({ ...far, breaches: [{ ...far.breaches[0]!, facts: { distance: 1.5232, allowance: 1.5232 } }] })).toEqual([false, false, false, false])
    expect(over(gap)).toEqual([false, false, false, false])
    expect(over(null)).toEqual([false, false, false, false])
  })
})

describe('what a way leads through', () => {
  it('is each kind of terrain once, and each zone by whose it is', () => {
    expect(through(plan, state)).toBe('Passes through: Wood, Marsh, zone of Spears b4.')
    expect(through(plan, state, true)).toBe('Passes through: Wood, Marsh.')
    expect(through({ ...plan, features: [], zones: [] }, state)).toBe('')
    expect(through(null, state)).toBe('')
  })
})
