// The style of each kind of terrain: colour and texture, as look/terrain.json has them.
//
// It goes by the words of the editions. A kind that it does not know, from house rules, is drawn by its going.

import terrain from '../../../look/terrain.json'
import type { Feature } from '../wire'

/** How a feature is drawn. */
export interface Look {
  /** The colour of the ground, a variable of the style sheet. */
  ground: string
  /** What is repeated on it. */
  texture?: string
  /** Its form: grown (rounded), built (with straight edges), walled, or a band along a line. */
  form: 'grown' | 'built' | 'walled' | 'band'
  /** The symbol in its middle. */
  heart?: 'hill' | 'steep' | 'pool' | 'temple'
  /** The style of its edge, if it has a meaning. */
  rim?: 'bank' | 'hedge' | 'plain'
  /** The dashes of its outline, in base widths; a full line without. */
  limit?: string
}

/** One kind of mark of a texture: a path in base widths, with colours by name. */
export interface Mark {
  line: string
  fill?: string
  stroke?: string
  width?: number
  cap?: 'round'
  join?: 'round'
  dashes?: string
  opacity?: number
}

/** A rectangle that is repeated over a feature, perhaps turned by degrees. */
export interface Texture {
  width: number
  height: number
  turned?: number
  marks: Mark[]
}

export const LOOKS = terrain.kinds as Record<string, Look>
export const TEXTURES = terrain.textures as Record<string, Texture>
const BY_GOING = terrain.byGoing as Record<Feature['going'], Look>

/** How a feature is drawn. */
export function look(feature: Pick<Feature, 'kind' | 'going' | 'line'>): Look {
  const known = LOOKS[feature.kind] ?? BY_GOING[feature.going]
  return feature.line.length > 1 ? { ...known, form: 'band' } : known
}
