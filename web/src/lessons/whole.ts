// The last lesson: a whole battle, with a hint for each decision.

import { distance } from '../geometry'
import type { Point } from '../wire'
import { battle, BLUE_LINE, RED_LINE, setUp } from './field'
import { happened, type Lesson, type Seen } from './lesson'

/** Lines that are nearer than this, in base widths, may meet within a bound or two. */
const NEAR = 3.5

/** Whether some of the two armies are near. */
function near({ state }: Seen): boolean {
  const standing = state.elements.filter((element) => element.place === 'table')
  const of = (side: string) => standing.filter((element) => element.side === side).map(({ at }): Point => [at[0], at[1]])
  const blue = of('blue')
  return of('red').some((one) => blue.some((other) => distance(one, other) < NEAR))
}

/** Whether the learner has conceded. */
function givenUp({ state: { asks } }: Seen): boolean {
  return asks.kind === 'over' && asks.how === 'conceded' && asks.winner === 'blue'
}

/** Whether the battle has been fought to its end. */
function over(seen: Seen): boolean {
  return seen.state.phase === 'over' && !givenUp(seen)
}

/** The hint for what is asked now. */
function hint(seen: Seen): string {
  const { asks, phase, pips } = seen.state
  if (asks.kind === 'over') return givenUp(seen) ? 'lesson-whole-given-up' : 'lesson-whole-over'
  if (asks.side === 'blue') return 'lesson-whole-wait'
  if (asks.kind === 'throw') return phase === 'combat' || phase === 'shooting' ? 'lesson-whole-dice' : 'lesson-whole-pips'
  if (asks.what === 'shooting' || asks.what === 'target') return 'lesson-whole-shoot'
  if (asks.what === 'combat') return 'lesson-whole-fight'
  if (asks.what !== 'move') return 'lesson-whole-choose'
  if (pips === 0) return 'lesson-whole-spent'
  return near(seen) ? 'lesson-whole-meet' : 'lesson-whole-march'
}

export const whole: Lesson = {
  id: 'whole',
  title: 'lesson-whole',
  about: 'lesson-whole-about',
  battle: (edition) => battle(edition, '14', 'greedy'),
  script: (edition) => setUp(edition, { ...RED_LINE, 11: [11.2, 3.7], 12: [3.8, 3.7], 2: [12.4, 3.7] }, BLUE_LINE),
  steps: [
    { says: hint, done: (seen) => happened(seen, 'fought') || over(seen), free: 'always' },
    { says: hint, done: over, free: 'always' },
  ],
}
