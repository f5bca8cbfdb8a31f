// How long each part of a moment takes, in milliseconds, and how the player's speed changes it.

import type { View } from '../settings.svelte'

/** A combat: the light falls on the pair, factors, dice, totals, the word. */
export const COMBAT = { spot: 120, factors: 180, dice: 450, totals: 100, word: 250 }

/** The whole of it, until the outcome is applied. */
export const UNTIL_OUTCOME = Object.values(COMBAT).reduce((sum, part) => sum + part, 0)

/** How long it can be read after the outcome. */
const READING = 2_200

/** Without motion everything is a cut, and the word stays so long. */
const STILL = 2_000

/** The PIP die, and the flight of its counters; that for who attacks lies there with its sum. */
export const PIPS = { roll: 600, flight: 320, lies: 1_100 }

/** How many times as fast as usual. */
const FASTER = { calm: 1, step: 1, quick: 2.2 }

export interface Timing {
  /** What durations are multiplied by; 0 for cuts. */
  beat: number
  /** How long the outcome waits for the dice. */
  until: number
  /** How long the result stays; until it is dismissed where that is infinite. */
  reading: number
}

export function motionReduced(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** How a moment of that length is played at the chosen speed; null where nothing is. `rolled` is false for dice of a real table. */
export function timing(length: number, pace: View['pace'], reduced: boolean, rolled = true): Timing | null {
  if (pace === 'at-once') return null
  const reading = pace === 'step' ? Infinity : (reduced ? STILL : READING) / FASTER[pace]
  const beat = reduced || !rolled ? 0 : 1 / FASTER[pace]
  return { beat, until: beat * length, reading }
}
