// The key that holds the next contact over the board, or says why there is none: of what is selected, else of any element that can move.
// Where combats are fought or shots made, it puts the next of those first.

import { again } from './again.svelte'
import { battle } from './battle.svelte'
import { contactList } from './contactList'
import { fights } from './fights.svelte'
import { distance } from './geometry'
import { hand } from './hand.svelte'
import { bestFirst } from './hints'
import { partyName } from './partyNames'
import { reasons } from './reasons'
import type { ContactOffer, Element, SideWord, State } from './wire'
import { t } from './words'

/** What the elements of a side can meet in a state of the battle, each by itself, the best odds first, and the selection that going through them has led to. */
let ofAll: { state: State; offers: (ContactOffer & { mover: number })[]; selected: number[] } | null = null

/**
 * Holds the next of the contacts that the selected can make, in the order of their list; after the last the first again. Where nothing
 * is selected that can move, those of all elements are gone through, and the element of each is selected.
 */
export async function nextContact(): Promise<void> {
  // A key may come before the rest of a line does, and before the list of contacts.
  await hand.growing
  const { selected } = hand
  const { mine, state } = battle
  if (mine && (battle.what === 'shooting' || battle.what === 'combat')) fights.next()
  if (battle.what !== 'move' || !mine || !state) return
  const goesOn = ofAll?.state === state && ofAll.selected === selected
  if (goesOn || !hand.elements.some((one) => again.mayMove(one))) return nextOfAll(mine, state)
  const found = hand.contacts.length > 0 ? hand.contacts : await hand.possible.found(selected)
  if (hand.selected !== selected) return
  if (battle.state !== state) return nextContact()
  const offers = contactList(found, mine)
  const next = following(offers)
  if (next) hand.propose(next.order, place(next, offers))
  else await whyNone()
}

/** The contact after the one that is held, or the first; none of an empty list. */
function following<O extends ContactOffer>(offers: O[]): O | undefined {
  return offers[(offers.findIndex(({ order }) => order === hand.proposed) + 1) % offers.length]
}

/** Which of its list a contact is. */
const place = <O>(offer: O, offers: O[]) => ({ at: offers.indexOf(offer) + 1, of: offers.length })

async function nextOfAll(mine: SideWord, state: State): Promise<void> {
  const { selected } = hand
  if (ofAll?.state !== state) {
    const offers: (ContactOffer & { mover: number })[] = []
    for (const one of state.elements) {
      if (one.side !== mine || one.place !== 'table' || !again.mayMove(one)) continue
      const found = contactList(await hand.possible.found([one.index]), mine)
      offers.push(...found.map((offer) => ({ ...offer, mover: one.index })))
      if (battle.state !== state || hand.selected !== selected) return
    }
    ofAll = { state, offers: bestFirst(offers, mine), selected }
  }
  const next = following(ofAll.offers)
  if (next) {
    // The one before was only looked at: it is not offered again.
    hand.cancel()
    hand.select([next.mover])
    ofAll.selected = hand.selected
    hand.propose(next.order, place(next, ofAll.offers))
  } else hand.noTarget = t('contacts-none-at-all')
}

/** Says why the selected cannot meet the enemy that is nearest to them. */
async function whyNone(): Promise<void> {
  const { selected, ids } = hand
  const [leader] = hand.elements
  if (!leader) return
  const away = ({ at: [x, y] }: Element) => distance([x, y], [leader.at[0], leader.at[1]])
  const [enemy] = (battle.state?.elements ?? []).filter(({ side, place }) => side !== leader.side && place === 'table').sort((a, b) => away(a) - away(b))
  if (!enemy) return
  const verdict = await battle.engine.judge(`${hand.before()}move ${ids.join(' ')} into ${enemy.id} front`)
  if (hand.selected !== selected || hand.holds) return
  const why = reasons(verdict, battle.state)[0] ?? ''
  hand.noTarget = t('contacts-none', { enemy: partyName(battle.state, enemy.id), why })
}
