// The last combat, read from what happened; and one whose dice are rolled while a player still has a choice.

import { describe, expect, it } from 'vitest'
import { lastCombatIn, stillUndecided, undecided } from '../src/lastCombat'
import { readEvent } from '../src/events'
import { withDice } from '../src/past/record'
import type { Duel, Fighter, Line } from '../src/wire'

const line = (text: string, events: string[] = []): Line => ({ text, side: null, events, notes: [] })
const fighter = (party: string, factor: number) => ({ party, factor }) as Fighter
const duel: Duel = { parties: [fighter('r4', 1), fighter('b1', 3)], others: [] }
const RECORD = 'acies 1\n\nthrow keyed pips red 3 = 5 #69acbec7356d\n  pips 5\norder red fight r4 #0913b733c8aa\nthrow keyed combat r4 b1 bound 3 = 5 4 #69acbec7356d\n'

describe('a combat', () => {
  it('has its dice and the outcome for each side', () => {
    const events = ['fought r4 b1 factors 1 3 dice 5 4 margin beaten', 'suffered r4 recoils by beaten', 'lost r6 by surrounded'].map(readEvent)
    expect(lastCombatIn(events)).toEqual({ parties: ['r4', 'b1'], factors: [1, 3], dice: [5, 4], fates: [{ party: 'r4', fate: 'recoils' }], lost: ['r6'] })
  })

  it('shows its dice while a player still has a choice', () => {
    const shown = { parties: ['r4', 'b1'], factors: [1, 3], dice: [5, 4], fates: [], lost: [] }
    expect(undecided('combat r4 b1 bound 3', [5, 4], duel)).toEqual(shown)
    expect(undecided('combat b1 r4 bound 3', [4, 5], duel)).toEqual({ ...shown, parties: ['b1', 'r4'], factors: [3, 1], dice: [4, 5] })
    // The factors of another fight are not those of this one.
    expect(undecided('shooting r3 b2 red bound 3', [5, 4], duel)).toEqual({ ...shown, parties: ['r3', 'b2'], factors: null })
    expect(undecided('pips red 3', [5], duel)).toBeNull()
  })

  it('is found in a battle that is opened there, and nowhere else', () => {
    const history = [line('throw pips red 3', ['pips 5']), line('order fight r4'), line('throw combat r4 b1 bound 3')]
    expect(stillUndecided(withDice(history, RECORD))).toEqual({ parties: ['r4', 'b1'], factors: null, dice: [5, 4], fates: [], lost: [] })
    expect(stillUndecided([...history, line('order choose recoil r4 0.75', ['fought r4 b1 factors 1 3 dice 5 4 margin beaten'])])).toBeNull()
    expect(stillUndecided([line('throw pips red 3', ['pips 5'])])).toBeNull()
    expect(stillUndecided([])).toBeNull()
  })
})
