// The one account of what befell each: the moment's word, the result card and the log are made from it.

import { describe, expect, it } from 'vitest'
import { logEntries } from '../src/battleLog'
import { accountOf, chosen, headline, shares, stillUndecided, undecided, type Account, type Fate } from '../src/moments/account'
import type { Duel, Element, Event, Fighter, Hold, Line, State } from '../src/wire'
import { language } from '../src/language.svelte'
import { named } from '../src/words'

await language.include('table')

const line = (text: string, events: Event[] = []): Line => ({ text, side: null, events, notes: [] })
const fighter = (party: string, factor: number, odds: Partial<Fighter> = {}) =>
  ({ party, factor, stands: 0, recoils: 0, flees: 0, destroyed: 0, ...odds }) as Fighter
const duel: Duel = { parties: [fighter('r4', 1), fighter('b1', 3)], others: [] }

const element = (id: string, kind: string) => ({ id, side: id.startsWith('r') ? 'red' : 'blue', troop: kind, class: kind }) as Element
const state = {
  elements: ['r4', 'r5', 'r6', 'b1', 'b2'].map((id) => element(id, 'Bd')),
  holds: [
    { id: 'blue-camp', inside: 'b2' },
    { id: 'red-bua', inside: null },
  ] as unknown as Hold[],
} as State

const account = (...events: Event[]): Account => {
  const found = accountOf(events, state)
  if (!found) throw new Error('no combat')
  return found
}
const lot = ({ word, cause }: Fate) => (cause === null ? word : `${word}: ${cause}`)
const lots = (...events: Event[]) => account(...events).parties.map(lot)

/** Red wins by 8 to 7, blue loses; and blue is doubled, 8 to 4. */
const WON: Event = { kind: 'fought', parties: ['r4', 'b1'], factors: [3, 5], dice: [5, 2], margin: 'ahead' }
const DOUBLED: Event = { kind: 'fought', parties: ['r4', 'b1'], factors: [3, 3], dice: [5, 1], margin: 'ahead' }

