// Arrows over the board for the movements in events.

import type { Event, Point, Pose, State } from './wire'

/** Where an outcome took an element. */
export interface Arrow {
  id: string
  from: Point
  to: Point
  kind: string
}

/** The arrows of events that begin with a state: recoils, flights, pursuits, landings; moves are drawn by themselves. */
export function arrowsOf(events: Event[], state: State | null): Arrow[] {
  // Who comes ashore, or out of a camp, was nowhere on the board before.
  const standing = state?.elements.filter((element) => element.place === 'table') ?? []
  const places = new Map<string, Pose>(standing.map((element) => [element.id, element.at]))
  const arrows: Arrow[] = []
  for (const event of events) {
    if (!('to' in event) || !event.to || event.kind === 'moved' || event.kind === 'deployed') continue
    const from = places.get(event.id)
    if (from) arrows.push({ id: event.id, from: [from[0], from[1]], to: [event.to[0], event.to[1]], kind: event.kind })
    places.set(event.id, event.to)
  }
  return arrows
}

/** Who is lost by events, with where they stood. */
export function lostIn(events: Event[], state: State | null): string[] {
  const ids = events.flatMap((event) => (event.kind === 'lost' ? [event.id] : []))
  return ids.filter((id) => state?.elements.some((element) => element.id === id && element.place === 'table'))
}
