// Names of terrain and numbers of elements on the board.

import { describe, expect, it } from 'vitest'
import { numberPlaces, terrainNames } from '../src/board/labels'
import { beside, overlap } from '../src/board/sign'
import type { Element, Feature, State } from '../src/wire'

const seen = { x: -0.45, y: -0.45, w: 15.9, h: 15.9 }
const element = (id: string, x: number, y: number) => ({ id, place: 'table', at: [x, y, 0], width: 1, depth: 0.5 }) as Element
const board: State['board'] = [15, 15]
const wood = {
  kind: 'wood',
  line: [],
  outline: [
    [4, 8],
    [6, 8],
    [6, 10],
    [4, 10],
  ],
} as unknown as Feature
const road = {
  kind: 'road',
  line: [
    [0, 3],
    [15, 3],
  ],
  outline: [],
} as unknown as Feature

describe('the names of terrain', () => {
  it('stand below a piece, and roads have none', () => {
    const [name, ...more] = terrainNames({ board, features: [road, wood] }, 0.3)
    expect(more).toEqual([])
    expect([name?.text, name?.at[0]]).toEqual(['Wood', expect.closeTo(5, 9)])
    // Its lower edge is 7 below the far edge of the board.
    expect(name?.at[1]).toBeCloseTo(7 + 0.27 + 0.08, 9)
    expect(name?.area.y).toBeGreaterThan(7)
  })

  it('stand above where there is no room below', () => {
    const low: Feature = { ...wood, outline: wood.outline.map(([x, y]) => [x, y - 8]) }
    expect(terrainNames({ board, features: [low] }, 0.3)[0]?.at[1]).toBeLessThan(13)
  })
})

describe('names that have little room', () => {
  const moved = (right: number, up: number): Feature => ({ ...wood, outline: wood.outline.map(([x, y]) => [x + right, y + up]) })
  const areas = (...features: Feature[]) => terrainNames({ board, features }, 0.3).map(({ area }) => area)

  it('do not lie over one another', () => {
    // Three pieces nearly at one place: below it, above it, and within it.
    const [first, second, third] = areas(wood, moved(0.2, 0), moved(0, 0.05))
    expect(first && second && overlap(first, second)).toBe(0)
    expect(first && third && overlap(first, third)).toBe(0)
    expect(second && third && overlap(second, third)).toBe(0)
  })

  it('are whole on the board though the middle of the piece is at its edge', () => {
    const [left, right] = areas(moved(-5.9, 0), moved(10.9, 0))
    expect(left?.x).toBeGreaterThanOrEqual(0)
    expect((right?.x ?? 0) + (right?.w ?? 0)).toBeLessThanOrEqual(15)
  })
})

it('the name of a piece from edge to edge stands in its middle', () => {
  const sea = {
    kind: 'waterway',
    line: [],
    outline: [
      [13, 0],
      [15, 0],
      [15, 15],
      [13, 15],
    ],
  } as unknown as Feature
  expect(terrainNames({ board, features: [sea] }, 0.3)[0]?.at).toEqual([expect.closeTo(14, 9), expect.closeTo(7.5, 9)])
})

describe('the number of an element', () => {
  const place = (elements: Element[], names = terrainNames({ board, features: [] }, 0.3)) =>
    numberPlaces([{ element: elements[0] ?? element('r1', 0, 0), text: '4', letters: 0.3 }], { elements, board }, names, seen)[0]

  it('stands behind its base, and before it where another stands behind', () => {
    const front = element('r4', 5, 5)
    // Half a base width of depth, a little air, and more than half of its own height below the front edge, at 10 from above.
    expect(place([front])).toEqual([expect.closeTo(5, 9), expect.closeTo(10 + 0.5 + 0.07 + 0.18, 9)])
    expect(place([front, element('r5', 5, 4.5)])).toEqual([expect.closeTo(5, 9), expect.closeTo(10 - 0.07 - 0.18, 9)])
  })

  it('steps aside for the name of a piece of terrain', () => {
    // The name lies just behind the base.
    const [name] = terrainNames({ board, features: [wood] }, 0.3)
    const above = element('r4', 5, 15 - (name?.at[1] ?? 0) + 0.8)
    expect(place([above])?.[1]).toBeGreaterThan(15 - above.at[1])
    expect(place([above], name ? [name] : [])?.[1]).toBeLessThan(15 - above.at[1])
  })

  it('covers no other number', () => {
    const [one, other] = [element('r1', 5, 5), element('r2', 5, 3.9)]
    // Behind the first, and before the second, there is room for one of them.
    const numbers = [one, other].map((element) => ({ element, text: element.id.slice(1), letters: 0.3 }))
    const [first, second] = numberPlaces(numbers, { elements: [one, other, element('r3', 5, 3.4), element('r4', 6, 3.9)], board }, [], seen)
    expect(Math.hypot((first?.[0] ?? 0) - (second?.[0] ?? 0), (first?.[1] ?? 0) - (second?.[1] ?? 0))).toBeGreaterThan(0.3)
  })
})

it('a sign about an element steps aside for another sign, rather than for an element', () => {
  const one = element('b1', 5, 8)
  const state = { elements: [one, element('b2', 5, 8.9)], board }
  const threat = beside(one, state, 'Blades 1: next bound', 0.3, seen)
  const name = beside(one, state, 'Blades 1', 0.3, seen, threat ? [{ area: threat }] : [])
  expect(threat && name && overlap(threat, name)).toBe(0)
})

it('a sign about an element lies on no name of terrain', () => {
  const [name] = terrainNames({ board, features: [wood] }, 0.3)
  const one = element('b1', 5, 15 - (name?.at[1] ?? 0) + 0.8)
  const state = { elements: [one], board }
  const free = beside(one, state, 'Blades 1: next bound', 0.3, seen)
  const aside = beside(one, state, 'Blades 1: next bound', 0.3, seen, name ? [name] : [])
  expect(free?.y).toBeGreaterThan(15 - one.at[1])
  expect(aside?.y).toBeLessThan(15 - one.at[1])
})
