// What the main button does: the obvious next thing. Space does the same.

import type { Asks, What } from './wire'

/** What the panel knows when it asks. */
export interface Moment {
  /** Whether a combat is played above the board, which is read before anything else is asked. */
  plays: boolean
  asks: Asks
  phase: string
  /** Whether the player at the page has to answer. */
  mine: boolean
  /** Whether the opponent's next step waits to be looked at. */
  waiting: boolean
  /** Whether the player types what real dice show. */
  typed: boolean
  /** Whether a legal move is held over the board, with no pointer on it. */
  holdsMove: boolean
  /** Whether a piece of terrain or a camp is in the hand. */
  holdsPiece: boolean
  /** Whether the features that dice place are being chosen. */
  choosesFeatures: boolean
  /** How many elements have not been deployed. */
  reserve: number
  /** Whether none of them finds a place, so that what is left is to begin without them. */
  without?: boolean
  /** The combats and shootings that may be next. */
  fights: number
  /** Whether this part may be ended. */
  mayEnd: boolean
}

/** `none` stands for a question whose answers are buttons of their own. */
export type Main = 'throw' | 'commit' | 'lay' | 'features' | 'for-me' | 'end' | 'fight' | 'read' | 'next' | 'skip' | 'none'

/** What is ended by hand rather than answered by the referee. */
const LISTED: What[] = ['shooting', 'combat']

export function mainAction({
  plays,
  asks,
  phase,
  mine,
  waiting,
  typed,
  holdsMove,
  holdsPiece,
  choosesFeatures,
  reserve,
  without = false,
  fights,
  mayEnd,
}: Moment): Main {
  if (asks.kind === 'over') return 'none'
  if (plays) return 'read'
  if (asks.kind === 'throw') return mine ? (typed ? 'none' : 'throw') : 'skip'
  if (!mine) return waiting ? 'next' : 'skip'
  // What is held is made before anything is ended: an end that dropped it in silence would lose it.
  if (holdsMove) return 'commit'
  if (phase === 'setup') {
    if (holdsPiece) return 'lay'
    if (choosesFeatures) return 'features'
    // What a player has completed is kept as it is.
    return mayEnd && (asks.what === 'terrain' || (asks.what === 'deployment' && (reserve === 0 || without))) ? 'end' : 'for-me'
  }
  if (asks.what === 'move') return 'end'
  if (LISTED.includes(asks.what)) return fights > 0 ? 'fight' : 'none'
  return 'none'
}

/** What the button says by which the referee answers. A deployment that a player has begun by hand is not ended by one that reads as before. */
export function forMeMessage(step: string | null, begun: boolean, reserve: number): string {
  return step === 'deployment' && begun && reserve > 0 ? 'before-deployment-rest-for-me' : `before-${step}-for-me`
}

/** What is said of elements that are not deployed when a deployment ends: they may land, or some or all of them never come. */
export function withoutMessage(count: number, absent: number): string {
  return absent === 0 ? 'keep-back' : absent < count ? 'without-some' : 'without'
}

/** How long what the main button has come to mean is only read, in milliseconds: a finger may be on its way to what it meant before. */
export const SETTLES = 400

/** The same where a move has just been confirmed or a piece placed: what ends the bound stands in that very place. */
export const GUARDS = 1000

/** For how long the main button is deaf to a finger when what it does changes, in milliseconds. */
export function deafFor(before: Main, now: Main): number {
  return (before === 'commit' || before === 'lay') && now !== before ? GUARDS : SETTLES
}

/** Whether a press is meant for what is asked now: a single click of a mouse. A tap, a second click or a key may have been for what was asked before. */
export function isMeant({ detail, pointerType }: { detail: number; pointerType?: string }): boolean {
  return detail === 1 && pointerType !== 'touch'
}

/** Whether a tap or a second click comes too soon for what the button has meant for so long; a key is not under the hand by chance. */
export function isTooSoon(press: { detail: number; pointerType?: string }, age: number, deaf = SETTLES): boolean {
  return press.detail > 0 && !isMeant(press) && age < (press.pointerType === 'touch' ? deaf : SETTLES)
}

/** Whether a press asks first before it ends something of which anything is `left` to do: a tap, a key or a second click may have been for what was asked before. */
export function asksFirst(press: { detail: number; pointerType?: string }, left: boolean): boolean {
  return left && !isMeant(press)
}

/** What is asked even where only one answer is left. A place for terrain or a camp is not among it: another may be found by hand. */
const FORCED: What[] = ['army', 'quarter', 'garrison', 'target', 'main-attacker', 'recoil', 'flight', 'entry']

/** The order that is the only answer to a question, which needs no player; null where there is a choice, or where another is asked. */
export function forcedOrder(what: string | null, orders: string[]): string | null {
  const [only, ...others] = orders
  if (what === null || only === undefined || others.length > 0) return null
  return FORCED.some((one) => one === what) || only === 'discard' || only.startsWith('call ') ? only : null
}
