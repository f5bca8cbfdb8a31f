// Events by what they are about.

import type { Event, Line } from './wire'

/** The elements, camps and built-up areas of an event. */
export function partiesOf(event: Event): string[] {
  switch (event.kind) {
    case 'fought':
      return event.parties
    case 'swapped':
      return [event.one, event.other]
    case 'as-if-lined-up':
      return [event.id, event.enemy]
    default:
      // Who takes, enters or leaves a camp or a built-up area, and that place.
      if ('owner' in event) return [event.by, `${event.owner}-${event.kind.split('-')[0]}`]
      return 'id' in event ? [event.id] : []
  }
}

/** The events of a kind in what has happened, the newest last. */
export function eventsOfKind<K extends Event['kind']>(lines: Line[], kind: K): (Event & { kind: K })[] {
  const all = lines.flatMap(({ events }) => events)
  return all.filter((event): event is Event & { kind: K } => event.kind === kind)
}
