// The roll for who attacks, as it is reckoned.

import { describe, expect, it } from 'vitest'
import { aggressionRolls, sumOf } from '../src/aggression'
import type { Event, Line } from '../src/wire'

const line = (events: Event[], dice?: number[]): Line => ({ text: 'throw aggression', side: null, events, notes: [], ...(dice ? { dice } : {}) })

describe('the roll for who attacks', () => {
  it('is die and aggression of each side, in their order', () => {
    const rolls = aggressionRolls([
      line([{ kind: 'army', side: 'red' }]),
      line([{ kind: 'aggression', side: 'red', total: 10 }], [6]),
      line(
        [
          { kind: 'aggression', side: 'blue', total: 4 },
          { kind: 'attacks', side: 'red' },
        ],
        [3],
      ),
    ])
    expect(rolls).toEqual([
      { side: 'red', total: 10, die: 6 },
      { side: 'blue', total: 4, die: 3 },
    ])
    expect(rolls.map(sumOf)).toEqual(['6 + 4 = 10', '3 + 1 = 4'])
  })

  it('is the total alone where nothing is added, or where the die is not known', () => {
    expect(sumOf({ side: 'red', total: 5, die: 5 })).toBe('5')
    expect(aggressionRolls([line([{ kind: 'aggression', side: 'blue', total: 7 }])]).map(sumOf)).toEqual(['7'])
  })
})
