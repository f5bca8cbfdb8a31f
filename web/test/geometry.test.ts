import { describe, expect, it } from 'vitest'
import { at, bearing, corners, frontCorners, inside, isBehind, local, pieceAt, poseText, rotated, stepped, turn, turned } from '../src/geometry'
import type { Pose } from '../src/wire'

const near = (point: readonly number[], expected: readonly number[]) => expected.forEach((value, i) => expect(point[i]).toBeCloseTo(value, 9))

describe('an outline', () => {
  it('has a piece of its edge where a gate is', () => {
    const square: [number, number][] = [
      [0, 0],
      [3, 0],
      [3, 3],
      [0, 3],
    ]
    const [from, to] = pieceAt(square, [3, 1], 0.5)
    near(from, [3, 0.75])
    near(to, [3, 1.25])
    // A little beside the edge it is at the nearest point of it.
    near(pieceAt(square, [1.5, 3.01], 1)[0], [2, 3])
  })

  it('has no piece between two equal points', () => {
    near(
      pieceAt(
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
          [0, 0],
        ],
        [2, -0.1],
        1,
      ).flat(),
      [1.5, 0, 2.5, 0],
    )
  })

  it('has points within and without', () => {
    const corner: [number, number][] = [
      [0, 0],
      [4, 0],
      [4, 1],
      [1, 1],
      [1, 4],
      [0, 4],
    ]
    expect(inside([0.5, 3], corner)).toBe(true)
    expect(inside([3, 3], corner)).toBe(false)
    expect(inside([-1, 0.5], corner)).toBe(false)
  })
})

describe('poses', () => {
  it('look away from red at 0 and turn clockwise', () => {
    // Facing 0 looks along +y with +x to the right; facing 90 looks along +x with +y to the left.
    near(at([7, 8, 0], 1, 0.5), [7.5, 9])
    near(at([7, 8, 90], 1, 0.5), [8, 7.5])
  })

  it('have corners from the front left, clockwise', () => {
    const [fl, fr, rr, rl] = corners([7, 8, 180], 1, 0.5)
    near(fl, [7.5, 8])
    near(fr, [6.5, 8])
    near(rr, [6.5, 8.5])
    near(rl, [7.5, 8.5])
  })

  it('see a point where it was put', () => {
    const pose: Pose = [3, 4, 33]
    const seen = local(pose, at(pose, 1.25, -0.5))
    near([seen.ahead, seen.right], [1.25, -0.5])
  })

  it('turn about a point with what they look at', () => {
    // A quarter turn clockwise about (7, 8) takes (6.5, 8), half a base to the left, to (7, 8.5), ahead of it.
    near(rotated([6.5, 8, 0], [7, 8], 90), [7, 8.5, 90])
  })

  it('are written as orders want them', () => {
    expect(poseText([7, 8.5, -90])).toBe('7 8.5 facing 270')
    expect(poseText([1 / 3, -0.00001, 360])).toBe('0.3333 0 facing 0')
  })
})

it('a base stands behind another where its front edge lies on the rear edge of that', () => {
  const base = (x: number, y: number, facing = 0) => ({ at: [x, y, facing] as [number, number, number], width: 1, depth: 0.5 })
  const front = base(5, 5)
  // The rear edge lies half a base width behind the front edge.
  expect([base(5, 4.5), base(6, 4.5), base(5, 5), base(5, 4), base(5, 4.5, 180)].map((one) => isBehind(one, front))).toEqual([true, false, false, false, false])
  expect(isBehind(base(4.5, 5, 90), base(5, 5, 90))).toBe(true)
})

it('a step goes to the next of its multiples, the way that it leads', () => {
  const steps = [
    [0.25, 0.25],
    [0.6, 0.25],
    [0.6, -0.25],
    [14.3, -15],
    [-14.3, 15],
    [14.3, -1],
    [30, -15],
    // Three tenths and what they are after rounding.
    [0.1 + 0.2, 0.05],
  ] as const
  expect(steps.map(([now, step]) => stepped(now, step))).toEqual([0.5, 0.75, 0.5, 0, 0, 14, 15, 0.35000000000000003])
  expect(stepped(0.6, 0)).toBe(0.6)
})

describe('facings', () => {
  it('go round', () => {
    expect(turned(-15)).toBe(345)
    expect(turn(350, 10)).toBe(20)
    expect(turn(10, 350)).toBe(-20)
    // Half a turn is one clockwise.
    expect(turn(10, 190)).toBe(180)
    expect(turn(190, 10)).toBe(180)
  })

  it('are bearings clockwise from straight away from red', () => {
    expect(bearing([0, 0], [0, 1])).toBe(0)
    expect(bearing([0, 0], [1, 0])).toBe(90)
    expect(bearing([0, 0], [0, -1])).toBe(180)
  })
})

describe('the front of a group', () => {
  it('runs from the leftmost corner of its front rank to the rightmost', () => {
    // Three abreast looking up the board and one behind the middle: 5.5 to 8.5.
    const bases = [7, 6, 8].map((x) => ({ at: [x, 5, 0] as Pose, width: 1 }))
    bases.push({ at: [7, 4.6, 0], width: 1 })
    const front = frontCorners(bases)
    near(front?.left ?? [], [5.5, 5])
    near(front?.right ?? [], [8.5, 5])
  })
})
