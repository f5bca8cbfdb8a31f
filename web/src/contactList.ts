// The contacts that the selected can make, as a list that a player can choose from: what each meets, who fights, the odds.

import { bestFirst } from './hints'
import { endsAlike } from './planEnds'
import type { ContactOffer, SideWord } from './wire'

/** Whether a contact is by the side of an enemy alone: it helps in a combat, and fights none. */
const helps = (how: string) => how.startsWith('overlap')

/** The movers that fight after a contact. */
export function fighters({ plan }: ContactOffer): string[] {
  return [...new Set(plan.contacts.filter(([, how]) => !helps(how)).map(([id]) => id))]
}

/** The enemies and places that it meets, that which it is about first. */
export function met({ plan, enemy }: ContactOffer): string[] {
  return [...new Set([enemy, ...plan.contacts.filter(([, how]) => !helps(how)).map(([, , party]) => party)])]
}

/** In how many of 36 rolls the enemy of the combat is worse off after it, and in how many the own side is; null without odds. */
export function chances({ duel }: Pick<ContactOffer, 'duel'>, mine: SideWord): { better: number; worse: number } | null {
  const harmed = (own: boolean) =>
    (duel?.parties ?? []).filter(({ side }) => (side === mine) === own).reduce((sum, { recoils, flees, destroyed }) => sum + recoils + flees + destroyed, 0)
  return duel ? { better: harmed(false), worse: harmed(true) } : null
}

/**
 * The best odds first, and equal ones always in the same order, whichever of the movers leads. Of those by which a line comes to stand
 * alike, one is enough: that by which most fight.
 */
export function contactList(offers: ContactOffer[], mine: SideWord): ContactOffer[] {
  const list: ContactOffer[] = []
  const byFight = offers.toSorted(
    (one, other) =>
      Number(helps(one.contact)) - Number(helps(other.contact)) || one.enemy.localeCompare(other.enemy) || one.contact.localeCompare(other.contact),
  )
  for (const offer of byFight) {
    const isLine = offer.plan.tracks.length > 1
    if (!isLine || !list.some(({ plan }) => endsAlike(offer.plan, plan) && endsAlike(plan, offer.plan))) list.push(offer)
  }
  return bestFirst(list, mine)
}
