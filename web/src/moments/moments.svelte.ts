// The moment that is played above the board: a combat, or a PIP roll. The battle waits for its dice, and goes on when it is skipped.

import { opponentSpeed } from '../opponentSpeed.svelte'
import { view } from '../settings.svelte'
import type { Event, SideWord, State } from '../wire'
import type { Account } from './account'
import { sounds, soundsOf, soundsOfRoll } from './sounds.svelte'
import { motionReduced, PIPS, timing, UNTIL_OUTCOME, type Timing } from './timings'
import { NO_TRACES, tracesAfter } from './traces'

/** What has happened, before the page shows it. */
export interface News {
  events: Event[]
  /** The combat that was fought, or whose outcome a player still decides. */
  account: Account | null
  /** What was rolled, and for what: empty for an order. */
  dice: number[]
  /** Whether a player has rolled real dice and typed them in. */
  typed: boolean
  purpose: string
  /** Whose order it was; null for a roll. */
  side: SideWord | null
  /** The table before it. */
  before: State
}

export interface Played {
  timing: Timing
  /** Whether it has come to its end: all is shown at once. */
  still: boolean
}
export interface CombatMoment extends Played {
  account: Account
  state: State
}
/** The die that an army rolls for PIPs, or for who attacks: then with what it comes to. */
export interface PipMoment extends Played {
  die: number
  side: SideWord
  total: number | null
  /** Who attacks, once the dice have decided it. */
  attacks: SideWord | null
  /** Whether the die has become counters. */
  counted: boolean
}

class Moments {
  combat = $state.raw<CombatMoment | null>(null)
  pips = $state.raw<PipMoment | null>(null)
  /** What stays on the board of what has happened. */
  traces = $state.raw(NO_TRACES)
  /** Whether the end is shown above everything. */
  ended = $state(false)
  /** Whether the battle has been won by what is still played: until that has been read nothing says who has won. */
  ending = $state(false)
  /** Whether what has skipped is still held down: its release presses no button of what has come since. */
  skips = false
  /** The stages on which they are played: none while the board is not shown. */
  private stages = 0
  /** Counts what has been cleared, so that what was played before leaves nothing. */
  private run = 0
  private wake: (() => void) | null = null
  /** Ends when the last moment has been read. */
  private last: Promise<void> = Promise.resolve()
  /** The combat that was shown while its outcome waited for a choice: its dice are not rolled again. */
  private rolled = ''

  /** A stage on which moments are played; answers with what takes it away. */
  open(): () => void {
    this.stages += 1
    return () => {
      this.stages -= 1
      this.stop()
    }
  }

  /** Plays what has happened; resolves when the page may show what came of it. */
  async play(news: News): Promise<void> {
    const { run } = this
    await this.last
    await this.stage(news)
    if (run !== this.run) return
    if (this.stages > 0) sounds.play(soundsOf(news.events))
    this.traces = tracesAfter(this.traces, news.events, news.side, news.before)
    if (news.events.some((event) => event.kind === 'ended')) this.end(run)
  }

  /** Players have ended the battle, or its end has been confirmed: that comes as every other end. */
  over(): void {
    this.end(this.run)
  }

  /** The end comes when the last moment has been read. */
  private end(run: number): void {
    this.ending = this.running
    void this.last.then(() => {
      if (run !== this.run) return
      this.ending = false
      this.ended = this.stages > 0
    })
  }

  private async stage(news: News): Promise<void> {
    if (this.stages === 0 || opponentSpeed.hurrying || globalThis.document?.hidden) return
    const { account, before, dice, typed, purpose, events } = news
    const attack = events.find((event) => event.kind === 'aggression')
    if (account) {
      const roll = JSON.stringify(account.parties.map(({ party, die }) => [party, die]))
      const timed = timing(UNTIL_OUTCOME, view.pace, motionReduced(), !typed && roll !== this.rolled)
      this.rolled = account.decided ? '' : roll
      if (!timed || (timed.beat === 0 && !account.decided)) return
      sounds.play(soundsOfRoll(purpose.startsWith('shooting'), timed.beat))
      await this.fight({ account, state: before, timing: timed, still: timed.beat === 0 })
    } else if (dice.length > 0 && (attack || purpose.startsWith('pips'))) {
      const timed = timing(PIPS.roll, view.pace, motionReduced(), !typed)
      if (!timed || timed.beat === 0) return
      sounds.play([['dice', 0]])
      const { side = before.active, total = null } = attack ?? {}
      const attacks = events.find((event) => event.kind === 'attacks')?.side ?? null
      await this.count({ die: dice[0] ?? 1, side, total, attacks, timing: timed, still: false, counted: false })
    }
  }

  private async fight(moment: CombatMoment): Promise<void> {
    this.combat = moment
    await this.wait(moment.timing.until)
    if (this.combat !== moment) return
    // What a player has a choice about is seen on the board, and nothing lies above it.
    if (!moment.account.decided) {
      this.combat = null
      return
    }
    const shown = (this.combat = { ...moment, still: true })
    this.last = this.wait(moment.timing.reading).then(() => {
      if (this.combat === shown) this.combat = null
    })
  }

  private async count(moment: PipMoment): Promise<void> {
    this.pips = moment
    await this.wait(moment.timing.until)
    if (this.pips !== moment) return
    const counted = (this.pips = { ...moment, counted: true, still: true })
    this.last = this.wait((moment.total === null ? PIPS.flight : PIPS.lies) * moment.timing.beat).then(() => {
      if (this.pips === counted) this.pips = null
    })
  }

  /** Waits, or until the player presses something. */
  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = time === Infinity ? undefined : setTimeout(resolve, time)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Until the last moment has been read. */
  get read(): Promise<void> {
    return this.last
  }

  get running(): boolean {
    return this.combat !== null || this.pips !== null
  }

  /** Goes on to the result, or from the result back to the table. */
  skip(): void {
    this.wake?.()
  }

  /** What is being played comes to its end: the board is not shown any more, or something was taken back. */
  stop(): void {
    this.combat = null
    this.pips = null
    this.ended = false
    this.ending = false
    this.skip()
  }

  /** Another battle is shown, or none. */
  clear(): void {
    this.run += 1
    this.traces = NO_TRACES
    this.stop()
  }
}

export const moments = new Moments()
