// What stays on the board of what has happened: where the other side came from, and where elements fell.

import { middle } from '../geometry'
import type { Element, Event, Point, Pose, SideWord, State } from '../wire'

/** One that has moved: as it stood before, and its way from the front of that to the middles of its base. */
export interface Trail {
  element: Element
  path: Point[]
}

export interface Fallen {
  /** As it stood last. */
  element: Element
  /** How many bounds had begun by then. */
  since: number
}

export interface Traces {
  side: SideWord | null
  trails: Trail[]
  /** What the last order has moved, as it stands now: until the next thing happens. */
  moved: Element[]
  fallen: Fallen[]
  /** How many bounds have begun. */
  bounds: number
}

export const NO_TRACES: Traces = { side: null, trails: [], moved: [], fallen: [], bounds: 0 }

/** A marker stays until so many bounds have begun: the rest of the bound of the loss, and the one after it. */
const STAYS = 2

const WAYS = new Set(['moved', 'conformed', 'turned', 'made-room', 'landed'])

/** What stays after one more order or roll; `side` has given the order, and is null for a roll. */
export function tracesAfter(traces: Traces, events: Event[], side: SideWord | null, before: State): Traces {
  const bounds = traces.bounds + events.filter((event) => event.kind === 'bound').length
  const lost = events.flatMap((event) => {
    const element = event.kind === 'lost' ? before.elements.find((other) => other.id === event.id && other.place === 'table') : undefined
    return element ? [{ element, since: traces.bounds }] : []
  })
  const fallen = [...traces.fallen, ...lost].filter(({ since }) => bounds - since < STAYS)
  if (side === null) return { ...traces, moved: [], bounds, fallen }
  let trails = side === traces.side ? traces.trails : []
  const moved = new Map<string, Element>()
  for (const event of events) {
    if (!WAYS.has(event.kind) || !('to' in event) || !event.to) continue
    trails = went(trails, event.id, event.to, side, before)
    const element = before.elements.find((other) => other.id === event.id && other.side === side)
    if (element) moved.set(event.id, { ...element, at: event.to })
  }
  return { side, trails, moved: [...moved.values()], fallen, bounds }
}

/** One goes to a place: a way that it is on already goes on. */
function went(trails: Trail[], id: string, to: Pose, side: SideWord, before: State): Trail[] {
  const known = trails.find(({ element }) => element.id === id)
  if (known) return trails.map((trail) => (trail === known ? { ...trail, path: [...trail.path, middle(to, trail.element.depth)] } : trail))
  const element = before.elements.find((other) => other.id === id && other.side === side && other.place === 'table')
  return element ? [...trails, { element, path: [[element.at[0], element.at[1]], middle(to, element.depth)] }] : trails
}

/** Whether the trails of a side are of use to the side that is asked: one's own are not. */
export function trailsShown({ side }: Traces, state: State, isComputer: (side: SideWord) => boolean): boolean {
  if (side === null || state.asks.kind === 'over') return false
  return isComputer(side) || (state.asks.side !== side && !isComputer(state.asks.side))
}
