// Names of elements, camps and built-up areas in sentences.

import { sides } from './armies/sides.svelte'
import type { Element, SideWord, State } from './wire'
import { has, listed, named, t } from './words'

/** The number of an element in its army, by which people call it and the board shows it: that of its id, which is for orders. */
export function numberOf(id: string): string {
  return id.replace(/^[rb](?=\d)/, '')
}

/** Troops as a player names them: by their code where it has a name of its own, such as `Light chariots` of LCh, which fight as cavalry, else by their class. */
export function troopName(code: string | undefined, kind?: string): string {
  const letters = (code ?? '').replace(/^(Mtd-)?\d*/, '')
  return has(`kind-${letters}`) ? t(`kind-${letters}`) : named('troop', kind ?? letters)
}

/** Whether an element of the enemy has the same name. */
function isShared(state: State | null, element: Element): boolean {
  const { general, id, side } = element
  const alike = (other: Element) => other.side !== side && other.general === general && numberOf(other.id) === numberOf(id)
  return state?.elements.some((other) => alike(other) && troopOf(other) === troopOf(element)) ?? false
}

function troopOf({ troop, class: kind }: Element): string {
  return troopName(troop, kind)
}

/** A side as the owner of something: `many` is for a name that ends in an s, as `Romans’ camp` and `Feudal English camp`. */
function ownerOf(side: SideWord): { side: string; many: number } {
  const name = sides.name(side)
  return { side: name, many: name.endsWith('s') ? 2 : 1 }
}

/**
 * An element, a camp or a built-up area: `Blades 3`, `Polybian Romans’ camp`. It has this one name in every sentence. To a person who plays one side
 * every element of the enemy is `enemy Blades 3` in a battle where any two have one name; to others these two have the names of their armies.
 */
export function partyName(state: State | null, party: string): string {
  const [, side, kind] = /^(red|blue)-(camp|bua)$/.exec(party) ?? []
  if (side !== undefined) {
    const what = state?.holds.find((hold) => hold.id === party)?.what ?? ''
    return t(has(`party-${what}`) ? `party-${what}` : `party-${kind}`, ownerOf(side as SideWord))
  }
  const element = state?.elements.find((other) => other.id === party)
  if (!element) return party
  const name = t(element.general ? 'party-general' : 'party', { troop: troopOf(element), number: numberOf(party) })
  if (element.side === sides.own) return name
  if (sides.own === null) return isShared(state, element) ? t('party-of', { ...ownerOf(element.side), party: name }) : name
  return state?.elements.some((one) => isShared(state, one)) ? t('party-enemy', { party: name }) : name
}

/** Whether a party is an element with a general. */
export function isGeneral(state: State | null, party: string): boolean {
  return state?.elements.some(({ id, general }) => id === party && general) ?? false
}

/** Whose an element, a camp or a built-up area is, by its id. */
export function sideOf(party: string): SideWord {
  return party.startsWith('r') ? 'red' : 'blue'
}

const PARTY = /(?<![\w-])(?:[rb](?:[1-9]|1[0-4])|(?:red|blue)-(?:camp|bua))(?![\w-])/g

/** The elements, camps and built-up areas that an order or a sentence names by their ids. */
export function partiesIn(text: string): string[] {
  return [...new Set(text.match(PARTY))]
}

/** A sentence that names elements by their ids, with their names. */
export function withNames(text: string, state: State | null): string {
  return text.replace(PARTY, (id) => partyName(state, id))
}

/** Several of them: up to three by name, and the kind of troops once where it is that of all; more by number. */
export function partyNames(state: State | null, ids: string[]): string {
  const [first = '', ...more] = ids
  if (ids.length > 3) return t('party-group', { first: partyName(state, first), more: more.length })
  const [one, ...others] = ids.map((id) => state?.elements.find((other) => other.id === id))
  const alike = one && !one.general && others.every((other) => other && other.side === one.side && troopOf(other) === troopOf(one) && !other.general)
  return listed(ids.map((id, i) => (alike && i > 0 ? numberOf(id) : partyName(state, id))))
}

/** A spoken label: side, troop, place and state. */
export function label(state: State, id: string): string {
  const element = state.elements.find((other) => other.id === id)
  if (!element) return id
  const [x, y, facing] = element.at
  const parts = [
    t('label-element', {
      side: sides.name(element.side),
      troop: troopOf(element),
      code: element.troop,
      number: numberOf(id),
    }),
  ]
  if (element.general) parts.push(t('label-general'))
  if (element.place === 'table') parts.push(t('label-place', { x, y, facing: Math.round(facing) }))
  else parts.push(named('place', element.place))
  if (element.place === 'table' && state.phase === 'movement' && element.side === state.active && !element.commanded) parts.push(t('label-uncommanded'))
  return parts.join(', ')
}

/** Kinds of terrain, those that there are several of with their number: `Wood × 2, River`. */
export function features(kinds: string[]): string {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => t('several', { what: named('terrain', kind), count })).join(', ')
}
