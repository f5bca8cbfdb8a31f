// Distances to outlines and lines, in base widths; y grows downwards, as on the picture.

import type { Point } from '../../wire'

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

/** How far inside an outline a place is; negative outside. Called for every pixel, so it allocates nothing. */
export function depthIn(x: number, y: number, outline: readonly Point[]): number {
  let least = Infinity
  let within = false
  let from = outline[outline.length - 1]!
  for (let i = 0; i < outline.length; i += 1) {
    const to = outline[i]!
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const px = x - from[0]
    const py = y - from[1]
    let along = (px * dx + py * dy) / (dx * dx + dy * dy + 1e-12)
    along = along < 0 ? 0 : along > 1 ? 1 : along
    const ex = px - dx * along
    const ey = py - dy * along
    const square = ex * ex + ey * ey
    if (square < least) least = square
    if (to[1] > y !== from[1] > y && x < ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0]) within = !within
    from = to
  }
  return within ? Math.sqrt(least) : -Math.sqrt(least)
}

/** A distance to the edge without ridges halfway between two edges: a power mean over points of the outline. */
export function roundDepth(x: number, y: number, points: readonly Point[]): number {
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
