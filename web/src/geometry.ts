// Poses and points for drawing and input. Legality is never decided here.

import type { Point, Pose } from './wire'

const RADIANS = Math.PI / 180

/** The point `ahead` of a pose and to the `right` of it. */
export function at([x, y, facing]: Pose, ahead: number, right: number): Point {
  const sin = Math.sin(facing * RADIANS)
  const cos = Math.cos(facing * RADIANS)
  return [x + ahead * sin + right * cos, y + ahead * cos - right * sin]
}

/** How far ahead of a pose and to the right of it a point is. */
export function local([x, y, facing]: Pose, point: Point): { ahead: number; right: number } {
  const sin = Math.sin(facing * RADIANS)
  const cos = Math.cos(facing * RADIANS)
  const [dx, dy] = [point[0] - x, point[1] - y]
  return { ahead: dx * sin + dy * cos, right: dx * cos - dy * sin }
}

/** The four corners of a base: front left, front right, rear right, rear left. */
export function corners(pose: Pose, width: number, depth: number): [Point, Point, Point, Point] {
  const half = width / 2
  return [at(pose, 0, -half), at(pose, 0, half), at(pose, -depth, half), at(pose, -depth, -half)]
}

/** The middle of a base. */
export function middle(pose: Pose, depth: number): Point {
  return at(pose, -depth / 2, 0)
}

/** The facing from one point to another. */
export function bearing(from: Point, to: Point): number {
  return turned(Math.atan2(to[0] - from[0], to[1] - from[1]) / RADIANS)
}

/** A facing normalized to the range 0 up to 360. */
export function turned(degrees: number): number {
  const within = degrees % 360
  return within < 0 ? within + 360 : within
}

/** How far one facing is from another, between -180 and 180, clockwise positive. */
export function turn(from: number, to: number): number {
  const difference = turned(to - from)
  return difference > 180 ? difference - 360 : difference
}

/** The next whole multiple of a step, the way that it goes: what lies between two of them leads to the nearer end first. */
export function stepped(now: number, step: number): number {
  if (step === 0) return now
  // What lies on a multiple but for rounding leaves it.
  const steps = Math.floor(now / step + 1e-6) + 1
  return steps === 0 ? 0 : steps * step
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Whether two poses are the same to the eye: within a twentieth of a base width, and a degree. */
export function samePlace(a: Pose, b: Pose): boolean {
  return distance([a[0], a[1]], [b[0], b[1]]) < 0.05 && Math.abs(turn(a[2], b[2])) < 1
}

/** Whether a point lies within an outline. */
export function inside([x, y]: Point, outline: Point[]): boolean {
  let within = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}

/** A pose turned about a point. */
export function rotated([x, y, facing]: Pose, about: Point, degrees: number): Pose {
  const sin = Math.sin(degrees * RADIANS)
  const cos = Math.cos(degrees * RADIANS)
  const [dx, dy] = [x - about[0], y - about[1]]
  return [about[0] + dx * cos + dy * sin, about[1] + dy * cos - dx * sin, turned(facing + degrees)]
}

/** A number for an order: short, and exact to far below anything that shows. */
export function short(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** A pose as orders write it. */
export function poseText([x, y, facing]: Pose): string {
  return `${short(x)} ${short(y)} facing ${short(turned(facing))}`
}

/** The front rank of elements that stand in line: its leftmost front corner and its rightmost. */
export function frontCorners(bases: { at: Pose; width: number }[]): { left: Point; right: Point } | null {
  const leader = bases[0]
  if (!leader) return null
  const far = (base: { at: Pose }) => local(leader.at, [base.at[0], base.at[1]])
  const most = Math.max(...bases.map((base) => far(base).ahead))
  const rank = bases.filter((base) => far(base).ahead > most - 0.05)
  rank.sort((a, b) => far(a).right - far(b).right)
  const first = rank[0]
  const last = rank[rank.length - 1]
  if (!first || !last) return null
  return { left: at(first.at, 0, -first.width / 2), right: at(last.at, 0, last.width / 2) }
}

/** The mean of the corners of an outline. */
export function centroid(outline: Point[]): Point {
  const count = Math.max(outline.length, 1)
  const [x, y] = outline.reduce(([sx, sy], [px, py]): Point => [sx + px, sy + py], [0, 0] as Point)
  return [x / count, y / count]
}

/** An outline made smaller about its middle. */
export function shrunk(outline: Point[], by: number): Point[] {
  const [mx, my] = centroid(outline)
  return outline.map(([x, y]) => [mx + (x - mx) * by, my + (y - my) * by])
}

/** The piece of an outline's edge of a length whose middle is the point nearest to another: a gate in a wall. */
export function pieceAt(outline: Point[], point: Point, length: number): [Point, Point] {
  let best: [Point, Point] = [point, point]
  let least = Infinity
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    const whole = distance(from, to)
    if (whole === 0) return
    const [ux, uy] = [(to[0] - from[0]) / whole, (to[1] - from[1]) / whole]
    const far = Math.min(Math.max((point[0] - from[0]) * ux + (point[1] - from[1]) * uy, 0), whole)
    const foot: Point = [from[0] + far * ux, from[1] + far * uy]
    const off = distance(foot, point)
    if (off >= least) return
    least = off
    const half = length / 2
    best = [
      [foot[0] - half * ux, foot[1] - half * uy],
      [foot[0] + half * ux, foot[1] + half * uy],
    ]
  })
  return best
}

/** The quadrangles of an array: four corners each, x and y one after the other. */
export function quadrangles(numbers: Float64Array): Point[][] {
  return Array.from({ length: Math.floor(numbers.length / 8) }, (_, i) =>
    [0, 2, 4, 6].map((n): Point => [numbers[i * 8 + n] ?? 0, numbers[i * 8 + n + 1] ?? 0]),
  )
}

/** Facings one after the other without the jump from 360 to 0, so that a turn is drawn the short way. */
export function shortTurns(): (facing: number) => number {
  let last = 0
  return (facing) => {
    const step = turned(facing - last)
    last += step > 180 ? step - 360 : step
    return last
  }
}

/** Corners nearer than this are one, in base widths. */
const CORNER = 0.1

/** A base on the table. */
interface Standing {
  at: Pose
  width: number
  depth: number
}

/** Whether two bases stand corner to corner. */
export function adjoin(one: Standing, other: Standing): boolean {
  const own = corners(one.at, one.width, one.depth)
  return corners(other.at, other.width, other.depth).some((corner) => own.some((mine) => distance(mine, corner) < CORNER))
}

/** Whether a base stands right behind another, front edge to rear edge. */
export function isBehind({ at: [x, y, facing] }: Standing, other: Standing): boolean {
  return distance([x, y], at(other.at, -other.depth, 0)) < CORNER && Math.abs(turn(facing, other.at[2])) < 1
}

/** Those of some bases that stand together with the one at a point or nearest to it, each beside another. */
export function together<One extends Standing>(all: One[], [x, y]: Point): One[] {
  const apart = ({ at: pose }: One) => distance([pose[0], pose[1]], [x, y])
  const rest = all.toSorted((a, b) => apart(a) - apart(b))
  const found = rest.splice(0, 1)
  for (const one of found) {
    for (const next of rest.filter((other) => adjoin(one, other))) {
      rest.splice(rest.indexOf(next), 1)
      found.push(next)
    }
  }
  return found
}
