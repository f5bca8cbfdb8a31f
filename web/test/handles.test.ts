// Where the handles of what is selected or held lie.

import { describe, expect, it } from 'vitest'
import { freePoint, handlesOf, type Room } from '../src/board/handles'

const room: Room = { reach: 0.2, others: [], seen: { x: -0.45, y: -0.45, w: 15.9, h: 15.9 }, lifted: null }
const ghost = (index: number, x: number, y: number, facing = 0) => ({ index, pose: [x, y, facing] as [number, number, number], width: 1, depth: 0.5 })

describe('the handle of a turn', () => {
  it('lies ahead of its element, and farther ahead where another stands there, so that it turns towards the pointer', () => {
    expect(handlesOf([ghost(0, 5, 5)], room)).toEqual([{ id: 'turn', about: 'turn', at: [5, 5.55], from: [5, 4.75] }])
    // Half a base width farther it still covers the base ahead, which ends at 5.9, by a little; a whole one farther it is free.
    const before = { x: 4.5, y: 5.4, w: 1, h: 0.5 }
    expect(handlesOf([ghost(0, 5, 5)], { ...room, others: [before] })[0]?.at).toEqual([5, expect.closeTo(6.55, 9)])
  })

  it('lies aslant or behind it where others stand farther ahead too', () => {
    // Three places ahead are covered, to 6.8, and of those aslant none to the right, half a base and 0.55 from its middle.
    const ahead = { x: 4.5, y: 5.2, w: 1, h: 1.6 }
    expect(handlesOf([ghost(0, 5, 5)], { ...room, others: [ahead] })[0]?.at).toEqual([expect.closeTo(6.05, 9), expect.closeTo(5.55, 9)])
    // With the right of it covered too, aslant on its left; and with all that is ahead of it covered, beside its middle.
    const right = { x: 5.6, y: 5.2, w: 3, h: 1.6 }
    const [left] = handlesOf([ghost(0, 5, 5)], { ...room, others: [ahead, right] })
    expect(left?.at).toEqual([expect.closeTo(3.95, 9), expect.closeTo(5.55, 9)])
    const above = { x: 2, y: 5.2, w: 6, h: 1.6 }
    expect(handlesOf([ghost(0, 5, 5)], { ...room, others: [above] })[0]?.at).toEqual([expect.closeTo(6.05, 9), expect.closeTo(4.75, 9)])
    // Where all is covered ahead and aside, it is behind: 0.55 from the rear edge, which lies at 4.5.
    const half = { x: 2, y: 4.4, w: 6, h: 2.4 }
    expect(handlesOf([ghost(0, 5, 5)], { ...room, others: [half] })[0]?.at).toEqual([5, expect.closeTo(3.95, 9)])
  })

  it('is far enough from its base for a finger, which takes hold of more of it', () => {
    // 22 pixels of a phone are 0.85 base widths: beyond them there is still the base itself to be pressed.
    const [handle] = handlesOf([ghost(0, 5, 5)], { ...room, reach: 0.85 })
    expect((handle?.at[1] ?? 0) - 5).toBeGreaterThan(0.85)
  })

  it('is in sight at the edge of what is seen, and covers no other there', () => {
    const seen = { x: 3, y: 3, w: 4, h: 2.3 }
    const behind = { x: 4.5, y: 3.6, w: 1, h: 0.5 }
    const [handle] = handlesOf([ghost(0, 5, 5)], { ...room, seen, others: [behind] })
    // Ahead of it nothing is seen: it lies to its right.
    expect(handle?.at).toEqual([expect.closeTo(6.05, 9), expect.closeTo(4.75, 9)])
  })

  it('is not where a finger has just been', () => {
    expect(
      freePoint(
        [
          [5, 5],
          [9, 9],
        ],
        { ...room, lifted: [5.1, 5] },
      ),
    ).toEqual([9, 9])
  })
})

it('the handles of a line lie at the ends of its front, and each wheels about the other end', () => {
  const handles = handlesOf([ghost(1, 6, 5), ghost(0, 5, 5), ghost(2, 7, 5)], room)
  expect(handles.map(({ id, about, at }) => [id, about, at])).toEqual([
    ['left', 'right', [expect.closeTo(4.3, 9), 5]],
    ['right', 'left', [expect.closeTo(7.7, 9), 5]],
  ])
})

it('there are none of nothing', () => {
  expect(handlesOf([], room)).toEqual([])
})
