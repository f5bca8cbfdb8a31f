// The fourth lesson: making contact, overlapping, closing the door.

import { battle, bound, setUp, type Places } from './field'
import { asked, happened, stands, type Lesson, type Place } from './lesson'

const RED: Places = {
  3: [4.5, 3.7],
  4: [5.5, 3.7],
  5: [9, 3.7],
  6: [10, 3.7],
  7: [6.6, 3.7],
  8: [7.6, 3.7],
  9: [5.2, 2.9],
  10: [6.2, 2.9],
  11: [9, 2.9],
  12: [10, 2.9],
  1: [7.6, 2.6],
  2: [12.4, 3.7],
}
const BLUE: Places = {
  3: [5.5, 11.3],
  4: [9, 11.3],
  5: [6.6, 11.3],
  6: [7.6, 11.3],
  7: [3, 11.3],
  8: [4, 11.3],
  9: [10.2, 11.3],
  10: [11.2, 11.3],
  1: [7.5, 12.6],
  2: [12.4, 11.3],
  11: [5, 12.6],
  12: [9.5, 12.6],
}

const RED_ON = ['move r3 r4 forward 1.25', 'move r5 r6 forward 1.25']
const BLUE_ON = ['move b3 forward 1.25', 'move b4 forward 1.25']

/** Where the three moves of the lesson lead: front on front, the overlap beside it, and corner on corner in the flank. */
export const FRONT: Place = { id: 'r5', at: [9, 8.25, 0] }
export const OVERLAP: Place = { id: 'r6', at: [10, 8.25, 0] }
export const DOOR: Place = { id: 'r3', at: [5, 8.55, 90] }

export const contact: Lesson = {
  id: 'contact',
  title: 'lesson-contact',
  about: 'lesson-contact-about',
  battle: (edition) => battle(edition, '7', 'dull'),
  // On the left r4 and b3 have fought twice, 5 and a 1 against 3 and a 3: 6 all, and both stand. On the right 0.8 are left.
  script: (edition) => [
    ...setUp(edition, RED, BLUE),
    ...bound(...RED_ON, 'move r7 r8 forward 1'),
    ...bound(...BLUE_ON),
    ...bound(...RED_ON, 'move r1 forward 1.25'),
    ...bound(...BLUE_ON),
    ...bound(...RED_ON),
    ...bound('move b3 forward 0.75'),
    ...bound('move r4 r3 forward 0.6'),
    'fight r4',
    'throw 1 3',
    ...bound('move b4 forward 0.55'),
    'fight b3',
    'throw 3 1',
    'throw 5',
  ],
  steps: [
    { says: 'lesson-contact-front', done: (seen) => stands(seen, FRONT), marks: ['r5', 'b4'], place: FRONT },
    { says: 'lesson-contact-overlap', done: (seen) => stands(seen, OVERLAP), marks: ['r6', 'b4'], place: OVERLAP },
    { says: 'lesson-contact-door', done: (seen) => stands(seen, DOOR), marks: ['r3', 'b3'], place: DOOR },
    { says: 'lesson-contact-end', done: (seen) => asked(seen, 'combat'), free: 'bound' },
    { says: 'lesson-contact-fight', done: (seen) => happened(seen, 'bound-ends'), free: 'bound' },
  ],
}
