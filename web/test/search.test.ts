import { describe, expect, it } from 'vitest'
import { seeker } from '../src/sheet/search'

const names = new Map([
  ['Hd', 'Hordes'],
  ['Sp', 'Spears'],
])

describe('what is sought in the quick reference', () => {
  it('is part of a line, in capitals or not', () => {
    expect(seeker(' PIP ', names)('one pip more')).toBe(true)
    expect(seeker('pip', names)('no die')).toBe(false)
  })

  it('finds a troop by its name wherever its code stands alone', () => {
    const hordes = seeker('hord', names)
    expect(['Sp Pk Bd Wb Hd', '+1 for 7Hd', 'Hordes stand'].map(hordes)).toEqual([true, true, true])
    expect(['Hdl', 'Spears'].map(hordes)).toEqual([false, false])
    // Two letters may be the beginning of anything.
    expect(seeker('ho', names)('Hd')).toBe(false)
  })
})
