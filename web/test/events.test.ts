import { describe, expect, it } from 'vitest'
import { readEvent } from '../src/events'

describe('the text of an event', () => {
  it.each([
    ['moved r1 to 7 8.5 facing 90 distance 1.25', { kind: 'moved', id: 'r1', to: [7, 8.5, 90], distance: 1.25 }],
    ['recoiled b1 to 7 8.5 facing 90', { kind: 'recoiled', id: 'b1', to: [7, 8.5, 90] }],
    ['taken-back r6', { kind: 'taken-back', id: 'r6' }],
    ['dismounted b3 4Bd', { kind: 'dismounted', id: 'b3', troop: '4Bd' }],
    ['made-room b1 to 7 8.5 facing 90', { kind: 'made-room', id: 'b1', to: [7, 8.5, 90] }],
    ['deployed r1 in camp', { kind: 'deployed', id: 'r1', to: null, inside: 'camp' }],
    ['bua-taken red by b1', { kind: 'bua-taken', owner: 'red', by: 'b1' }],
    ['denizens-back red', { kind: 'denizens-back', side: 'red' }],
    ['denizens-turned red to blue', { kind: 'denizens-turned', side: 'red', heldFor: 'blue' }],
    ['deployed r1 at 7 8.5 facing 0', { kind: 'deployed', id: 'r1', to: [7, 8.5, 0], inside: null }],
    ['bound red 3', { kind: 'bound', side: 'red', number: 3 }],
    ['pips 5', { kind: 'pips', pips: 5 }],
    ['pips spent 1 left 4', { kind: 'pips-spent', spent: 1, left: 4 }],
    [
      'fought r1 blue-camp factors 5 -1 dice 6 2 margin ahead',
      { kind: 'fought', parties: ['r1', 'blue-camp'], factors: [5, -1], dice: [6, 2], margin: 'ahead' },
    ],
    ['lost b1 by left-table', { kind: 'lost', id: 'b1', cause: 'left-table' }],
    ['bound-ends losses 1 2', { kind: 'bound-ends', losses: [1, 2] }],
    ['ended won red', { kind: 'ended', how: 'won', side: 'red' }],
    ['ended drawn', { kind: 'ended', how: 'drawn', side: null }],
    ['features wood,wood,river', { kind: 'features', kinds: ['wood', 'wood', 'river'] }],
    ['quarter 2 is far-left', { kind: 'quarter', number: 2, quarter: 3 }],
    // As records of older versions have it.
    ['quarter 2 is 3', { kind: 'quarter', number: 2, quarter: 3 }],
    ['shore 1 is far', { kind: 'shore', number: 1, edge: 'far' }],
    ['discarded 4 marsh', { kind: 'discarded', number: 4, what: 'marsh' }],
    ['ground soft', { kind: 'ground', state: 'soft' }],
    ['camp red none', { kind: 'camp', side: 'red', placed: false }],
  ])('%s', (text, event) => {
    expect(readEvent(text)).toEqual(event)
  })

  it('that is not known is kept as it is', () => {
    expect(readEvent('heard a trumpet')).toEqual({ kind: 'other', text: 'heard a trumpet' })
  })
})
