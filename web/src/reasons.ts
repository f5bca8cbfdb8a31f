// Refusals in words: the referee's breaches as sentences.

import { partyName, partyNames } from './partyNames'
import type { Breach, FactValue, HomeTerrain, State, Verdict } from './wire'
import { attribute, capital, decimal, fittingAttribute, has, listed, named, t, type Arguments } from './words'

/** The rules of missing terrain, whose sentences name the kinds that the home terrain asks for. */
const MISSING_TERRAIN = 'setup.terrain.whole.'

/** The kinds of compulsory or optional terrain by name, as alternatives. */
function missingKinds(rule: string, { compulsory, optional }: HomeTerrain): string {
  const several = rule.endsWith('compulsory')
    ? compulsory.flatMap(({ kinds, least }) => kinds.map((kind) => [kind, least] as const))
    : optional.map((kind) => [kind, 1] as const)
  return listed(
    several.map(([kind, count]) => t('several', { what: named('terrain', kind), count })),
    'disjunction',
  )
}

const PARTY = /^(?:[rb](?:[1-9]|1[0-4])|(?:red|blue)-(?:camp|bua))$/

/** A fact as a sentence has it: elements, terrain and going by name, fixed words in words, a number as it is or as is clear beside others, a hand as it is. */
function formatFact(name: string, value: FactValue, state: State | null, others: FactValue[] = []): string | number {
  if (Array.isArray(value)) {
    const ids = value.map(String)
    return ids.every((one) => PARTY.test(one)) ? partyNames(state, ids) : value.map((one) => String(formatFact(name, one, state))).join(', ')
  }
  if (typeof value === 'number') {
    const family = { feature: 'terrain', terrain: 'said' }[name]
    const kind = family && state?.features[value - 1]?.kind
    return family === undefined || kind === undefined ? clear(value, others) : named(family, kind)
  }
  if (PARTY.test(value)) return partyName(state, value)
  // Their words differ by what they belong to, so the sentences choose them.
  if (['hand', 'needs', 'fault'].includes(name)) return value
  return named(name === 'going' || name === 'contact' ? name : 'word', value)
}

/** A number with as many digits as tell it from those beside it: 1.877 and 1.875, where two digits would say 1.88 of both. */
function clear(value: number, others: FactValue[]): number | string {
  const apart = (digits: number) => others.every((one) => typeof one !== 'number' || one === value || decimal(one, digits) !== decimal(value, digits))
  return apart(2) ? value : decimal(value, [3, 4].find(apart) ?? 5)
}

/** The facts of a breach as the arguments of its sentence. */
function facts(breach: Breach, state: State | null): Arguments {
  const values = Object.values(breach.facts)
  const args: Arguments = Object.fromEntries(Object.entries(breach.facts).map(([name, value]) => [name, formatFact(name, value, state, values)]))
  if (breach.rule.startsWith(MISSING_TERRAIN) && state?.home) return { ...args, kinds: missingKinds(breach.rule, state.home) }
  if (breach.facts.zone !== undefined) args.zones = [breach.facts.zone].flat().length
  const off = breach.facts.meant === undefined ? '' : missing(breach.facts)
  return off === '' ? args : { ...args, off }
}

/** How a mover would have to stand instead of how it does; what cannot be read is left out. */
function missing({ ahead, right, turn, hand }: Breach['facts']): string {
  const far = (value: FactValue | undefined, more: string, less: string) =>
    typeof value === 'number' && Math.abs(value) >= 0.005 ? [t(`meant-${value > 0 ? more : less}`, { far: Math.abs(value) })] : []
  const turned = typeof turn === 'number' && turn >= 0.5 ? [t(`meant-turn-${String(hand)}`, { degrees: Math.round(turn) })] : []
  return listed([...far(ahead, 'ahead', 'back'), ...far(right, 'right', 'left'), ...turned])
}

/** The sentence of a breach: what was measured against what is allowed where the rule has such a sentence, else that of the rule. */
export function reason(breach: Breach, state: State | null): string {
  const args = facts(breach, state)
  const id = messageOf(breach.rule)
  const exact = fittingAttribute(id, 'measured', args)
  if (exact !== null) return capital(exact)
  for (const message of [id, `rule-${id}`]) {
    if (has(message)) return capital(t(message, args))
  }
  return t('reason-bare', { rule: breach.rule })
}

/** What the rules in force, with their rulings, allow instead of what a rule refuses; empty where its reasons say it themselves. */
export function instead(rule: string, state: State | null): string {
  return attribute(messageOf(rule), `instead-${state?.allows?.[rule] ?? ''}`) ?? ''
}

/** Whether a rule is the referee's, and not a wish of the hand's own. */
export function isRule(rule: string): boolean {
  return !rule.startsWith('wish-') && has(messageOf(rule))
}

/** The sentence of a rule as such. */
export function sentence(rule: string): string {
  return isRule(rule) ? t(messageOf(rule)) : t('reason-bare', { rule })
}

/** Ids of messages have no dots. */
function messageOf(rule: string): string {
  return rule.replaceAll('.', '-')
}

/**
 * Rules by how well they say what to do about a refusal, the best first: what keeps the movers whatever they do, then what the move itself is
 * too much for, then what is in its way. `*` stands for all others.
 */
