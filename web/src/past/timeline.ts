// The moments of a battle: before the first order and after each order and roll; and which begin a bound.

import { both, called, sides } from '../armies/sides.svelte'
import { partiesOf } from '../events'
import { logEntries, type Entry } from '../battleLog'
import type { Line, SideWord, State } from '../wire'
import { named, t } from '../words'

/** What happened between two moments. */
export interface Step {
  entries: Entry[]
  /** The elements and places it is about. */
  marked: Set<string>
  /** The bound that it begins. */
  bound: { side: SideWord; number: number } | null
}

/** A moment that one goes to by bounds. */
export interface Stop {
  at: number
  title: string
  /** The bound that begins there, if one does. */
  bound: Step['bound']
}

/** The steps of a battle in the words of its log, for the current state of the battle. */
export function steps(lines: Line[], now: State | null): Step[] {
  return lines.map((line) => {
    const { events } = line
    const bound = events.findLast((event) => event.kind === 'bound')
    return {
      entries: logEntries(line, now, lines),
      marked: new Set(events.flatMap(partiesOf)),
      bound: bound ? { side: bound.side, number: bound.number } : null,
    }
  })
}

/** The beginning, the beginning of each bound, and the last moment. */
export function stops(steps: Step[], over: boolean): Stop[] {
  const bounds = steps.flatMap(({ bound }, i) => (bound ? [{ at: i + 1, title: t('bar-bound', { ...called(bound.side), number: bound.number }), bound }] : []))
  const all: Stop[] = [{ at: 0, title: t('past-beginning'), bound: null }, ...bounds]
  if (all.at(-1)?.at === steps.length) return all
  return [...all, { at: steps.length, title: t(over ? 'past-end' : 'past-now'), bound: null }]
}

/** The stop that a moment belongs to. */
export function stopOf(stops: Stop[], at: number): number {
  return stops.findLastIndex((stop) => stop.at <= at)
}

/** What both sides had lost when a state stood so, shortly. */
export function lost({ losses: [red, blue] }: State): string {
  return t('past-lost', { one: sides.short('red'), other: sides.short('blue'), red, blue })
}

/** The moment that one bound farther leads to, forward or backward; backward first to the beginning of its own. */
export function byBound(stops: Stop[], at: number, forward: boolean): number {
  const next = forward ? stops.find((stop) => stop.at > at) : stops.findLast((stop) => stop.at < at)
  return next?.at ?? at
}

/** Where a battle stood, in words. */
export function moment(state: State): string {
  if (state.phase === 'setup') return named('phase', 'setup')
  const number = state.bounds[state.active === 'red' ? 0 : 1]
  const bound = t('bar-bound', { ...called(state.active), number })
  return t('past-moment', { bound, phase: named('phase', state.phase), ...both(), red: state.losses[0], blue: state.losses[1] })
}
