// The drawing of a camp: a palisade along its outline, open towards the enemy, and tents in rows.

import { centroid } from '../geometry'
import type { Point } from '../wire'

/** How far from each other the stakes of a palisade stand, in base widths. */
const STAKES = 0.078

/** An edge of the table is no farther than this. */
const ON_EDGE = 1e-3

/** How wide the gate in the front is. */
const GATE = 0.34

/** One stake as a path: its foot at a point, pointed at the top. */
const stake = ([x, y]: Point) => `M${round(x - 0.03)} ${round(y + 0.065)}v-.11l.03-.045 .03.045v.11z`

const round = (value: number) => Math.round(value * 1000) / 1000

interface Edge {
  from: Point
  to: Point
  middle: Point
  length: number
}

/** The edges of an outline that do not lie on the edge of the table. */
function free(outline: Point[], [width, depth]: [number, number]): Edge[] {
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    const both = (test: (point: Point) => boolean) => test(from) && test(to)
    const bound = both(([x]) => x < ON_EDGE) || both(([x]) => x > width - ON_EDGE) || both(([, y]) => y < ON_EDGE) || both(([, y]) => y > depth - ON_EDGE)
    if (bound) return []
    return [{ from, to, middle: centroid([from, to]), length: Math.hypot(to[0] - from[0], to[1] - from[1]) }]
  })
}

export interface Camp {
  /** The stakes in two colours, by turns. */
  palisade: [light: string, dark: string]
  /** Which way the tents stand: the direction along the front, in degrees. */
  turned: number
  middle: Point
  /** How much room there is along the front, and from the front to the rear. */
  wide: number
  deep: number
}

/** What a camp's drawing is made of; y grows downwards. */
export function campOf(outline: Point[], board: [number, number]): Camp {
  const middle = centroid(outline)
  const centre: Point = [board[0] / 2, board[1] / 2]
  const edges = free(outline, board)
  const far = ({ middle: [x, y] }: Edge) => Math.hypot(x - centre[0], y - centre[1])
  const front = edges.reduce<Edge | null>((best, edge) => (best === null || far(edge) < far(best) ? edge : best), null)
  const stakes = edges.flatMap((edge) => {
    const count = Math.max(1, Math.round(edge.length / STAKES))
    return Array.from({ length: count + 1 }, (_, n): Point => [
      edge.from[0] + ((edge.to[0] - edge.from[0]) * n) / count,
      edge.from[1] + ((edge.to[1] - edge.from[1]) * n) / count,
    ]).filter(([x, y]) => edge !== front || Math.hypot(x - edge.middle[0], y - edge.middle[1]) > GATE / 2)
  })
  // What is nearer hides what is farther.
  stakes.sort((a, b) => a[1] - b[1])
  const path = (part: number) =>
    stakes
      .filter((_, i) => i % 2 === part)
      .map(stake)
      .join('')
  const turned = front ? (Math.atan2(front.to[1] - front.from[1], front.to[0] - front.from[0]) * 180) / Math.PI : 0
  const wide = front?.length ?? 1
  const deep = front ? 2 * Math.hypot(front.middle[0] - middle[0], front.middle[1] - middle[1]) : 1
  // A camp that is seen from behind is drawn upright.
  return { palisade: [path(0), path(1)], turned: upright(turned), middle, wide, deep }
}

/** The same direction between -90 and 90 degrees. */
function upright(degrees: number): number {
  const within = ((((degrees + 90) % 180) + 180) % 180) - 90
  return within === -90 ? 90 : within
}
