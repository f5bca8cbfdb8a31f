// What stands in the way of lining up: a friend that reaches a little into the place where a contact would be made.
//
// The referee has refused the order; this only says by how much its own measurements miss, and in which direction.

import { at, corners, local, turn, turned } from './geometry'
import type { Breach, Element, Point, Pose, State, Verdict } from './wire'

export interface InTheWay {
  /** What has no room. */
  element: string
  /** The friend that takes it. */
  other: string
  /** How far the friend would have to go aside, in base widths. */
  gap: number
  /** To which of the friend's own hands. */
  hand: 'left' | 'right'
}

/** A friend that takes more of the place than this is no neighbour but stands there, in base widths. */
const MOST = 0.5

/** Less than this is a matter of rounding, in base widths. */
const LEAST = 0.0005

/** So far an element may slide to line up and be thought of as lining up there, in base widths. */
const SLIDE = 1

/** Elements that face so alike, or so opposite, stand in one line, in degrees. */
const PARALLEL = 30

/** The extent of points along and across a pose. */
function extent(pose: Pose, points: Point[]): { ahead: [number, number]; right: [number, number] } {
  const seen = points.map((point) => local(pose, point))
  const of = (numbers: number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)]
  return { ahead: of(seen.map(({ ahead }) => ahead)), right: of(seen.map(({ right }) => right)) }
}

/** By how much a friend must go aside so that a base has room at a pose, and to which of its hands; null where that is not the matter. */
function aside(pose: Pose, { width, depth }: Element, friend: Element): { gap: number; hand: 'left' | 'right' } | null {
  const { ahead, right } = extent(pose, corners(friend.at, friend.width, friend.depth))
  const apart = Math.min(0, ahead[1]) - Math.max(-depth, ahead[0]) < LEAST
  // How far it reaches over either side of the place.
  const [overLeft, overRight] = [right[1] + width / 2, width / 2 - right[0]]
  const gap = Math.min(overLeft, overRight)
  const angle = Math.abs(turn(pose[2], friend.at[2]))
  if (apart || gap < LEAST || gap > MOST || (angle > PARALLEL && angle < 180 - PARALLEL)) return null
  const left = overLeft < overRight
  return { gap, hand: left === angle <= PARALLEL ? 'left' : 'right' }
}

/** Where a breach has an element end. */
function endOf({ shapes }: Breach): Pose | null {
  const [left, right] = shapes.flatMap((shape) => ('patch' in shape ? [shape.patch] : []))[0] ?? []
  if (!left || !right) return null
  // The front edge runs from the left corner to the right one, a quarter turn clockwise from where it faces.
  const across = turned((Math.atan2(right[0] - left[0], right[1] - left[1]) * 180) / Math.PI)
  return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2, turned(across - 90)]
}

/** The pose in which a mover that ends at `end` would be lined up with the front of an enemy, and how far that is. */
function linedUp(end: Pose, enemy: Element): { pose: Pose; far: number } | null {
  const pose: Pose = [...at(enemy.at, 0, 0), turned(enemy.at[2] + 180)]
  const far = Math.hypot(pose[0] - end[0], pose[1] - end[1])
  return Math.abs(turn(end[2], pose[2])) > PARALLEL || far > SLIDE ? null : { pose, far }
}

/** The friend that keeps a refused move from lining up, for the contact that is nearest; null where none does. */
export function inTheWay({ breaches, plan }: Verdict, state: State | null): InTheWay | null {
  const find = (id: unknown) => state?.elements.find((one) => one.id === id)
  const movers = new Set(plan?.tracks.map(({ id }) => id))
  const found: (InTheWay & { far: number })[] = []
  for (const breach of breaches) {
    const mover = find(breach.facts.element)
    const end = endOf(breach)
    if (!mover || !end) continue
    const enemy = breach.rule === 'move.contact.alignment' ? find(breach.facts.enemy) : undefined
    const other = breach.rule === 'move.overlap' ? find(breach.facts.other) : undefined
    const place = enemy ? linedUp(end, enemy) : other ? { pose: end, far: 0 } : null
    if (!place) continue
    for (const friend of state?.elements ?? []) {
      if (friend.side !== mover.side || friend.place !== 'table' || friend.id === mover.id || movers.has(friend.id) || (other && other !== friend)) continue
      const by = aside(place.pose, mover, friend)
      if (by) found.push({ element: mover.id, other: friend.id, ...by, far: place.far })
    }
  }
  const [nearest] = found.sort((a, b) => a.far - b.far)
  if (!nearest) return null
  const { far: _, ...blocked } = nearest
  // A hundredth is the least that is written.
  return { ...blocked, gap: Math.ceil(blocked.gap * 100 - LEAST * 100) / 100 }
}
