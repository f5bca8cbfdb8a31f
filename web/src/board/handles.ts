// Where the handles of the selection lie: one that turns an element, two that wheel a line. They are in sight, and cover little.

import type { Ghost } from '../hand.svelte'
import { at, distance, frontCorners } from '../geometry'
import type { Point, Pose } from '../wire'
import { overlap, type Area } from './sign'

/** A handle: what it turns about is the other end of a line, or the element itself. */
export interface Handle {
  id: 'turn' | 'left' | 'right'
  about: 'turn' | 'left' | 'right'
  at: Point
  /** The middle of the base that it turns, from which its stem leads to it; null for the ends of a line. */
  from: Point | null
}

/** What handles keep clear of, in base widths of the board, with `y` upwards. */
export interface Room {
  /** How far from its middle a press takes hold of a handle. */
  reach: number
  /** What they cover as little of as possible. */
  others: readonly Area[]
  /** What is seen of the board. */
  seen: Area
  /** Where a finger has just left the screen: it may come down there once more. */
  lifted: Point | null
}

/** How far the handle of a turn is from the edge of its base, how far what a finger takes hold of it by is at least, and how much farther where it would cover others. */
const AWAY = 0.55
const APART = 0.08
const FARTHER = [0, 0.5, 1]

/** How much worse it is to be out of sight or under the finger than to cover as many square base widths of the others. */
const WORSE = 20

/** Less than this is nothing: a hair's breadth out of sight decides nothing. */
const HAIR = 1e-6

const square = ([x, y]: Point, half: number): Area => ({ x: x - half, y: y - half, w: 2 * half, h: 2 * half })

/** The first of several points at which a handle is in sight, not under the finger, and covers least of the others. */
export function freePoint(points: readonly Point[], { reach, others, seen, lifted }: Room): Point {
  const costs = points.map((point) => {
    const own = square(point, reach)
    const hidden = 1 - overlap(own, seen) / (own.w * own.h)
    const under = lifted ? Math.max(0, 1 - distance(point, lifted) / (1.5 * reach)) : 0
    const covers = others.reduce((sum, other) => sum + overlap(own, other), 0)
    return covers + WORSE * ((hidden > HAIR ? hidden : 0) + under)
  })
  return points[costs.indexOf(Math.min(...costs))] ?? [0, 0]
}

/** Beside an end of a front rank, or behind it; `way` is 1 at the right end and -1 at the left one. */
function beside(end: Point, facing: number, way: number, room: Room): Point {
  const corner: Pose = [...end, facing]
  const aside = way * room.reach
  return freePoint([at(corner, 0, aside), at(corner, -0.5, aside), at(corner, room.reach, aside)], room)
}

/** The handles of what stands or is held so, the leader first: one turns an element, two wheel a line about its ends. */
export function handlesOf(posed: readonly Ghost[], room: Room): Handle[] {
  const [leader, ...more] = posed
  if (!leader) return []
  const { pose, width, depth } = leader
  if (more.length === 0) {
    // Ahead first, also farther away: by a handle behind it an element turns away from the pointer.
    const sides = [
      [1, 0],
      [1, 1],
      [1, -1],
      [0, 1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [-1, -1],
    ] as const
    const points = sides.flatMap(([ahead, aside]) =>
      FARTHER.map((farther) => {
        const away = Math.max(AWAY, room.reach + APART) + farther
        return at(pose, -depth / 2 + ahead * (depth / 2 + away), aside * (width / 2 + away))
      }),
    )
    return [{ id: 'turn', about: 'turn', at: freePoint(points, room), from: at(pose, -depth / 2, 0) }]
  }
  const ends = frontCorners(posed.map((one) => ({ at: one.pose, width: one.width })))
  if (!ends) return []
  return [
    { id: 'left', about: 'right', at: beside(ends.left, pose[2], -1, room), from: null },
    { id: 'right', about: 'left', at: beside(ends.right, pose[2], 1, room), from: null },
  ]
}