const CAUSES = [
  'wish-good-going',
  'order.not-now',
  'order.not-yours',
  'order.element',
  'order.movers',
  'move.pinned',
  'move.second',
  'move.sacking',
  'move.pips',
  'move.contact.never',
  'move.group',
  'move.group.going',
  'move.going',
  'move.distance',
  'move.distance.river',
  'move.zone-of-control.pinned',
  'move.zone-of-control',
  'move.overlap',
  'move.through',
  '*',
  // What follows where something else keeps the movers from coming there, or from lining up.
  'move.gap',
  'move.contact.flank-start',
  'move.contact.camp',
  'move.contact.overlap',
  'move.contact.alignment',
  'move.contact.reach',
  'order.form',
]

const rankOf = (rule: string): number => (CAUSES.includes(rule) ? CAUSES.indexOf(rule) : CAUSES.indexOf('*'))

/** The rank of what stands in the way of lining up: before the move itself, after what keeps the movers whatever they do. */
const BESIDE = CAUSES.indexOf('move.contact.never')
/** The rank of what a contact lacks: before the zone of the enemy that it is meant for. */
const MEANT = CAUSES.indexOf('move.zone-of-control') - 0.5
/** The rank of a charge that does not line up: after why it does not. */
const CHARGE = CAUSES.indexOf('move.contact.alignment') + 0.5

export interface Reason {
  rule: string
  breaches: Breach[]
  /** The sentence that says it of the whole rule; null where each breach has its own. */
  cause: string | null
}

/** The breaches that measure something, from the least of it to the most. */
function ascending(breaches: Breach[], name: string): Breach[] {
  const number = ({ facts }: Breach) => Number(facts[name])
  return breaches.filter(({ facts }) => facts[name] !== undefined).sort((a, b) => number(a) - number(b))
}

/** The breaches that a player would name: of what is in the way the first that a mover meets; of what it would end on that which covers most of its place, with what else could make room there where that one can. */
export function foremost(breaches: Breach[]): Breach[] {
  const on = ascending(breaches, 'covers').at(-1)
  const [met] = ascending(breaches, 'met')
  return breaches.filter((one) => {
    if (one.facts.met !== undefined) return one === met
    if (one.facts.covers === undefined || one === on) return true
    return on?.facts.aside !== undefined && one.facts.aside !== undefined && one.facts.element === on.facts.element
  })
}

/** Breaches of a rule that say of elements only in whose zones they are, as one. */
function inOneSentence(breaches: Breach[]): Breach[] {
  const bare = breaches.filter(({ facts }) => Object.keys(facts).sort().join(' ') === 'element zone')
  const [first] = bare
  if (!first) return breaches
  const all = (name: string) => {
    const values = [...new Set(bare.flatMap(({ facts }) => facts[name] ?? []))]
    return values.length === 1 ? values[0]! : values
  }
  const one = { ...first, facts: { element: all('element'), zone: all('zone') } }
  return breaches.flatMap((breach) => (breach === first ? one : bare.includes(breach) ? [] : breach))
}

/** The breaches by rule, the cause of the refusal first: what follows from it comes after, rules of one rank as they were broken. */
export function byRule(verdict: Verdict, state: State | null = null): Reason[] {
  const rules = new Map<string, Breach[]>()
  for (const breach of foremost(verdict.breaches)) rules.set(breach.rule, [...(rules.get(breach.rule) ?? []), breach])
  // Where something stands in the way it is said first, and what a contact lacks follows from it.
  const free = !rules.has('move.overlap') && !rules.has('move.through')
  const isAside = ({ breaches }: Reason) => breaches.some(({ facts }) => facts.aside !== undefined)
  const rank = (one: Reason) => {
    // A further move that must end lined up lacks only that.
    if (one.breaches.some(({ facts }) => facts.needs === 'lined-up')) return CHARGE
    return one.cause === null ? rankOf(one.rule) : Math.min(isAside(one) ? BESIDE : free ? MEANT : Infinity, rankOf(one.rule))
  }
  const all = [...rules].map(([rule, breaches]) => ({ rule, breaches: inOneSentence(breaches), cause: causeOf(breaches, state) }))
  return all.sort((a, b) => rank(a) - rank(b))
}

/** What stands in the way or is missing for a contact, where the referee has measured by how much, said once; null where it is something else. */
function causeOf(breaches: Breach[], state: State | null): string | null {
  const asides = ascending(breaches, 'aside').reverse()
  const measured = asides.length > 0 ? asides : breaches.filter(({ facts }) => facts.meant !== undefined)
  return measured.length > 0 ? [...new Set(measured.map((breach) => reason(breach, state)))].join(' ') : null
}

/** The elements and places that a breach is about; empty where its sentence names them. */
export function concerned(breach: Breach, state: State | null): string[] {
  if (fittingAttribute(messageOf(breach.rule), 'measured', facts(breach, state)) !== null) return []
  const parties = Object.values(breach.facts)
    .flat(1)
    .filter((value): value is string => typeof value === 'string' && PARTY.test(value))
  return parties.map((party) => partyName(state, party))
}

/** All reasons against an order, the cause first. */
export function reasons(verdict: Verdict, state: State | null): string[] {
  if (verdict.unread) return [t('reason-unread', { ...verdict.unread })]
  const all = byRule(verdict, state).flatMap(({ rule, breaches, cause }) => [
    ...(cause === null ? breaches.map((breach) => reason(breach, state)) : [cause]),
    instead(rule, state),
  ])
  return [...new Set(all)].filter((text) => text !== '')
}
