import { describe, expect, it } from 'vitest'
import { beaten } from '../src/battleResult'
import type { Asks, Element, Hold, State } from '../src/wire'

const state = (asks: Asks, lost: 'table' | 'lost', holder: Hold['holder']) =>
  ({
    asks,
    elements: [
      { side: 'blue', general: true, place: lost },
      { side: 'red', general: true, place: 'lost' },
    ] as Element[],
    holds: [
      { side: 'blue', kind: 'camp', holder },
      { side: 'red', kind: 'camp', holder: 'captured' },
    ] as Hold[],
  }) as State

describe('the beaten side', () => {
  const won: Asks = { kind: 'over', how: 'won', winner: 'red' }

  it('has lost its general or its camp, or neither, whatever the winner has lost', () => {
    expect(beaten(state(won, 'lost', 'captured'))).toEqual({ side: 'blue', general: true, camp: true })
    expect(beaten(state(won, 'table', 'followers'))).toEqual({ side: 'blue', general: false, camp: false })
    expect(beaten(state({ ...won, winner: 'blue' }, 'table', 'empty'))).toEqual({ side: 'red', general: true, camp: true })
  })

  it('has not lost its camp with its city', () => {
    const city = { side: 'blue', kind: 'bua', holder: 'captured' } as Hold
    const held = state(won, 'table', 'followers')
    expect(beaten({ ...held, holds: [...held.holds, city] })).toEqual({ side: 'blue', general: false, camp: false })
  })

  it('is none in a battle that is given up, drawn or under way', () => {
    for (const asks of [
      { kind: 'over', how: 'conceded', winner: 'red' },
      { kind: 'over', how: 'drawn', winner: null },
      { kind: 'decide', side: 'red', what: 'move', element: null },
    ] as Asks[])
      expect(beaten(state(asks, 'lost', 'captured'))).toBeNull()
  })
})
