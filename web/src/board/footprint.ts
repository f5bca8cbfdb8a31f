// What a formation covers: rectangles relative to its leader, for its reach, its ghost and its contour.

import { at, corners, distance, local, turn, turned } from '../geometry'
import type { Element, Point, Pose } from '../wire'
import { areaOf, type Area } from './sign'

/** A rectangle relative to the leader's pose: the middle of its front edge, and how far it is turned. */
export interface Part {
  ahead: number
  right: number
  turn: number
  width: number
  depth: number
}

/** How far two edges may be apart that are one. */
const SAME = 0.01

const same = (a: number, b: number) => Math.abs(a - b) < SAME

/** The rectangles of movers, the leader first; elements side by side on one line are one. */
export function footprint(movers: readonly Pick<Element, 'at' | 'width' | 'depth'>[]): Part[] {
  const [leader] = movers
  if (!leader) return []
  const all = movers.map(({ at: pose, width, depth }): Part => ({ ...local(leader.at, [pose[0], pose[1]]), turn: turn(leader.at[2], pose[2]), width, depth }))
  all.sort((a, b) => a.turn - b.turn || a.depth - b.depth || (same(a.ahead, b.ahead) ? a.right - b.right : a.ahead - b.ahead))
  const parts: Part[] = []
  for (const one of all) {
    const last = parts.at(-1)
    const touches =
      last &&
      same(last.turn, 0) &&
      same(one.turn, 0) &&
      same(last.depth, one.depth) &&
      same(last.ahead, one.ahead) &&
      same(last.right + last.width / 2, one.right - one.width / 2)
    if (touches) {
      last.right += one.width / 2
      last.width += one.width
    } else parts.push(one)
  }
  return parts
}

/** The pose of a part where the leader has a pose. */
export function placed({ ahead, right, turn }: Part, leader: Pose): Pose {
  const [x, y] = at(leader, ahead, right)
  return [x, y, turned(leader[2] + turn)]
}

/** What rectangles take up about the leader, `x` to the right and `y` to the rear, and so much beyond them. */
export function extent(parts: readonly Part[], beyond: number): Area {
  const ends = parts.flatMap(({ right, ahead, turn, width, depth }) => corners([right, ahead, turn], width, depth))
  const { x, y, w, h } = areaOf(ends.length > 0 ? ends.map(([x, y]): Point => [x, -y]) : [[0, 0]])
  return { x: x - beyond, y: y - beyond, w: w + 2 * beyond, h: h + 2 * beyond }
}

/** A number as a path takes it: to a thousandth of a base width, which is less than a pixel. */
const n = (value: number) => String(Math.round(value * 1000) / 1000)

/** Outlines as one path; all that it covers is covered once. */
export function outlines(all: readonly Point[][], depth: number): string {
  return all.map((points) => `M${points.map(([x, y]) => `${n(x)} ${n(depth - y)}`).join('L')}Z`).join('')
}

/** The convex hull of points, turning always the same way, so that hulls which cover each other are one area. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([a, b], [c, d]) => a - c || b - d)
  const half = (all: Point[]) => {
    const chain: Point[] = []
    for (const [x, y] of all) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)]
        if (!before || !last || (last[0] - before[0]) * (y - before[1]) - (last[1] - before[1]) * (x - before[0]) > 1e-9) break
        chain.pop()
      }
      chain.push([x, y])
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** The least step between values, beside what is none. */
function stepOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.min(Infinity, ...sorted.flatMap((value, i) => (i > 0 && value - (sorted[i - 1] ?? value) > 1e-4 ? [value - (sorted[i - 1] ?? value)] : [])))
}

/** How many places of a block of a grid, by its width, make one outline: fewer are a corner that has to stay. */
const BLOCKS = [
  [2, 3],
  [3, 6],
] as const

/**
 * Places by the blocks of the grid that they lie on: across and up, or where they look different ways by how far they are turned and
 * come. A place that is in no block is a group of its own.
 */
