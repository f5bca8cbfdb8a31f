// What the referee offers to whoever decides, as a battle stands.

import { engine } from './table'
import type { Choice, Action, State } from './wire'

export interface Available {
  choices: Choice[]
  /** What the side may do that no element does, such as putting followers into its camp. */
  actions: Action[]
  /** Whether this part of the setup may be ended now. */
  mayEnd: boolean
  /** Whether some that were kept back may land now. */
  mayLand: boolean
}

export async function available(state: State): Promise<Available> {
  const what = state.asks.kind === 'decide' ? state.asks.what : null
  const deploys = what === 'deployment'
  const listed = what !== null && what !== 'move' && !deploys
  return {
    choices: listed ? await engine.choices() : [],
    actions: deploys ? await engine.actions([]) : [],
    mayEnd: deploys && (await engine.judge('end')).legal,
    mayLand: what === 'move' && (await someMayLand(state)),
  }
}

async function someMayLand(state: State): Promise<boolean> {
  const aboard = state.elements.filter((element) => element.side === state.active && element.place === 'reserve')
  for (const element of aboard) if ((await engine.actions([element.index])).length > 0) return true
  return false
}
