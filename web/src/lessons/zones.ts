// The third lesson: zones of control between two close lines.

import { battle, BLUE_LINE, bound, RED_LINE, setUp, type Places } from './field'
import { moved, refusedBy, type Lesson } from './lesson'

const RED: Places = { ...RED_LINE, 11: [8.5, 2.9], 12: [9.5, 2.9], 1: [7.2, 2.4], 2: [12.4, 3.7] }

const red = (far: number) => `move r3 r4 r5 r6 r7 r8 forward ${far}`
const blue = (far: number) => `move b3 b4 b5 b6 b7 b8 b9 b10 forward ${far}`
const HORSE = ['move r1 forward 1.25', 'move r2 forward 1.25']

export const zones: Lesson = {
  id: 'zones',
  title: 'lesson-zones',
  about: 'lesson-zones-about',
  battle: (edition) => battle(edition, '7', 'dull'),
  // The lines stand 7.6 apart. After 3 times 1.25 of red and twice 1.25 and 0.55 of blue, 0.8 are left.
  script: (edition) => [
    ...setUp(edition, RED, BLUE_LINE),
    ...bound(red(1.25), ...HORSE),
    ...bound(blue(1.25)),
    ...bound(red(1.25), ...HORSE),
    ...bound(blue(1.25)),
    ...bound(red(1.25)),
    ...bound(blue(0.55)),
    'throw 4',
  ],
  steps: [
    { says: 'lesson-zones-show', done: (seen) => seen.zones },
    { says: 'lesson-zones-refused', done: (seen) => refusedBy(seen, 'move.zone-of-control'), marks: ['r8'], place: { id: 'r8', at: [10.8, 6.6, 0] } },
    { says: 'lesson-zones-answer', done: (seen) => moved(seen, 'r8'), marks: ['r8', 'b9'] },
    { says: 'lesson-zones-around', done: (seen) => moved(seen, 'r2'), marks: ['r2'], place: { id: 'r2', at: [12.4, 8, 0] } },
  ],
}