function blocks(places: readonly Pose[], from: Pose): Pose[][] {
  const turns = places.some(([, , facing]) => !same(facing, places[0]?.[2] ?? 0))
  const seats = places.map(([x, y, facing]): Point => (turns ? [turn(from[2], facing), distance([from[0], from[1]], [x, y])] : [x - from[0], y - from[1]]))
  const [across, up] = [stepOf(seats.map(([u]) => u)), stepOf(seats.map(([, v]) => v))]
  const nodes = seats.map(([u, v]): Point => [Math.round(u / across), Math.round(v / up)])
  const grid = new Map(nodes.map(([u, v], i) => [`${u} ${v}`, places[i]]))
  const left = new Set(places)
  const groups: Pose[][] = []
  for (const [width, least] of BLOCKS) {
    const steps = Array.from({ length: width }, (_, i) => i)
    for (const corner of new Set(nodes.flatMap(([u, v]) => steps.flatMap((i) => steps.map((j) => `${u - i} ${v - j}`))))) {
      const [u = 0, v = 0] = corner.split(' ').map(Number)
      const found = steps.flatMap((i) => steps.map((j) => grid.get(`${u + i} ${v + j}`))).filter((one) => one !== undefined)
      // A full block is covered by the smaller ones.
      if (found.length < least || (width > 2 && found.length === width * width)) continue
      groups.push(found)
      for (const one of found) left.delete(one)
    }
  }
  return [...groups, ...[...left].map((one) => [one])]
}

/** A formation that can be at each of several places, and between neighbouring ones, as one path. */
export function swept(parts: readonly Part[], places: readonly Pose[], from: Pose, depth: number): string {
  return outlines(
    blocks(places, from).flatMap((group) => parts.map((part) => hull(group.flatMap((place) => corners(placed(part, place), part.width, part.depth))))),
    depth,
  )
}

/**
 * The contour of a formation as one path, relative to the leader's pose: `x` to the right, `y` to the rear. Parts that are turned
 * have an outline of their own.
 */
export function contour(parts: readonly Part[], beyond = 0): string {
  const boxes = parts
    .filter((part) => same(part.turn, 0))
    .map(({ ahead, right, width, depth }) => ({
      left: right - width / 2 - beyond,
      right: right + width / 2 + beyond,
      top: -ahead - beyond,
      bottom: depth - ahead + beyond,
    }))
  const turnedParts = parts.filter((part) => !same(part.turn, 0))
  const grown = turnedParts.map((part) => {
    const [x, y] = at([part.right, part.ahead, part.turn], beyond, 0)
    return corners([x, y, part.turn], part.width + 2 * beyond, part.depth + 2 * beyond)
  })
  return around(boxes) + outlines(grown, 0)
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The outline of the union of boxes: its edges on a grid of all their sides, joined end to end. */
function around(boxes: readonly Box[]): string {
  const values = (all: number[]) => all.sort((a, b) => a - b).filter((value, i) => i === 0 || !same(value, all[i - 1] ?? NaN))
  const xs = values(boxes.flatMap(({ left, right }) => [left, right]))
  const ys = values(boxes.flatMap(({ top, bottom }) => [top, bottom]))
  const covered = (column: number, row: number): boolean => {
    const [x0, x1, y0, y1] = [xs[column], xs[column + 1], ys[row], ys[row + 1]]
    if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined) return false
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    return boxes.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom)
  }
  // Each edge of the union once, with what it covers at its right hand.
  const next = new Map<string, string[]>()
  const edge = (x0: number, y0: number, x1: number, y1: number) => next.set(`${x0},${y0}`, [...(next.get(`${x0},${y0}`) ?? []), `${x1},${y1}`])
  for (let row = 0; row + 1 < ys.length; row += 1) {
    for (let column = 0; column + 1 < xs.length; column += 1) {
      if (!covered(column, row)) continue
      if (!covered(column, row - 1)) edge(column, row, column + 1, row)
      if (!covered(column + 1, row)) edge(column + 1, row, column + 1, row + 1)
      if (!covered(column, row + 1)) edge(column + 1, row + 1, column, row + 1)
      if (!covered(column - 1, row)) edge(column, row + 1, column, row)
    }
  }
  let path = ''
  for (const start of next.keys()) {
    const ring: [number, number][] = []
    for (let here: string | undefined = start; here !== undefined; here = next.get(here)?.pop()) ring.push(here.split(',').map(Number) as [number, number])
    if (ring.length < 2) continue
    ring.pop()
    // Only where it turns.
    const bends = ring.filter(([x, y], i) => {
      const [before, after] = [ring[(i + ring.length - 1) % ring.length] ?? [x, y], ring[(i + 1) % ring.length] ?? [x, y]]
      return (before[0] === x) !== (after[0] === x) || (before[1] === y) !== (after[1] === y)
    })
    path += `M${bends.map(([x, y]) => `${n(xs[x] ?? 0)} ${n(ys[y] ?? 0)}`).join('L')}Z`
  }
  return path
}
