// What a piece of terrain is, and what it does for the elements that are selected, in lines for a sign on the board.

import type { Element, Feature, State } from './wire'
import { listed, named, t } from './words'

/** How far an element moves in the going of a piece; null where it may not enter. */
function reachIn(going: Feature['going'], { allowance: [good, bad], rough }: Element): number | null {
  return { good, rough, bad, impassable: null }[going]
}

/** What troops are called that a line is about: each class once. */
const called = (all: Element[]) => listed([...new Set(all.map(({ class: kind }) => named('troop', kind)))])

/** The piece with its going, and then the troops that it slows or bars; in good going, on a road and at a river the piece alone. */
export function terrainEffect({ kind, going, line }: Feature, movers: Element[], { river }: Pick<State, 'river'>): string[] {
  const what = named('terrain', kind)
  if (kind === 'river') return [t('piece-river', { what, river: named('river', river) })]
  const first = t('piece-going', { what, going: named('going', going) })
  if (going === 'good' || line.length > 1) return [first]
  const groups = new Map<string, { who: Element[]; allowance: number | null; good: number }>()
  for (const mover of movers) {
    const [good] = mover.allowance
    const allowance = reachIn(going, mover)
    // Those that may not enter are one, however far they go elsewhere.
    const key = allowance === null ? 'barred' : `${allowance} ${good}`
    groups.set(key, { allowance, good, who: [...(groups.get(key)?.who ?? []), mover] })
  }
  const lines = [...groups.values()].map(({ who, allowance, good }) => {
    const args = { who: called(who), allowance: allowance ?? 0, good }
    return t(allowance === null ? 'piece-bars' : allowance < good ? 'piece-slows' : 'piece-frees', args)
  })
  return [first, ...lines]
}
