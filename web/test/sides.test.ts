// The two sides of a battle as a person sees them: named by their armies, coloured so that they differ.

import { afterAll, describe, expect, it } from 'vitest'
import { both, called, sides } from '../src/armies/sides.svelte'
import { partyName } from '../src/partyNames'
import { language } from '../src/language.svelte'
import { t } from '../src/words'

await language.include('table')

const LISTS: Record<string, { name: string; dates: string }> = {
  'II/12': { name: 'Alexandrian Macedonian', dates: '359-320 BC' },
  'II/33': { name: 'Polybian Roman', dates: '275-105 BC' },
  'II/49': { name: 'Marian Roman', dates: '105-25 BC' },
  'II/11': { name: 'Gallic', dates: '400-50 BC' },
  'IV/35': { name: 'Mongol Conquest', dates: '1206-1266 AD' },
}
const find = (_: string, key: string) => (LISTS[key] ? Promise.resolve(LISTS[key]) : Promise.reject(new Error(key)))
const meet = (red: string, blue: string) => sides.meet({ edition: '3.0', keys: [red, blue] }, find)

// Other tests know no armies.
afterAll(() => meet('', ''))

const PALE = '#ece2c9'

describe('the sides of a battle', () => {
  it('are called by their armies, in the grammar of one or of several', async () => {
    await meet('II/12', 'IV/35')
    expect([called('red'), called('blue')]).toEqual([
      { side: 'Alexandrian Macedonians', the: 'the Alexandrian Macedonians', many: 2 },
      { side: 'Mongol Conquest', the: 'the Mongol Conquest', many: 1 },
    ])
    expect(both()).toEqual({ one: 'Alexandrian Macedonians', other: 'Mongol Conquest' })
    expect([sides.short('red'), sides.short('blue')]).toEqual(['Macedonians', 'Mongol Conquest'])
    expect(t('log-camp', called('red'))).toBe('Alexandrian Macedonians placed their camp.')
    expect(t('log-camp', called('blue'))).toBe('Mongol Conquest placed its camp.')
    // Within a sentence English has an article.
    expect([t('waiting', called('red')), t('waiting', called('blue'))]).toEqual([
      'Waiting for the Alexandrian Macedonians…',
      'Waiting for the Mongol Conquest…',
    ])
    expect([t('over-lost', called('red')), t('over-lost', called('blue'))]).toEqual([
      'Defeat: the Alexandrian Macedonians win',
      'Defeat: the Mongol Conquest wins',
    ])
    expect(t('log-ended-won', called('blue'))).toBe('The Mongol Conquest won the battle.')
    expect(partyName(null, 'red-camp')).toBe('Alexandrian Macedonians’ camp')
  })

  it('keep their dark fields where these are far apart', async () => {
    await meet('II/12', 'II/33')
    expect(sides.of('red', 'red').properties).toMatchObject({ '--red-field': '#51397a', '--red-plate': '#2c1d49' })
    expect(sides.of('blue', 'red').properties).toMatchObject({ '--blue-field': '#8f2a20', '--blue': expect.stringContaining('#8f2a20') as string })
  })

  it('are dark and pale where they are near, and the defender is pale', async () => {
    await meet('II/11', 'IV/35')
    expect([sides.of('red', 'red').properties['--red-field'], sides.of('blue', 'red').properties['--blue-field']]).toEqual(['#2f5a38', PALE])
    expect([sides.of('red', 'blue').properties['--red-field'], sides.of('blue', 'blue').properties['--blue-field']]).toEqual([PALE, '#6a4a30'])
    // In the panel a people keeps its colour.
    expect(sides.of('blue', 'red').properties['--blue']).toContain('#6a4a30')
  })

  it('of a civil war have one name with their colour, and are dark and pale', async () => {
    await meet('II/33', 'II/33')
    expect(both()).toEqual({ one: 'Polybian Romans (Red)', other: 'Polybian Romans (Blue)' })
    expect(sides.short('red')).toBe('Polybian Romans (Red)')
    expect(partyName(null, 'blue-camp')).toBe('Polybian Romans (Blue) camp')
    expect([sides.of('red', null).properties['--red-field'], sides.of('blue', null).properties['--blue-field']]).toEqual(['#8f2a20', PALE])
  })

  it('of one people have their long names where there is little room, too', async () => {
    await meet('II/33', 'II/49')
    expect([sides.short('red'), sides.short('blue')]).toEqual(['Polybian Romans', 'Marian Romans'])
  })

  it('without a list are red and blue, and look as style sheets have it', async () => {
    await meet('', 'none')
    expect([called('red'), called('blue')]).toEqual([
      { side: 'Red', the: 'Red', many: 1 },
      { side: 'Blue', the: 'Blue', many: 1 },
    ])
    expect(sides.of('red', null).properties).toEqual({})
    expect(sides.style('red')).toBe('')
  })
})
