// Every kind of terrain of the editions, and what is painted for one of house rules.

import type { Art } from '../art'
import type { Piece } from '../scene'
import { city, edifice, fort, hamlet, town } from './buildings'
import { enclosure, plough } from './fields'
import { oasis, scrub, wood } from './growth'
import { gentleHill, gully, steepHill } from './hills'
import { road } from './roads'
import { dunes, rocky, rough } from './stones'
import { boggy, marsh, river, waterway } from './water'

export const ARTS: Record<string, Art> = {
  'gentle-hill': gentleHill,
  'steep-hill': steepHill,
  'difficult-hill': steepHill,
  wood,
  oasis,
  dunes,
  marsh,
  boggy,
  rough,
  rocky,
  scrub,
  gully,
  plough,
  enclosure,
  hamlet,
  edifice,
  bua: town,
  city,
  fort,
  waterway,
  river,
  road,
}

const BY_GOING: Record<Piece['going'], Art> = { good: scrub, rough, bad: rocky, impassable: waterway }

/** What a piece is painted with. A kind that no edition has goes by its going, or by its line. */
export function artOf({ kind, going, line }: Pick<Piece, 'kind' | 'going' | 'line'>): Art {
  const known = ARTS[kind]
  if (line.length > 1) return known === road || known === river ? known : going === 'good' ? road : river
  return known && known !== road && known !== river ? known : BY_GOING[going]
}

/** Hills lie below what stands on them, rivers end in the sea, and roads lie above all else. */
export function rank({ kind, line }: Pick<Piece, 'kind' | 'line'>): number {
  if (line.length > 1) return kind === 'road' ? 4 : 2
  if (kind === 'waterway') return 3
  return kind.endsWith('hill') ? 0 : 1
}
