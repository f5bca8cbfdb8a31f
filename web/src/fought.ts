// The last combat or shooting, read from what happened.

import type { Event } from './events'

/** The last combat or shooting, with its dice. */
export interface Fought {
  parties: [string, string]
  factors: [number, number]
  dice: [number, number]
  fates: { party: string; fate: string }[]
  lost: string[]
}

/** What was fought, with what came of it; null where nothing was. */
export function foughtIn(events: Event[]): Fought | null {
  let fought: Fought | null = null
  for (const event of events) {
    if (event.kind === 'fought') {
      fought = { parties: event.parties, factors: event.factors, dice: event.dice, fates: [], lost: [] }
    } else if (event.kind === 'suffered') fought?.fates.push({ party: event.party, fate: event.fate })
    else if (event.kind === 'lost') fought?.lost.push(event.id)
  }
  return fought
}
