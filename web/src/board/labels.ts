// Where names of terrain and numbers of elements stand on the board: numbers step aside for names, bases and each other.

import { at } from '../geometry'
import type { Element, Feature, Point, State } from '../wire'
import { named } from '../words'
import { freest, seatOf, type Area, type Obstacle } from './sign'

/** How wide a letter is for its height, about, and how high a line is. */
const LETTER = 0.52
const LINE = 1.1

/** How far a number is from its base, in base widths. */
const BEYOND = 0.07

/** A text of these letters about its middle; `y` grows downwards. */
const around = ([x, y]: Point, text: string, letters: number): Area => {
  const [w, h] = [text.length * letters * LETTER, letters * LINE]
  return { x: x - w / 2, y: y - h / 2, w, h }
}

export interface TerrainName {
  text: string
  /** The middle of its base line, as it is drawn. */
  at: Point
  area: Area
}

/** Where the name of a feature may stand: below it, or above where there is no room, or in its middle where that lies off the board too. */
function placesOfName({ outline }: Feature, size: number, [width, depth]: State['board']): Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => depth - y)]
  const [low, high] = [Math.max(...ys), Math.min(...ys)]
  const [below, above] = [low + size * 0.9 + 0.08, high - size * 0.45]
  const x = (Math.max(Math.min(...xs), 0) + Math.min(Math.max(...xs), width)) / 2
  const lines = [...(below < depth - 0.1 ? [below] : []), ...(above > size ? [above] : []), (low + high) / 2]
  return lines.map((y) => [x, y])
}

/** How far the base line of letters is below their middle, in parts of their height. */
const BASE_LINE = 0.35

/** The names of the terrain, of letters so high, each whole on the board and on no other; roads and rivers have none. */
export function terrainNames({ features, board }: Pick<State, 'features' | 'board'>, letters: number): TerrainName[] {
  const taken: Obstacle[] = []
  const [width, depth] = board
  return features
    .filter(({ line }) => line.length < 2)
    .map((feature): TerrainName => {
      const text = named('terrain', feature.kind)
      const areas = placesOfName(feature, letters, board).map(([x, y]) => around([x, y - letters * BASE_LINE], text, letters))
      const area = freest(areas, taken, { x: 0, y: 0, w: width, h: depth }) ?? around([0, 0], text, letters)
      taken.push({ ...area, weight: WEIGHT.name })
      return { text, at: [area.x + area.w / 2, area.y + area.h / 2 + letters * BASE_LINE], area }
    })
}

/** How much it matters what a number covers. */
const WEIGHT = { base: 2, name: 2, number: 4 }

/** A number to be written, and how high its letters are. */
export interface Numbered {
  element: Element
  text: string
  letters: number
}

/** The middles of numbers, one for each: behind its base, before it, or beside it, else within it at the right, wherever it covers least. */
export function numberPlaces(
  numbers: readonly Numbered[],
  { elements, board }: Pick<State, 'elements' | 'board'>,
  names: readonly TerrainName[],
  seen: Area,
): Point[] {
  const [, depth] = board
  const down = ([x, y]: Point): Point => [x, depth - y]
  const taken: Obstacle[] = [
    ...elements.filter(({ place }) => place === 'table').map((one) => ({ ...seatOf(one, depth), weight: WEIGHT.base })),
    ...names.map(({ area }) => ({ ...area, weight: WEIGHT.name })),
  ]
  return numbers.map(({ element: { at: pose, width, depth: deep }, text, letters }) => {
    const away = BEYOND + letters * 0.6
    const points = [
      at(pose, -deep - away, 0),
      at(pose, away, 0),
      at(pose, -deep / 2, width / 2 + away),
      at(pose, -deep / 2, -width / 2 - away),
      at(pose, -deep / 2, width / 2 - 0.2),
    ]
    const place = freest(
      points.map((point) => around(down(point), text, letters)),
      taken,
      seen,
    )
    if (!place) return down(points[0] ?? [0, 0])
    taken.push({ ...place, weight: WEIGHT.number })
    return [place.x + place.w / 2, place.y + place.h / 2]
  })
}
