// The first lesson: PIPs, a move, a full move, undo.

import { battle, BLUE_LINE, RED_LINE, setUp } from './field'
import { asked, happened, moved, pace, type Lesson } from './lesson'

/** The horse stands on the right, with open ground before it. */
const RED = { ...RED_LINE, 2: [11.5, 3.7] as [number, number], 11: [6.4, 2.2] as [number, number], 12: [8.5, 2.4] as [number, number] }

export const moving: Lesson = {
  id: 'moving',
  title: 'lesson-moving',
  about: 'lesson-moving-about',
  // By this seed the first die shows a four.
  battle: (edition) => battle(edition, '6', 'dull'),
  script: (edition) => setUp(edition, RED, BLUE_LINE),
  steps: [
    { says: 'lesson-moving-throw', done: (seen) => asked(seen, 'move'), free: 'bound' },
    { says: 'lesson-moving-take', done: (seen) => seen.held.includes('r2'), marks: ['r2'] },
    {
      says: 'lesson-moving-ahead',
      done: (seen) => moved(seen, 'r2'),
      marks: ['r2'],
      place: { id: 'r2', at: [11.5, 5.7, 0] },
      values: (state) => ({ far: pace(state, 'r2') }),
    },
    {
      says: 'lesson-moving-too-far',
      done: (seen) => moved(seen, 'r5'),
      marks: ['r5'],
      place: { id: 'r5', at: [7, 6.7, 0] },
      values: (state) => ({ far: pace(state, 'r5') }),
    },
    { says: 'lesson-moving-undo', done: (seen) => seen.undone, marks: ['r5'] },
    { says: 'lesson-moving-end', done: (seen) => happened(seen, 'phase'), free: 'bound' },
  ],
}
