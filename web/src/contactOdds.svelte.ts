// The factors of the combats that a drafted move would lead to, for each enemy met.
//
// The referee has them for the leader of the movers: each mover in contact is asked about as the leader, where the move ends alike.

import { ends, endsAlike } from './planEnds'
import { engine } from './table'
import type { ContactOffer, Duel, Element, Plan } from './wire'

/** The combat with an enemy that a mover meets, of itself or of the friend that it helps there; its own side first. */
export interface MetOdds {
  enemy: string
  duel: Duel
}

/** How long a contact is held before its odds are asked for, so that a drag along a line does not wait for them. */
const HELD = 90

export class ContactOdds {
  met = $state.raw<MetOdds[]>([])
  private offers = new Map<number, Promise<ContactOffer[]>>()
  private of = ''
  private later: ReturnType<typeof setTimeout> | undefined

  /** Forgets what was asked: the table or the movers have changed. */
  forget(): void {
    this.offers.clear()
    this.look(null, [])
  }

  /** Looks up the odds of what a plan meets; those of the same contact stay. */
  look(plan: Plan | null, movers: readonly Element[]): void {
    const of = plan && plan.contacts.length > 0 ? JSON.stringify([plan.contacts, [...ends(plan)]]) : ''
    if (of === this.of) return
    this.of = of
    this.met = []
    clearTimeout(this.later)
    if (plan && of !== '') this.later = setTimeout(() => void this.ask(of, plan, movers), HELD)
  }

  private async ask(of: string, plan: Plan, movers: readonly Element[]): Promise<void> {
    const meeting = new Set(plan.contacts.map(([id]) => id))
    for (const { id, index } of movers) {
      if (!meeting.has(id)) continue
      const offers = await this.offered(index, movers)
      if (of !== this.of) return
      // It may fight one enemy and overlap another that a friend fights.
      for (const { duel, plan: ends } of offers) {
        if (!duel || !endsAlike(plan, ends) || this.met.some((met) => met.enemy === duel.parties[1].party)) continue
        this.met = [...this.met, { enemy: duel.parties[1].party, duel }]
      }
    }
  }

  private offered(leader: number, movers: readonly Element[]): Promise<ContactOffer[]> {
    const known = this.offers.get(leader) ?? engine.contacts([leader, ...movers.map(({ index }) => index).filter((index) => index !== leader)]).catch(() => [])
    this.offers.set(leader, known)
    return known
  }
}

/** A factor with its sign. */
export const signed = (factor: number) => (factor < 0 ? `−${-factor}` : `+${factor}`)
