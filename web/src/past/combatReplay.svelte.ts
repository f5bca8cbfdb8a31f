// A combat of the past, played once more when one goes on to what came of it.

import { accountOfPast, type PastLine } from '../moments/account'
import type { CombatMoment } from '../moments/moments.svelte'
import { sounds, soundsOf, soundsOfRoll } from '../moments/sounds.svelte'
import { motionReduced, timing, UNTIL_OUTCOME } from '../moments/timings'
import type { View } from '../settings.svelte'
import type { State } from '../wire'
import type { Player } from './past.svelte'

/** How long the result of a combat is shown, in milliseconds. */
const READING = 1_500

export class CombatReplay implements Player {
  /** The combat that is played. */
  combat = $state.raw<CombatMoment | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** At the pace of a view. */
  constructor(private readonly view: Pick<View, 'pace'>) {}

  /** The table before a combat until its dice lie, for the board to show. */
  get before(): State | null {
    return this.combat && !this.combat.still ? this.combat.state : null
  }

  play(before: State, line: PastLine, then: () => void): void {
    const account = accountOfPast(line, before)
    const { pace } = this.view
    // Who has the battle wait for each step has the time here that others have.
    const timed = timing(UNTIL_OUTCOME, pace === 'step' ? 'calm' : pace, motionReduced())
    if (!account || !timed) return then()
    const moment: CombatMoment = { account, state: before, timing: timed, still: timed.beat === 0 }
    this.combat = moment
    sounds.play(soundsOfRoll(line.text.startsWith('throw shooting'), timed.beat))
    this.timer = setTimeout(() => {
      this.combat = { ...moment, still: true }
      sounds.play(soundsOf(line.events))
      this.timer = setTimeout(() => {
        this.combat = null
        then()
      }, READING)
    }, timed.until)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.combat = null
  }
}
