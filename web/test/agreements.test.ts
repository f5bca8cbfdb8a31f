import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { agreedName, answerName, conflicts, editionName, grouped } from '../src/agreements'
import type { Agreed } from '../src/wire'
import { attribute, has } from '../src/words'

const EDITIONS = join(import.meta.dirname, '../../editions')
const text = (file: string) => readFileSync(join(EDITIONS, file), 'utf8')
const files = readdirSync(EDITIONS).filter((file) => file.startsWith('dba-'))
const ids = (file: string, table: string) => [...text(file).matchAll(new RegExp(`^\\[${table}\\.([\\w-]+)\\]`, 'gm'))].map((found) => found[1] ?? '')

/** The rulings of a file with their answers. */
const rulings = files.flatMap((file) =>
  text(file)
    .split(/^(?=\[)/m)
    .flatMap((part) => {
      const id = /^\[rulings\.([\w-]+)\]/.exec(part)?.[1]
      const values = [...part.matchAll(/^values\.([\w-]+)/gm)].map((found) => found[1] ?? '')
      return id ? [[id, values] as const] : []
    }),
)

const none: Agreed = { preset: null, conventions: [], rulings: [], conflicts: [] }

describe('what players agree on', () => {
  it('is found in the editions', () => {
    expect(files.length).toBeGreaterThan(1)
    expect(rulings.length).toBeGreaterThan(30)
  })

  it.each(ids('conventions.toml', 'conventions'))('the convention %s has words', (id) => {
    expect(has(`convention-${id}`)).toBe(true)
    expect(attribute(`convention-${id}`, 'changes')).toBeTruthy()
  })

  it.each(rulings)('the ruling %s has words for each answer', (id, values) => {
    expect(has(`ruling-${id}`)).toBe(true)
    for (const value of values) expect(attribute(`ruling-${id}`, value), value).toBeTruthy()
  })

  it.each(files)('%s has a name and a place for each of its rulings', (file) => {
    const edition = /dba-(.+)\.toml/.exec(file)?.[1] ?? ''
    expect(editionName(edition)).toBe(`DBA ${edition}`)
    for (const all of [ids(file, 'rulings'), ids('conventions.toml', 'conventions').filter((id) => !id.startsWith('wadbag'))]) {
      const groups = grouped(all.map((id) => ({ id })))
      expect(groups.find(({ group }) => group === 'other')).toBeUndefined()
      expect(groups.flatMap(({ members }) => members)).toHaveLength(all.length)
    }
  })

  it('is named in a few words', () => {
    expect(agreedName(none)).toBe('as printed')
    expect(agreedName({ ...none, conventions: ['camp-6'] })).toBe('with one convention')
    expect(agreedName({ ...none, rulings: [['camp-attackers', 'one']] })).toBe('with one ruling of your own')
    expect(agreedName({ ...none, conventions: ['camp-6', 'no-bua'], rulings: [['camp-attackers', 'one']] })).toBe(
      'with 2 conventions and one ruling of your own',
    )
    expect(agreedName({ ...none, preset: 'wadbag-24', conventions: ['camp-6'] })).toBe('with the WADBAG (Washington) conventions')
  })

  it('says in one sentence what does not go together', () => {
    const clash: Agreed = {
      ...none,
      conflicts: [
        { kind: 'needs', one: 'light-horse-recoil', other: 'board-30' },
        { kind: 'settles', one: 'zone-camp', other: 'zone-camp' },
      ],
    }
    expect(conflicts(clash)).toEqual([
      '“Light horse only push spears and pikes back” needs “Larger board (18.75 BW)”: use both, or neither.',
      '“Camps have zones” already answers “Does an occupied camp have a zone of control?”: choose the usual answer there, or switch the convention off.',
    ])
    expect(answerName('camp-attackers', 'one')).toBe('one')
  })
})

describe('choices that do not go together', () => {
  it('are two answers, or a convention and what it needs or settles', () => {
    const of = (kind: 'needs' | 'excludes' | 'settles', one: string, other: string) => conflicts({ ...none, conflicts: [{ kind, one, other }] })[0]
    expect(of('excludes', 'supporters-die=no', 'litter-factors=own')).toBe(
      '“Is a rear supporter destroyed with the element in front? no, it survives” and “Which factors do command posts and litters use? those of war wagons” cannot be combined: switch one off.',
    )
  })
})
