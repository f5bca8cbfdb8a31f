// What is painted: the ground of a table as plain data, which a worker can be sent.

import { centroid } from '../../geometry'
import type { Feature, Point, State } from '../../wire'
import { RIM } from '../camera.svelte'
import { seedOf } from './noise'

/** A feature in the coordinates of the picture: y grows downwards. */
export interface Piece {
  kind: string
  going: Feature['going']
  outline: Point[]
  /** The middle line of a river or a road; empty for an area. */
  line: Point[]
  width: number
  crest: Point[]
  gates: Point[]
  middle: Point
  /** What its chance starts from: a piece looks the same wherever it comes in the list. */
  seed: number
}

export type Climate = 'arable' | 'forest' | 'dry' | 'steppe' | 'littoral'

export interface Scene {
  width: number
  depth: number
  /** How far the picture goes beyond the table, for its rim. */
  rim: number
  /** What the open ground is like. */
  climate: Climate
  seed: number
  night: boolean
  pieces: Piece[]
}

/** What makes a feature the same piece: its kind and where it lies. */
export function keyOf({ kind, outline, line, width }: Feature): string {
  const rounded = (points: Point[]) => points.map(([x, y]) => `${Math.round(x * 1000)},${Math.round(y * 1000)}`).join(' ')
  return `${kind}|${rounded(outline)}|${rounded(line)}|${width}`
}

function pieceOf(feature: Feature, depth: number): Piece {
  const down = (points: Point[]) => points.map(([x, y]): Point => [x, depth - y])
  const outline = down(feature.outline)
  return {
    kind: feature.kind,
    going: feature.going,
    outline,
    line: down(feature.line),
    width: feature.width,
    crest: down(feature.crest ?? []),
    gates: down(feature.gates ?? []),
    middle: centroid(outline),
    seed: seedOf(keyOf(feature)),
  }
}

/** The kinds of terrain that only one sort of country has, the most telling first. */
const SIGNS: readonly [kind: string, climate: Climate][] = [
  ['dunes', 'dry'],
  ['oasis', 'dry'],
  ['rocky', 'dry'],
  ['waterway', 'littoral'],
  ['gully', 'steppe'],
  ['marsh', 'forest'],
]

/** What the open ground is like, by what lies on it: a state of a battle does not say which topography was chosen. */
export function climateOf(kinds: readonly string[]): Climate {
  const sign = SIGNS.find(([kind]) => kinds.includes(kind))
  if (sign) return sign[1]
  return kinds.filter((kind) => kind === 'wood').length > 1 ? 'forest' : 'arable'
}

/** The ground of a state. */
export function sceneOf({ board, features, keys }: Pick<State, 'board' | 'features' | 'keys'>, night: boolean): Scene {
  const [width, depth] = board
  return {
    width,
    depth,
    rim: RIM,
    climate: climateOf(features.map(({ kind }) => kind)),
    seed: seedOf(keys.join(' ')),
    night,
    pieces: features.map((feature) => pieceOf(feature, depth)),
  }
}
