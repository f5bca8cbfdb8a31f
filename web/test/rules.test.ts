// The rules as the page has them, out of docs/generated/rules.md, which is made from the referee's own list.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFacts, readRules } from '../build/rules'
import { isRule, sentence } from '../src/reasons'
import { sectionsOf } from '../src/rulebook.svelte'
import { has, named } from '../src/words'

const page = readFileSync(resolve(import.meta.dirname, '../../docs/generated/rules.md'), 'utf8')
const book = readRules(page)

describe('the book of rules', () => {
  it('has every rule that the tables at the head of the page list, and no other', () => {
    const listed = [...page.matchAll(/\| \[`([\w.-]+)`\]\(#/g)].map(([, id]) => id)
    expect(listed.length).toBeGreaterThan(100)
    expect(book.map((rule) => rule.id).sort()).toEqual(listed.sort())
  })

  it('has a sentence for each, a title for what it is about, and a scenario that shows it', () => {
    for (const { id, scenarios } of book) {
      expect(isRule(id), id).toBe(true)
      expect(sentence(id), id).not.toContain(id)
      expect(has(`rule-topic-${id.split('.')[0]}`), id).toBe(true)
      expect(scenarios.length, id).toBeGreaterThan(0)
    }
    // A wish of the hand's own is none.
    expect(isRule('wish-good-going')).toBe(false)
  })

  it('names conventions and rulings that have a name', () => {
    const all = book.flatMap((rule) => rule.depends)
    expect(all.length).toBeGreaterThan(10)
    for (const { kind, id } of all) expect(named(kind, id), id).not.toBe(id.replaceAll('-', ' '))
  })

  it('says of each rule in each edition what its sections say', () => {
    const all = Object.fromEntries(
      ['', '-3.0'].map((name) => [name.slice(1), readFacts(readFileSync(resolve(import.meta.dirname, `../../docs/reference/facts${name}.toml`), 'utf8'))]),
    )
    // As docs/reference/facts.toml has it under §1.
    expect(sectionsOf(['3.0 §1.1 Scale', '2.2 and 1.22 §1 Scale and table'], '2.2', all).map(({ title, says }) => [title, says[2]])).toEqual([
      ['Scale and table', 'The table is 600 mm square at 15 mm and 900 mm at 25 mm: 15 base widths.'],
    ])
    // What 1.22 does instead is said where 1.22 is played.
    const own = {
      '': [
        { number: '8', title: 'Edges', says: ['A die chooses.', '1.22: two dice choose.'] },
        { number: '23', title: 'Else', says: ['1.22: no cities.'] },
      ],
    }
    const cited = ['2.2 and 1.22 §23 Else, §8 Edges']
    expect(sectionsOf(cited, '2.2', own).map(({ number, says }) => [number, says])).toEqual([['8', ['A die chooses.']]])
    expect(sectionsOf(cited, '1.22', own).map(({ number, says }) => [number, says.length])).toEqual([
      ['23', 1],
      ['8', 2],
    ])
    expect(sectionsOf(['2.2 and 1.22 §1 Scale and table'], '3.0', all)).toEqual([])
    const silent = book.flatMap(({ id, sections, editions }) =>
      editions
        .filter((edition) => sections.some((one) => one.slice(0, one.indexOf('§')).includes(edition)) && sectionsOf(sections, edition, all).length === 0)
        .map((edition) => `${id} in ${edition}`),
    )
    expect(silent).toEqual([])
  })

  it('is read line by line, and nothing in it is passed over', () => {
    const page = `# Head

## Moving

| what the table says | rule |
|---|---|
| It cannot go that far. | [\`move.distance\`](#movedistance) |

### move.distance

> It cannot go that far.

Editions: 1.22, 2.2.

Depends on: convention \`followers-assumed\` (2.2), ruling \`how-moves-are-measured\` (3.0).

Sections: 2.2 and 1.22 §13 How far, §12 PIPs; 3.0 §8.2 What it costs.

Scenarios:

* [A blade goes 200 paces (and no more)](../scenarios/2.2/a.toml) (1.22, 2.2)
* [In all of them](../scenarios/2.2/b.toml)

### move.gap

> The gap on the way is too narrow.

Editions: none by itself.

Scenarios:

`
    expect(readRules(page)).toEqual([
      {
        id: 'move.distance',
        editions: ['1.22', '2.2'],
        depends: [
          { kind: 'convention', id: 'followers-assumed', edition: '2.2' },
          { kind: 'ruling', id: 'how-moves-are-measured', edition: '3.0' },
        ],
        sections: ['2.2 and 1.22 §13 How far, §12 PIPs', '3.0 §8.2 What it costs'],
        scenarios: [
          { shows: 'A blade goes 200 paces (and no more)', editions: ['1.22', '2.2'] },
          { shows: 'In all of them', editions: [] },
        ],
      },
      { id: 'move.gap', editions: [], depends: [], sections: [], scenarios: [] },
    ])
    expect(() => readRules(page.replace('Editions: 1.22, 2.2.', 'Somewhere: 2.2.'))).toThrow('Somewhere')
    expect(() => readRules(page.replace('* [In', '* In'))).toThrow('In all of them')
  })
})
