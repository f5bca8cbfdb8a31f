// The deployment zone of one element, out of a refusal that has measured it.

import type { Point, Verdict } from './wire'

/** The zone with its distance from the side edges as a refusal has measured it; null where the refusal says nothing of it. */
export function widened(zone: Point[], [width, depth]: [number, number], verdict: Pick<Verdict, 'breaches'>): Point[] | null {
  const { least } = verdict.breaches.find(({ rule }) => rule === 'deploy.zone')?.facts ?? {}
  if (typeof least !== 'number') return null
  const [xs, ys] = [zone.map(([x]) => x), zone.map(([, y]) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  // It lies along the edge that it touches.
  const across = low === 0 || high === depth
  const [x0, x1, y0, y1] = across ? [least, width - least, low, high] : [left, right, least, depth - least]
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}
