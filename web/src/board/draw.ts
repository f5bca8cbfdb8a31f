// Board points in SVG coordinates: there y grows downwards, so drawing needs the depth of the board.

import type { Point } from '../wire'
import type { Area } from './sign'

/** Points as a polygon takes them. */
export function polygon(points: Point[], depth: number): string {
  return points.map(([x, y]) => `${x},${depth - y}`).join(' ')
}

/** Points as a path takes them, from one to the next. */
export function line(points: Point[], depth: number): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${depth - y}`).join(' ')
}

/** An outline with round corners, through its edges: what has grown, though its corners are still its own. */
export function soft(outline: Point[], depth: number): string {
  if (outline.length < 3) return line(outline, depth)
  const near = (a: Point, b: Point): Point => [(a[0] * 3 + b[0]) / 4, (a[1] * 3 + b[1]) / 4]
  const parts = outline.map((corner, i) => {
    const from = near(corner, outline[(i + outline.length - 1) % outline.length] ?? corner)
    const to = near(corner, outline[(i + 1) % outline.length] ?? corner)
    return `${i === 0 ? 'M' : 'L'}${from[0]} ${depth - from[1]} Q${corner[0]} ${depth - corner[1]} ${to[0]} ${depth - to[1]}`
  })
  return `${parts.join(' ')} Z`
}

/** Marks in the rim at each base width, longer at every fifth. */
export function ticks(width: number, depth: number): string {
  const marks = (most: number, mark: (at: number, long: number) => string) =>
    Array.from({ length: Math.floor(most) + 1 }, (_, at) => mark(at, at % 5 ? 0.07 : 0.13)).join('')
  const across = marks(width, (x, long) => `M${x} -0.1v${-long}M${x} ${depth + 0.1}v${long}`)
  return across + marks(depth, (y, long) => `M-0.1 ${depth - y}h${-long}M${width + 0.1} ${depth - y}h${long}`)
}

/** Where a point of the drawing lies on a sheet that shows a box of it: on whole pixels, so that letters stay sharp. */
export function shifted([x, y]: Point, box: Area): string {
  return `translate(round(${(x - box.x).toFixed(4)}em, 1px), round(${(y - box.y).toFixed(4)}em, 1px))`
}
