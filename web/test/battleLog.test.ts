import { describe, expect, it } from 'vitest'
import { logEntries, wholeLog, withEntries, type Entry } from '../src/battleLog'
import { language } from '../src/language.svelte'
import type { Element, Event, State } from '../src/wire'

await language.include('table')
await language.include('account')
await language.include('solo')

const state = {
  elements: [
    { id: 'b1', side: 'blue', troop: 'Cv', class: 'Cv', general: true },
    ...['r4', 'r5', 'r6'].map((id) => ({ id, side: 'red', troop: '4Bd', class: 'Bd', general: false })),
  ] as Element[],
} as State

const texts = (...events: Event[]) => logEntries({ text: '', side: 'red', events, notes: [] }, state).map((entry) => entry.text)

describe('terrain in the battle log', () => {
  const line = (...events: Event[]) => ({ text: '', side: 'red' as const, events, notes: [] })
  it('is named, whatever number it has', () => {
    const placed = (what: string, number: number) => line({ kind: 'feature', what, number })
    const lifted = (number: number) => line({ kind: 'lifted', number })
    const lines = [placed('wood', 1), placed('road', 2), placed('gentle-hill', 3), lifted(1), lifted(2), placed('marsh', 2)]
    expect(wholeLog(lines, state).map(({ text }) => text)).toEqual([
      'Placed: Wood.',
      'Placed: Road.',
      'Placed: Gentle hill.',
      'Removed: Wood.',
      'Removed: Gentle hill.',
      'Placed: Marsh.',
    ])
    const chosen = [line({ kind: 'features', kinds: ['hamlet', 'wood'] }), line({ kind: 'quarter', number: 2, quarter: 1 })]
    expect(wholeLog(chosen, state).at(-1)?.text).toMatch(/^Wood went to the /)
  })

  it('has the reasons of a general below what they explain, and a heading after both', () => {
    const decision = { bound: 0, section: '3', name: 'army', how: { table: { dice: [3], total: 3 } }, result: 'first' }
    const note = `npg blue ${JSON.stringify(decision)}`
    const why = { ...line({ kind: 'army', side: 'blue' }), side: 'blue' as const, notes: [note] }
    const before = line({ kind: 'army', side: 'red' })
    const kinds = wholeLog([before, why], state).map(({ kind, text }) => (kind === 'account' ? 'why' : text))
    expect(kinds).toEqual(['Red chose its army.', 'Blue chose its army.', 'why'])
    const bound = { ...line({ kind: 'bound', side: 'red', number: 2 }), side: 'blue' as const, notes: [note] }
    expect(wholeLog([bound], state).map(({ kind }) => kind)).toEqual(['account', 'heading'])
  })
})

describe('a combat in the battle log', () => {
  it.each<[factors: [number, number], dice: [number, number], margin: string, text: string]>([
    [[3, 5], [5, 2], 'ahead', 'General’s Cavalry 1 (3+5=8) beat Blades 4 (5+2=7).'],
    [[3, 3], [6, 1], 'ahead', 'General’s Cavalry 1 (3+6=9) doubled Blades 4 (3+1=4).'],
    // Exactly twice as much is enough.
    [[4, 3], [4, 1], 'ahead', 'General’s Cavalry 1 (4+4=8) doubled Blades 4 (3+1=4).'],
    [[3, 5], [3, 1], 'equal', 'General’s Cavalry 1 (3+3=6) tied with Blades 4 (5+1=6).'],
    [[3, 5], [1, 6], 'doubled', 'General’s Cavalry 1 (3+1=4) was doubled by Blades 4 (5+6=11).'],
    [[3, 5], [3, 3], 'beaten', 'General’s Cavalry 1 (3+3=6) lost to Blades 4 (5+3=8).'],
  ])('gives both scores and who won: factors %j, dice %j, %s', (factors, dice, margin, text) => {
    expect(texts({ kind: 'fought', parties: ['b1', 'r4'], factors, dice, margin })).toEqual([text])
  })

  it('says whether a destroyed element was doubled or fell to a quick kill', () => {
    expect(
      texts({ kind: 'fought', parties: ['b1', 'r4'], factors: [3, 3], dice: [6, 1], margin: 'ahead' }, { kind: 'lost', id: 'r4', cause: 'score' }).at(-1),
    ).toBe('Blades 4 was destroyed: doubled.')
    expect(
      texts({ kind: 'fought', parties: ['b1', 'r4'], factors: [3, 5], dice: [1, 6], margin: 'doubled' }, { kind: 'lost', id: 'b1', cause: 'score' }).at(-1),
    ).toBe('General’s Cavalry 1 was destroyed: doubled.')
    expect(
      texts({ kind: 'fought', parties: ['b1', 'r4'], factors: [3, 5], dice: [5, 2], margin: 'ahead' }, { kind: 'lost', id: 'r4', cause: 'score' }).at(-1),
    ).toBe('Blades 4 was destroyed: quick kill – this enemy need only win, not double.')
    expect(texts({ kind: 'lost', id: 'r4', cause: 'blocked' })).toEqual(['Blades 4 was destroyed: nowhere to recoil.'])
  })
})

