// The position shared by the lessons: Romans and Campanians on arable land, by the edition that was chosen.

import type { NewBattle } from '../wire'
import { DEFAULT } from './script'

/** The armies: Polybian Romans in red, led by the learner, and Campanians. */
export function battle(edition: string, seed: string, opponent: string, [red, blue] = ['II/33', 'II/8b']): NewBattle {
  return { edition, conventions: [], rulings: [], red, blue, seed, players: ['you', opponent], armies: [null, null] }
}

/** How the table is set up in an edition, around both deployments. Red attacks, from the near edge. */
interface Field {
  /** Up to the first deployment, from the choice of the armies on; with a wood before red's left where a lesson is about it. */
  before: (wood: boolean) => string[]
  /** Whose deployment is the first, and what comes between both. */
  first: 'r' | 'b'
  between: string[]
  after: string[]
}

const ARMIES = [DEFAULT, DEFAULT]
/** A wood before red's left, for a lesson about terrain. */
const WOOD = '3.2 4.9 3.8 4.4 4.6 4.4 5 4.9 5 6.9 4.6 7.4 3.7 7.45 3.2 6.9'
const WOODS = ['place wood 0.2 2.5 1.2 2 1.7 3.2 1.5 4.4 0.6 4.6 0.1 3.6', 'place wood 0.2 10.5 1.2 10 1.7 11.2 1.5 12.4 0.6 12.6 0.1 11.6']
const woods = (wood: boolean) => (wood ? [`place wood ${WOOD}`, ...WOODS.slice(1)] : WOODS)
const RED_CAMP = 'camp 6.5 0 6.5 1.5 8.5 1.5 8.5 0'
const BLUE_CAMP = 'camp 6.5 15 8.5 15 8.5 13.5 6.5 13.5'

const FIELDS: Record<string, Field> = {
  '1.22': {
    before: (wood) => [
      ...ARMIES,
      'throw 6',
      'throw 1',
      ...woods(wood),
      'place gentle-hill 12.6 1.2 14 1.2 14.4 2.4 14 3.4 12.8 3.2',
      'end',
      'edges left right far near',
      'prefer left near',
      'throw 3',
      RED_CAMP,
    ],
    first: 'r',
    between: [BLUE_CAMP],
    after: [],
  },
  '2.2': {
    before: (wood) => [
      ...ARMIES,
      'throw 6',
      'throw 1',
      'place road 0.5 along 14.2 0 14.2 15',
      ...woods(wood),
      'end',
      'edges left right far near',
      'throw 6',
      BLUE_CAMP,
      RED_CAMP,
    ],
    first: 'b',
    between: [],
    after: ['end'],
  },
  '3.0': {
    // A hamlet in the far right corner, ploughed land at both sides, which is good going here.
    before: (wood) => [
      ...ARMIES,
      'throw 6',
      'throw 1',
      `features hamlet ${wood ? 'wood plough' : 'plough plough'}`,
      'throw 3',
      'place hamlet 12.2 12.6 12.7 12.1 13.3 12.1 13.9 12.6 13.9 13.4 13.3 13.9 12.7 13.9 12.2 13.4',
      ...(wood ? ['throw 1', `place wood ${WOOD}`] : ['throw 1', 'place plough 1.05 6 2.6 6 2.6 9 1.05 9']),
      'throw 4',
      'place plough 12.4 6 13.95 6 13.95 9 12.4 9',
      'edge near',
      BLUE_CAMP,
      RED_CAMP,
    ],
    first: 'b',
    between: [],
    after: ['end'],
  },
}

/** The edition that a lesson is played by: the chosen one, or 2.2 in place of house rules. */
export const taughtBy = (edition: string): string => (edition in FIELDS ? edition : '2.2')

/** Where elements of a side are put, by the numbers of their names. */
export type Places = Record<number, [x: number, y: number]>

function deployed(side: 'r' | 'b', places: Places): string[] {
  const facing = side === 'r' ? 0 : 180
  return [...Object.entries(places).map(([number, [x, y]]) => `deploy ${side}${number} at ${x} ${y} facing ${facing}`), 'end']
}

/** Everything up to red's first throw for PIPs. */
export function setUp(edition: string, red: Places, blue: Places, wood = false): string[] {
  const field = FIELDS[edition]
  if (!field) return []
  const { before, first, between, after } = field
  const [one, other] = first === 'r' ? [deployed('r', red), deployed('b', blue)] : [deployed('b', blue), deployed('r', red)]
  return [...before(wood), ...one, ...between, ...other, ...after]
}

/** A bound without combat: the PIP roll, the moves, the end. */
export function bound(...moves: string[]): string[] {
  return ['throw 6', ...moves, 'end']
}

/** Both armies in line, as far forward as every edition lets them be, and within the flanks of all. */
export const RED_LINE: Places = {
  3: [5, 3.7],
  4: [6, 3.7],
  5: [7, 3.7],
  6: [8, 3.7],
  7: [9, 3.7],
  8: [10, 3.7],
  9: [5, 2.8],
  10: [6, 2.8],
  11: [11.4, 3.7],
  12: [12.4, 3.7],
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
