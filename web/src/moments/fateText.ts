// What becomes of a party in words, for lists and cards.

import { named, t } from '../words'
import type { Fate } from './account'

/** `recoils`, or `destroyed: nowhere to recoil`. */
export function fateText({ word, cause }: Fate): string {
  return cause === null ? named('word', word) : t('result-cause', { word: named('word', word), why: named('cause', cause) })
}
