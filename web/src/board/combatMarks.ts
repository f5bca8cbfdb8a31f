// Where the marks of the combats to come stand: between both parties, where their bases meet.

import { at, centroid, middle } from '../geometry'
import type { Duel, Point, State } from '../wire'

export interface CombatMark {
  /** Both parties, as the page's tests find it. */
  pair: string
  at: Point
  /** Those of both parties, the active side's first. */
  factors: [number, number]
}

/** The middle of a front edge, and that of the whole base; of a camp or a built-up area the middle alone. */
function placesOf(party: string, { elements, holds }: State): { front: Point; middle: Point } | null {
  const element = elements.find(({ id, place }) => id === party && place === 'table')
  if (element) return { front: at(element.at, 0, 0), middle: middle(element.at, element.depth) }
  const hold = holds.find(({ id, inside }) => id === party || inside === party)
  return hold ? { front: centroid(hold.outline), middle: centroid(hold.outline) } : null
}

/** A mark for each combat of which both parties are on the table: at the front of the party that meets the other. */
export function combatMarks(combats: readonly Duel[], game: State): CombatMark[] {
  return combats.flatMap(({ parties }) => {
    const [one, other] = parties.map(({ party }) => placesOf(party, game))
    if (!one || !other) return []
    const far = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v)
    // An element struck on its flank looks elsewhere: the front that is nearer to the other party is where they meet.
    const meets = far(one.front, other.middle) <= far(other.front, one.middle) ? one.front : other.front
    return [{ pair: parties.map(({ party }) => party).join(' '), at: meets, factors: [parties[0].factor, parties[1].factor] }]
  })
}
