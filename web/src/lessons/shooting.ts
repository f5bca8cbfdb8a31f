// The sixth lesson: terrain, the enemy's camp, and shooting.

import { battle, bound, setUp, type Places } from './field'
import { asked, happened, moved, pace, refusedBy, stands, together, type Lesson, type Place } from './lesson'

/** Red: r2 and r3 are mounted, r4 to r7 bows, r9 is fast foot; the others differ by edition and stay behind. */
const RED: Places = {
  4: [6.2, 3.7],
  5: [6.2, 2.6],
  6: [9.2, 3.7],
  7: [9.2, 2.6],
  9: [4.5, 3.7],
  2: [3.3, 3.7],
  3: [7.9, 3.7],
  1: [7.7, 2.6],
  8: [10.4, 3.7],
  10: [10.4, 2.8],
  11: [5, 2.6],
  12: [10.4, 1.6],
}
/** Blue's spears face the bows on the left, and the way to its camp is open. */
const BLUE: Places = {
  3: [5.7, 11.3],
  4: [6.7, 11.3],
  5: [5.7, 12.2],
  6: [6.7, 12.2],
  7: [3, 11.3],
  8: [4, 11.3],
  9: [3, 12.2],
  10: [4, 12.2],
  1: [4.6, 13.6],
  2: [2.5, 13.6],
  11: [9.2, 11.3],
  12: [9.2, 12.2],
}

const RIDE = 'move r3 forward 2.5'
/** How far blue's spears have come: bows shoot 1.25, or 3 in 3.0, and are out of range by less than the 0.75 that they will move. */
const NEARER = (edition: string) => (edition === '3.0' ? [1.25, 1.25, 1.25, 0.45] : [1.25, 1.25, 1.25, 1.25, 0.85])
const CAMP: Place = { id: 'r3', at: [7.9, 13.5, 0] }

export const shooting: Lesson = {
  id: 'shooting',
  title: 'lesson-shooting',
  about: 'lesson-shooting-about',
  battle: (edition) => battle(edition, '7', 'dull', ['I/60a', 'II/8b']),
  script: (edition) => [
    ...setUp(edition, RED, BLUE, true),
    ...NEARER(edition).flatMap((far, i) => [...bound(...(i < 3 ? [RIDE] : [])), ...bound(`move b3 b4 forward ${far}`)]),
    'throw 6',
  ],
  steps: [
    { says: 'lesson-shooting-wood', done: (seen) => moved(seen, 'r9'), marks: ['r9'], place: { id: 'r9', at: [4.5, 4.9, 0] } },
    {
      says: 'lesson-shooting-slow',
      done: (seen) => refusedBy(seen, 'move.distance'),
      marks: ['r2'],
      place: { id: 'r2', at: [3.7, 6.2, 0] },
      values: (state) => ({ far: pace(state, 'r2') }),
    },
    { says: 'lesson-shooting-camp', done: (seen) => stands(seen, CAMP), marks: ['r3'], place: CAMP },
    { says: 'lesson-shooting-range', done: (seen) => together(seen, 1).some(({ text }) => /\br4\b/.test(text)), marks: ['r4', 'b4'] },
    { says: 'lesson-shooting-end', done: (seen) => asked(seen, 'shooting'), free: 'bound' },
    { says: 'lesson-shooting-shoot', done: (seen) => happened(seen, 'fought'), marks: ['r4', 'b4'], free: 'bound' },
    { says: 'lesson-shooting-done', done: null, free: 'always' },
  ],
}
