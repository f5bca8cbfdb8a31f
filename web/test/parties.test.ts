// The parties that a text names, which are outlined on the board while the pointer is on it.

import { describe, expect, it } from 'vitest'
import { partiesOf } from '../src/events'
import { partiesIn } from '../src/partyNames'
import { logEntries } from '../src/battleLog'
import type { Event } from '../src/wire'

describe('the parties of a text', () => {
  it('are the elements, camps and built-up areas that it names by their ids, each once', () => {
    expect(partiesIn('shoot r3 r12 at b2')).toEqual(['r3', 'r12', 'b2'])
    expect(partiesIn('move r1 into blue-camp front')).toEqual(['r1', 'blue-camp'])
    expect(partiesIn('General’s Knights r1 moves; r1’s line goes on.')).toEqual(['r1'])
    expect(partiesIn('move.r1-b2 br3 r15 b0 red')).toEqual([])
  })

  it('of an event are all that it is about', () => {
    expect(partiesOf({ kind: 'fought', parties: ['r4', 'b1'], factors: [1, 3], dice: [5, 4], margin: 'beaten' })).toEqual(['r4', 'b1'])
    expect(partiesOf({ kind: 'recoiled', id: 'r4', to: [9.5, 7.7539, 0] })).toEqual(['r4'])
    expect(partiesOf({ kind: 'camp-taken', owner: 'red', by: 'b3' })).toEqual(['b3', 'red-camp'])
    expect(partiesOf({ kind: 'pips', pips: 4 })).toEqual([])
  })

  it('of a line of the log are all who have moved, though it names the first alone', () => {
    const events: Event[] = [
      { kind: 'moved', id: 'r1', to: [1, 2, 0], distance: 1 },
      { kind: 'moved', id: 'r2', to: [2, 2, 0], distance: 1 },
      { kind: 'moved', id: 'r3', to: [3, 2, 0], distance: 1 },
    ]
    expect(logEntries({ text: 'order move r1 r2 r3 forward 1', side: 'red', events, notes: [] }, null).map(({ parties }) => parties)).toEqual([
      ['r1', 'r2', 'r3'],
    ])
  })
})
