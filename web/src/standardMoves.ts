// Standard moves as orders: ahead, back, sideways, wheel, line up opposite an enemy, onto the road, and others.
//
// They are written here and judged by the referee like any other order.

import { at, bearing, distance, local, poseText, samePlace, short, turn, turned } from './geometry'
import type { ContactOffer, Element, Feature, Point, Pose } from './wire'

const move = (ids: string[]) => `move ${ids.join(' ')}`

/** Straight ahead; with a negative length straight back. */
export const ahead = (ids: string[], far: number): string => `${move(ids)} forward ${short(far)}`

/** Straight to one hand. */
export const aside = (ids: string[], hand: 'left' | 'right', far: number): string => `${move(ids)} shift ${hand} ${short(far)}`

/** A wheel about the front corner on that hand. */
export const wheel = (ids: string[], hand: 'left' | 'right', angle: number): string => `${move(ids)} wheel ${hand} ${short(angle)}`

/** A column behind the first, going on ahead. */
export const column = (ids: string[], far: number): string => `column ${ids.join(' ')} forward ${short(far)}`

/** A turn on the spot, to look the other way: the base stays where it is. */
export function about(element: Element): string {
  const [x, y] = at(element.at, -element.depth, 0)
  return `${move([element.id])} to ${poseText([x, y, turned(element.at[2] + 180)])}`
}

/** The distance to the enemy's front at which a matching element stops, in base widths: any less may be a contact. */
const APART = 0.02

/** The enemy that a mover would match: the nearest enemy that it faces and that faces it. */
export function faced(leader: Element, enemies: Element[]): Element | null {
  const seen = enemies.filter((enemy) => {
    const there: Point = [enemy.at[0], enemy.at[1]]
    return local(leader.at, there).ahead > 0 && local(enemy.at, [leader.at[0], leader.at[1]]).ahead > 0
  })
  const off = (enemy: Element) => distance([leader.at[0], leader.at[1]], [enemy.at[0], enemy.at[1]])
  return seen.sort((a, b) => off(a) - off(b))[0] ?? null
}

/** Exactly opposite an enemy, front against front, as far from it as now; null where it stands so already. */
export function match(ids: string[], leader: Element, enemy: Element): string | null {
  const off = Math.max(local(enemy.at, [leader.at[0], leader.at[1]]).ahead, APART)
  const pose: Pose = [...at(enemy.at, off, 0), turned(enemy.at[2] + 180)]
  return samePlace(leader.at, pose) ? null : `${move(ids)} to ${poseText(pose)}`
}

/** The nearest point of a line, and the way the line runs there. */
function nearestOn(line: Point[], point: Point): { foot: Point; along: number } | null {
  let best: { foot: Point; along: number } | null = null
  for (const [i, from] of line.slice(0, -1).entries()) {
    const to = line[i + 1] ?? from
    const whole = distance(from, to)
    if (whole === 0) continue
    const { ahead } = local([from[0], from[1], bearing(from, to)], point)
    const share = Math.min(Math.max(ahead / whole, 0), 1)
    const foot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    if (!best || distance(foot, point) < distance(best.foot, point)) best = { foot, along: bearing(from, to) }
  }
  return best
}

/** On to the nearest road, looking along it the way that is nearer to its own; null where there is none, or it stands there so. */
export function toRoad(leader: Element, features: Feature[]): string | null {
  const front: Point = [leader.at[0], leader.at[1]]
  const roads = features.filter((feature) => feature.kind === 'road')
  const places = roads.map((road) => nearestOn(road.line, front)).filter((one) => one !== null)
  const best = places.sort((a, b) => distance(a.foot, front) - distance(b.foot, front))[0]
  if (!best) return null
  const facing = Math.abs(turn(leader.at[2], best.along)) <= 90 ? best.along : turned(best.along + 180)
  const pose: Pose = [best.foot[0], best.foot[1], facing]
  return samePlace(leader.at, pose) ? null : `${move([leader.id])} to ${poseText(pose)}`
}

/** Closing the door, as the referee's plan of a contact says. */
export function door(offers: ContactOffer[]): ContactOffer | null {
  return offers.find(({ plan }) => plan.closesDoor) ?? null
}
