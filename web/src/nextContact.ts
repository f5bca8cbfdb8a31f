// The key that holds the next contact of what is selected over the board, or says why there is none.

import { battle } from './battle.svelte'
import { contactList } from './contactList'
import { distance } from './geometry'
import { hand } from './hand.svelte'
import { partyName } from './partyNames'
import { reasons } from './reasons'
import type { Element } from './wire'
import { t } from './words'

/** Holds the next of the contacts that the selected can make, in the order of their list; after the last the first again. */
export async function nextContact(): Promise<void> {
  // A key may come before the rest of a line does, and before the list of contacts.
  await hand.growing
  const { selected } = hand
  const { mine, state } = battle
  if (battle.what !== 'move' || !mine || selected.length === 0) return
  const found = hand.contacts.length > 0 ? hand.contacts : await hand.possible.found(selected)
  if (hand.selected !== selected) return
  if (battle.state !== state) return nextContact()
  const offers = contactList(found, mine)
  const next = offers[(offers.findIndex(({ order }) => order === hand.proposed) + 1) % offers.length]
  if (next) hand.propose(next.order)
  else await whyNone()
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
