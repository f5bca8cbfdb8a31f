// Distances to outlines and lines, in base widths; y grows downwards, as on the picture.

import type { Point } from '../../wire'
import { mix } from './noise'

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export function boundsOf(points: readonly Point[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

/** The square of the distance from a place to an edge. Called for every pixel, so it allocates nothing. */
function squareTo(x: number, y: number, from: Point, to: Point): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const px = x - from[0]
  const py = y - from[1]
  let along = (px * dx + py * dy) / (dx * dx + dy * dy + 1e-12)
  along = along < 0 ? 0 : along > 1 ? 1 : along
  const ex = px - dx * along
  const ey = py - dy * along
  return ex * ex + ey * ey
}

/** Whether a line from a place to the right crosses an edge. */
const crosses = (x: number, y: number, from: Point, to: Point) => to[1] > y !== from[1] > y && x < ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0]

/** How far inside an outline a place is; negative outside. */
export function depthIn(x: number, y: number, outline: readonly Point[]): number {
  let least = Infinity
  let within = false
  let from = outline[outline.length - 1]!
  for (let i = 0; i < outline.length; i += 1) {
    const to = outline[i]!
    least = Math.min(least, squareTo(x, y, from, to))
    if (crosses(x, y, from, to)) within = !within
    from = to
  }
  return within ? Math.sqrt(least) : -Math.sqrt(least)
}

/** The edges of an outline that may be the nearest ones around a place: `depthIn` for many places that lie close together. */
export class NearEdges {
  /** The most that a place around can be inside; below 0 all of them are outside. */
  most = 0
  private readonly near: number[] = []
  private readonly far: Float64Array
  /** Whether the outline leads past the places around, and whether they are inside if it does not. */
  private atEdge = false
  private inside = false

  constructor(private readonly outline: readonly Point[]) {
    this.far = new Float64Array(outline.length)
  }

  private from(i: number): Point {
    return this.outline[i === 0 ? this.outline.length - 1 : i - 1]!
  }

  /** Looks at the places that are at most `reach` from one. */
  around(x: number, y: number, reach: number): void {
    let least = Infinity
    this.inside = false
    for (let i = 0; i < this.outline.length; i += 1) {
      const [from, to] = [this.from(i), this.outline[i]!]
      const away = Math.sqrt(squareTo(x, y, from, to))
      this.far[i] = away
      least = Math.min(least, away)
      if (crosses(x, y, from, to)) this.inside = !this.inside
    }
    this.atEdge = least <= reach
    this.most = (this.inside ? least : -least) + reach
    this.near.length = 0
    // From a place that is `reach` nearer to one edge and as much farther from another.
    for (let i = 0; i < this.outline.length; i += 1) if (this.far[i]! <= least + 2 * reach) this.near.push(i)
  }

  /** How far inside the outline one of the places around is; negative outside. */
  depthAt(x: number, y: number): number {
    const { outline, near } = this
    let least = Infinity
    for (let n = 0; n < near.length; n += 1) {
      const i = near[n]!
      const square = squareTo(x, y, this.from(i), outline[i]!)
      if (square < least) least = square
    }
    let within = this.inside
    if (this.atEdge) {
      within = false
      for (let i = 0; i < outline.length; i += 1) if (crosses(x, y, this.from(i), outline[i]!)) within = !within
    }
    return within ? Math.sqrt(least) : -Math.sqrt(least)
  }
}

/** A distance to the edge without ridges halfway between two edges: a power mean over points of the outline. */
function roundDepth(x: number, y: number, points: readonly Point[]): number {
  let sum = 0
  for (let i = 0; i < points.length; i += 1) {
    const point = points[i]!
    const dx = x - point[0]
    const dy = y - point[1]
    const square = dx * dx + dy * dy + 1e-4
    sum += 1 / (square * square)
  }
  return (sum / points.length) ** -0.25
}

/** Round depths inside an outline. They change slowly, so each is interpolated between four places of a lattice. */
export class RoundDepths {
  /** From one place of the lattice to the next, and from one point of the outline to the next, in base widths. */
  private static readonly STEP = 0.08
  private static readonly DENSE = 0.3
  private readonly points: Point[]
  private readonly left: number
  private readonly top: number
  private readonly columns: number
  /** What has been worked out; 0 is not. */
  private readonly known: Float32Array

  constructor(outline: readonly Point[]) {
    this.points = steps(closed(outline), RoundDepths.DENSE).map(({ at }) => at)
    const { left, top, right, bottom } = boundsOf(outline)
    this.left = left
    this.top = top
    this.columns = Math.ceil((right - left) / RoundDepths.STEP) + 2
    this.known = new Float32Array(this.columns * (Math.ceil((bottom - top) / RoundDepths.STEP) + 2))
  }

