// The exact odds of a combat, in 36ths.

/** Rolls out of 36 as the arguments of a message: `15/36 (42 %)`. */
export function share(throws: number): { throws: number; percent: number } {
  return { throws, percent: Math.round((throws / 36) * 100) }
}
