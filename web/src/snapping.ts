// The places near a drag to which it may snap, as the engine sends them in one array of numbers.

import { distance, turn } from './geometry'
import type { Pose } from './wire'

export interface Place {
  leader: Pose
  /** How far that way may be. */
  allowance: number
  contacts: number
  /** Whether the movers end in a group with friends there, or would if they could go a little farther. */
  joins: boolean
  /** How far they stop short of a place beside a friend that is too far; else 0. */
  short: number
}

/** How many numbers a place has. */
const NUMBERS = 6

/** Reads the array: x, y, facing, allowance, contacts of each place, and whether it makes a group: negative how far short of one it stops. */
export function readPlaces(numbers: Float64Array): Place[] {
  return Array.from({ length: Math.floor(numbers.length / NUMBERS) }, (_, place) => {
    const number = (offset: number) => numbers[place * NUMBERS + offset] ?? 0
    return { leader: [number(0), number(1), number(2)], allowance: number(3), contacts: number(4), joins: number(5) !== 0, short: Math.max(0, -number(5)) }
  })
}

/** The snapping distance of contacts, of places in a group, and of other aligned places, in BW. */
const CONTACT_CLICK = 0.5
const GROUP_CLICK = 0.3
const LINE_CLICK = 0.18

/** Whether a way is as long as it may be in good going: a shorter one leads through other going. */
export function staysIn(good: number | null, allowance: number): boolean {
  return good === null || allowance > good - 1e-3
}

/**
 * Which of the places a hand means that holds the leader at a pose; -1 when none is near enough. With `good`, how far it may
 * go in good going, only those count whose way stays in it. A near place that makes a group is meant rather than one that makes
 * neither a group nor a contact, such as straight ahead.
 */
export function rank(places: Place[], hand: Pose, good: number | null = null): number {
  let best = -1
  let least = Infinity
  const apart = ({ leader }: Place) => distance([leader[0], leader[1]], [hand[0], hand[1]])
  const meant = places.filter((place) => staysIn(good, place.allowance))
  const groups = meant.some((place) => place.joins && apart(place) <= GROUP_CLICK)
  for (const place of meant) {
    if (groups && !place.joins && place.contacts === 0) continue
    const off = apart(place) + Math.abs(turn(place.leader[2], hand[2])) / 360
    const click = place.contacts > 0 ? CONTACT_CLICK : place.joins ? GROUP_CLICK : LINE_CLICK
    // What lies under the hand is there anyway; a group there is still one.
    const bare = off < 1e-3 && !place.joins
    if (!bare && apart(place) > Math.max(click, 0.35)) continue
    const score = bare ? 0 : off - click
    if (score < least) {
      least = score
      best = places.indexOf(place)
    }
  }
  return best
}
