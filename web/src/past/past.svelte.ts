// The battle review: which moment is shown. It changes nothing, and no orders can be given meanwhile.

import { battle } from '../battle.svelte'
import { opponentSpeed } from '../opponentSpeed.svelte'
import type { PastLine } from '../moments/account'
import type { State } from '../wire'
import { byBound, steps, stops, type Step, type Stop } from './timeline'

/** How long each moment is shown while the battle is played again, in milliseconds. */
const SHOWN = 1_000

/** Plays what led to a moment, such as the dice of a combat, and then goes on. */
export interface Player {
  /** The combat that is played. */
  readonly combat: { state: State } | null
  play(before: State, line: PastLine, then: () => void): void
  stop(): void
}

/** The states with the end that players have made, such as by resigning over a server: no order or throw leads to it. */
function ended(states: State[]): State[] {
  const [last, asks] = [states.at(-1), battle.state?.asks]
  return last && asks?.kind === 'over' && last.asks.kind !== 'over' ? [...states.slice(0, -1), { ...last, asks }] : states
}

class Past {
  open = $state(false)
  /** How the table stood before the first order and after each; there is always one more than there are steps. */
  states = $state.raw<State[]>([])
  steps = $state.raw<Step[]>([])
  stops: Stop[] = $derived(stops(this.steps, this.states.at(-1)?.asks.kind === 'over'))
  /** The moment that is shown, by its place in `states`. */
  at = $state(0)
  /** Whether blue's edge is below. */
  turned = $state(false)
  /** Whether one moment after another is shown by itself. */
  playing = $state(false)
  /** That of the viewer, while there is one. */
  player = $state.raw<Player | null>(null)
  /** What was ordered and rolled. */
  private lines: PastLine[] = []
  private next: ReturnType<typeof setTimeout> | undefined

  get state(): State | null {
    return this.states[this.at] ?? null
  }

  /** What is said of the moment: how the battle stood while a combat is played, and then whose bound it was, though the combat has ended that. */
  get described(): State | null {
    const { state, step, player } = this
    const before = this.states[this.at - 1]
    if (player?.combat) return player.combat.state
    if (!state || !before || !step?.bound || !step.entries.some(({ kind }) => kind === 'fight')) return state
    const { active, bounds, phase } = before
    return { ...state, active, bounds, phase }
  }

  get last(): number {
    return Math.max(this.states.length - 1, 0)
  }

  /** What led to the moment that is shown. */
  get step(): Step | null {
    return this.steps[this.at - 1] ?? null
  }

  /** The whole battle as it is: how the table stood before the first order and after each, and what was ordered and rolled. */
  async trace(): Promise<{ states: State[]; lines: PastLine[] }> {
    if (battle.foreign) return battle.foreign.shown
    const { states, lines } = await battle.engine.trace(battle.record, 0)
    return { states: ended(states), lines }
  }

  /** Looks back, from the last moment or from the first bound. */
  async look(from: 'now' | 'beginning' = 'now'): Promise<void> {
    // Who looks back misses nothing: the battle waits.
    opponentSpeed.hold()
    this.states = []
    this.steps = []
    try {
      await this.refresh()
      this.at = from === 'now' ? this.last : (this.stops[1]?.at ?? 0)
      this.open = battle.state !== null
    } finally {
      if (!this.open) opponentSpeed.release()
    }
  }

  /** New events become part of the past. A player who looks at the last moment stays at the last. */
  async refresh(): Promise<void> {
    if (battle.foreign) {
      const { states, lines } = battle.foreign.shown
      this.states = states
      this.lines = lines
      this.steps = steps(lines, states.at(-1) ?? null)
      return
    }
    const { from, states, lines } = await battle.engine.trace(battle.record, this.states.length)
    const newest = this.at >= this.last
    this.states = ended([...this.states.slice(0, from), ...states])
    this.lines = lines
    this.steps = steps(lines, this.states.at(-1) ?? null)
    if (newest || this.at > this.last) this.at = this.last
  }

  /** Stops looking back, where the battle itself is left. */
  end(): void {
    if (!this.open) return
    this.pause()
    this.open = false
    opponentSpeed.release()
  }

  close(): void {
    this.end()
    // There is no battle to go back to.
    if (battle.foreign) battle.leave()
  }

  /** Shows a moment, and stays at it. */
  go(at: number): void {
    this.pause()
    this.at = Math.min(Math.max(at, 0), this.last)
  }

  /** Goes to the next moment, and plays what led to it. */
  on(): void {
    this.go(this.at + 1)
    this.show()
  }

  /** Plays on from the moment that is shown, from the last one again from the beginning; or stops. */
  play(): void {
    if (this.playing) {
      this.pause()
      return
    }
    if (this.at === this.last) this.at = 0
    this.playing = this.last > 0
    this.goOn()
  }

  private goOn(): void {
    if (!this.playing) return
    this.next = setTimeout(() => {
      this.at = Math.min(this.at + 1, this.last)
      this.playing = this.at < this.last
      this.show(() => this.goOn())
    }, SHOWN)
  }

  private show(then = () => {}): void {
    const [before, line] = [this.states[this.at - 1], this.lines[this.at - 1]]
    if (before && line && this.player) this.player.play(before, line, then)
    else then()
  }

  private pause(): void {
    clearTimeout(this.next)
    this.player?.stop()
    this.playing = false
  }

  bound(forward: boolean): void {
    this.go(byBound(this.stops, this.at, forward))
  }
}

export const past = new Past()

/** The keys of the time line, and what they do. */
export const KEYS: Record<string, () => void> = {
  ',': () => past.go(past.at - 1),
  '.': () => past.on(),
  '<': () => past.bound(false),
  '>': () => past.bound(true),
  Home: () => past.go(0),
  End: () => past.go(past.last),
  p: () => past.play(),
  t: () => (past.turned = !past.turned),
  Escape: () => past.close(),
}
