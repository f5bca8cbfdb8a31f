import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bringArmyLists } from '../e2e/support/army-lists'
import { armyQuery, BOOKS, relation, withPeople, yearsOf } from '../src/armySearch'
import { nearNames, WELL_KNOWN, wellKnown } from '../src/armies/wellKnown'
import { armies, initSync } from '../src/engine/acies_wasm.js'
import { peopleOf } from '../src/armies/colours'
import { language } from '../src/language.svelte'
import { has } from '../src/words'

await language.include('setup')

describe('a search for armies', () => {
  it('asks for all that is said, and for nothing else', () => {
    expect(armyQuery({ words: ' mac ', book: 'II', home: 'Hilly' })).toBe('mac II/ Hilly')
    expect(armyQuery({ words: '', book: '', home: 'Dry' })).toBe('Dry')
    expect(armyQuery({ words: '', book: '', home: '' })).toBe('')
  })

  it('has the period of each book in words', () => expect(BOOKS.filter((book) => !has(`army-book-${book}`))).toEqual([]))

  it('finds the lists of a people after those of its words, each once', () => {
    const brief = (key: string, name: string, dates: string) => ({ key, name, dates, home: [], aggression: 0 })
    const [greek, sparta, rome] = [
      brief('I/52h', 'Early Hoplite Greek', '668-449 BC'),
      brief('II/5a', 'Later Hoplite Spartan', '448-225 BC'),
      brief('II/33', 'Polybian Roman', '275-105 BC'),
    ]
    // Spartans have colours, and so a people, of their own; the Athenians wear those of the Greeks.
    const athens = brief('II/5b', 'Athenian', '448-278 BC')
    const keys = (words: string, found: (typeof greek)[]) => withPeople(found, [greek, sparta, rome, athens], words, peopleOf).map(({ key }) => key)
    expect(keys('greek', [greek])).toEqual(['I/52h', 'II/5b'])
    expect(keys('roman', [rome])).toEqual(['II/33'])
    // Too little to go by, and what is no people.
    expect(keys('g', [])).toEqual([])
    expect(keys('217 BC', [rome])).toEqual(['II/33'])
  })
})

describe('a name that no list has', () => {
  beforeAll(() => {
    initSync({ module: readFileSync(resolve(import.meta.dirname, '../src/engine/acies_wasm_bg.wasm')) })
    bringArmyLists('3.0')
    bringArmyLists('2.2')
  })
  const keys = (edition: string, search: string) => (JSON.parse(armies(edition, search)) as { key: string }[]).map(({ key }) => key)
  const found = (typed: string, edition = '3.0') => wellKnown(typed, true).flatMap((search) => keys(edition, search))

  it.each([
    ['alexander', 'II/12'],
    ['Alexander the Great', 'II/12'],
    ['Hannibal', 'II/32a'],
    ['caesar', 'II/49'],
    ['Cäsar', 'II/49'],
    ['normans', 'IV/3'],
    ['Norman', 'III/52'],
    ['vikings', 'III/40b'],
    ['Huns', 'II/80a'],
    ['cannae', 'II/33'],
    ['Annibale', 'II/32a'],
    ['Wikinger', 'III/40b'],
  ])('leads to the lists that a player means: %s', (typed, key) => expect(found(typed)).toContain(key))

  it('leads to lists of the edition that is played', () => {
    expect(found('hannibal', '2.2')).toContain('II/32')
    expect(found('normans', '2.2')).toContain('III/51')
    // Each name leads to a list of every edition.
    for (const edition of ['3.0', '2.2'])
      for (const [names, searches] of WELL_KNOWN)
        expect(
          searches.flatMap((search) => keys(edition, search)),
          names,
        ).not.toEqual([])
  })

  it('is looked for by its beginning where nothing else is found, and by no less than three letters', () => {
    expect(wellKnown('hanni', true)).toEqual([])
    expect(wellKnown('hanni', false)).toEqual(wellKnown('hannibal', true))
    expect(wellKnown('ha', false)).toEqual([])
    expect(wellKnown('217 BC', false)).toEqual([])
  })

  it('is offered where one comes near it', () => {
    expect(nearNames('hanibal', [])).toContain('Hannibal')
    expect(nearNames('cathaginian', [{ name: 'Later Carthaginian' }])).toEqual(['Carthaginian'])
    expect(nearNames('xyzzy', [{ name: 'Later Carthaginian' }])).toEqual([])
  })
})

describe('two armies', () => {
  it.each([
    ['359-320 BC', [-359, -320]],
    ['3000-2800 BC', [-3000, -2800]],
    ['55 BC-75 AD', [-55, 75]],
    ['10-5 BC & 3 BC-4 AD', [-10, 4]],
    ['1071 AD', [1071, 1071]],
    ['900-950 AD & 1000 AD', [900, 1000]],
  ])('live in the years of %s', (dates, years) => expect(yearsOf(dates)).toEqual(years))

  const list = (key: string, dates: string, enemies: string[] = []) => ({
    key,
    dates,
    enemies: enemies.map((of) => ({ key: of, name: '', dates: '', home: [], aggression: 0 })),
  })
  it('of one list fight a civil war, whether or not it is an enemy of itself', () => {
    expect(relation(list('IV/23', '1200-1300 AD'), list('IV/23', '1200-1300 AD'))).toEqual({ kind: 'civil' })
    expect(relation(list('IV/23', '1200-1300 AD', ['IV/23']), list('IV/23', '1200-1300 AD'))).toEqual({ kind: 'civil' })
  })
  it('are enemies, contemporaries, or so many years apart', () => {
    expect(relation(list('II/12', '359-320 BC', ['II/7']), list('II/7', '420-329 BC'))).toEqual({ kind: 'enemies' })
    expect(relation(list('II/12', '359-320 BC'), list('II/8', '340-275 BC'))).toEqual({ kind: 'contemporary' })
    // Alexander's last year is 320 BC, and the first of Polybius' Romans 275 BC.
    expect(relation(list('II/12', '359-320 BC'), list('II/33', '275-105 BC'))).toEqual({ kind: 'apart', years: 45 })
    expect(relation(list('II/33', '275-105 BC'), list('II/12', '359-320 BC'))).toEqual({ kind: 'apart', years: 45 })
  })
})
