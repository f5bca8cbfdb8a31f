// The places near a drag to which it may snap, as the engine sends them in one array of numbers.

import { distance, turn } from './geometry'
import type { Pose } from './wire'

export interface Place {
  leader: Pose
  /** How far that way may be. */
  allowance: number
  contacts: number
}

/** How many numbers a place has. */
const NUMBERS = 5

/** Reads the array: x, y, facing, allowance, contacts of each place. */
export function readPlaces(numbers: Float64Array): Place[] {
  return Array.from({ length: Math.floor(numbers.length / NUMBERS) }, (_, place) => {
    const number = (offset: number) => numbers[place * NUMBERS + offset] ?? 0
    return { leader: [number(0), number(1), number(2)], allowance: number(3), contacts: number(4) }
  })
}

/** The snapping distance of contacts and of other aligned places, in BW. */
const CONTACT_CLICK = 0.5
const LINE_CLICK = 0.18

/** Whether a way is as long as it may be in good going: a shorter one leads through other going. */
export function staysIn(good: number | null, allowance: number): boolean {
  return good === null || allowance > good - 1e-3
}

/**
 * Which of the places a hand means that holds the leader at a pose; -1 when none is near enough. With `good`, how far it may
 * go in good going, only those count whose way stays in it.
 */
export function rank(places: Place[], hand: Pose, good: number | null = null): number {
  let best = -1
  let least = Infinity
  places.forEach((place, index) => {
    if (!staysIn(good, place.allowance)) return
    const apart = distance([place.leader[0], place.leader[1]], [hand[0], hand[1]])
    const off = apart + Math.abs(turn(place.leader[2], hand[2])) / 360
    const click = place.contacts > 0 ? CONTACT_CLICK : LINE_CLICK
    const bare = off < 1e-3
    if (!bare && apart > Math.max(click, 0.35)) return
    const score = bare ? 0 : off - click
    if (score < least) {
      least = score
      best = index
    }
  })
  return best
}
