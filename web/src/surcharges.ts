// Why a move costs more than one PIP, with the elements of the movers that make it so.

import type { Surcharge } from '../build/surcharges.ts'
import { partyNames } from './partyNames'
import type { Element, State } from './wire'
import { has, t } from './words'

const ROWS = import.meta.glob<Surcharge[]>('../../editions/dba-*.toml', { query: '?surcharges', import: 'surcharges', eager: true })

/** The rows of an edition as printed; none for house rules. */
function rowsOf(edition: string, house: boolean): Surcharge[] {
  return (!house && ROWS[`../../editions/dba-${edition}.toml`]) || []
}

/** A surcharge in words: for which of the movers, and how much; what it may be for in general, where none of them is the reason. */
export function surchargeText(id: string, movers: readonly Element[], state: State | null, house: boolean): string {
  const row = rowsOf(state?.edition ?? '', house).find((one) => one.id === id)
  const makes = ({ class: kind, troop, commanded }: Element) => (id === 'command' ? !commanded : row?.troops.some((one) => one === kind || one === troop))
  const who = row ? movers.filter(makes) : []
  const named = `surcharge-${id}-named`
  if (row && who.length > 0 && has(named)) {
    const ids = who.map((one) => one.id)
    return t(named, { pips: row.pips, who: partyNames(state, ids) })
  }
  return has(`surcharge-${id}`) ? t(`surcharge-${id}`) : t('surcharge-other', { id })
}
