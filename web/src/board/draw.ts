// Points of the board as SVG draws them: there y grows downwards, so a drawing is told how deep the board is.

import type { Point } from '../wire'

/** Points as a polygon takes them. */
export function polygon(points: Point[], depth: number): string {
  return points.map(([x, y]) => `${x},${depth - y}`).join(' ')
}

/** Points as a path takes them, from one to the next. */
export function line(points: Point[], depth: number): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${depth - y}`).join(' ')
}
