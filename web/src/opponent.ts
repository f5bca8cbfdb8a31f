// The computer opponent: plays while it is its turn, at the chosen speed, and waits during a review.

import { opponentSpeed } from './opponentSpeed.svelte'
import type { engine } from './table'
import type { SideWord, State } from './wire'

/** The parts of the battle that an opponent needs. */
export interface Seat {
  readonly state: State | null
  readonly record: string
  /** Whether a player types what real dice show. */
  readonly typed: boolean
  /** Whether a player waits for something, such as the whole set-up. */
  readonly busy: boolean
  /** The combat that has ended the last bound; null where none has. */
  readonly fought: unknown
  /** Until what was played last has been read. */
  readonly read: Promise<void>
  /** The seed of a general's own dice. */
  stream(side: SideWord): number
  /** What knows the battle, and decides for a general. */
  readonly engine: Pick<typeof engine, 'decide' | 'defaultOrder' | 'warmUp'>
  player(side: SideWord): string
  isComputer(side: SideWord): boolean
  /** Gives an order, with what is remarked before it; whether it was legal. */
  give(order: string, notes?: string[]): Promise<boolean>
  roll(dice: number[]): Promise<void>
}

/** Plays until a person must decide; `current` returns whether this page still plays the same battle. */
export async function play(seat: Seat, current: () => boolean): Promise<void> {
  for (let steps = 0; ; steps += 1) {
    const asks = seat.state?.asks
    if (!asks || asks.kind === 'over' || !current()) return
    if (!seat.isComputer(asks.side)) {
      void warmUp(seat)
      return
    }
    if (asks.kind === 'throw' && seat.typed) return
    const setup = seat.state?.phase === 'setup'
    if (steps > 0 && !(setup && seat.busy)) await opponentSpeed.rest(setup)
    // A player's combat has ended the bound, and it is the opponent's.
    if (steps === 0 && asks.kind === 'throw' && asks.purpose.startsWith('pips') && seat.fought !== null) {
      await seat.read
      await opponentSpeed.handOver()
    }
    await opponentSpeed.unheld()
    if (!current()) return
    if (asks.kind === 'throw') await seat.roll([])
    else if (!(await think(seat, asks.side, current))) return
  }
}

/** Asks a general and gives its order; a general at a loss takes the referee's. */
export async function think(seat: Seat, side: SideWord, current: () => boolean): Promise<boolean> {
  const decided = await seat.engine.decide(seat.record, seat.player(side), seat.stream(side))
  await opponentSpeed.unheld()
  if (!current()) return false
  if (decided && (await seat.give(decided.order, decided.notes))) return true
  return current() && seat.give(await seat.engine.defaultOrder())
}

/** Whether a general of this page has rehearsed, or is about to. */
let warmedUp = false

/** While a person decides, the general rehearses what comes, until one of them has been let: the browser knows the engine then. */
async function warmUp(seat: Seat): Promise<void> {
  const general = (['red', 'blue'] as const).filter((side) => seat.isComputer(side)).map((side) => seat.player(side))[0]
  if (warmedUp || general === undefined) return
  warmedUp = true
  // A missing engine or army list is reported where it is needed.
  warmedUp = await seat.engine.warmUp(seat.record, general).catch(() => false)
}
