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
  else await whyNone(state)
}

/** The contact after the one that is held, or the first; none of an empty list. */
function following<O extends ContactOffer>(offers: O[]): O | undefined {
  return offers[(offers.findIndex(({ order }) => order === hand.proposed) + 1) % offers.length]
}

/** Which of its list a contact is. */
const place = <O>(offer: O, offers: O[]) => ({ at: offers.indexOf(offer) + 1, of: offers.length })

/** The state and the selection for which the contacts of all elements are looked for now: a key that is pressed again begins no other search. */
let search: { state: State; selected: number[] } | null = null

async function nextOfAll(mine: SideWord, state: State): Promise<void> {
  const { selected } = hand
  if (search?.state === state && search.selected === selected) return
  if (ofAll?.state !== state) {
    const own = { state, selected }
    const isOver = () => battle.state !== state || hand.selected !== selected
    search = own
    hand.noTarget = t('contacts-looking')
    const offers: (ContactOffer & { mover: number })[] = []
    try {
      for (const one of movable(mine, state)) {
        const found = contactList(await hand.possible.found([one.index]), mine)
        offers.push(...found.map((offer) => ({ ...offer, mover: one.index })))
        if (isOver()) return
      }
    } finally {
      if (search === own) search = null
      if (!isOver()) hand.noTarget = ''
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
  } else await whyNoneAtAll(mine, state)
}

/** The elements of a side that can still move. */
function movable(mine: SideWord, state: State): Element[] {
  return state.elements.filter((one) => one.side === mine && one.place === 'table' && again.mayMove(one))
}

/** Of several elements and their enemies the two that are nearest to each other; none where one side has none. */
function nearestPair(movers: Element[], state: State): { mover: Element; enemy: Element } | undefined {
  const enemies = (mover: Element) => state.elements.filter(({ side, place }) => side !== mover.side && place === 'table')
  const apart = ({ mover, enemy }: { mover: Element; enemy: Element }) => distance([mover.at[0], mover.at[1]], [enemy.at[0], enemy.at[1]])
  const pairs = movers.flatMap((mover) => enemies(mover).map((enemy) => ({ mover, enemy })))
  return pairs.sort((a, b) => apart(a) - apart(b))[0]
}

/** Why movers cannot meet an enemy front to front, as the referee says it first. */
async function whyNot(movers: string[], enemy: Element, state: State): Promise<string> {
  return reasons(await battle.engine.judge(`${hand.before()}move ${movers.join(' ')} into ${enemy.id} front`), state)[0] ?? ''
}

/** Says that no element can meet an enemy, and why not the one that is nearest to one. */
async function whyNoneAtAll(mine: SideWord, state: State): Promise<void> {
  const { selected } = hand
  const pair = nearestPair(movable(mine, state), state)
  const why = pair ? await whyNot([pair.mover.id], pair.enemy, state) : ''
  if (battle.state !== state || hand.selected !== selected) return
  hand.noTarget =
    pair && why !== ''
      ? t('contacts-none-at-all-why', { mover: partyName(state, pair.mover.id), enemy: partyName(state, pair.enemy.id), why })
      : t('contacts-none-at-all')
}

/** Says why the selected cannot meet the enemy that is nearest to them. */
async function whyNone(state: State): Promise<void> {
  const { selected, ids } = hand
  const pair = nearestPair(hand.elements.slice(0, 1), state)
  if (!pair) return
  const why = await whyNot(ids, pair.enemy, state)
  if (hand.selected !== selected || hand.holds) return
  hand.noTarget = t('contacts-none', { enemy: partyName(state, pair.enemy.id), why })
}
