// How fast the opponent plays: with pauses, step by step, or instantly until the player's own turn;
// and not at all during a review.

import { motionReduced } from './moments/timings'
import { view } from './settings.svelte'

/** The pause after each step of the opponent, in milliseconds: its elements glide for 320 of them, and then an eye finds what they have done. */
const PAUSES = { calm: 850, quick: 300, 'at-once': 0 }

/** The pause before the opponent's bound, in milliseconds: what came of the player's last combat is read on the table and in the panel. */
const HANDOVER = { calm: 1_500, step: 1_500, quick: 700, 'at-once': 0 }

/** The pause during set-up, where single steps matter less. */
const SETUP = 60

class OpponentSpeed {
  /** Whether the next step waits for the player. */
  waiting = $state(false)
  /** Whether it pauses before the opponent's bound: whatever is pressed ends that. */
  pausing = $state(false)
  private hurried = false
  private held = false
  private kept: (() => void)[] = []
  private resume: (() => void) | null = null

  /** Whether everything up to the player's own turn is skipped. */
  get hurrying(): boolean {
    return this.hurried
  }

  /** Waits after a step of the opponent, at the chosen speed. */
  async rest(setup: boolean): Promise<void> {
    if (this.hurried) return
    if (view.pace === 'step' && !setup) {
      this.waiting = true
      await new Promise<void>((resolve) => (this.resume = resolve))
      this.waiting = false
      return
    }
    const pause = view.pace === 'step' ? PAUSES.quick : PAUSES[view.pace]
    const wait = setup ? Math.min(pause, SETUP) : pause
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }

  /** Waits before the opponent's bound, so that the result of the player's own is not swept away. */
  async handOver(): Promise<void> {
    const pause = HANDOVER[view.pace]
    if (this.hurried || pause === 0 || motionReduced()) return
    this.pausing = true
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause)
      this.resume = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.pausing = false
  }

  /** Pauses the opponent while the battle is reviewed. */
  hold(): void {
    this.held = true
  }

  /** Ends the pause. */
  release(): void {
    this.held = false
    for (const resume of this.kept) resume()
    this.kept = []
  }

  /** Resolves as soon as there is no pause. */
  async unheld(): Promise<void> {
    while (this.held) await new Promise<void>((resolve) => this.kept.push(resolve))
  }

  /** The next step. */
  next(): void {
    this.resume?.()
    this.resume = null
  }

  /** Skips to the player's own turn. */
  skip(): void {
    this.hurried = true
    this.next()
  }

  /** Ends skipping and waiting: it is the player's turn, or the battle was left. */
  rested(): void {
    this.hurried = false
    this.next()
  }
}

export const opponentSpeed = new OpponentSpeed()
