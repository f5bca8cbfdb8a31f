// Where a sign with text lies on the board: beside what it is about, on nothing that must be seen.

import { corners } from '../geometry'
import type { Element, State } from '../wire'

/** A rectangle of the drawing; `y` grows downwards. */
export interface Area {
  x: number
  y: number
  w: number
  h: number
}

/** Something that a sign would cover, and how much that matters. */
export interface Obstacle extends Area {
  weight: number
}

/** The area around points. */
export function areaOf(points: readonly (readonly [number, number])[]): Area {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** The area around the base of an element, on a board so deep. */
export function seatOf({ at, width, depth }: Pick<Element, 'at' | 'width' | 'depth'>, boardDepth: number): Area {
  return areaOf(corners(at, width, depth).map(([x, y]) => [x, boardDepth - y] as const))
}

/** How much two areas overlap. */
export function overlap(a: Area, b: Area): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** An area moved to lie within another. */
export function within({ x, y, w, h }: Area, box: Area): Area {
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)))
  return { x: clamp(x, box.x, box.x + box.w - w), y: clamp(y, box.y, box.y + box.h - h), w, h }
}

/** The first of several areas, moved into what is seen, that covers least. */
export function freest(areas: readonly Area[], obstacles: readonly Obstacle[], seen: Area): Area | null {
  let best: Area | null = null
  let least = Infinity
  for (const area of areas) {
    const place = within(area, seen)
    const covers = obstacles.reduce((sum, obstacle) => sum + obstacle.weight * overlap(place, obstacle), 0)
    // A hair's breadth decides nothing, so that a sign does not jump to and fro.
    if (covers >= least - 1e-6) continue
    best = place
    least = covers
  }
  return best
}

/** Places of a size about an area: `apart` from it, in the order below, above, right, left, each also aligned with its ends. */
export function about({ x, y, w, h }: Area, size: { w: number; h: number }, apart: number): Area[] {
  const [below, above, right, left] = [y + h + apart, y - apart - size.h, x + w + apart, x - apart - size.w]
  const [mid, level] = [x + w / 2 - size.w / 2, y + h / 2 - size.h / 2]
  const across = [mid, x, x + w - size.w]
  return [
    ...across.map((at) => ({ x: at, y: below, ...size })),
    ...across.map((at) => ({ x: at, y: above, ...size })),
    { x: right, y: level, ...size },
    { x: left, y: level, ...size },
  ]
}

/** A sentence in lines of at most so many letters, as far as its words are not longer. */
export function inLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** About how large a sign with lines of text is; letters are about half as wide as they are high, or a little more. */
export function sizeOf(lines: readonly string[], letters: number): { w: number; h: number } {
  return { w: Math.max(...lines.map((text) => text.length)) * letters * 0.52 + letters, h: lines.length * letters * 1.3 + letters * 0.5 }
}

/** How much more it matters that a text covers another than that it covers an element: neither could be read. */
export const TEXT = 4

/** Where a line of text lies about an element, on no other and on no name or other sign if there is room. */
export function beside(
  element: Element,
  { elements, board }: Pick<State, 'elements' | 'board'>,
  text: string,
  letters: number,
  seen: Area,
  names: readonly { area: Area }[] = [],
): Area | null {
  const covered = (one: Element) => seatOf(one, board[1])
  const others = elements.filter(({ place }) => place === 'table').map((one) => ({ ...covered(one), weight: 1 }))
  const taken = [...others, ...names.map(({ area }) => ({ ...area, weight: TEXT }))]
  return freest(about(covered(element), sizeOf([text], letters), letters * 0.4), taken, seen)
}
