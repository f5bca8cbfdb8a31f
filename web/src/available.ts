// The choices and actions available to the side that must decide.

import { engine } from './table'
import type { Choice, Action, State } from './wire'

export interface Available {
  choices: Choice[]
  /** Actions of the side itself, such as putting followers in its camp or calling denizens back. */
  actions: Action[]
  /** Whether this part of the setup may be ended now. */
  mayEnd: boolean
  /** Whether elements kept back may land now. */
  mayLand: boolean
}

export async function available(state: State): Promise<Available> {
  const what = state.asks.kind === 'decide' ? state.asks.what : null
  const deploys = what === 'deployment'
  const listed = what !== null && what !== 'move' && !deploys
  return {
    choices: listed ? await engine.choices() : [],
    actions: deploys || (what === 'move' && someAreTaken(state)) ? await engine.actions([]) : [],
    mayEnd: deploys && (await engine.judge('end')).legal,
    mayLand: what === 'move' && (await someMayLand(state)),
  }
}

/** Whether a camp or a built-up area has been taken, so that its owner may have something to do about it. */
function someAreTaken(state: State): boolean {
  return state.holds.some(({ holder }) => holder === 'captured')
}

async function someMayLand(state: State): Promise<boolean> {
  const aboard = state.elements.filter((element) => element.side === state.active && element.place === 'reserve')
  for (const element of aboard) if ((await engine.actions([element.index])).length > 0) return true
  return false
}
