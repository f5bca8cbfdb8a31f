// A lesson: a battle at a certain position, and steps in which the player acts and the referee answers.
//
// Whether a step is done is read off what the battle shows: its state, what has happened, what was refused, what is
// held or looked at. No rule is decided here, and no click is counted.

import type { Event, Line, NewBattle, Pose, State, Verdict } from '../wire'
import type { Arguments } from '../words'

/** What a step looks at. */
export interface Seen {
  state: State
  /** The orders and throws since the step began, and what they led to. */
  lines: Line[]
  events: Event[]
  /** Everything that has happened since the lesson began. */
  past: Event[]
  /** What the referee has refused since the step began, if it is shown. */
  refused: Verdict | null
  /** The elements in the hand. */
  held: string[]
  /** Whether an order has been taken back. */
  undone: boolean
  /** Whether zones of control are shown. */
  zones: boolean
  /** Whether an outcome of a combat is looked at. */
  outcome: boolean
}

/** A place on the board that a step points at, for an element. */
export interface Place {
  id: string
  at: Pose
}

export interface Step {
  /** The message with the task and the reason; its attributes explain how: `pointer`, `touch`, `keys`. */
  says: string | ((seen: Seen) => string)
  /** Whether it is done; a step that is only read has none. */
  done: ((seen: Seen) => boolean) | null
  /** The elements that it is about. */
  marks?: string[]
  place?: Place
  /** What its message says of the edition: how far troops go. */
  values?: (state: State) => Arguments
  /** How long anything legal that the learner does is part of the step: until the bound ends, or always. */
  free?: 'bound' | 'always'
}

export interface Lesson {
  id: string
  /** The messages of its title and of the sentence about it. */
  title: string
  about: string
  /** The battle by an edition, one of those that the field of the lessons has. */
  battle: (edition: string) => NewBattle
  /** The orders and dice that bring the table to its position. */
  script: (edition: string) => string[]
  steps: Step[]
}

/** How far an element goes in good going. */
export function pace(state: State, id: string): number {
  return state.elements.find((one) => one.id === id)?.allowance[0] ?? 0
}

/** Whether an element has been moved since the step began. */
export function moved(seen: Seen, id: string): boolean {
  return seen.events.some((event) => event.kind === 'moved' && event.id === id)
}

/** The orders since the step began that moved so many or more. */
export function together(seen: Seen, count: number): Line[] {
  return seen.lines.filter((line) => line.events.filter((event) => event.kind === 'moved').length >= count)
}

/** Whether the referee has refused something by a rule, or by one whose id begins so. */
export function refusedBy(seen: Seen, rule: string): boolean {
  return seen.refused?.breaches.some((breach) => breach.rule.startsWith(rule)) ?? false
}

/** Whether an element is at a place, within visible precision. */
export function stands(seen: Seen, { id, at }: Place): boolean {
  const element = seen.state.elements.find((one) => one.id === id)
  const near = (n: number) => Math.abs((element?.at[n] ?? Infinity) - (at[n] ?? 0)) < 0.01
  return element?.place === 'table' && near(0) && near(1) && near(2)
}

/** Whether something of a kind has happened since the step began. */
export function happened(seen: Seen, kind: Event['kind']): boolean {
  return seen.events.some((event) => event.kind === kind)
}

/** Whether something legal was done, or taken back, that a step does not ask for; it began after so many orders and throws. */
export function strayed(step: Step, seen: Seen, began: number, now: number): boolean {
  if (now < began) return true
  if (step.free === 'always') return false
  return step.free === 'bound' ? happened(seen, 'bound-ends') : now > began
}

/** Whether the learner, who leads red, is asked for a decision about this. */
export function asked({ state: { asks } }: Seen, what: string): boolean {
  return asks.kind === 'decide' && asks.side === 'red' && asks.what === what
}
