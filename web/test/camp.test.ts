import { describe, expect, it } from 'vitest'
import { campOf } from '../src/board/camp'
import { ticks } from '../src/board/draw'
import type { Point } from '../src/wire'

const BOARD: [number, number] = [15, 15]

/** Where the stakes of a path stand. */
const stakes = (path: string) => [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)v/g)].map((found): Point => [Number(found[1]) + 0.03, Number(found[2]) - 0.065])

describe('a camp at the lower edge', () => {
  // y grows downwards: the lower edge of the table is at 15.
  const camp = campOf(
    [
      [6, 15],
      [6, 13.5],
      [8, 13.5],
      [8, 15],
    ],
    BOARD,
  )
  const all = camp.palisade.flatMap(stakes)

  it('has no palisade at the edge of the table', () => {
    expect(all.filter(([x, y]) => Math.abs(y - 15) < 0.01 && x > 6.05 && x < 7.95)).toEqual([])
    expect(all.some(([x]) => Math.abs(x - 6) < 0.01)).toBe(true)
    expect(all.some(([x]) => Math.abs(x - 8) < 0.01)).toBe(true)
  })

  it('has a gate in the middle of its front', () => {
    const front = all.filter(([, y]) => Math.abs(y - 13.5) < 0.01).map(([x]) => x)
    expect(front.length).toBeGreaterThan(15)
    expect(front.filter((x) => Math.abs(x - 7) < 0.16)).toEqual([])
    expect(front.some((x) => Math.abs(x - 7) < 0.3)).toBe(true)
  })

  it('has its tents along the front', () => {
    expect(camp).toMatchObject({ turned: 0, middle: [7, 14.25], wide: 2, deep: 1.5 })
  })
})

it('stands upright at the upper edge and on its side at another', () => {
  expect(
    Math.abs(
      campOf(
        [
          [8, 0],
          [8, 1.5],
          [6, 1.5],
          [6, 0],
        ],
        BOARD,
      ).turned,
    ),
  ).toBe(0)
  expect(
    campOf(
      [
        [0, 6],
        [1.5, 6],
        [1.5, 8],
        [0, 8],
      ],
      BOARD,
    ).turned,
  ).toBe(90)
})

it('the rim has a tick at each base width on all four sides, longer at each fifth', () => {
  const marks = ticks(15, 15).split('M').slice(1)
  expect(marks).toHaveLength(4 * 16)
  expect(marks.filter((mark) => /0\.13$/.test(mark))).toHaveLength(4 * 4)
})
