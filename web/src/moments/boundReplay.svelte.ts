// The last bound, played on the board once more: its moves, and its combats as moments.

import type { View } from '../settings.svelte'
import type { Line, SideWord, State } from '../wire'
import { accountOfPast, type PastLine } from './account'
import { moments } from './moments.svelte'
import { NO_TRACES } from './traces'

/** How long a step can be seen, in milliseconds. */
const STEP = { calm: 700, step: 700, quick: 350, 'at-once': 350 }

/** Whose the last bound is of a side that is not asked now, and its number; null before any. */
export function boundBefore(lines: Line[], asked: SideWord | null): { side: SideWord; number: number } | null {
  return lines.flatMap(({ events }) => events.filter((event) => event.kind === 'bound')).findLast(({ side }) => side !== asked) ?? null
}

/** The lines of the last bound of a side that is not asked now, from the first to the one after the last; null before any. */
export function lastBound(lines: Line[], asked: SideWord | null): [from: number, to: number] | null {
  const begins = lines.map(({ events }) => events.findLast((event) => event.kind === 'bound')?.side ?? null)
  const at = begins.findLastIndex((side) => side !== null && side !== asked)
  if (at < 0) return null
  const next = begins.findIndex((side, i) => i > at && side !== null)
  return [at + 1, next < 0 ? lines.length : next + 1]
}

class BoundReplay {
  /** The table as it stood then; null while nothing is replayed. */
  state = $state.raw<State | null>(null)
  private wake: (() => void) | null = null
  private runs = 0

  /** Plays it at the pace of the view; `past` is the whole battle. */
  async play(past: Promise<{ states: State[]; lines: PastLine[] }>, asked: SideWord | null, view: Pick<View, 'pace'>): Promise<void> {
    const run = (this.runs += 1)
    const { traces } = moments
    try {
      const { states, lines } = await past
      const [from, to] = lastBound(lines, asked) ?? [0, 0]
      moments.traces = NO_TRACES
      for (let at = from; at < to && run === this.runs; at += 1) {
        const [line, before, after] = [lines[at], states[at], states[at + 1]]
        if (!line || !before || !after) break
        this.state = before
        const { events, dice = [], side } = line
        const moves = events.some((event) => 'to' in event)
        if (at === from || moves) await this.wait(STEP[view.pace] / 2)
        if (run !== this.runs) break
        // What is played once more rolls on the board, also where it was typed in.
        const news = { events, account: accountOfPast(line, before), dice, typed: false, purpose: line.text.replace(/^throw /, ''), side, before }
        await moments.play(news)
        if (run !== this.runs) break
        // Until it is over, what is said is of the bound that is played: its last combat has ended it already.
        const { active, bounds, phase } = before
        this.state = after.active === active ? after : { ...after, active, bounds, phase }
        if (moves) await this.wait(STEP[view.pace])
      }
    } finally {
      if (run === this.runs) this.end()
      moments.traces = traces
    }
  }

  /** Goes on to the next step at once. */
  next(): void {
    this.wake?.()
  }

  /** Back to the table as it is. */
  stop(): void {
    if (this.state) this.end()
  }

  private end(): void {
    this.runs += 1
    this.state = null
    this.next()
  }

  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

export const boundReplay = new BoundReplay()
