// The odds of all combats that a drafted move would lead to, or change.

import { ends } from './planEnds'
import { engine } from './table'
import type { Duel, Element, Plan } from './wire'

/** The combat with an enemy that a mover meets, of itself or of the friend that it helps there; the active side first. */
export interface MetOdds {
  enemy: string
  duel: Duel
}

/** How long a contact is held before its odds are asked for, so that a drag along a line does not wait for them. */
const HELD = 90

/** The combats in which elements fight, or count against a party. */
function involving(duels: Duel[], ids: ReadonlySet<string>): Duel[] {
  const counts = ({ party, beside = [] }: Duel['parties'][number]) => ids.has(party) || beside.some(([, by]) => by !== null && ids.has(by))
  return duels.filter(({ parties }) => parties.some(counts))
}

export class ContactOdds {
  met = $state.raw<MetOdds[]>([])
  private known = new Map<string, Promise<Duel[]>>()
  private of = ''
  private later: ReturnType<typeof setTimeout> | undefined

  /** Forgets what was asked: the table or the movers have changed. */
  forget(): void {
    this.known.clear()
    this.look('', null, [])
  }

  /** Looks up the odds of what an order with such a plan leads to; those of the same contact stay. */
  look(order: string, plan: Plan | null, movers: readonly Element[]): void {
    const of = plan && plan.contacts.length > 0 ? JSON.stringify([plan.contacts, [...ends(plan)]]) : ''
    if (of === this.of) return
    this.of = of
    this.met = []
    clearTimeout(this.later)
    if (of !== '') this.later = setTimeout(() => void this.ask(of, order, movers), HELD)
  }

  private async ask(of: string, order: string, movers: readonly Element[]): Promise<void> {
    const asked = this.known.get(of) ?? engine.combatsAfter(order).catch(() => [])
    this.known.set(of, asked)
    const duels = await asked
    if (of !== this.of) return
    const [own] = movers
    const ids = new Set(movers.map(({ id }) => id))
    this.met = involving(duels, ids).map((duel) => ({ enemy: duel.parties.find(({ side }) => side !== own?.side)?.party ?? '', duel }))
  }
}

/** A factor with its sign. */
export const signed = (factor: number) => (factor < 0 ? `−${-factor}` : `+${factor}`)
