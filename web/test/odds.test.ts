import { describe, expect, it } from 'vitest'
import { fiveWay, parts } from '../src/odds'
import type { Fighter } from '../src/wire'

describe('the five-way chart', () => {
  it('is the one players print for 4 against 2', () => {
    // Published charts give 09 | 17 | 04 | 06 | 00 for 4 against 2.
    expect(fiveWay(4, 2)).toEqual([9, 17, 4, 6, 0])
  })

  it('reads the same from the other side, turned round', () => {
    expect(fiveWay(2, 4)).toEqual([0, 6, 4, 17, 9])
  })

  it('is even between equals', () => {
    // 3 against 3: totals 4 to 9; 6 ties; doubled only by 4 against 8 or 9: 2 throws each way; 15 - 2 beaten.
    expect(fiveWay(3, 3)).toEqual([2, 13, 6, 13, 2])
  })
})

describe('the parts of 36', () => {
  it('leave out what cannot happen and keep the order of harm', () => {
    const fighter = { stands: 21, recoils: 15, flees: 0, destroyed: 0 } as Fighter
    expect(parts(fighter)).toEqual([
      { fate: 'recoils', throws: 15 },
      { fate: 'stands', throws: 21 },
    ])
  })
})
