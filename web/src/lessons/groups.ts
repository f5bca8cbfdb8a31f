// The second lesson: moving a line, wheeling, columns.

import { battle, BLUE_LINE, RED_LINE, setUp } from './field'
import { happened, together, type Lesson, type Seen } from './lesson'

/** Whether two or more have turned away from straight ahead by one order. */
function wheeled(seen: Seen): boolean {
  return together(seen, 2).length > 0 && seen.events.some((event) => event.kind === 'moved' && event.to[2] !== 0)
}

export const groups: Lesson = {
  id: 'groups',
  title: 'lesson-groups',
  about: 'lesson-groups-about',
  battle: (edition) => battle(edition, '7', 'dull'),
  script: (edition) => [...setUp(edition, RED_LINE, BLUE_LINE), 'throw 5'],
  steps: [
    { says: 'lesson-groups-line', done: (seen) => seen.held.length >= 6, marks: ['r3', 'r4', 'r5', 'r6', 'r7', 'r8'] },
    { says: 'lesson-groups-ahead', done: (seen) => together(seen, 6).length > 0, marks: ['r3', 'r4', 'r5', 'r6', 'r7', 'r8'] },
    { says: 'lesson-groups-wheel', done: wheeled, marks: ['r9', 'r10'] },
    {
      says: 'lesson-groups-column',
      done: (seen) => together(seen, 2).some((line) => line.text.startsWith('order column')),
      marks: ['r11', 'r12'],
    },
    { says: 'lesson-groups-end', done: (seen) => happened(seen, 'phase'), free: 'bound' },
  ],
}