describe('what befell a party', () => {
  it.each<[said: string, events: Event[]]>([
    [
      'recoils',
      [
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'recoiled', id: 'b1', to: [5, 5, 180] },
      ],
    ],
    [
      'flees',
      [
        { kind: 'suffered', party: 'b1', fate: 'flees', row: 'beaten' },
        { kind: 'fled', id: 'b1', to: [5, 5, 180] },
      ],
    ],
    // The dice said that it recoils; it stood with its back to a friend.
    [
      'destroyed: blocked',
      [
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'lost', id: 'b1', cause: 'blocked' },
      ],
    ],
    [
      'destroyed: surrounded',
      [
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'lost', id: 'b1', cause: 'surrounded' },
      ],
    ],
    [
      'destroyed: quick-kill',
      [
        { kind: 'suffered', party: 'b1', fate: 'destroyed', row: 'kn-by-wb' },
        { kind: 'lost', id: 'b1', cause: 'score' },
      ],
    ],
    [
      'destroyed: shot-in-rear',
      [
        { kind: 'suffered', party: 'b1', fate: 'destroyed', row: 'rear' },
        { kind: 'lost', id: 'b1', cause: 'shot-in-rear' },
      ],
    ],
    [
      'destroyed: trampled',
      [
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'lost', id: 'b1', cause: 'trampled' },
      ],
    ],
    [
      'destroyed: crushed',
      [
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'lost', id: 'b1', cause: 'crushed' },
      ],
    ],
    [
      'lost: left-table',
      [
        { kind: 'suffered', party: 'b1', fate: 'flees', row: 'beaten' },
        { kind: 'lost', id: 'b1', cause: 'left-table' },
      ],
    ],
    [
      'lost: river',
      [
        { kind: 'suffered', party: 'b1', fate: 'flees', row: 'beaten' },
        { kind: 'lost', id: 'b1', cause: 'river' },
      ],
    ],
    ['changes-sides', [{ kind: 'suffered', party: 'b1', fate: 'changes-sides', row: 'city' }]],
    ['holds', []],
  ])('%s', (said, events) => {
    expect(lots(WON, ...events)).toEqual(['holds', said])
    // The same from the other side.
    const swapped = JSON.parse(
      JSON.stringify([WON, ...events])
        .replace(/b1/g, 'x')
        .replace(/r4/g, 'b1')
        .replace(/x/g, 'r4'),
    ) as Event[]
    expect(lots(...swapped)).toEqual(['holds', said])
  })

  it('is destroyed by a tie where a tie destroys it, as scythed chariots', () => {
    const tied: Event = { kind: 'fought', parties: ['r4', 'b1'], factors: [4, 3], dice: [3, 4], margin: 'equal' }
    expect(lots(tied, { kind: 'suffered', party: 'b1', fate: 'destroyed', row: 'equal' }, { kind: 'lost', id: 'b1', cause: 'score' })).toEqual([
      'holds',
      'destroyed: tie',
    ])
  })

  it('is doubled by half the score or less, and killed quickly by more', () => {
    expect(lots(DOUBLED, { kind: 'suffered', party: 'b1', fate: 'destroyed', row: 'doubled' }, { kind: 'lost', id: 'b1', cause: 'score' })).toEqual([
      'holds',
      'destroyed: doubled',
    ])
    expect(
      lots(
        { kind: 'fought', parties: ['r4', 'b1'], factors: [3, 5], dice: [1, 6], margin: 'doubled' },
        { kind: 'suffered', party: 'r4', fate: 'destroyed', row: 'doubled' },
        { kind: 'lost', id: 'r4', cause: 'score' },
      ),
    ).toEqual(['destroyed: doubled', 'holds'])
  })

  it('is what happens to it last: who beats an enemy pursues, who has been destroyed does not', () => {
    expect(
      lots(
        WON,
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'recoiled', id: 'b1', to: [5, 6, 180] },
        { kind: 'pursued', id: 'r4', to: [5, 5.5, 0] },
      ),
    ).toEqual(['pursues', 'recoils'])
    // An elephant that recoils tramples, and is lost with what it tramples.
    expect(
      lots(
        WON,
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'lost', id: 'b2', cause: 'trampled' },
        { kind: 'lost', id: 'b1', cause: 'trampled' },
      ),
    ).toEqual(['holds', 'destroyed: trampled'])
  })

  it('of a camp or a built-up area is what befell its occupants', () => {
    const at = (place: string, by = 'r4'): Event => ({ kind: 'fought', parties: [by, place], factors: [3, 2], dice: [5, 2], margin: 'ahead' })
    expect(
      lots(
        at('blue-camp'),
        { kind: 'suffered', party: 'blue-camp', fate: 'recoils', row: 'beaten' },
        { kind: 'lost', id: 'b2', cause: 'driven-from-camp' },
        { kind: 'camp-taken', owner: 'blue', by: 'r4' },
      ),
    ).toEqual(['holds', 'destroyed: driven-from-camp'])
    expect(
      lots(at('blue-camp'), { kind: 'suffered', party: 'blue-camp', fate: 'destroyed', row: 'doubled' }, { kind: 'followers-lost', side: 'blue' }),
    ).toEqual(['holds', 'destroyed'])
    expect(lots(at('red-bua', 'b1'), { kind: 'denizens-lost', side: 'red' })).toEqual(['holds', 'destroyed'])
    expect(lots(at('red-bua', 'b1'), { kind: 'denizens-turned', side: 'red', heldFor: 'blue' })).toEqual(['holds', 'changes-sides'])
  })

  it('of others goes with it: supporters, and those run into', () => {
    const { others } = account(
      WON,
      { kind: 'suffered', party: 'b1', fate: 'destroyed', row: 'kn-by-wb' },
      { kind: 'lost', id: 'b1', cause: 'score' },
      { kind: 'lost', id: 'b2', cause: 'supporting' },
    )
    expect(others).toEqual([{ party: 'b2', word: 'destroyed', cause: 'supporting' }])
    expect(
      account(
        WON,
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'lost', id: 'r5', cause: 'crushed' },
        { kind: 'recoiled', id: 'b1', to: [5, 6, 180] },
      ).others,
    ).toEqual([{ party: 'r5', word: 'destroyed', cause: 'crushed' }])
    // Who stood in the camp is the camp's own fate.
    expect(
      account(
        { kind: 'fought', parties: ['r4', 'blue-camp'], factors: [3, 2], dice: [5, 2], margin: 'ahead' },
        { kind: 'suffered', party: 'blue-camp', fate: 'recoils', row: 'beaten' },
        { kind: 'lost', id: 'b2', cause: 'driven-from-camp' },
      ).others,
    ).toEqual([])
  })
})

