// The grid of a deployment by hand: lines that are placed apart from each other stand in step, so that they can make contact side by side.

import { at, distance, local, turn } from './geometry'
import type { Pose } from './wire'

/** The distance between the lines of the grid, in base widths. */
const STEP = 0.25

/** How near to the row of a friend a place is in it, in base widths. */
const IN_ROW = STEP / 2

/** Poses that face so alike are parallel, in degrees. */
const PARALLEL = 0.01

const stepped = (length: number): number => Math.round(length / STEP) * STEP

/**
 * The pose of the grid nearest to one that the hand holds. The grid begins at the nearest of the `friends` that face the same way, else at
 * the corner of the board. A place beside the row of a friend is in that row.
 */
export function onGrid(pose: Pose, friends: Pose[]): Pose {
  const [x, y, facing] = pose
  const apart = (friend: Pose) => distance([friend[0], friend[1]], [x, y])
  const parallel = friends.filter((friend) => Math.abs(turn(friend[2], facing)) < PARALLEL).sort((a, b) => apart(a) - apart(b))
  const [nearest] = parallel
  if (!nearest) return [stepped(x), stepped(y), facing]
  const { ahead, right } = local(nearest, [x, y])
  const rows = parallel.map((friend) => local(nearest, [friend[0], friend[1]]).ahead)
  const row = rows.find((one) => Math.abs(ahead - one) <= IN_ROW)
  return [...at(nearest, row ?? stepped(ahead), stepped(right)), facing]
}
