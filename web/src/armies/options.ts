// What an army list leaves open, in words: its notation (docs/reference/armies.md) is for readers of the codes.

import { troopName } from '../partyNames'
import { listed, t } from '../words'

/** One option of a list: `2x3Kn, 3Pk/4Ax` as `Knights (3Kn) × 2, Pikes (3Pk) or Auxilia (4Ax)`. */
export function optionText(notation: string): string {
  return notation.split(', ').map(troopsText).join(', ')
}

function troopsText(notation: string): string {
  const [, count = '1', codes = notation] = /^(?:(\d+)x)?(.+)$/.exec(notation) ?? []
  // Of troops that dismount the code goes on with what they are on foot: `3Kn//4Bd`.
  const one = (code: string) => t('army-troop', { troop: troopName(code.split('//')[0]), code })
  return t('several', { what: listed(codes.split(/(?<!\/)\/(?!\/)/).map(one), 'disjunction'), count: Number(count) })
}
