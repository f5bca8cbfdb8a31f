// The exact odds of a combat, in 36ths.

import type { Fighter } from './wire'

export interface Part {
  fate: 'destroyed' | 'flees' | 'recoils' | 'stands'
  throws: number
}

/** Rolls out of 36 as the arguments of a message: `15/36 (42 %)`. */
export function share(throws: number): { throws: number; percent: number } {
  return { throws, percent: Math.round((throws / 36) * 100) }
}

/** The parts of 36 in order of harm, without those that cannot happen. */
export function parts(fighter: Fighter): Part[] {
  const all: Part[] = [
    { fate: 'destroyed', throws: fighter.destroyed },
    { fate: 'flees', throws: fighter.flees },
    { fate: 'recoils', throws: fighter.recoils },
    { fate: 'stands', throws: fighter.stands },
  ]
  return all.filter((part) => part.throws > 0)
}

/** The five-way fraction that players print on their charts: doubles, wins, ties, loses, is doubled; of 36. */
export function fiveWay(own: number, enemy: number): [number, number, number, number, number] {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (let a = 1; a <= 6; a += 1) {
    for (let b = 1; b <= 6; b += 1) {
      const [mine, theirs] = [own + a, enemy + b]
      if (mine === theirs) counts[2] += 1
      else if (mine > theirs) counts[mine >= 2 * theirs ? 0 : 1] += 1
      else counts[theirs >= 2 * mine ? 4 : 3] += 1
    }
  }
  return counts
}
