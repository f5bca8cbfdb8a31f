// Deployments saved as templates: which troop stands where, seen from its own edge, so that they fit any later battle.

import { poseText, turned } from './geometry'
import type { Element, Pose, SideWord, State } from './wire'
import { read, write } from './settings.svelte'

const KEY = 'acies.templates'

export interface Template {
  name: string
  /** The army list it was made with. */
  army: string
  board: [width: number, depth: number]
  places: { troop: string; general: boolean; at: Pose }[]
}

/** A pose as its own side sees it: red looks from the near edge, blue from the far one. */
function seenBy(side: SideWord, [x, y, facing]: Pose, [width, depth]: [number, number]): Pose {
  return side === 'red' ? [x, y, facing] : [width - x, depth - y, turned(facing + 180)]
}

function isTemplate(value: unknown): value is Template {
  const { name, army, board, places } = (value ?? {}) as Partial<Template>
  return (
    typeof name === 'string' &&
    typeof army === 'string' &&
    Array.isArray(board) &&
    Array.isArray(places) &&
    places.every((one) => typeof one.troop === 'string' && Array.isArray(one.at) && one.at.length === 3)
  )
}

/** Those of this browser. */
export function templates(): Template[] {
  try {
    const all: unknown = JSON.parse(read(KEY) ?? '[]')
    return Array.isArray(all) ? all.filter(isTemplate) : []
  } catch {
    return []
  }
}

/** Keeps them; one that is saved again takes the place of its namesake. */
export function keep(template: Template): Template[] {
  const all = [...templates().filter(({ name }) => name !== template.name), template]
  write(KEY, JSON.stringify(all))
  return all
}

export function forget(name: string): Template[] {
  const all = templates().filter((one) => one.name !== name)
  write(KEY, JSON.stringify(all))
  return all
}

/** The deployment of a side as it stands. */
export function templateOf(name: string, side: SideWord, { board, elements, keys }: Pick<State, 'board' | 'elements' | 'keys'>): Template {
  const standing = elements.filter((element) => element.side === side && element.place === 'table')
  return {
    name,
    army: keys[side === 'red' ? 0 : 1],
    board,
    places: standing.map(({ troop, general, at }) => ({ troop, general, at: seenBy(side, at, board) })),
  }
}

/** The orders that deploy a side as a template has it, one for each element that it has a place for: its like, the general first. */
export function ordersOf({ places, board }: Template, side: SideWord, state: Pick<State, 'board' | 'elements'>): string[] {
  if (board[0] !== state.board[0] || board[1] !== state.board[1]) return []
  const left: Element[] = state.elements.filter((element) => element.side === side && element.place === 'reserve')
  const take = (troop: string, general: boolean) => {
    const at = left.findIndex((element) => element.troop === troop && element.general === general)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  return places.flatMap(({ troop, general, at }) => {
    const element = take(troop, general)
    return element ? [`deploy ${element.id} at ${poseText(seenBy(side, at, state.board))}`] : []
  })
}
