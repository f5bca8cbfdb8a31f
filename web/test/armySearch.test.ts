import { describe, expect, it } from 'vitest'
import { armyQuery, CENTURIES } from '../src/armySearch'

describe('a search for armies', () => {
  it('asks for all that is said, and for nothing else', () => {
    expect(armyQuery({ words: ' mac ', book: 'II', century: '400-301BC', home: 'Hilly' })).toBe('mac II/ 400-301BC Hilly')
    expect(armyQuery({ words: '', book: '', century: '', home: 'Dry' })).toBe('Dry')
    expect(armyQuery({ words: '', book: '', century: '', home: '' })).toBe('')
  })

  it('knows the centuries one after the other, without a year 0', () => {
    const bc = CENTURIES.filter(({ era }) => era === 'bc')
    const ad = CENTURIES.filter(({ era }) => era === 'ad')
    expect([bc[0]?.years, bc.at(-1)?.years, ad[0]?.years, ad.at(-1)?.years]).toEqual(['2900-2801BC', '100-1BC', '1-100AD', '1801-1900AD'])
    expect(bc.slice(1).every(({ from }, i) => from === (bc[i]?.to ?? 0) - 1)).toBe(true)
    expect(ad.slice(1).every(({ from }, i) => from === (ad[i]?.to ?? 0) + 1)).toBe(true)
  })
})
