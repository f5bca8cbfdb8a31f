// Why a move costs more than one PIP, with the elements of the movers that make it so.

import type { Surcharge } from '../build/surcharges.ts'
import { partyNames } from './partyNames'
import type { Plan, State } from './wire'
import { has, named, t } from './words'

const ROWS = import.meta.glob<Surcharge[]>('../../editions/dba-*.toml', { query: '?surcharges', import: 'surcharges', eager: true })

/** The rows of an edition as printed; none for house rules. */
function rowsOf(edition: string, house: boolean): Surcharge[] {
  return (!house && ROWS[`../../editions/dba-${edition}.toml`]) || []
}

/** Why a move costs more, in sentences. */
export function surchargesOf(plan: Plan | null | undefined, state: State | null, house: boolean): string[] {
  return plan?.surcharges.map((id) => surchargeText(id, plan, state, house)) ?? []
}

/** A surcharge in words: for which of the movers, and how much; what it may be for in general, where none of them is the reason. */
function surchargeText(id: string, { tracks, hamperedBy = '' }: Plan, state: State | null, house: boolean): string {
  const movers = state?.elements.filter((one) => tracks.some((track) => track.id === one.id)) ?? []
  const row = rowsOf(state?.edition ?? '', house).find((one) => one.id === id)
  const makes = ({ class: kind, troop, commanded }: (typeof movers)[number]) =>
    id === 'command' ? !commanded : row?.troops.some((one) => one === kind || one === troop)
  const who = row ? movers.filter(makes) : []
  const exact = `surcharge-${id}-named`
  if (row && who.length > 0 && has(exact)) {
    const ids = who.map((one) => one.id)
    return t(exact, { pips: row.pips, who: partyNames(state, ids) })
  }
  return has(`surcharge-${id}`) ? t(`surcharge-${id}`, { terrain: named('said', hamperedBy) }) : t('surcharge-other', { id })
}
