// The places that the referee offers under a moving hand, as they come in one array of numbers.

import { distance, turn } from './geometry'
import type { Pose } from './wire'

export interface Place {
  leader: Pose
  distance: number
  allowance: number
  pips: number
  contacts: number
  ends: { index: number; pose: Pose }[]
}

/** How many numbers a place has before its movers. */
const HEAD = 8
/** How many numbers each mover has. */
const MOVER = 4

/** Reads the array: x, y, facing, distance, allowance, PIPs, contacts, movers, then index, x, y, facing of each. */
export function readPlaces(numbers: Float64Array): Place[] {
  const places: Place[] = []
  let from = 0
  while (from + HEAD <= numbers.length) {
    const number = (offset: number) => numbers[from + offset] ?? 0
    const movers = number(7)
    const ends = []
    for (let mover = 0; mover < movers; mover += 1) {
      const base = HEAD + mover * MOVER
      const pose: Pose = [number(base + 1), number(base + 2), number(base + 3)]
      ends.push({ index: number(base), pose })
    }
    places.push({
      leader: [number(0), number(1), number(2)],
      distance: number(3),
      allowance: number(4),
      pips: number(5),
      contacts: number(6),
      ends,
    })
    from += HEAD + movers * MOVER
  }
  return places
}

/** How near a contact, and how near any other place in line, has to be for the ghost to click into it, in BW. */
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
export function meant(places: Place[], hand: Pose, good: number | null = null): number {
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