describe('the word of a combat', () => {
  it('is of a general that is lost, whatever else happened', () => {
    const both: Event[] = [
      { kind: 'fought', parties: ['r4', 'b1'], factors: [3, 3], dice: [2, 2], margin: 'equal' },
      { kind: 'lost', id: 'r4', cause: 'score' },
      { kind: 'lost', id: 'b1', cause: 'score' },
      { kind: 'lost', id: 'r6', cause: 'crushed' },
    ]
    const led = (general: string) => ({ ...state, elements: state.elements.map((one) => ({ ...one, general: one.id === general })) })
    const of = (general: string) => headline(account(...both), led(general)).of.map(({ party }) => party)
    expect([of('b1'), of('r6'), of('b2')]).toEqual([['b1'], ['r6'], ['r4', 'b1']])
  })

  const word = (...events: Event[]) => {
    const { word, of } = headline(account(...events))
    return [word, ...of.map(({ party }) => party)]
  }
  it('is the worst that happened, and of which', () => {
    expect(
      word(
        WON,
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'recoiled', id: 'b1', to: [5, 6, 180] },
        { kind: 'pursued', id: 'r4', to: [5, 5, 0] },
      ),
    ).toEqual(['recoils', 'b1'])
    expect(word(WON, { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' }, { kind: 'lost', id: 'b1', cause: 'blocked' })).toEqual([
      'destroyed',
      'b1',
    ])
    expect(
      word(
        { kind: 'fought', parties: ['r4', 'b1'], factors: [3, 3], dice: [2, 2], margin: 'equal' },
        { kind: 'suffered', party: 'r4', fate: 'destroyed', row: 'both' },
        { kind: 'suffered', party: 'b1', fate: 'destroyed', row: 'both' },
        { kind: 'lost', id: 'r4', cause: 'score' },
        { kind: 'lost', id: 'b1', cause: 'score' },
      ),
    ).toEqual(['destroyed', 'r4', 'b1'])
    expect(word({ kind: 'fought', parties: ['r4', 'b1'], factors: [3, 3], dice: [2, 2], margin: 'equal' })).toEqual(['holds', 'r4', 'b1'])
    expect(word(WON, { kind: 'pursued', id: 'r4', to: [5, 5, 0] })).toEqual(['holds', 'b1'])
  })
})

