// What the referee offers to whoever decides, as a battle stands.

import { engine } from './table'
import type { Choice, Deed, State } from './wire'

export interface Offers {
  choices: Choice[]
  /** What the side may do that no element does, such as putting followers into its camp. */
  deeds: Deed[]
  /** Whether this part of the setup may be ended now. */
  mayEnd: boolean
  /** Whether some that were kept back may land now. */
  mayLand: boolean
}

export async function offers(state: State): Promise<Offers> {
  const what = state.asks.kind === 'decide' ? state.asks.what : null
  const deploys = what === 'deployment'
  const listed = what !== null && what !== 'move' && !deploys
  return {
    choices: listed ? await engine.choices() : [],
    deeds: deploys ? await engine.deeds([]) : [],
    mayEnd: deploys && (await engine.judge('end')).legal,
    mayLand: what === 'move' && (await someMayLand(state)),
  }
}

async function someMayLand(state: State): Promise<boolean> {
  const aboard = state.elements.filter((element) => element.side === state.active && element.place === 'reserve')
  for (const element of aboard) if ((await engine.deeds([element.index])).length > 0) return true
  return false
}
