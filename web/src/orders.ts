// Orders as the page writes them, and the shapes of setup orders, for previews.

import { at, bearing, local, poseText, short, turn } from './geometry'
import type { Element, Point, Pose } from './wire'

/** The place to which an element would recoil by an order to choose, straight back. The referee decides what is in the way and how far it goes. */
export function recoilPlace(order: string, elements: Element[]): { id: string; to: Pose } | null {
  const [, id = '', far] = /^choose recoil (\S+) ([\d.]+)$/.exec(order) ?? []
  const element = elements.find((other) => other.id === id)
  return element ? { id, to: [...at(element.at, -Number(far), 0), element.at[2]] } : null
}

/** A draft of legs: straight ahead, then a wheel. */
export function legs(movers: string[], forward: number, wheel: number): string {
  const parts = []
  if (forward !== 0) parts.push(`forward ${short(forward)}`)
  if (wheel !== 0) parts.push(`wheel ${wheel > 0 ? 'right' : 'left'} ${short(Math.abs(wheel))}`)
  return `move ${movers.join(' ')} ${parts.join(' ')}`
}

/** A column's path to a point: its leader wheels towards it and moves straight on. */
export function columnTo(movers: string[], leader: Pose, point: Point): string {
  const { ahead, right } = local(leader, point)
  const angle = Math.round(turn(leader[2], bearing([leader[0], leader[1]], point)) / 5) * 5
  // Beside or behind it there is nothing to wheel to.
  const wheels = ahead > 0 && Math.abs(angle) >= 5
  const far = wheels ? Math.hypot(ahead, right) : Math.max(ahead, 0)
  const wheel = wheels ? `wheel ${angle > 0 ? 'right' : 'left'} ${short(Math.abs(angle))} ` : ''
  return `column ${movers.join(' ')} ${wheel}forward ${short(far)}`
}

/** Elements coming ashore in line, the first at a pose, the others on its right. */
export function landing(movers: { id: string; width: number }[], leader: Pose): string {
  let right = 0
  const places = movers.map(({ id, width }, i) => {
    const before = movers[i - 1]
    if (before) right += (before.width + width) / 2
    const [x, y] = at(leader, 0, right)
    return `${id} at ${poseText([x, y, leader[2]])}`
  })
  return `land ${places.join(' ')}`
}

/** How many features of each kind an order `features wood wood river` names. */
export function tally(order: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of order.split(' ').slice(1)) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** The order that names so many features of each kind. */
export function featuresOrder(kinds: string[], counts: Record<string, number>): string {
  return ['features', ...kinds.flatMap((kind) => Array<string>(counts[kind] ?? 0).fill(kind))].join(' ')
}

/** What a setup order puts on the table: an area, a band along a line, or nothing that can be drawn. */
export interface Preview {
  kind: string
  area: Point[]
  band: { line: Point[]; width: number } | null
}

/** The numbers after a word of an order, up to the next word. */
export function numbersAfter(words: string[], from: number): number[] {
  const rest = words.slice(from)
  const end = rest.findIndex((word) => Number.isNaN(Number(word)))
  return rest.slice(0, end < 0 ? undefined : end).map(Number)
}

function pairs(numbers: number[]): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  return points
}

/** A quarter of the board: 1 and 2 at red's edge from left to right, then 3 and 4. */
export function quarter(number: number, [width, depth]: [number, number]): Point[] {
  const [x, y] = [number % 2 === 0 ? width / 2 : 0, number > 2 ? depth / 2 : 0]
  return [
    [x, y],
    [x + width / 2, y],
    [x + width / 2, y + depth / 2],
    [x, y + depth / 2],
  ]
}

/** The page's number of the quarter that has a number in orders, which editions give in different ways. */
export function quarterAt(game: { quarters?: number[] } | null, number: number): number {
  return game?.quarters?.[number - 1] ?? number
}

/** An edge of the board, from end to end. */
export function along(edge: string, [width, depth]: [number, number]): Point[] {
  const ends: Record<string, Point[]> = {
    near: [
      [0, 0],
      [width, 0],
    ],
    far: [
      [0, depth],
      [width, depth],
    ],
    left: [
      [0, 0],
      [0, depth],
    ],
    right: [
      [width, 0],
      [width, depth],
    ],
  }
  return ends[edge] ?? []
}

/** The preview of `place ..`, `quarter ..`, `edge ..`, `camp ..` or `deploy .. at ..`. */
export function preview(order: string, board: [number, number], game: { quarters?: number[] } | null = null): Preview | null {
  const words = order.split(' ')
  if (words[0] === 'camp') {
    const area = pairs(words.slice(1).map(Number))
    return area.length > 2 ? { kind: 'camp', area, band: null } : null
  }
  if (words[0] === 'deploy' && words[2] === 'at') {
    const pose = [Number(words[3]), Number(words[4]), Number(words[6])] as [number, number, number]
    return { kind: 'base', area: [at(pose, 0, -0.5), at(pose, 0, 0.5), at(pose, -0.4, 0.5), at(pose, -0.4, -0.5)], band: null }
  }
  if (words[0] === 'quarter') return { kind: 'quarter', area: quarter(quarterAt(game, Number(words[1])), board), band: null }
  if (words[0] === 'edge') return { kind: 'edge', area: [], band: { line: along(words[1] ?? '', board), width: 0.5 } }
  if (words[0] !== 'place' || words[1] === undefined) return null
  const kind = words[1]
  const from = words.indexOf('along')
  if (from > 0) {
    return { kind, area: [], band: { width: Number(words[2]), line: pairs(numbersAfter(words, from + 1)) } }
  }
  const depth = Number(words[3])
  const [width, far] = board
  switch (words[2]) {
    case 'near':
      return {
        kind,
        area: [
          [0, 0],
          [width, 0],
          [width, depth],
          [0, depth],
        ],
        band: null,
      }
    case 'far':
      return {
        kind,
        area: [
          [0, far],
          [width, far],
          [width, far - depth],
          [0, far - depth],
        ],
        band: null,
      }
    case 'left':
      return {
        kind,
        area: [
          [0, 0],
          [depth, 0],
          [depth, far],
          [0, far],
        ],
        band: null,
      }
    case 'right':
      return {
        kind,
        area: [
          [width, 0],
          [width - depth, 0],
          [width - depth, far],
          [width, far],
        ],
        band: null,
      }
  }
  // What comes after its corners, a crest or gates, lies within them.
  return { kind, area: pairs(numbersAfter(words, 2)), band: null }
}
