import { describe, expect, it } from 'vitest'
import { language } from '../src/language.svelte'
import { byRule, concerned, instead, reasons } from '../src/reasons'
import type { State, Verdict } from '../src/wire'

await language.include('table')

const far = { rule: 'move.distance', facts: { distance: 1.8765, allowance: 1.25 }, shapes: [] }
const wood = (element: string) => ({ rule: 'move.group.going', facts: { element }, shapes: [] })
const verdict: Verdict = { legal: false, breaches: [wood('r1'), far, wood('r2')] }

describe('reasons', () => {
  it('are sentences of the rules, each once', () => {
    expect(reasons(verdict, null)).toHaveLength(2)
    expect(reasons(verdict, null).join(' ')).not.toContain('move.')
  })

  it('are gathered by rule in the order in which rules were broken', () => {
    expect(byRule(verdict).map(({ rule, breaches }) => [rule, breaches.length])).toEqual([
      ['move.group.going', 2],
      ['move.distance', 1],
    ])
  })

  it('give what was measured against what is allowed, to the hundredth', () => {
    expect(reasons({ ...verdict, breaches: [far] }, null)).toEqual(['Too far: 1.88 BW. It may move 1.25 BW.'])
    expect(concerned(far, null)).toEqual([])
  })

  it('say how far a feature of a kind reaches beyond its quarter', () => {
    const of = (extends_: string | null) =>
      reasons(
        { ...verdict, breaches: [{ rule: 'setup.terrain.quarter', facts: { spot: 'near-left', ...(extends_ ? { extends: extends_ } : {}) }, shapes: [] }] },
        null,
      )
    expect(of('must')).toEqual(['It must lie partly in its quarter and partly in one beside it.'])
    expect(of('no')).toEqual(['It must lie wholly in its quarter.'])
    // A waterway has an edge.
    expect(of(null)).toEqual(['The feature must lie in the quarter, or along the edge, that was rolled or chosen for it.'])
  })

  it('say what the rulings in force allow instead, and not what the edition has as printed', () => {
    const zone = 'move.zone-of-control'
    const allowed = (word: string) => instead(zone, { edition: '3.0', allows: { [zone]: word } } as unknown as State)
    expect(allowed('lined-up')).toContain('lined up opposite and no farther away')
    expect(allowed('partly-ahead')).toContain('facing the enemy partly ahead')
    expect(allowed('nearer')).toContain('closer facing the enemy')
    // Where a flank may be met from anywhere the rule refuses nothing, and a rule without such a sentence has none.
    expect(instead('move.contact.flank-start', { allows: { 'move.contact.flank-start': 'anywhere' } } as unknown as State)).toBe('')
    expect([instead('move.distance', null), instead(zone, null)]).toEqual(['', ''])
  })

  it('name the elements where the sentence of the rule does not', () => {
    expect(concerned(wood('r1'), null)).toEqual(['r1'])
    expect(reasons({ ...verdict, breaches: [{ ...far, facts: { distance: 2 } }] }, null)).toEqual(['Too far for its move.'])
  })

  it('have a sentence for each set of facts that a rule comes with', () => {
    const through = (facts: Record<string, string | number>) => reasons({ legal: false, breaches: [{ rule: 'move.through', facts, shapes: [] }] }, null)
    expect(through({ element: 'r2', other: 'b12', lines: 0 })).toEqual(['b12 is in the way of r2.'])
    expect(through({ element: 'r2', place: 'red-camp' })).toEqual(['Red camp is in the way of r2.'])
    const state = { elements: [], features: [{ kind: 'wood' }, { kind: 'marsh' }], holds: [] } as unknown as State
    const named = (rule: string) => ({ rule, facts: { element: 'r2', feature: 1, terrain: 2 }, shapes: [] })
    // Terrain is counted from one, the number in the record from zero.
    expect(reasons({ legal: false, breaches: [named('move.through')] }, state)).toEqual(['r2 may not pass through the marsh.'])
    expect(reasons({ legal: false, breaches: [named('move.going')] }, state)).toEqual(['r2 may not enter the marsh.'])
    expect(through({})).toEqual(['Something it may not pass through is in the way.'])
  })

  it('say of elements that are no group which is out of place and how to mend it', () => {
    const group = (facts: Record<string, string | number | string[]>) =>
      reasons({ legal: false, breaches: [{ rule: 'move.group', facts: { element: ['r1', 'r2', 'r3'], ...facts }, shapes: [] }] }, null)
    expect(group({ mover: 'r3', meant: 'r2', ahead: 0.1, right: -0.05, turn: 0, hand: 'right' })).toEqual([
      'r3 is out of line with r2: to move together, it would have to stand 0.1 BW farther ahead and 0.05 BW farther to its left. Move it by itself.',
    ])
    expect(group({ mover: 'r3', friend: 'r2', apart: 2 })).toEqual(['r3 does not touch the others: r2, the nearest, is 2 BW away. Move r3 by itself.'])
    expect(group({ mover: 'r3', friend: 'r1', between: 'r2' })).toEqual(['r2 stands between r3 and r1: select it as well, or move them one by one.'])
    // So little that it cannot be read.
    expect(group({ mover: 'r3', meant: 'r2', ahead: 0.001, right: 0, turn: 0.2, hand: 'left' })).toEqual(['r3 is out of line with r2: move it by itself.'])
    const leg = (facts: Record<string, string | number>) => reasons({ legal: false, breaches: [{ rule: 'move.group', facts, shapes: [] }] }, null)
    expect(leg({ leg: -0.5, fault: 'back' })).toEqual(['A group may not move back: move its elements one by one.'])
    // Where a column may retire, the referee does not say that.
    expect(leg({ leg: -0.5 })[0]).not.toContain('back')
    expect(leg({ leg: 120, fault: 'wheel' })).toEqual(['A group wheels at most 90° at a time; this wheel is 120°.'])
  })

  it('say which terrain allows no more, and of a group first which element meets it', () => {
    const state = { elements: [{ id: 'r4', class: 'Ps' }], features: [{ kind: 'marsh' }, { kind: 'wood' }], holds: [] } as unknown as State
    const said = (facts: object) =>
      reasons({ legal: false, breaches: [{ ...far, facts: { distance: 2.5, allowance: 1, slowest: 'r4', slow: 'going', ...facts } }] }, state)
    expect(said({ terrain: 2 })).toEqual(['Too far: 2.5 BW. Through the wood it may move 1 BW.'])
    expect(said({ terrain: 2, 'held-up': 'r4' })).toEqual(['Psiloi 4 of the group passes through the wood: the group may move 1 BW, and this is 2.5 BW.'])
    // Where worse going takes nothing off, it is no reason.
    expect(said({})).toEqual(['Too far: 2.5 BW. It may move 1 BW.'])
  })

  it('do not round a measure to what is allowed', () => {
    const of = (distance: number, allowance: number) => reasons({ legal: false, breaches: [{ ...far, facts: { distance, allowance } }] }, null)
    expect(of(1.8772, 1.875)).toEqual(['Too far: 1.877 BW. It may move 1.875 BW.'])
    expect(of(2.0016, 2)).toEqual(['Too far: 2.002 BW. It may move 2 BW.'])
  })

  it('of a zone say once what may be done in it, as the rules in force have it', () => {
    const state = (word: string) => ({ allows: { 'move.zone-of-control': word }, elements: [], features: [], holds: [] }) as unknown as State
    const zone = (element: string, zone: string | string[]) => ({ rule: 'move.zone-of-control', facts: { element, zone }, shapes: [] })
    const said = (word: string) => reasons({ legal: false, breaches: [zone('r1', 'b2'), zone('r2', 'b2')] }, state(word))
    expect(said('lined-up')).toEqual([
      'r1 and r2 may not move like this in the zone of b2.',
      'Allowed there: contact, lined up opposite and no farther away, or straight back.',
    ])
    expect(said('nearer').at(-1)).toBe('Allowed there: contact, closer facing the enemy, or straight back.')
    const zones = (...breaches: Verdict['breaches']) => reasons({ legal: false, breaches }, state('lined-up'))[0]
    expect(zones(zone('r1', ['b2', 'b3']))).toBe('r1 may not move like this in the zones of b2 and b3.')
    // From three on they are counted, each once.
    expect(zones(zone('r1', ['b2', 'b3']), zone('r2', ['b3', 'b4']))).toBe('r1 and r2 may not move like this in the zones of 3 enemies.')
    // A policy that has no sentence is passed over.
    expect(said('another')).toEqual(said('nearer').slice(0, 1))
  })

  it('say where a text is no order', () => {
    const unread = { column: 6, found: '`r13`', expected: 'an element' }
    expect(reasons({ legal: false, breaches: [], unread }, null)).toEqual(['At character 6: found `r13`, expected an element.'])
  })
})

