// Where a plan leads, so that two of them can be compared.

import type { Plan, Pose } from './wire'

/** How far two places may be apart that are one, in base widths. */
const SAME = 2e-3

/** Where each mover comes to stand. */
export function ends(plan: Plan): Map<string, Pose> {
  const last = (poses: Pose[]): Pose[] => poses.slice(-1)
  return new Map([
    ...plan.tracks.flatMap(({ id, poses }) => last(poses).map((pose) => [id, pose] as const)),
    ...plan.conforms.map(({ id, to }) => [id, to] as const),
  ])
}

/** Whether all movers come to stand alike, and those that cannot line up fight the same enemy as if they had. */
export function endsAlike(one: Plan, other: Plan): boolean {
  if (String(one.asIf) !== String(other.asIf)) return false
  const there = ends(other)
  return [...ends(one)].every(([id, pose]) => pose.every((value, i) => Math.abs(value - (there.get(id)?.[i] ?? Infinity)) < SAME))
}