describe('the log', () => {
  // Every cause of loss that the referee knows (`Cause` in crates/referee/src/event.rs), as the card has it.
  it.each([
    'score',
    'surrounded',
    'blocked',
    'shot-in-rear',
    'trampled',
    'crushed',
    'supporting',
    'driven-from-camp',
    'driven-from-bua',
    'left-table',
    'river',
  ])('calls a loss by %s what the result card calls it', (by) => {
    const events: Event[] = [WON, { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' }, { kind: 'lost', id: 'b1', cause: by }]
    const [, { word, cause }] = account(...events).parties
    expect([word, cause]).toEqual([by === 'left-table' || by === 'river' ? 'lost' : 'destroyed', by === 'score' ? 'quick-kill' : by])
    const said = logEntries(line('', events), state).at(-1)
    expect(said?.kind).toBe('loss')
    expect(said?.text).toBe(`Blades 1 was ${named('word', word)}: ${named('cause', cause ?? '')}.`)
  })
  it('says that there was nowhere to recoil, and that one has left the table', () => {
    const said = (event: Event) => logEntries(line('', [event]), state).map((entry) => entry.text)
    expect(said({ kind: 'lost', id: 'b1', cause: 'blocked' })).toEqual(['Blades 1 was destroyed: nowhere to recoil.'])
    expect(said({ kind: 'lost', id: 'b1', cause: 'left-table' })).toEqual(['Blades 1 was lost: left the table.'])
  })
})

describe('the odds', () => {
  const known: Duel = { parties: [fighter('r4', 6, { destroyed: 0, recoils: 6 }), fighter('b1', 4, { destroyed: 4, recoils: 20, flees: 2 })], others: [] }
  it('stand always in one order, from the side of the person at the page', () => {
    expect(shares(known, 0)).toEqual([
      { id: 'they-die', what: 'die', party: 'b1', throws: 4 },
      // 20 recoils and 2 flights.
      { id: 'they-give-way', what: 'give-way', party: 'b1', throws: 22 },
      { id: 'level', what: 'level', party: null, throws: 4 },
      { id: 'we-give-way', what: 'recoil', party: 'r4', throws: 6 },
    ])
    expect(shares(known, 1).map(({ id, throws }) => [id, throws])).toEqual([
      ['they-give-way', 6],
      ['level', 4],
      ['we-give-way', 22],
      ['we-die', 4],
    ])
  })
  it.each<[ours: string, theirs: string, events: Event[]]>([
    [
      'they-die',
      'we-die',
      [
        { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        { kind: 'lost', id: 'b1', cause: 'blocked' },
      ],
    ],
    [
      'they-give-way',
      'we-give-way',
      [
        { kind: 'suffered', party: 'b1', fate: 'flees', row: 'beaten' },
        { kind: 'fled', id: 'b1', to: [5, 5, 180] },
      ],
    ],
    ['level', 'level', []],
  ])('have chosen %s, or from the other side %s', (ours, theirs, events) => {
    const found = account(WON, ...events)
    expect([chosen(found, 'r4'), chosen(found, 'b1')]).toEqual([ours, theirs])
  })
})

describe('a combat whose outcome waits for a choice', () => {
  const party = (party: string, factor: number | null, die: number, word: string) => ({ party, factor, die, to: null, word, cause: null })
  it('says what the dice say', () => {
    expect(undecided('combat r4 b1 bound 3', [5, 4], duel)).toEqual({
      parties: [party('r4', 1, 5, 'beaten'), party('b1', 3, 4, 'ahead')],
      others: [],
      duel,
      decided: false,
    })
    expect(undecided('combat b1 r4 bound 3', [4, 5], duel)?.parties).toEqual([party('b1', 3, 4, 'ahead'), party('r4', 1, 5, 'beaten')])
    expect(undecided('combat r4 b1 bound 3', [6, 4], duel)?.parties.map(({ word }) => word)).toEqual(['level', 'level'])
    // The factors of another fight are not those of this one.
    expect(undecided('shooting r3 b2 red bound 3', [5, 4], duel)).toMatchObject({
      parties: [party('r3', null, 5, 'level'), party('b2', null, 4, 'level')],
      duel: null,
    })
    expect(undecided('pips red 3', [5], duel)).toBeNull()
    // The referee asks how far it recoils.
    expect(
      undecided('combat r4 b1 bound 3', [5, 4], duel, { kind: 'decide', side: 'red', what: 'recoil', element: 'r4' })?.parties.map(({ word }) => word),
    ).toEqual(['to-recoil', 'ahead'])
  })
  it('has no share of the odds yet', () => {
    const found = undecided('combat r4 b1 bound 3', [5, 4], duel)
    expect(found && chosen(found, 'r4')).toBeNull()
  })
  it('is found in a battle that is opened there, and nowhere else', () => {
    const history = [line('throw pips red 3', [{ kind: 'pips', pips: 5 }]), line('order fight r4'), { ...line('throw combat r4 b1 bound 3'), dice: [5, 4] }]
    expect(stillUndecided(history)?.parties.map(({ party, die }) => [party, die])).toEqual([
      ['r4', 5],
      ['b1', 4],
    ])
    expect(
      stillUndecided([
        ...history,
        line('order choose recoil r4 0.75', [{ kind: 'fought', parties: ['r4', 'b1'], factors: [1, 3], dice: [5, 4], margin: 'beaten' }]),
      ]),
    ).toBeNull()
    expect(stillUndecided([line('throw pips red 3', [{ kind: 'pips', pips: 5 }])])).toBeNull()
    expect(stillUndecided([])).toBeNull()
  })
})
