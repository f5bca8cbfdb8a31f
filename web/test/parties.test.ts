// The parties that a text names, which are outlined on the board while the pointer is on it.

import { describe, expect, it } from 'vitest'
import { sides } from '../src/armies/sides.svelte'
import { partiesOf } from '../src/events'
import { partiesIn, partyName, partyNames, troopName, withNames } from '../src/partyNames'
import { logEntries } from '../src/battleLog'
import { language } from '../src/language.svelte'
import type { Event, State } from '../src/wire'

await language.include('table')

describe('the parties of a text', () => {
  it('are the elements, camps and built-up areas that it names by their ids, each once', () => {
    expect(partiesIn('shoot r3 r12 at b2')).toEqual(['r3', 'r12', 'b2'])
    expect(partiesIn('move r1 into blue-camp front')).toEqual(['r1', 'blue-camp'])
    expect(partiesIn('General’s Knights r1 moves; r1’s line goes on.')).toEqual(['r1'])
    expect(partiesIn('move.r1-b2 br3 r15 b0 red')).toEqual([])
  })

  it('have the kind of troops and the number by which the board shows them; the side stands before it where both have such a one', () => {
    const element = (id: string, kind: string, general = false) => ({ id, class: kind, troop: `4${kind}`, general, side: id.startsWith('r') ? 'red' : 'blue' })
    const state = {
      elements: [element('r1', 'Kn', true), element('r3', 'Bd'), element('r4', 'Bd'), element('r12', 'Bd'), element('b3', 'Bd'), element('b4', 'Sp')],
      holds: [],
    } as unknown as State
    expect(['r1', 'r4', 'r12', 'b4'].map((id) => partyName(state, id))).toEqual(['General’s Knights 1', 'Blades 4', 'Blades 12', 'Spears 4'])
    expect(['r3', 'b3'].map((id) => partyName(state, id))).toEqual(['Red Blades 3', 'Blue Blades 3'])
    // A person who plays one side reads of the enemy's alone whose it is.
    sides.own = 'blue'
    expect(['r3', 'b3', 'r4'].map((id) => partyName(state, id))).toEqual(['enemy Blades 3', 'Blades 3', 'enemy Blades 4'])
    expect(partyNames(state, ['r3', 'r4', 'b4'])).toBe('enemy Blades 3, enemy Blades 4, and Spears 4')
    // Where no two have one name, none needs it.
    const apart = { ...state, elements: state.elements.filter(({ id }) => id !== 'b3') }
    expect(['r3', 'r4'].map((id) => partyName(apart, id))).toEqual(['Blades 3', 'Blades 4'])
    const moved: Event = { kind: 'moved', id: 'r3', to: [1, 2, 0], distance: 1 }
    expect(logEntries({ text: 'order move r3 forward 1', side: 'red', events: [moved], notes: [] }, state)[0]?.text).toMatch(/^Enemy Blades 3 moved/)
    sides.own = null
    expect(partyNames(state, ['r4', 'r12'])).toBe('Blades 4 and 12')
    // An order is written with ids, and is read with names.
    expect(withNames('Drag r4 up to b4.', state)).toBe('Drag Blades 4 up to Spears 4.')
  })

  it('are named as players name the troops of their code, where these are a kind of their own', () => {
    const chariots = { id: 'r2', class: 'Cv', troop: 'LCh', general: false, side: 'red' }
    const state = {
      elements: [chariots, { ...chariots, id: 'b2', side: 'blue', troop: '3Cv' }, { ...chariots, id: 'r3', class: 'Bw', troop: '4Lb' }],
      holds: [],
    }
    expect(['r2', 'b2', 'r3'].map((id) => partyName(state as unknown as State, id))).toEqual(['Light chariots 2', 'Cavalry 2', 'Longbows 3'])
    expect(partyNames(state as unknown as State, ['r2', 'r3'])).toBe('Light chariots 2 and Longbows 3')
    expect([troopName('4Wb'), troopName('HCh'), troopName('Mtd-4Bw')]).toEqual(['Warband', 'Heavy chariots', 'Bows'])
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
