// Hints for a player who wants them: all of it is what the referee answers, put in order.

import { at, distance, local } from './geometry'
import { shotOf } from './queue'
import type { ContactOffer, Element, Pose, SideWord, State } from './wire'

/** How near an edge comes to what it can meet: places within reach lie on a grid, and contacts between them. */
const NEAR = 0.3

/** So many enemies are looked at, the nearest first: each costs the referee a search. */
const MOST = 4

/** What a contact or a shot is worth by its odds, in 36ths: losses weigh twice, theirs for and ours against. */
export function worth({ duel }: Pick<ContactOffer, 'duel'>, mine: SideWord): number {
  return (duel?.parties ?? []).reduce((sum, { side, recoils, flees, destroyed }) => sum + (side === mine ? -1 : 1) * (recoils + flees + 2 * destroyed), 0)
}

/** The contacts that can be made, the best odds first; those without odds come last. */
export function bestFirst<O extends ContactOffer>(contacts: O[], mine: SideWord): O[] {
  const rank = (offer: O) => (offer.duel ? worth(offer, mine) : -Infinity)
  return contacts.toSorted((one, other) => rank(other) - rank(one))
}

/** Choices with the best shot first in place of the first, and so on: what is no shot stays where it is. */
export function bestShotsFirst<C extends { order: string }>(choices: C[], worth: (shot: C) => number): C[] {
  const shots = choices.filter(({ order }) => shotOf(order)).sort((a, b) => worth(b) - worth(a))
  return choices.map((choice) => (shotOf(choice.order) ? (shots.shift() ?? choice) : choice))
}

/** PIPs that would be lost if movement ended now: nothing, while no element has been moved. */
export function unspent({ pips, elements, active }: Pick<State, 'pips' | 'elements' | 'active'>): number {
  return elements.some(({ side, moves }) => side === active && moves > 0) ? pips : 0
}

/** The enemies from which a general could be met in one move, as far as the crow flies. */
export function near(elements: Element[], mine: SideWord): { general: Element; enemies: Element[] } | null {
  const standing = elements.filter(({ place }) => place === 'table')
  const general = standing.find((one) => one.general && one.side === mine)
  if (!general) return null
  const point = ({ at: [x, y] }: Element): [number, number] => [x, y]
  const far = (one: Element) => distance(point(one), point(general))
  const enemies = standing
    .filter((one) => one.side !== mine && far(one) <= one.allowance[0] + 1 + general.depth)
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, MOST)
  return { general, enemies }
}

/** Whether an element that stands at a pose has its front edge on another. */
export function meets(pose: Pose, width: number, other: Pick<Element, 'at' | 'width' | 'depth'>): boolean {
  return [-width / 2, 0, width / 2].some((right) => {
    const seen = local(other.at, at(pose, 0, right))
    return Math.abs(seen.right) <= other.width / 2 + NEAR && seen.ahead <= NEAR && seen.ahead >= -other.depth - NEAR
  })
}
