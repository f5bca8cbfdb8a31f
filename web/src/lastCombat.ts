// The last combat or shooting, from the events.

import { readEvent, type Event } from './events'
import type { Choice, Line } from './wire'

/** The last combat or shooting, with its dice. */
export interface LastCombat {
  parties: [string, string]
  /** What the dice are added to; of a fight whose outcome waits for a choice it may not be known. */
  factors: [number, number] | null
  dice: [number, number]
  fates: { party: string; fate: string }[]
  lost: string[]
}

/** What was fought, with what came of it; null where nothing was. */
export function lastCombatIn(events: Event[]): LastCombat | null {
  let fought: LastCombat | null = null
  for (const event of events) {
    if (event.kind === 'fought') {
      fought = { parties: event.parties, factors: event.factors, dice: event.dice, fates: [], lost: [] }
    } else if (event.kind === 'suffered') fought?.fates.push({ party: event.party, fate: event.fate })
    else if (event.kind === 'lost') fought?.lost.push(event.id)
  }
  return fought
}

/**
 * A combat whose dice are rolled while a choice of its outcome is pending; its event follows the choice. `purpose` is what was
 * thrown for, such as `combat r4 b1 bound 3`.
 */
export function undecided(purpose: string, dice: number[], duel: Choice['duel']): LastCombat | null {
  const [, one, other] = /^(?:combat|shooting) (\S+) (\S+) /.exec(purpose) ?? []
  const [die, otherDie] = dice
  if (one === undefined || other === undefined || die === undefined || otherDie === undefined) return null
  const factor = (party: string) => duel?.parties.find((fighter) => fighter.party === party)?.factor
  const [own, against] = [factor(one), factor(other)]
  const factors: LastCombat['factors'] = own === undefined || against === undefined ? null : [own, against]
  return { parties: [one, other], factors, dice: [die, otherDie], fates: [], lost: [] }
}

/** The same for a loaded battle: its last roll, unless its outcome is already in the history. */
export function stillUndecided(history: Line[]): LastCombat | null {
  const at = history.findLastIndex(({ text }) => text.startsWith('throw '))
  const after = history.slice(at).flatMap(({ events }) => events.map(readEvent))
  if (at < 0 || after.some((event) => event.kind === 'fought')) return null
  return undecided(history[at]?.text.replace(/^throw /, '') ?? '', history[at]?.dice ?? [], null)
}
