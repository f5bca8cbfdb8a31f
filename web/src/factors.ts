// What a factor of a combat consists of, in words: contacts beside its opponent by their side and enemy.

import { partyName } from './partyNames'
import type { Fighter, State } from './wire'
import { listed, named, t } from './words'

/** A number of a factor, and what it is for. */
export interface FactorLine {
  value: number
  text: string
}

/** The row of an edition that counts the contacts beside the opponent. */
const CONTACT = 'contact'

/** The numbers of a party's factor, the basic one first: one for each contact where each counts as much. */
export function factorLines({ lines, beside = [] }: Pick<Fighter, 'lines' | 'beside'>, state: State | null): FactorLine[] {
  return lines.flatMap(([id, value]) => {
    if (id !== CONTACT || beside.length === 0) return [{ value, text: named('factor', id) }]
    const texts = beside.map(([how, by]) => t(`factor-${how}`, { who: by === null ? '' : partyName(state, by) }))
    const each = value / texts.length
    // Beyond what may count, the number is of all of them.
    return Number.isInteger(each) ? texts.map((text) => ({ value: each, text })) : [{ value, text: listed(texts) }]
  })
}