  private lattice(column: number, row: number): number {
    const i = row * this.columns + column
    if (this.known[i] === 0) this.known[i] = roundDepth(this.left + column * RoundDepths.STEP, this.top + row * RoundDepths.STEP, this.points)
    return this.known[i]!
  }

  /** The round depth of a place within the bounds of the outline. */
  at(x: number, y: number): number {
    const across = (x - this.left) / RoundDepths.STEP
    const down = (y - this.top) / RoundDepths.STEP
    const [column, row] = [Math.floor(across), Math.floor(down)]
    const [u, v] = [across - column, down - row]
    const above = mix(this.lattice(column, row), this.lattice(column + 1, row), u)
    const below = mix(this.lattice(column, row + 1), this.lattice(column + 1, row + 1), u)
    return mix(above, below, v)
  }
}

/** How far a place is from a line. */
export function distanceTo(x: number, y: number, line: readonly Point[]): number {
  let least = Infinity
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [from, to] = [line[i]!, line[i + 1]!]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const [px, py] = [x - from[0], y - from[1]]
    const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy + 1e-12)))
    least = Math.min(least, Math.hypot(px - dx * along, py - dy * along))
  }
  return least
}

/** A step along an outline or a line. */
export interface Step {
  at: Point
  /** The direction, as a unit vector. */
  way: Point
  /** How far it is from the start. */
  far: number
}

/** Evenly spaced places along a line, about so far apart. */
export function steps(line: readonly Point[], apart: number): Step[] {
  const found: Step[] = []
  let far = 0
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [from, to] = [line[i]!, line[i + 1]!]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (length === 0) continue
    const way: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const count = Math.max(1, Math.round(length / apart))
    for (let n = 0; n < count; n += 1) {
      const gone = (n / count) * length
      found.push({ at: [from[0] + way[0] * gone, from[1] + way[1] * gone], way, far: far + gone })
    }
    far += length
  }
  return found
}

/** An outline as a line that ends where it starts. */
export const closed = (outline: readonly Point[]): Point[] => [...outline, ...outline.slice(0, 1)]

/** The direction of an outline's longest edge, as an angle. */
export function grain(outline: readonly Point[]): number {
  let [longest, angle] = [0, 0]
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (length <= longest + 1e-9) return
    longest = length
    angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  })
  return angle
}

/** Where two lines cross, with the direction of the second and the sine of the angle between them. */
export interface Crossing {
  at: Point
  way: Point
  sine: number
}

export function crossings(one: readonly Point[], other: readonly Point[]): Crossing[] {
  const found: Crossing[] = []
  for (let i = 0; i + 1 < one.length; i += 1) {
    for (let j = 0; j + 1 < other.length; j += 1) {
      const [a, b, c, d] = [one[i]!, one[i + 1]!, other[j]!, other[j + 1]!]
      const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
      const cross = ux * vy - uy * vx
      if (cross === 0) continue
      const s = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / cross
      const t = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / cross
      if (s < 0 || s > 1 || t < 0 || t > 1) continue
      const length = Math.hypot(vx, vy)
      found.push({ at: [a[0] + ux * s, a[1] + uy * s], way: [vx / length, vy / length], sine: Math.abs(cross) / length / Math.hypot(ux, uy) })
    }
  }
  return found
}

/** A line whose ends go on beyond the table, so that it leaves the picture at its full width. */
export function prolonged(line: readonly Point[]): Point[] {
  const beyond = (end: Point, before: Point): Point => {
    const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1
    return [end[0] + (end[0] - before[0]) / length, end[1] + (end[1] - before[1]) / length]
  }
  const [first, second] = [line[0]!, line[1]!]
  const [last, butOne] = [line[line.length - 1]!, line[line.length - 2]!]
  return [beyond(first, second), ...line, beyond(last, butOne)]
}

/** A corner as two, each at most `most` from it, so that the result stays inside. */
function cut(points: readonly Point[], most: number): Point[] {
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const share = Math.min(0.25, most / length)
    const between = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    return [between(share), between(1 - share)]
  })
}

/** An outline with its corners cut off round, as what has grown or was washed out has none. */
export function softened(outline: readonly Point[], most = 0.26): Point[] {
  return cut(cut(cut(outline, most), most / 2), most / 4)
}

/** A line with its bends made round: the middle of the bend is nearest to its corner. */
export function bent(line: readonly Point[], most = 0.4): Point[] {
  const [first, last] = [line[0]!, line[line.length - 1]!]
  const inner = line.slice(1, -1).flatMap((corner, i): Point[] => {
    const towards = (other: Point): Point => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1
      const share = Math.min(0.4, most / length)
      return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share]
    }
    const [from, to] = [towards(line[i]!), towards(line[i + 2]!)]
    return Array.from({ length: 7 }, (_, n): Point => {
      const t = n / 6
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
      return [a * from[0] + b * corner[0] + c * to[0], a * from[1] + b * corner[1] + c * to[1]]
    })
  })
  return [first, ...inner, last]
}
