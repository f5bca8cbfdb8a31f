// Another battle like the one that is over: the same rules and players, and the same armies or those exchanged.

import { deed, lines } from '../past/record'
import type { NewBattle, SideWord, State } from '../wire'

/** The elements that a side has chosen, as its order says them; null where none is in the record. */
export function chosenArmy(record: string, side: SideWord): string | null {
  const order = lines(record).find((line) => line.startsWith(`order ${side} army `))
  const said = order === undefined ? null : deed(order)
  return said?.kind === 'order' ? said.order.replace(/^army /, '') : null
}

/** What that battle begins with. A general chooses its own elements. */
export function rematchOf(
  state: State,
  record: string,
  { conventions, rulings }: Pick<NewBattle, 'conventions' | 'rulings'>,
  swapped: boolean,
  isComputer: (side: SideWord) => boolean,
  seed: string,
): NewBattle {
  const both: [SideWord, SideWord] = swapped ? ['blue', 'red'] : ['red', 'blue']
  const keys = swapped ? ([state.keys[1], state.keys[0]] as const) : state.keys
  const army = (seat: SideWord, of: SideWord) => (isComputer(seat) ? null : chosenArmy(record, of))
  return {
    edition: state.edition,
    conventions,
    rulings,
    red: keys[0],
    blue: keys[1],
    seed,
    players: state.players,
    armies: [army('red', both[0]), army('blue', both[1])],
  }
}