describe('a shot in the battle log', () => {
  it.each<[dice: [number, number], margin: string, text: string]>([
    [[6, 2], 'ahead', 'Blades 5 (2+6=8) shot at General’s Cavalry 1 (4+2=6): beaten.'],
    [[4, 2], 'equal', 'Blades 5 (2+4=6) shot at General’s Cavalry 1 (4+2=6): no effect.'],
    // A target that scores more does nothing to its shooters.
    [[1, 6], 'doubled', 'Blades 5 (2+1=3) shot at General’s Cavalry 1 (4+6=10): no effect.'],
  ])('says what it did to its target: dice %j, %s', (dice, margin, text) => {
    const events: Event[] = [{ kind: 'fought', parties: ['r5', 'b1'], factors: [2, 4], dice, margin }]
    const line = { text: 'throw shooting r5 b1 bound 2', side: 'red' as const, events, notes: [] }
    expect(logEntries(line, state).map((entry) => entry.text)).toEqual([text])
  })
})

describe('a shot that is answered', () => {
  it.each<[dice: [number, number], margin: string, said: string]>([
    [[6, 2], 'ahead', '(2+6=8) shot at General’s Cavalry 1 (4+2=6), which shot back: General’s Cavalry 1 beaten.'],
    [[4, 2], 'equal', '(2+4=6) shot at General’s Cavalry 1 (4+2=6), which shot back: no effect.'],
    [[2, 3], 'beaten', '(2+2=4) shot at General’s Cavalry 1 (4+3=7), which shot back: Blades 5 beaten.'],
    [[1, 6], 'doubled', '(2+1=3) shot at General’s Cavalry 1 (4+6=10), which shot back: Blades 5 doubled.'],
  ])('says so, and which of the two was beaten: dice %j, %s', (dice, margin, said) => {
    const events: Event[] = [{ kind: 'fought', parties: ['r5', 'b1'], factors: [2, 4], dice, margin, answered: true }]
    const line = { text: 'throw shooting r5 b1 bound 2', side: 'red' as const, events, notes: [] }
    expect(logEntries(line, state).map((entry) => entry.text)).toEqual([`Blades 5 ${said}`])
  })
})

