// The position shared by the lessons: Romans and Campanians on arable land.

import type { NewBattle } from '../wire'

/** The armies: Polybian Romans in red, led by the learner, and Campanians. */
export function battle(seed: string, opponent: string): NewBattle {
  return { edition: '2.2', conventions: [], rulings: [], red: 'II/33', blue: 'II/8b', seed, players: ['you', opponent], armies: [null, null] }
}

/** Red: r1 and r2 are horse, r3 to r8 blades, r9 and r10 spears, r11 and r12 psiloi. */
const RED = 'army 3Cv general, 3Cv, 4Bd, 4Bd, 4Bd, 4Bd, 4Bd, 4Bd, 4Sp, 4Sp, 2Ps, 2Ps'
/** Blue: b1 and b2 are horse, b3 to b6 spears, b7 to b10 auxilia, b11 and b12 psiloi. */
const BLUE = 'army 3Cv general, 3Cv, 4Sp, 4Sp, 4Sp, 4Sp, 4Ax, 4Ax, 4Ax, 4Ax, 2Ps, 2Ps'

/** Up to deployment: red attacks, from the near edge. */
const BEFORE = [
  RED,
  BLUE,
  'throw 6',
  'throw 1',
  'place road 0.5 along 14.2 0 14.2 15',
  'place wood 0.2 2.5 1.2 2 1.7 3.2 1.5 4.4 0.6 4.6 0.1 3.6',
  'place wood 0.2 10.5 1.2 10 1.7 11.2 1.5 12.4 0.6 12.6 0.1 11.6',
  'end',
  'edges left right far near',
  'throw 6',
  'camp 6.5 15 8.5 15 8.5 13.5 6.5 13.5',
  'camp 6.5 0 6.5 1.5 8.5 1.5 8.5 0',
]

/** Where elements of a side are put, by the numbers of their names. */
export type Places = Record<number, [x: number, y: number]>

function deployed(side: 'r' | 'b', places: Places): string[] {
  const facing = side === 'r' ? 0 : 180
  return [...Object.entries(places).map(([number, [x, y]]) => `deploy ${side}${number} at ${x} ${y} facing ${facing}`), 'end']
}

/** Everything up to red's first throw for PIPs. */
export function setUp(red: Places, blue: Places): string[] {
  return [...BEFORE, ...deployed('b', blue), ...deployed('r', red), 'end']
}

/** A bound without combat: the PIP roll, the moves, the end. */
export function bound(...moves: string[]): string[] {
  return ['throw 6', ...moves, 'end']
}

/** Both armies in line, as far forward as they may be. */
export const RED_LINE: Places = {
  3: [5, 3.7],
  4: [6, 3.7],
  5: [7, 3.7],
  6: [8, 3.7],
  7: [9, 3.7],
  8: [10, 3.7],
  9: [2.5, 3.7],
  10: [3.5, 3.7],
  11: [11.6, 3.7],
  12: [12.6, 3.7],
  1: [7.5, 2.6],
  2: [10.5, 2.6],
}
export const BLUE_LINE: Places = {
  3: [6, 11.3],
  4: [7, 11.3],
  5: [8, 11.3],
  6: [9, 11.3],
  7: [4, 11.3],
  8: [5, 11.3],
  9: [10, 11.3],
  10: [11, 11.3],
  1: [7.5, 12.6],
  2: [12.4, 11.3],
  11: [2.8, 11.3],
  12: [9.5, 12.6],
}
