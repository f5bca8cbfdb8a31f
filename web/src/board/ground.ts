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
}

export const LOOKS: Record<string, Look> = {
  'gentle-hill': { ground: 'hill', texture: null, form: 'grown', heart: 'hill' },
  'steep-hill': { ground: 'steep', texture: null, form: 'grown', heart: 'steep' },
  'difficult-hill': { ground: 'steep', texture: null, form: 'grown', heart: 'steep' },
  wood: { ground: 'wood', texture: 'trees', form: 'grown' },
  oasis: { ground: 'dunes', texture: 'palms', form: 'grown', heart: 'pool' },
  dunes: { ground: 'dunes', texture: 'sand', form: 'grown' },
  marsh: { ground: 'marsh', texture: 'reeds', form: 'grown' },
  boggy: { ground: 'bog', texture: 'puddles', form: 'grown' },
  rough: { ground: 'rough', texture: 'stones', form: 'grown' },
  rocky: { ground: 'rocky', texture: 'boulders', form: 'grown' },
  scrub: { ground: 'rough', texture: 'bushes', form: 'grown' },
  gully: { ground: 'gully', texture: null, form: 'grown', rim: 'bank' },
  plough: { ground: 'plough', texture: 'furrows', form: 'built', rim: 'plain' },
  enclosure: { ground: 'meadow', texture: 'hedges', form: 'built', rim: 'hedge' },
  hamlet: { ground: 'hamlet', texture: 'cottages', form: 'grown', rim: 'plain' },
  edifice: { ground: 'paved', texture: 'flags', form: 'built', heart: 'temple', rim: 'plain' },
  bua: { ground: 'town', texture: 'houses', form: 'walled' },
  city: { ground: 'town', texture: 'houses', form: 'walled' },
  fort: { ground: 'paved', texture: 'flags', form: 'walled' },
  waterway: { ground: 'water', texture: 'waves', form: 'built' },
  river: { ground: 'water', texture: null, form: 'band' },
  road: { ground: 'road', texture: null, form: 'band' },
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