describe('a shot with help', () => {
  const events: Event[] = [{ kind: 'fought', parties: ['r5', 'b1'], factors: [2, 4], dice: [1, 4], margin: 'beaten', answered: true }]
  const order = (text: string) => ({ text: `order ${text}`, side: 'red' as const, events: [], notes: [] })
  const roll = { text: 'throw shooting r5 b1 bound 2', side: 'red' as const, events, notes: [] }

  it('names those that helped, by the order that it was', () => {
    const [entry] = logEntries(roll, state, [order('shoot r4 at b1'), order('shoot r4 r5 r6 at b1'), roll])
    // Of the two it is the main shooter that is beaten.
    expect(entry?.text).toBe('Blades 5 with Blades 4 and 6 (2+1=3) shot at General’s Cavalry 1 (4+4=8), which shot back: Blades 5 beaten.')
    expect(entry?.parties).toEqual(['r5', 'b1', 'r4', 'r6'])
  })

  it('names none where it was alone, and none of a shot that came later', () => {
    const later = order('shoot r5 r6 at b1')
    expect(logEntries(roll, state, [order('shoot r5 at b1'), roll, later])[0]?.text).toMatch(/^Blades 5 \(/)
  })
})

describe('shooters that moved too far', () => {
  it('are named when shooting begins', () => {
    const begins = (...movedTooFar: string[]): Event => ({ kind: 'phase', phase: 'shooting', movedTooFar })
    expect(texts(begins('r5', 'r6'))).toEqual(['Blades 5 and 6 moved too far and will not shoot.'])
    expect(texts({ kind: 'phase', phase: 'shooting' })).toEqual([])
  })
})

describe('what befalls several in the battle log', () => {
  it('is said in one sentence, and the kind of troops once', () => {
    const back = (id: string): Event => ({ kind: 'pushed-back', id, to: [5, 5, 0] })
    expect(texts({ kind: 'recoiled', id: 'r4', to: [5, 5, 0] }, back('r5'), back('b1'), { kind: 'pursued', id: 'b1', to: [5, 6, 180] })).toEqual([
      'Blades 4 recoiled.',
      'Blades 5 and General’s Cavalry 1 were pushed back.',
      'General’s Cavalry 1 pursued.',
    ])
    // How far and why, where it went farther than it had to; the others share a sentence.
    const recoiled = (id: string, far: { distance?: number; through?: string[] } = {}): Event => ({ kind: 'recoiled', id, to: [5, 5, 0], ...far })
    expect(texts(recoiled('b1', { distance: 1.875, through: ['r5', 'r6'] }), recoiled('r4', { distance: 1 }), recoiled('r5'), recoiled('r6'))).toEqual([
      'General’s Cavalry 1 recoiled 1.88 BW: it passed through Blades 5 and 6, and had to end behind them.',
      'Blades 4 recoiled 1 BW: its owner chose the greater distance.',
      'Blades 5 and 6 recoiled.',
    ])
    expect(texts(back('r4'), back('r5'), back('r6'))).toEqual(['Blades 4, 5, and 6 were pushed back.'])
    expect(texts(back('r4'), back('r5'), back('r6'), back('b1'))).toEqual(['Blades 4 and 3 others were pushed back.'])
  })
})

describe('the losses in the battle log', () => {
  it('begin with that of a general', () => {
    const lost = (id: string): Event => ({ kind: 'lost', id, cause: 'blocked' })
    const said = texts({ kind: 'recoiled', id: 'r6', to: [5, 5, 0] }, lost('r4'), lost('r5'), lost('b1'))
    expect(said.map((text) => /[a-z] (\d)/.exec(text)?.[1])).toEqual(['6', '1', '4', '5'])
    expect(texts(lost('r4'), lost('r5')).map((text) => /[a-z] (\d)/.exec(text)?.[1])).toEqual(['4', '5'])
  })

  it('are left out as long as there are none', () => {
    expect(texts({ kind: 'bound-ends', losses: [0, 0] })).toEqual([])
    expect(texts({ kind: 'bound-ends', losses: [0, 1] })).toEqual(['Losses: Red 0, Blue 1.'])
  })
})

describe('the end of a battle in the battle log', () => {
  it('names the side that conceded', () => {
    expect(texts({ kind: 'ended', how: 'conceded', side: 'red' })).toEqual(['Blue conceded. Red won the battle.'])
  })
})

describe('a move in the battle log', () => {
  it('is no turn in place, however short it is', () => {
    expect(texts({ kind: 'moved', id: 'r4', to: [5, 5, 90], distance: 0 })).toEqual(['Blades 4 turned in place.'])
    expect(texts({ kind: 'moved', id: 'r4', to: [5, 5, 0], distance: 0.004 })[0]).toContain('0.01')
    expect(texts({ kind: 'moved', id: 'r4', to: [5, 5, 0], distance: 0.004 }, { kind: 'moved', id: 'b1', to: [5, 5, 0], distance: 1.5 })[0]).toContain('1.5')
  })
})

describe('the edge of the attacker in the battle log', () => {
  it('is named as it lay, and as it lies after the table has been turned', () => {
    // Clockwise, the right edge comes near by one turn and the left by three; the battle's state says nothing of it later.
    const said = (edge: string, quarters: number) => texts({ kind: 'edge', edge, quarters })
    expect(said('right', 1)).toEqual(['The attacker came from the right edge. The table was turned: it is now the near edge.'])
    expect(said('left', 3)).toEqual(['The attacker came from the left edge. The table was turned: it is now the near edge.'])
    expect(said('near', 2)).toEqual(['The attacker came from the near edge. The table was turned: it is now the far edge.'])
    // Blue's edge is the far one: the left edge comes there by one turn.
    expect(said('left', 1)).toEqual(['The attacker came from the left edge. The table was turned: it is now the far edge.'])
    expect(said('near', 0)).toEqual(['The attacker came from the near edge.'])
  })
})

describe('a roll in the battle log', () => {
  const said = (event: Event, ...dice: number[]) => logEntries({ text: '', side: null, events: [event], notes: [], dice }, state)[0]?.text
  it('is said with its die, and what follows from it', () => {
    expect(said({ kind: 'river', state: 'slow' }, 3)).toBe('A 3 was rolled for the river: it is slow to cross.')
    expect(said({ kind: 'edge', edge: 'left', quarters: 0 }, 2)).toBe('The attacker rolled a 2 and came from the left edge.')
    expect(said({ kind: 'attacks', side: 'red' })).toBe('The attacker is Red.')
    // Where the die is not known, what it decided is.
    expect(said({ kind: 'river', state: 'slow' })).toBe('The river is slow to cross.')
  })
})

describe('a deployment in the battle log', () => {
  const deployed = (id: string): Event => ({ kind: 'deployed', id, to: [5, 2, 0], inside: null })
  const log = (...all: Event[][]) => all.reduce<Entry[]>((log, events) => withEntries(log, logEntries({ text: '', side: 'red', events, notes: [] }, state)), [])

  it('is one entry a side, which opens and names every element', () => {
    const entries = log([deployed('r4')], [deployed('r5')], [deployed('b1')], [deployed('r6')])
    expect(entries.map(({ text }) => text)).toEqual(['Red deployed 2 elements.', 'General’s Cavalry 1 deployed.', 'Blades 6 deployed.'])
    expect(entries[0]?.more).toEqual(['Blades 4 deployed.', 'Blades 5 deployed.'])
    expect(entries[0]?.parties).toEqual(['r4', 'r5'])
  })

  it('says as what it will fight by its number: it has no troop type to be called by before', () => {
    const [entry] = log([{ kind: 'deployed-as', id: 'b3', troop: '4Bd' }])
    expect(entry?.text).toBe('Blue: element 3 will deploy as Blades.')
  })

  it('counts an element once that was put elsewhere', () => {
    const entries = log([deployed('r4')], [deployed('r5')], [deployed('r4')])
    expect(entries.map(({ text }) => text)).toEqual(['Red deployed 2 elements.'])
    expect(entries[0]?.more).toHaveLength(3)
  })

  it('has the same entries when it is written anew', () => {
    const lines = [deployed('r4'), deployed('r5'), deployed('r6')]
    expect(
      withEntries(
        [],
        lines.flatMap((event) => logEntries({ text: '', side: 'red', events: [event], notes: [] }, state)),
      ),
    ).toEqual(log(...lines.map((event) => [event])))
  })
})

describe('the end of a battle in the log', () => {
  const over = (how: 'won' | 'conceded' | 'drawn', winner: 'red' | 'blue' | null) => ({ ...state, asks: { kind: 'over', how, winner } }) as State
  const line = (...events: Event[]) => ({ text: 'order red end', side: 'red' as const, events, notes: [] })

  it('is there where players have made it, as over a server, and no order or throw has', () => {
    const last = (whole: State) => wholeLog([line()], whole).map(({ kind, side, text }) => [kind, side, text])
    expect(last(over('conceded', 'blue'))).toEqual([['heading', 'blue', 'Red conceded. Blue won the battle.']])
    expect(last(over('drawn', null))).toEqual([['heading', null, 'The battle was a draw.']])
    expect(last({ ...state, asks: { kind: 'decide', side: 'red', what: 'move', element: null } })).toEqual([])
  })

  it('is there once', () => {
    expect(wholeLog([line({ kind: 'ended', how: 'conceded', side: 'blue' })], over('conceded', 'blue')).length).toBe(1)
  })
})
