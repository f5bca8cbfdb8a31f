// How fast the other side plays: with pauses, a step at a time for the asking, or at once until it is one's own turn;
// and not at all while somebody looks back.

import { view } from './settings.svelte'

/** How long the page waits after what the other side does, in milliseconds. */
const PAUSES = { calm: 420, quick: 140, 'at-once': 0 }

/** Before the battle nobody needs to watch every step. */
const SETUP = 60

class OpponentSpeed {
  /** Whether the next step waits for the person at the page. */
  waiting = $state(false)
  private hurried = false
  private held = false
  private kept: (() => void)[] = []
  private resume: (() => void) | null = null

  /** Waits after a step of the other side, as the person wishes it. */
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

  /** Somebody looks back: nobody plays on until that is over. */
  hold(): void {
    this.held = true
  }

  /** Nobody looks back any more. */
  release(): void {
    this.held = false
    for (const resume of this.kept) resume()
    this.kept = []
  }

  /** Resolves as soon as nobody looks back. */
  async unheld(): Promise<void> {
    while (this.held) await new Promise<void>((resolve) => this.kept.push(resolve))
  }

  /** The next step. */
  next(): void {
    this.resume?.()
    this.resume = null
  }

  /** All steps up to one's own turn. */
  skip(): void {
    this.hurried = true
    this.next()
  }

  /** It is one's own turn, or the battle has been left: nothing is hurried any more, and nothing waits. */
  rested(): void {
    this.hurried = false
    this.next()
  }
}

export const opponentSpeed = new OpponentSpeed()
