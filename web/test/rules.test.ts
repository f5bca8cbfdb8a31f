// The rules as the page has them, out of docs/generated/rules.md, which is made from the referee's own list.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examplesOf, readFacts, readRules } from '../build/rules'
import { language } from '../src/language.svelte'
import { isRule, sentence } from '../src/reasons'
import { appliedTo, aspectsOf } from '../src/ruleFacts'
import type { State } from '../src/wire'
import { has, named, t } from '../src/words'

await language.include('reference')

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

  it('gives a base width in paces as docs/reference/facts.toml has it at either scale', () => {
    // At 15 mm 40 mm, where 100 paces are 25 mm; at 25 mm 60 mm, where 100 paces are 40 mm.
    expect(t('rule-paces')).toBe('A base width (BW) is 160 paces (150 at 25 mm).')
  })

  it('names conventions and rulings that have a name', () => {
    const all = book.flatMap((rule) => rule.depends)
    expect(all.length).toBeGreaterThan(10)
    for (const { kind, id } of all) expect(named(kind, id), id).not.toBe(id.replaceAll('-', ' '))
  })

  describe('of a refusal', () => {
    const all = Object.fromEntries(
      ['', '-3.0'].map((name) => [name.slice(1), readFacts(readFileSync(resolve(import.meta.dirname, `../../docs/reference/facts${name}.toml`), 'utf8'))]),
    )
    const said = (rule: string, aspects: string[][], edition: string) => appliedTo(rule, aspects, edition, all).flatMap(({ says }) => says)

    it('says what the edition says of it, few statements, and the rest of their sections apart', () => {
      const breach = { rule: 'move.group.shift', facts: {}, shapes: [] }
      // As docs/reference/facts.toml has them under §15.5 and §23.
      expect(appliedTo(breach.rule, [], '2.2', all)).toEqual([
        {
          number: '15.5',
          title: 'Shifting sideways',
          says: ['A group shifts by half a base width at most.', 'A group shifts only to line up with an enemy within one base width ahead.'],
          rest: [],
        },
      ])
      expect(said(breach.rule, [], '1.22')).toEqual(['1.22: a group shifts by 80 paces at most when its front meets an enemy front.'])
      const [pinned] = appliedTo('move.pinned', [], '2.2', all)
      expect(pinned?.says).toEqual(['With an enemy in front contact one may only break off.'])
      expect(pinned?.rest).toHaveLength(7)
    })

    it('says of troops and of what was measured what is so of them alone', () => {
      const state = { elements: [{ id: 'r1', class: 'Kn', mounted: true }], topography: null } as unknown as State
      const far = aspectsOf([{ rule: 'move.distance', facts: { distance: 2, allowance: 1.875, slowest: 'r1' }, shapes: [] }], state)
      expect(said('move.distance', far, '2.2')).toEqual(['Knights: 300 paces, 200 in bad going, 400 by road.'])
      // In good going nothing is said of worse going, and of worse going what is so of these troops.
      const good = said('move.distance', far, '3.0')
      expect(good).toContain('How far each kind of troops goes in good going.')
      expect(good.join(' ')).not.toMatch(/rough|bad|worse/)
      const slowed = (one: object) =>
        said(
          'move.distance',
          aspectsOf([{ rule: 'move.distance', facts: { distance: 2, allowance: 1, slowest: 'r1', slow: 'going' }, shapes: [] }], {
            ...state,
            elements: [{ id: 'r1', ...one }],
          } as unknown as State),
          '3.0',
        )
      expect(slowed({ class: 'Kn', mounted: true })).toEqual([
        'Mounted troops go 1 in rough and bad going.',
        'Any part of the base in worse going at any moment slows the whole move.',
      ])
      expect(slowed({ class: 'Art', mounted: false })).toEqual(['Artillery goes 1 in rough going, and never into bad going.'])
      // 1.22 has one statement of camelry, and 2.2 another.
      const camelry = aspectsOf([{ rule: 'move.distance', facts: { distance: 3, allowance: 2.5, slowest: 'r1' }, shapes: [] }], {
        ...state,
        elements: [{ id: 'r1', class: 'Cm', mounted: true }],
      } as unknown as State)
      expect(said('move.distance', camelry, '1.22')).toEqual(['1.22: 200 paces for camelry in all bad going.'])
      expect(said('move.distance', camelry, '2.2')).toEqual(['Camelry: 400 paces, in dunes and oases too, 200 in other bad going, 400 by road.'])
      const flank = aspectsOf([{ rule: 'move.contact.alignment', facts: { mover: 'r1', meant: 'b1', contact: 'left-flank' }, shapes: [] }], state)
      expect(said('move.contact.alignment', flank, '2.2')).toEqual(['Flank contact: front edge on side edge, front corner on front corner.'])
      expect(said('move.contact.alignment', flank, '3.0')).toEqual(["Side: front edge on side edge, front corner on the enemy's front corner."])
    })

    it('marks no more than three statements, in each edition that has the rule', () => {
      // What follows from there being a table and elements on it is said by the refusal itself.
      const plain =
        /^(order|choose)\.|^setup\.terrain\.(form|board|crest|lift|kind)$|^setup\.(topography|camp\.(form|overlap))$|^setup\.army$|^deploy\.(lift|overlap|camp)$|^dismount\.troop$|^move\.board$/
      const without = new Set<string>()
      const many: string[] = []
      for (const { id, editions } of book) {
        for (const edition of editions) {
          const refuses = all[edition === '3.0' ? '3.0' : '']!.flatMap((section) => Object.values(section.refuses).flat())
          const words = refuses.flatMap((named) => (named.includes(`${id} `) ? [named.split(' ').at(-1)!] : []))
          for (const word of words) if (said(id, [[word]], edition).length > 3) many.push(`${id} ${word} ${edition}`)
          if (said(id, [], edition).length === 0 && !plain.test(id)) without.add(`${id} ${edition}`)
        }
      }
      expect([...without]).toEqual([])
      expect(many).toEqual([])
    })
  })

  it('shows a few examples of each edition', () => {
    const of = (shows: string, ...editions: string[]) => ({ shows, editions })
    const scenarios = [of('a', '2.2'), of('b', '2.2'), of('c', '2.2'), of('d', '2.2'), of('e', '2.2', '3.0'), of('f')]
    expect(examplesOf({ id: 'move.gap', editions: [], depends: [], scenarios }).scenarios.map(({ shows }) => shows)).toEqual(['a', 'b', 'c', 'e', 'f'])
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
        scenarios: [
          { shows: 'A blade goes 200 paces (and no more)', editions: ['1.22', '2.2'] },
          { shows: 'In all of them', editions: [] },
        ],
      },
      { id: 'move.gap', editions: [], depends: [], scenarios: [] },
    ])
    expect(() => readRules(page.replace('Editions: 1.22, 2.2.', 'Somewhere: 2.2.'))).toThrow('Somewhere')
    expect(() => readRules(page.replace('* [In', '* In'))).toThrow('In all of them')
  })
})
