// The deployment zone of one element, out of a refusal that draws it.

import type { Point, Verdict } from './wire'

/** The zone that a refusal has measured a place by; null where the refusal says nothing of it. */
export function widened(verdict: Pick<Verdict, 'breaches'>): Point[] | null {
  const shapes = verdict.breaches.find(({ rule }) => rule === 'deploy.zone')?.shapes ?? []
  return shapes.flatMap((shape) => ('patch' in shape ? [shape.patch] : []))[0] ?? null
}
