import { describe, expect, it } from 'vitest'
import { near, plain, stem, wordsOf } from '../src/search'
import { seeker, synonymsOf } from '../src/sheet/search'

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

  it('is all its words in any order, each in one of its forms', () => {
    expect(seeker('hill steep', names)('Steep hill: bad going')).toBe(true)
    expect(seeker('steep hills', names)('Steep hill: bad going')).toBe(true)
    expect(seeker('steep road', names)('Steep hill: bad going')).toBe(false)
    expect(seeker('Moves', names)('Moving costs 1 PIP')).toBe(true)
    // A long word is found inside others, as German has them.
    expect(seeker('zonen', names)('Bedrohungszone')).toBe(true)
  })

  it('is found by its everyday names', () => {
    const synonyms = synonymsOf('threat zone, zone of control, ZOC;\nclose combat, melee')
    expect(synonyms).toEqual([
      ['threat zone', 'zone of control', 'ZOC'],
      ['close combat', 'melee'],
    ])
    const finds = (sought: string, text: string) => seeker(sought, names, synonyms)(text)
    expect(finds('Threat zones', 'Every element has a zone of control one base width ahead.')).toBe(true)
    expect(finds('zoc depth', 'Threat zones: 1 BW in depth')).toBe(true)
    expect(finds('melee', 'in close combat')).toBe(true)
    expect(finds('melee', 'when shooting')).toBe(false)
    // A name of several words is found by all of them.
    expect(seeker('light horse', new Map([['LH', 'Light horse']]))('LH in good going')).toBe(true)
  })
})

describe('words that are compared', () => {
  it('have no capitals, accents and endings', () => {
    expect(plain('L’Élan ’')).toBe('lelan ')
    expect(wordsOf('Gauls, Goths & 2.2')).toEqual(['gauls', 'goths', '2', '2'])
    expect(['zones', 'zone', 'shooting', 'cities', 'pip', 'king'].map(stem)).toEqual(['zon', 'zon', 'shoot', 'cit', 'pip', 'king'])
  })

  it('come near to what was typed by few letters, the nearest first', () => {
    const known = ['Hannibal', 'Hamilcar', 'Caesar', 'Carthaginian']
    expect(near('hanibal', known)).toEqual(['Hannibal'])
    expect(near('Cesar', known)).toEqual(['Caesar'])
    // What is there is not near, and what is quite another word is not either.
    expect(near('caesar', known)).toEqual([])
    expect(near('xyzzy', known)).toEqual([])
  })
})
