// What a player wants to know of the bound of the other side when it is over.

import type { Entry } from '../battleLog'
import { logEntries } from '../battleLog'
import type { Line, SideWord, State } from '../wire'
import { accountOf, type Account } from './account'
import { lastBound } from './boundReplay.svelte'

export interface BoundSummary {
  side: SideWord
  number: number
  pips: number | null
  /** How many of its elements moved. */
  moved: number
  /** Its shootings and combats, in order. */
  fights: Account[]
  /** What else was lost or taken. */
  losses: Entry[]
}

/** The last bound of a side that is not asked now; null before any. */
export function summaryOf(lines: Line[], asked: SideWord | null, state: State | null): BoundSummary | null {
  const [from, to] = lastBound(lines, asked) ?? [0, 0]
  const begun = lines[from - 1]?.events.findLast((event) => event.kind === 'bound')
  if (begun?.kind !== 'bound') return null
  const within = lines.slice(from, to)
  const rolled = within.flatMap(({ events }) => events).find((event) => event.kind === 'pips')
  const fights: Account[] = []
  const losses: Entry[] = []
  for (const [i, line] of within.entries()) {
    const account = accountOf(line.events, state)
    if (account) fights.push({ ...account, step: from + i + 1 })
    else losses.push(...logEntries({ ...line, notes: [] }, state).filter(({ kind }) => kind === 'loss'))
  }
  const movers = within.filter(({ side }) => side === begun.side).flatMap(({ events }) => events.flatMap((event) => (event.kind === 'moved' ? [event.id] : [])))
  return { side: begun.side, number: begun.number, pips: rolled?.kind === 'pips' ? rolled.pips : null, moved: new Set(movers).size, fights, losses }
}
