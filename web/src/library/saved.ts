// The list entry of a battle: built from its state, and checked when read back.

import type { Element, State } from '../wire'
import type { StoredBattle, Picture, Stand } from './store'

/** As much of a state as a small picture shows. */
export function pictured(state: State): Picture {
  return {
    board: state.board,
    features: state.features.map(({ kind, going, outline, line, width }) => ({ kind, going, outline, line, width })),
    holds: state.holds.map(({ kind, side, outline }) => ({ kind, side, outline })),
    elements: state.elements.filter((element) => element.place === 'table').map(small),
  }
}

function small({ id, side, at, width, depth, general }: Element): Picture['elements'][number] {
  return { id, side, at, width, depth, general }
}

export function standing(state: State): Stand {
  const { phase, active, bounds, losses, asks } = state
  const end = asks.kind === 'over' ? { how: asks.how, winner: asks.winner } : null
  return { phase, active, bounds, losses, end }
}

/** A battle of the list, or null where what was found is none: then only its id is known, if that. */
export function readKept(found: unknown): StoredBattle | null {
  const battle = found as Partial<StoredBattle> | null
  if (typeof battle !== 'object' || battle === null) return null
  const { id, edition, keys, names, players, begun, played, stand, picture } = battle
  const pairs = [keys, names, players].every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((word) => typeof word === 'string'))
  const words = [id, edition].every((word) => typeof word === 'string')
  const times = [begun, played].every((time) => Number.isFinite(time))
  const stands = Array.isArray(stand?.bounds) && Array.isArray(stand.losses) && typeof stand.phase === 'string'
  const shown = Array.isArray(picture?.board) && [picture.features, picture.holds, picture.elements].every(Array.isArray)
  return pairs && words && times && stands && shown ? (battle as StoredBattle) : null
}

/** The id of whatever was found: the shelf holds nothing without one. */
export function idOf(found: unknown): string {
  return String((found as { id: unknown }).id)
}

/** The name of a file for the record of a battle, or for something made of it. */
export function fileName(keys: [string, string] | string[], ending: string): string {
  return `${keys.join('-').replaceAll('/', '_')}.${ending}`
}
