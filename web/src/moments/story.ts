// How a battle went, from its record: the losses as they grew, the turning point, and the dice.

import type { SideWord, State } from '../wire'
import { sideOf } from '../partyNames'
import { accountOfPast, type Account, type PastLine } from './account'

export interface Turn {
  /** The moment before it, among the states of the battle. */
  at: number
  /** Whose bound it was, and which. */
  side: SideWord
  bound: number
  /** The combat; null where no combat brought the losses. */
  account: Account | null
  /** What came of it: from here on the loser was behind, and was not before; or it was the end. */
  means: 'behind' | 'end' | null
}

export interface Story {
  /** The losses as victory counts them, each time that they have changed, against the bounds of both sides until then; `at` is its state. */
  losses: { at: number; bounds: number; red: number; blue: number }[]
  turn: Turn | null
  /** The mean of each side's dice in combats and shooting; null without any. */
  mean: { red: number | null; blue: number | null }
}

const bounds = ({ bounds: [red, blue] }: State) => red + blue
const index = (side: SideWord) => (side === 'red' ? 0 : 1)

/**
 * The loss that counts most, of those from which on the loser was behind to the end: a general, else what victory counts highest, else
 * the first. There is one more state than there are lines.
 */
export function turningPoint(states: State[], lines: PastLine[], winner: SideWord): Turn | null {
  const lead = ({ losses }: State) => losses[1 - index(winner)]! - losses[index(winner)]
  const last = states.at(-1)
  if (!last || lead(last) <= 0) return null
  const general = ({ elements }: State) => elements.some((element) => element.general && element.side !== winner && element.place === 'lost')
  const weight = (before: State, after: State) =>
    Number(general(after) && !general(before)) * 100 + after.losses[1 - index(winner)]! - before.losses[1 - index(winner)]!
  const first = states.findLastIndex((state) => lead(state) <= 0)
  const weights = states.slice(first, -1).map((before, i) => weight(before, states[first + i + 1] ?? before))
  const at = first + weights.indexOf(Math.max(...weights))
  const [before, line] = [states[at], lines[at]]
  if (!before || !line) return null
  const means = at === states.length - 2 ? 'end' : at === first ? 'behind' : null
  return { at, side: before.active, bound: before.bounds[index(before.active)], account: accountOfPast(line, before), means }
}

export function story(states: State[], lines: PastLine[]): Story {
  const losses: Story['losses'] = []
  states.forEach((state, at) => {
    const [red, blue] = state.losses
    const before = losses.at(-1)
    // The last combat of a bound ends it, so that its losses are seen first when the next bound has begun.
    if (before?.red !== red || before.blue !== blue || at === states.length - 1) losses.push({ at, bounds: bounds(states[at - 1] ?? state), red, blue })
  })
  const last = states.at(-1)
  const winner = last?.asks.kind === 'over' ? last.asks.winner : null
  const dice: Record<SideWord, number[]> = { red: [], blue: [] }
  for (const event of lines.flatMap(({ events }) => events)) {
    if (event.kind === 'fought') event.parties.forEach((party, i) => dice[sideOf(party)].push(event.dice[i] ?? 0))
  }
  const mean = (of: number[]) => (of.length === 0 ? null : of.reduce((sum, die) => sum + die, 0) / of.length)
  return { losses, turn: winner && turningPoint(states, lines, winner), mean: { red: mean(dice.red), blue: mean(dice.blue) } }
}
