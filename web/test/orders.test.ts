import { describe, expect, it } from 'vitest'
import { columnTo, featuresOrder, landing, legs, preview, recoilPlace, tally } from '../src/orders'
import type { Element } from '../src/wire'

describe('orders of legs', () => {
  it('say ahead first, then the wheel and its hand', () => {
    expect(legs(['r1', 'r2'], 1.25, -30)).toBe('move r1 r2 forward 1.25 wheel left 30')
    expect(legs(['r1'], 0, 15)).toBe('move r1 wheel right 15')
    expect(legs(['r1'], 0.5, 0)).toBe('move r1 forward 0.5')
  })
})

describe('a choice of a recoil', () => {
  it('has its place straight behind the element', () => {
    // It looks to the right, so that its rear is to the left.
    const elements = [{ id: 'r1', at: [7, 4, 90] }] as unknown as Element[]
    const { id, to } = recoilPlace('choose recoil r1 0.75', elements) ?? { id: '', to: [] }
    expect([id, ...to]).toEqual(['r1', expect.closeTo(6.25, 9), expect.closeTo(4, 9), 90])
    expect([recoilPlace('choose flee-left', elements), recoilPlace('choose recoil b1 1', elements)]).toEqual([null, null])
  })
})

describe('a column', () => {
  it('goes straight on to what is ahead', () => {
    expect(columnTo(['r1', 'r2'], [7, 4, 0], [7, 5.25])).toBe('column r1 r2 forward 1.25')
    expect(columnTo(['r1', 'r2'], [7, 4, 180], [7.02, 3])).toBe('column r1 r2 forward 1')
  })

  it('wheels to what is aside, by whole fives of degrees', () => {
    // 0.5 to the left and 0.5 ahead are 45 degrees, and 0.7071 away.
    expect(columnTo(['r1', 'r2'], [7, 4, 0], [6.5, 4.5])).toMatch(/^column r1 r2 wheel left 45 forward 0\.707/)
  })

  it('wheels by five degrees at least', () => {
    // 5 degrees to the right of straight ahead, at a distance of 2: 2 sin 5° = 0.17431 aside, 2 cos 5° = 1.99239 ahead.
    expect(columnTo(['r1'], [7, 4, 0], [7.17431, 5.99239])).toBe('column r1 wheel right 5 forward 2')
    // By 2 degrees it goes straight on: 2 cos 2° = 1.9988.
    expect(columnTo(['r1'], [7, 4, 0], [7.0698, 5.9988])).toBe('column r1 forward 1.9988')
  })

  it('goes nowhere backwards', () => {
    expect(columnTo(['r1'], [7, 4, 0], [7, 3])).toBe('column r1 forward 0')
  })
})

describe('a landing', () => {
  it('stands in line on the right of the first', () => {
    const movers = [
      { id: 'r9', width: 1 },
      { id: 'r10', width: 1 },
    ]
    // An element that faces red has the left edge on its right.
    expect(landing(movers, [7, 13.5, 180])).toBe('land r9 at 7 13.5 facing 180 r10 at 6 13.5 facing 180')
  })
})

describe('features', () => {
  it('are counted by kind and named again', () => {
    const counts = tally('features wood river wood')
    expect(counts).toEqual({ wood: 2, river: 1 })
    expect(featuresOrder(['marsh', 'river', 'wood'], counts)).toBe('features river wood wood')
  })
})

describe('previews', () => {
  it('draw an area without its crest', () => {
    const shape = preview('place gentle-hill 2 3 5 3 5 6 crest 2 4 5 4', [15, 15])
    expect(shape).toEqual({
      kind: 'gentle-hill',
      area: [
        [2, 3],
        [5, 3],
        [5, 6],
      ],
      band: null,
    })
  })

  it('draw a river as a band', () => {
    const shape = preview('place river 0.8 along 0 7 7 7.5 15 8', [15, 15])
    expect(shape).toEqual({
      kind: 'river',
      area: [],
      band: {
        width: 0.8,
        line: [
          [0, 7],
          [7, 7.5],
          [15, 8],
        ],
      },
    })
  })

  it('draw a waterway along its edge', () => {
    expect(preview('place waterway left 2', [15, 15])?.area).toEqual([
      [0, 0],
      [2, 0],
      [2, 15],
      [0, 15],
    ])
  })

  it('draw a built-up area without its gates', () => {
    expect(preview('place city 0 0 3 0 3 2 0 2 gate 1.5 2 gate 3 1', [15, 15])?.area).toEqual([
      [0, 0],
      [3, 0],
      [3, 2],
      [0, 2],
    ])
  })

  it('draw quarters and edges', () => {
    expect(preview('quarter 1', [15, 15])?.area).toEqual([
      [0, 0],
      [7.5, 0],
      [7.5, 7.5],
      [0, 7.5],
    ])
    expect(preview('quarter 2', [15, 15])?.area).toEqual([
      [7.5, 0],
      [15, 0],
      [15, 7.5],
      [7.5, 7.5],
    ])
    expect(preview('quarter 3', [15, 15])?.area).toEqual([
      [0, 7.5],
      [7.5, 7.5],
      [7.5, 15],
      [0, 15],
    ])
    expect(preview('quarter 4', [15, 15])?.area).toEqual([
      [7.5, 7.5],
      [15, 7.5],
      [15, 15],
      [7.5, 15],
    ])
    // Numbered clockwise the second one is far left, which the page calls 3.
    expect(preview('quarter 2', [15, 15], { quarters: [1, 3, 4, 2] })?.area).toEqual([
      [0, 7.5],
      [7.5, 7.5],
      [7.5, 15],
      [0, 15],
    ])
    expect(preview('edge far', [18, 12])?.band?.line).toEqual([
      [0, 12],
      [18, 12],
    ])
  })

  it('draw nothing for what has no shape', () => {
    expect(preview('end', [15, 15])).toBeNull()
    expect(preview('camp none', [15, 15])).toBeNull()
  })
})