describe('a refusal with several reasons', () => {
  const breach = (rule: string, facts: Record<string, string | number> = {}) => ({ rule, facts, shapes: [] })

  it('says the cause first, and what only follows from it last', () => {
    const all = ['move.contact.reach', 'move.contact.alignment', 'move.gap', 'move.through', 'move.second'].map((rule) => breach(rule))
    expect(byRule({ legal: false, breaches: all }).map(({ rule }) => rule)).toEqual([
      'move.second',
      'move.through',
      'move.gap',
      'move.contact.alignment',
      'move.contact.reach',
    ])
  })

  it('says what is in the way of lining up by how much, before what follows from it', () => {
    const state = {
      elements: [
        { id: 'r4', class: 'Bd' },
        { id: 'r12', class: 'Ps' },
      ],
      features: [],
      holds: [],
    } as unknown as State
    const aside = { aside: 655 / 65_536, hand: 'left' }
    const misaligned = (enemy: string, more: Record<string, string | number> = {}) => breach('move.contact.alignment', { element: 'r4', enemy, ...more })
    const all = [breach('move.contact.reach', { element: 'r4', enemy: 'b3' }), misaligned('b5'), misaligned('b3', { friend: 'r12', ...aside })]
    const said = 'Psiloi 12 is 0.01 BW in the way of Blades 4: move it first, at least that far to its left.'
    expect(byRule({ legal: false, breaches: all }, state).map(({ rule, cause }) => [rule, cause])).toEqual([
      ['move.contact.alignment', said],
      ['move.contact.reach', null],
    ])
    expect(reasons({ legal: false, breaches: all }, state)[0]).toBe(said)
    const overlap = breach('move.overlap', { element: 'r4', other: 'r12', ...aside, hand: 'right' })
    expect(reasons({ legal: false, breaches: [overlap] }, state)).toEqual([said.replace('left', 'right')])
    // What is not measured stands there, and is no more than that.
    expect(reasons({ legal: false, breaches: [breach('move.overlap', { element: 'r4', other: 'r12' })] }, state)).toEqual([
      'There is no room: Blades 4 would end on top of Psiloi 12.',
    ])
  })

  it('says of each that is in the way how far it must go', () => {
    const one = breach('move.overlap', { element: 'r4', other: 'r3', aside: 0.02, hand: 'left' })
    const other = breach('move.overlap', { element: 'r4', other: 'r5', aside: 0.5, hand: 'right' })
    const [first] = byRule({ legal: false, breaches: [one, other] })
    // The one that is most in the way comes first.
    expect(first?.cause).toMatch(/^r5 is 0\.5 BW in the way of r4.* r3 is 0\.02 BW in the way of r4/)
  })

  it('names the one that a place is taken by, and not a neighbour that is a little in the way as well', () => {
    const beside = breach('move.overlap', { element: 'r4', other: 'r3', aside: 0.02, hand: 'left', covers: 2 })
    const below = breach('move.overlap', { element: 'r4', other: 'r5', covers: 80 })
    const said = (...breaches: Verdict['breaches']) => reasons({ legal: false, breaches }, null)
    expect(said(beside, below)).toEqual(['There is no room: r4 would end on top of r5.'])
    // Of a group the one that stands on most is named, and not the neighbours of the others.
    const other = breach('move.overlap', { element: 'r6', other: 'r7', covers: 81 })
    expect(said(beside, below, other)).toEqual(['There is no room: r6 would end on top of r7.'])
    // Where the one that is most in the way could make room, so must its neighbour.
    const half = breach('move.overlap', { element: 'r4', other: 'r5', aside: 0.5, hand: 'right', covers: 50 })
    const away = breach('move.overlap', { element: 'r6', other: 'r7', aside: 0.1, hand: 'right', covers: 10 })
    expect(said(beside, half, away)).toEqual([
      'r5 is 0.5 BW in the way of r4: move it first, at least that far to its right. r3 is 0.02 BW in the way of r4: move it first, at least that far to its left.',
    ])
  })

  it('names the first that is met on the way', () => {
    const through = (other: string, met: number) => breach('move.through', { element: 'r4', other, lines: 0, met })
    const place = breach('move.through', { element: 'r4', place: 'red-camp' })
    expect(reasons({ legal: false, breaches: [through('r1', 0.7), through('r9', 0.2), place] }, null)).toEqual([
      'r9 is in the way of r4.',
      'Red camp is in the way of r4.',
    ])
  })

  const meant = { mover: 'r1', meant: 'b2', contact: 'front', ahead: 0.1, right: -0.3, turn: 0, hand: 'right' }

  it('says what a contact lacks, before the zone of the enemy that it is meant for', () => {
    const zone = breach('move.zone-of-control', { element: 'r1', zone: 'b2', ...meant })
    const state = { allows: { 'move.zone-of-control': 'lined-up' }, elements: [], features: [], holds: [] } as unknown as State
    const said = (facts: Record<string, string | number>) => reasons({ legal: false, breaches: [{ ...zone, facts: { ...zone.facts, ...facts } }] }, state)
    const lacks = 'r1 is not lined up to meet b2 front on: it must end'
    const allowed = 'Allowed there: contact, lined up opposite and no farther away, or straight back.'
    expect(said({})).toEqual([`${lacks} 0.1 BW farther ahead and 0.3 BW farther to its left.`, allowed])
    expect(said({ ahead: -0.004, turn: 12.4 })[0]).toBe(`${lacks} 0.3 BW farther to its left and turned 12° more to its right.`)
    // The same of one that touches, whose zone has nothing to add.
    const touching = breach('move.contact.alignment', { element: 'r1', enemy: 'b2', ...meant })
    const rules = (...all: Verdict['breaches']) => byRule({ legal: false, breaches: all }).map(({ rule }) => rule)
    const bare = breach('move.zone-of-control', { element: 'r1', zone: 'b2' })
    expect(rules(bare, touching)).toEqual(['move.contact.alignment', 'move.zone-of-control'])
    expect(rules(breach('move.overlap'), touching)).toEqual(['move.overlap', 'move.contact.alignment'])
    expect(rules(zone, breach('move.distance'))).toEqual(['move.distance', 'move.zone-of-control'])
  })

  it('says which zone comes before the enemy that a move is to reach, and what may be done there', () => {
    const first = breach('move.zone-of-control', { element: 'r3', zone: 'b1', first: 'b1', mover: 'r1', enemy: 'b2' })
    const state = { allows: { 'move.zone-of-control': 'lined-up' }, elements: [], features: [], holds: [] } as unknown as State
    const [said, instead] = reasons({ legal: false, breaches: [first] }, state)
    expect(said).toBe('r1 cannot reach b2 like this: the move begins in, or comes into, the zone of b1 first, and must respond to b1.')
    expect(instead).toContain('lined up opposite and no farther away')
    const several = breach('move.zone-of-control', { element: 'r1', zone: 'b1', mover: 'r1', enemy: 'b2' })
    const either = { ...several, facts: { ...several.facts, 'one-of': ['b1', 'blue-camp'] } }
    expect(reasons({ legal: false, breaches: [either] }, state)[0]).toBe(
      'r1 cannot reach b2 like this: the move begins in, or comes into, the zones of b1 and Blue camp first, and must respond to one of them.',
    )
  })

  it('says what a second move lacks before the zone that it comes into', () => {
    const second = (facts: Record<string, string | number>) => breach('move.second', { element: 'r1', moves: 1, ...facts })
    const zone = breach('move.zone-of-control', { element: 'r1', zone: 'b2' })
    const said = (facts: Record<string, string | number>) => reasons({ legal: false, breaches: [zone, second(facts)] }, null)[0]
    expect(said({ comes: 0.7, least: 1, enemy: 'b2' })).toBe(
      'Off a road, another move must stay more than 1 BW from every enemy all the way: r1 would come to 0.7 BW from b2.',
    )
    expect(said({ starts: 0.7, least: 1, enemy: 'b2' })).toBe(
      'Off a road, r1 may move again only where it stands more than 1 BW from every enemy; b2 is 0.7 BW away.',
    )
    expect(said({ moves: 3, most: 3 })).toBe('r1 has moved 3 times this bound. Off a road it may move 3 times at most.')
    expect(said({ needs: 'good-going' })).toBe('r1 has already moved. Off a road, another move must stay in good going all the way.')
    expect(said({ needs: 'road' })).toBe('r1 has already moved: it may move again only along a road.')
  })

  it('says how a charge fails to line up before what a second move must end in', () => {
    const second = breach('move.second', { element: 'r1', moves: 1, needs: 'lined-up' })
    const alignment = breach('move.contact.alignment', { element: 'r1', enemy: 'b2' })
    const rules = (...all: Verdict['breaches']) => byRule({ legal: false, breaches: all }).map(({ rule }) => rule)
    expect(rules(second, alignment)).toEqual(['move.contact.alignment', 'move.second'])
    expect(rules(second, breach('move.distance'))).toEqual(['move.distance', 'move.second'])
    expect(reasons({ legal: false, breaches: [second] }, null)).toEqual([
      'r1 has already moved. Another move up to an enemy must end lined up in contact; an overlap alone is not enough.',
    ])
  })

  it('leaves rules of one rank as they were broken', () => {
    const all = ['setup.terrain.size', 'setup.terrain.apart'].map((rule) => breach(rule))
    expect(byRule({ legal: false, breaches: all }).map(({ rule }) => rule)).toEqual(['setup.terrain.size', 'setup.terrain.apart'])
  })
})
