// A saved battle as the library keeps it.

import type { StoredBattle } from '../../src/library/store'

export const BATTLE: StoredBattle = {
  id: 'one',
  edition: '2.2',
  keys: ['II/12', 'II/33'],
  names: ['Alexandrian Macedonian', 'Polybian Roman'],
  players: ['you', 'greedy'],
  begun: 1,
  played: 2,
  stand: { phase: 'movement', active: 'red', bounds: [1, 0], losses: [0, 0], end: null },
  picture: { board: [15, 15], features: [], holds: [], elements: [] },
  holder: 'a tab',
}
