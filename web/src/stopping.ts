// How far a drag gets: the orders along its way, and the farthest of them that is legal where the whole way is too long.

import { distance, poseText, turn, turned } from './geometry'
import { columnTo, legs } from './orders'
import type { Pose, Verdict } from './wire'

/**
 * A way that a hand wants to go: to a pose, straight ahead to one, as a column towards one, or straight ahead and then in a wheel. One that
 * `halts` stops before whatever is in its way, others at a full move alone.
 */
export type Way = { movers: string[]; halts?: boolean } & (
  { kind: 'to' | 'ahead' | 'column'; from: Pose; to: Pose } | { kind: 'legs'; forward: number; wheel: number; column: boolean }
)

/** The pose of the leader after a share of a way that leads to one. */
export function poseAlong({ from, to }: { from: Pose; to: Pose }, share: number): Pose {
  const part = (a: number, b: number) => a + (b - a) * share
  return share === 1 ? to : [part(from[0], to[0]), part(from[1], to[1]), turned(from[2] + turn(from[2], to[2]) * share)]
}

/** The order for a share of a way. */
export function orderAlong(way: Way, share = 1): string {
  if (way.kind === 'legs') {
    const order = legs(way.movers, way.forward * share, way.wheel * share)
    return way.column ? order.replace('move', 'column') : order
  }
  if (way.kind === 'ahead') return legs(way.movers, distance([way.from[0], way.from[1]], [way.to[0], way.to[1]]) * share, 0)
  const pose = poseAlong(way, share)
  if (way.kind === 'column') return columnTo(way.movers, way.from, [pose[0], pose[1]])
  return `move ${way.movers.join(' ')} to ${poseText(pose)}`
}

/** How often the way is halved: to less than a hundredth of it. Before what is in the way the movers stand flush: to a hair's breadth. */
const HALVINGS = 8
const FINELY = 15

/** What stops nearer to where it stands than this has not gone anywhere, in base widths. */
const LEAST = 0.1

/** What a full move may lack, in base widths. */
const NEARLY = 0.005

/** How far something went against how far it may go, where that is why it is refused. */
function tooFar({ breaches }: Verdict): { distance: number; allowance: number } | null {
  for (const { facts } of breaches) {
    const { distance, allowance } = facts
    if (typeof distance === 'number' && typeof allowance === 'number' && distance > allowance && allowance > 0) return { distance, allowance }
  }
  return null
}

/**
 * The farthest legal share of a way that is refused because it is too long, with its verdict and that on the way just beyond it; null
 * where it is refused for other reasons alone, unless it `halts` before what is in its way, or nothing of it is legal. What has come
 * somewhere before it `stays` there if the way leads no farther.
 */
export function farthest(
  refused: Verdict,
  judge: (share: number) => Verdict,
  { halts = false, stays = false } = {},
): { share: number; verdict: Verdict; beyond: Verdict } | null {
  const over = tooFar(refused)
  if (!over && !halts) return null
  let best = { share: 0, verdict: refused }
  let next = { share: 1, verdict: refused }
  const legal = (share: number) => {
    const verdict = judge(share)
    if (verdict.legal && share > best.share) best = { share, verdict }
    if (!verdict.legal && share < next.share) next = { share, verdict }
    return verdict.legal
  }
  const isFull = () => best.share > 0 && (best.verdict.plan?.distance ?? 0) > (best.verdict.plan?.allowance ?? 0) - NEARLY
  // Where the way is straight and its going the same, its distance grows with the share.
  if (over) legal(over.allowance / over.distance)
  // What is legal only nearer than that has not gone anywhere, and need not be looked for.
  const least = over ? LEAST / over.distance : 0
  for (let low = best.share, high = halts ? next.share : 1, i = 0; i < (halts ? FINELY : HALVINGS) && high > least && !isFull(); i += 1) {
    const middle = (low + high) / 2
    if (legal(middle)) low = middle
    else high = middle
  }
  if (best.share === 0 && stays) best = { share: 0, verdict: judge(0) }
  return best.verdict.legal && (best.verdict.plan?.distance ?? Infinity) >= LEAST ? { ...best, beyond: next.verdict } : null
}
