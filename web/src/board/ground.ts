// The style of each kind of terrain: colour and pattern.
//
// It goes by the words of the editions. A kind that it does not know, from house rules, is drawn by its going.

import type { Feature } from '../wire'

/** How a feature is drawn. */
export interface Look {
  /** The colour of the ground, a variable of the style sheet. */
  ground: string
  /** The pattern on it, from Patterns.svelte. */
  texture: string | null
  /** Its form: grown (rounded), built (with straight edges), walled, or a band along a line. */
  form: 'grown' | 'built' | 'walled' | 'band'
  /** The symbol in its middle. */
  heart?: 'hill' | 'steep' | 'pool' | 'temple'
  /** The style of its edge, if it has a meaning. */
  rim?: 'bank' | 'hedge' | 'plain'
  /** The dashes of its outline, in base widths; a full line without. */
  limit?: string
}

export const LOOKS: Record<string, Look> = {
  'gentle-hill': { ground: 'hill', texture: null, form: 'grown', heart: 'hill', limit: '0.04 0.06' },
  'steep-hill': { ground: 'steep', texture: null, form: 'grown', heart: 'steep' },
  'difficult-hill': { ground: 'steep', texture: null, form: 'grown', heart: 'steep' },
  wood: { ground: 'wood', texture: 'trees', form: 'grown', limit: '0.01 0.075' },
  oasis: { ground: 'dunes', texture: 'palms', form: 'grown', heart: 'pool', limit: '0.06 0.05 0.01 0.05' },
  dunes: { ground: 'dunes', texture: 'sand', form: 'grown', limit: '0.06 0.075' },
  marsh: { ground: 'marsh', texture: 'reeds', form: 'grown', limit: '0.095 0.057 0.01 0.057' },
  boggy: { ground: 'bog', texture: 'puddles', form: 'grown', limit: '0.05 0.05 0.01 0.05' },
  rough: { ground: 'rough', texture: 'stones', form: 'grown', limit: '0.03 0.05' },
  rocky: { ground: 'rocky', texture: 'boulders', form: 'grown', limit: '0.01 0.055' },
  scrub: { ground: 'rough', texture: 'bushes', form: 'grown', limit: '0.01 0.1' },
  gully: { ground: 'gully', texture: null, form: 'grown', rim: 'bank' },
  plough: { ground: 'plough', texture: 'furrows', form: 'built', rim: 'plain' },
  enclosure: { ground: 'meadow', texture: 'hedges', form: 'built', rim: 'hedge' },
  hamlet: { ground: 'hamlet', texture: 'cottages', form: 'grown', rim: 'plain', limit: '0.09 0.05' },
  edifice: { ground: 'paved', texture: 'flags', form: 'built', heart: 'temple', rim: 'plain' },
  bua: { ground: 'town', texture: 'houses', form: 'walled' },
  city: { ground: 'town', texture: 'houses', form: 'walled' },
  fort: { ground: 'paved', texture: 'flags', form: 'walled' },
  waterway: { ground: 'water', texture: 'waves', form: 'built' },
  river: { ground: 'water', texture: null, form: 'band', limit: '0.14 0.05' },
  road: { ground: 'road', texture: null, form: 'band', limit: '0.01 0.17' },
}

/** What grows where nothing else is known of a kind than its going. */
const BY_GOING: Record<Feature['going'], Look> = {
  good: { ground: 'meadow', texture: null, form: 'grown', rim: 'plain' },
  rough: { ground: 'rough', texture: 'stones', form: 'grown' },
  bad: { ground: 'steep', texture: 'crags', form: 'grown' },
  impassable: { ground: 'water', texture: 'waves', form: 'grown' },
}

/** How a feature is drawn. */
export function look(feature: Pick<Feature, 'kind' | 'going' | 'line'>): Look {
  const known = LOOKS[feature.kind] ?? BY_GOING[feature.going]
  return feature.line.length > 1 ? { ...known, form: 'band' } : known
}
