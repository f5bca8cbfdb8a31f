import { describe, expect, it } from 'vitest'
import { cornersOf, cornerText, even, gapBefore, measureText, shortText, slowedText, through, tooFar } from '../src/board/measures'
import { language } from '../src/language.svelte'
import type { Element, Feature, Plan, State, Verdict } from '../src/wire'

await language.include('table')

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
      [
        [4.5, 3],
        [4.5, 3],
      ],
      [
        [5.5, 3],
        [4.5, 4],
      ],
      [
        [5.5, 2.6],
        [4.9, 4],
      ],
      [
        [4.5, 2.6],
        [4.9, 3],
      ],
    ])
  })

  it('are the front ones where only these count, and none for who comes from beside the table', () => {
    expect(cornersOf({ ...plan, corners: ['r1', [0.1, 0.2]] }, [r1]).map((corner) => corner.name)).toEqual(['front-left', 'front-right'])
    expect(cornersOf({ ...plan, corners: null }, [r1])).toEqual([])
    expect(cornersOf(null, [r1])).toEqual([])
  })

  it('are listed one by one, or together if all are equal', () => {
    expect(cornerText(cornersOf(plan, [r1]))).toBe('Corners move, in BW: front left 0, front right 1.41, rear right 1.52, rear left 0.57.')
    const straight = cornersOf({ ...plan, corners: ['r1', [1, 1.001, 1, 1]] }, [r1])
    expect(even(straight)).toBe(true)
    expect(cornerText(straight)).toBe('Each corner moves 1 BW.')
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

describe('how far a move goes', () => {
  it('is never more than it may, but for closing the door and what is refused', () => {
    const text = (distance: number, legal = true, closesDoor = false) => measureText({ distance, allowance: 1.875, pips: 1, closesDoor }, legal)
    expect(text(1.2)).toBe('1.2 of 1.88 BW · 1 PIP')
    // As far as the tolerance of the referee lets it.
    expect(text(1.876)).toBe('1.88 of 1.88 BW · 1 PIP')
    // The referee's plan says that it closes the door, whether it goes farther than the allowance or not.
    expect(text(2, true, true)).toBe('2 BW, closing the door (any distance) · 1 PIP')
    expect(text(1.5, true, true)).toBe('1.5 BW, closing the door (any distance) · 1 PIP')
    expect(text(2, false)).toBe('2 of 1.88 BW · 1 PIP')
  })
})

describe('what stops a drag short', () => {
  const wooded = {
    ...state,
    features: [
      { kind: 'wood', going: 'bad' },
      { kind: 'gentle-hill', going: 'good' },
    ],
  } as unknown as State
  const mover = { allowance: [2, 1] } as unknown as Element
  const on = (features: number[], distance: number, allowance: number) => ({ features, distance, allowance }) as Plan
  const tooLong: Verdict = {
    legal: false,
    breaches: [{ rule: 'move.distance', facts: { distance: 1.5, allowance: 1 }, shapes: [] }],
    plan: on([0, 1], 1.5, 1),
  }
  const text = (plan: Plan, beyond: Verdict | null = null, full = false, shortly = false) =>
    slowedText({ plan, full, beyond }, [mover, { allowance: [4, 4] } as unknown as Element], wooded, shortly)

  it('is the bad going that it stands in, or that it would come into', () => {
    expect(text(on([0], 1, 1), tooLong, true)).toBe('Stops after 1 of 2 BW: at most 1 BW in bad going (Wood).')
    expect(text(on([1], 1.3, 2), tooLong)).toBe('Stops after 1.3 of 2 BW: at most 1 BW in bad going (Wood).')
    expect(text(on([0], 1, 1), tooLong, true, true)).toBe('Wood: at most 1 BW')
  })

  it('is said before it is felt, and not of a full move', () => {
    expect(text(on([0], 0.5, 1))).toBe('At most 1 of 2 BW in bad going (Wood).')
    const far = { ...tooLong, plan: on([1], 3, 2) }
    expect(text(on([1], 2, 2), far, true)).toBe('')
    expect(text(on([], 1, 2))).toBe('')
    expect(slowedText({ plan: null, full: false, beyond: null }, [mover], wooded)).toBe('')
  })

  it('is else what refuses more of the way', () => {
    const inTheWay: Verdict = {
      legal: false,
      breaches: [{ rule: 'move.through', facts: { element: 'r1', other: 'b4', lines: 0 }, shapes: [] }],
      plan: on([], 1, 2),
    }
    expect(text(on([], 0.8, 2), inTheWay)).toBe('Stops after 0.8 BW. Spears 4 is in the way of Blades 1.')
    expect(text(on([], 0.8, 2), inTheWay, false, true)).toBe('')
  })
})

describe('what a way leads through', () => {
  it('is each kind of terrain once, and each zone by whose it is', () => {
    expect(through(plan, state)).toBe('Passes through: Wood, Marsh, zone of Spears 4.')
    expect(through(plan, state, true)).toBe('Passes through: Wood, Marsh.')
    // Of many zones their number is enough.
    const zones = (...ids: string[]) => through({ ...plan, features: [2], zones: ids }, state)
    expect(zones('b3', 'b4')).toBe('Passes through: Wood, zones of b3 and Spears 4.')
    expect(zones('b3', 'b4', 'b5')).toBe('Passes through: Wood, zones of 3 enemies.')
    expect(through({ ...plan, features: [], zones: [] }, state)).toBe('')
    expect(through(null, state)).toBe('')
    // Ploughed fields on firm ground hamper nothing.
    const ploughed = { ...state, features: state.features.map((one, i): Feature => (i === 1 ? one : { ...one, kind: 'plough', going: 'good' })) }
    expect(through(plan, ploughed, true)).toBe('Passes through: Marsh.')
  })
})

describe('what a move ends short of', () => {
  const base = (id: string, x: number, y: number, facing = 0, width = 1) => ({ id, at: [x, y, facing], width, depth: 0.5 }) as Element

  it('is an enemy before the front, by the gap between them', () => {
    // b1 looks down at r1, its front 0.04 above that of r1; b2 stands 0.5 farther.
    expect(gapBefore([base('r1', 5, 3)], [base('b2', 5, 3.54, 180), base('b1', 5, 3.04, 180)])).toEqual({ id: 'b1', gap: expect.closeTo(0.04, 9) })
    // Beside it by half a width and a tenth, level with it: from the corner at (5.5, 3) to that at (5.6, 3.03).
    expect(gapBefore([base('r1', 5, 3)], [base('b1', 6.1, 3.03, 180)])?.gap).toBeCloseTo(Math.hypot(0.1, 0.03), 9)
    // A corner of the mover before the middle of a long edge: b1 is turned a quarter, its side lies along y = 3.1.
    expect(gapBefore([base('r1', 5, 3)], [{ ...base('b1', 4, 3.6, 270, 1), depth: 3 }])?.gap).toBeCloseTo(0.1, 9)
    // Within a quarter of a base width it looks met; its front is 0.24 above.
    expect(gapBefore([base('r1', 5, 3)], [base('b1', 5, 3.24, 180)])?.gap).toBeCloseTo(0.24, 9)
  })

  it('is none behind or beside the front, farther off than a gap that looks like a contact, or in touch', () => {
    expect(gapBefore([base('r1', 5, 3)], [base('b1', 5, 2.45, 180), base('b2', 6.02, 2.9, 0), base('b3', 5, 3.26, 180), base('b4', 5, 3.001, 180)])).toBeNull()
  })

  it('is said with the enemy, and is the river where it stops there', () => {
    const game = {
      elements: [
        { ...base('r1', 5, 2), side: 'red', class: 'Bd', place: 'table' },
        { ...base('b4', 5, 4.01, 180), side: 'blue', class: 'Sp', place: 'table' },
      ],
      holds: [],
    } as unknown as State
    const ahead = { tracks: [{ id: 'r1', poses: [[5, 4, 0]] }], contacts: [], stopsAtRiver: false } as unknown as Plan
    expect(shortText(ahead, game)).toBe('no contact: stops 0.01 BW short of Spears 4')
    expect(shortText({ ...ahead, contacts: [['r1', 'front', 'b4']] }, game)).toBe('')
    expect(shortText({ ...ahead, stopsAtRiver: true }, game)).toBe('Stops at the river: its die is rolled there, and then you may move on.')
    expect(shortText({ ...ahead, stopsAtRiver: true }, game, true)).toBe('stops at the river to roll its die')
    expect(shortText(null, game)).toBe('')
  })
})
