// The fifth lesson: factors, odds, the order of combats, and what they lead to.

import { battle, bound, setUp, type Places } from './field'
import { asked, happened, type Lesson, type Seen } from './lesson'

const RED: Places = {
  3: [6, 3.7],
  4: [7, 3.7],
  5: [8, 3.7],
  6: [9, 3.7],
  7: [4.6, 3.7],
  8: [10.4, 3.7],
  9: [5.4, 2.9],
  10: [9.6, 2.9],
  11: [6.5, 2.9],
  12: [8.5, 2.9],
  1: [7.5, 2.4],
  2: [12.4, 3.7],
}
const BLUE: Places = {
  3: [6, 11.3],
  4: [7, 11.3],
  5: [8, 11.3],
  6: [10.5, 11.3],
  7: [2.5, 11.3],
  8: [3.5, 11.3],
  9: [12.2, 11.3],
  10: [4.5, 11.3],
  1: [7.5, 12.6],
  2: [9.25, 11.3],
  11: [5.5, 12.6],
  12: [9.5, 12.6],
}

const red = (far: number) => `move r3 r4 r5 r6 forward ${far}`
const blue = (far: number) => `move b3 b4 b5 forward ${far}`
const GENERAL = 'move r1 forward 1.25'

/** What became of the first combat, in the words that fit. */
function afterFirst({ past }: Seen): string {
  const fate = past.find((event) => event.kind === 'suffered' && event.fate !== 'stands')
  if (fate?.kind !== 'suffered') return 'lesson-combat-rest-equal'
  if (fate.party.startsWith('r')) return 'lesson-combat-rest-beaten'
  return fate.fate === 'destroyed' ? 'lesson-combat-rest-lost' : 'lesson-combat-rest'
}

export const combat: Lesson = {
  id: 'combat',
  title: 'lesson-combat',
  about: 'lesson-combat-about',
  // By this seed of 2.2 the dice are 4 and 5 for r5 and b5, 4 and 1 for r4 and b4. With 5 against 3, b5 recoils, 9 to 8, and overlapped
  // b4 is doubled, 9 to 4. If b4 is fought first, without the overlap, it only recoils, 9 to 5. In 3.0 spears beside add one: by its seed
  // b5 recoils, 10 to 8, and b4 is doubled, 10 to 5, or only recoils, 10 to 6.
  battle: (edition) => battle(edition, edition === '3.0' ? '12' : '28', 'dull'),
  // The lines stand 7.6 apart: 3 times 1.25 and 0.75 of red, twice 1.25 and 0.6 of blue bring them together.
  script: (edition) => [
    ...setUp(edition, RED, BLUE),
    ...bound(red(1.25), GENERAL),
    ...bound(blue(1.25)),
    ...bound(red(1.25), GENERAL),
    ...bound(blue(1.25)),
    ...bound(red(1.25), GENERAL),
    ...bound(blue(0.6)),
    'throw 4',
    red(0.75),
  ],
  steps: [
    { says: 'lesson-combat-end', done: (seen) => asked(seen, 'combat'), free: 'bound' },
    { says: 'lesson-combat-odds', done: (seen) => seen.outcome, marks: ['r5', 'b5'] },
    { says: 'lesson-combat-first', done: (seen) => happened(seen, 'fought'), marks: ['r5', 'b5'], free: 'bound' },
    { says: afterFirst, done: (seen) => happened(seen, 'bound-ends'), marks: ['r4', 'b4'], free: 'bound' },
    { says: 'lesson-combat-won', done: null, free: 'always' },
  ],
}
