// How a battle ended, beside its losses: what of the beaten side decides more than an element.

import type { SideWord, State } from './wire'

/** Which side was beaten by the rules, and whether its general or its camp is lost; null where nobody was. */
export function beaten({ asks, elements, holds }: State): { side: SideWord; general: boolean; camp: boolean } | null {
  if (asks.kind !== 'over' || asks.how !== 'won' || asks.winner === null) return null
  const side = asks.winner === 'red' ? 'blue' : 'red'
  return {
    side,
    general: elements.some((element) => element.side === side && element.general && element.place === 'lost'),
    camp: holds.some((hold) => hold.side === side && hold.kind === 'camp' && hold.holder === 'captured'),
  }
}
