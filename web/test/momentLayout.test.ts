// Where a combat's sums stand: always within what can be seen, in their order, and beside the pair where there is room.

import { describe, expect, it } from 'vitest'
import { layOut, overlap, stage, type Rect } from '../src/moments/layout'

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h })
const within = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h
const apart = (a: Rect, b: Rect) => overlap(a, b).w === 0 || overlap(a, b).h === 0

/** The boards as they lie in windows of these sizes. */
const BOARDS = {
  '1280×720': rect(10, 60, 850, 650),
  '1440×900': rect(180, 64, 820, 826),
  '1920×1080': rect(200, 64, 1000, 1006),
  '390×844': rect(0, 110, 390, 390),
  '844×390': rect(0, 50, 340, 340),
}

describe.each(Object.entries(BOARDS))('on a board of %s', (_, board) => {
  const pairs = [0.04, 0.25, 0.5, 0.75, 0.96].flatMap((down) =>
    [0.02, 0.5, 0.98].map((across) => rect(board.x + across * board.w - 25, board.y + down * board.h - 20, 50, 40)),
  )
  it.each(pairs)('all is in view and nothing covers another, for a pair at %o', (pair) => {
    for (const by of ['upper', 'lower'] as const) {
      const { upper, lower, ribbon, odds } = layOut(board, pair, true, by)
      const all = [upper, ribbon, lower, odds]
      for (const one of all) expect(within(one, board), JSON.stringify(one)).toBe(true)
      all.forEach((one, i) => all.slice(i + 1).forEach((other) => expect(apart(one, other)).toBe(true)))
      expect([upper.y < ribbon.y, ribbon.y < lower.y, lower.y < odds.y]).toEqual([true, true, true])
      // The word stands beside the sum of the party that it is about.
      const beside = by === 'upper' ? ribbon.y - (upper.y + upper.h) : lower.y - (ribbon.y + ribbon.h)
      expect(beside).toBeLessThanOrEqual(10)
    }
  })
})

describe('the pair', () => {
  const board = rect(180, 64, 820, 826)
  it.each([0.05, 0.3, 0.5, 0.7, 0.95])('is not covered, %d down the board', (down) => {
    const pair = rect(500, 64 + down * 826 - 20, 50, 40)
    for (const by of ['upper', 'lower'] as const) {
      const { upper, lower, ribbon, odds } = layOut(board, pair, true, by)
      for (const one of [upper, lower, ribbon, odds]) expect(apart(one, pair)).toBe(true)
    }
  })
  it('in the middle has a sum on either side', () => {
    const { upper, lower } = layOut(board, rect(500, 450, 50, 40), true)
    expect([upper.y < 450, lower.y > 490]).toEqual([true, true])
  })
})

describe('the pair on a phone', () => {
  it.each([
    ['upright', rect(0, 58, 390, 390), rect(0, 0, 390, 844)],
    ['on its side', rect(0, 43, 345, 345), rect(0, 0, 844, 390)],
  ])('is not covered, held %s', (_, board, window) => {
    const area = stage(board, window)
    for (const down of [0.05, 0.3, 0.5, 0.7, 0.95]) {
      for (const across of [0.07, 0.5, 0.93]) {
        const pair = rect(across * board.w - 18, board.y + down * board.h - 18, 36, 36)
        for (const by of ['upper', 'lower'] as const) {
          const { upper, lower, ribbon, odds } = layOut(area, pair, true, by)
          for (const one of [upper, lower, ribbon, odds]) {
            expect(apart(one, pair), JSON.stringify([pair, one])).toBe(true)
            expect(within(one, area), JSON.stringify([pair, one])).toBe(true)
          }
        }
      }
    }
  })
})

it('leaves the fight its neighbours on a phone held on its side', () => {
  // The window less its bar; the pair is at the left, where neither side of it has room: the sums are 520 wide at the right edge.
  const { upper, odds } = layOut(rect(0, 43, 844, 347), rect(150, 240, 60, 40), true)
  expect([upper.x, upper.w, odds.x, odds.w]).toEqual([316, 520, 316, 520])
})

describe('the stage', () => {
  const window = rect(0, 0, 390, 844)
  it('is what is seen of the board', () => {
    expect(stage(rect(10, 60, 850, 650), rect(0, 0, 1280, 700))).toEqual(rect(10, 60, 850, 640))
  })
  it('has the panel too where the board is small', () => {
    expect(stage(rect(0, 110, 390, 390), window)).toEqual(rect(0, 110, 390, 734))
    expect(stage(rect(0, -500, 390, 390), window)).toEqual(window)
  })
})
