// How a battle ended for those at the page, and the reasons of a defeat beside the losses: general and camp.

import type { SideWord, State } from './wire'

/** The side beaten by the rules, and whether its general or camp is lost; null when there is none. */
export function beaten({ asks, elements, holds }: State): { side: SideWord; general: boolean; camp: boolean } | null {
  if (asks.kind !== 'over' || asks.how !== 'won' || asks.winner === null) return null
  const side = asks.winner === 'red' ? 'blue' : 'red'
  return {
    side,
    general: elements.some((element) => element.side === side && element.general && element.place === 'lost'),
    camp: holds.some((hold) => hold.side === side && hold.kind === 'camp' && hold.holder === 'captured'),
  }
}

/** Whether a general of the program has beaten the player at the page. */
export function isDefeat(winner: SideWord | null, isComputer: (side: SideWord) => boolean): boolean {
  return winner !== null && isComputer(winner) && !isComputer(winner === 'red' ? 'blue' : 'red')
}
