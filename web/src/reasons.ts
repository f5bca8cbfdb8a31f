// Refusals in words: the referee's breaches as sentences.

import { partyName } from './partyNames'
import type { Breach, FactValue, State, Verdict } from './wire'
import { fittingAttribute, has, named, t, type Arguments } from './words'

const PARTY = /^(?:[rb](?:[1-9]|1[0-4])|(?:red|blue)-(?:camp|bua))$/

/** A fact as a sentence has it: elements, terrain and going by name, fixed words in words, other numbers as they are. */
function formatFact(name: string, value: FactValue, state: State | null): string | number {
  if (Array.isArray(value)) return value.map((one) => String(formatFact(name, one, state))).join(', ')
  if (typeof value === 'number') {
    const kind = name === 'feature' ? state?.features[value - 1]?.kind : undefined
    return kind === undefined ? value : named('terrain', kind)
  }
  return PARTY.test(value) ? partyName(state, value) : name === 'going' ? named('going', value) : named('word', value)
}

/** The facts of a breach as the arguments of its sentence. */
function facts(breach: Breach, state: State | null): Arguments {
  return Object.fromEntries(Object.entries(breach.facts).map(([name, value]) => [name, formatFact(name, value, state)]))
}

/** The sentence of a breach: what was measured against what is allowed where the rule has such a sentence, else that of the rule. */
export function reason(breach: Breach, state: State | null): string {
  const args = facts(breach, state)
  const id = messageOf(breach.rule)
  const exact = fittingAttribute(id, 'measured', args)
  if (exact !== null) return exact
  for (const message of [id, `rule-${id}`]) {
    if (has(message)) return t(message, args)
  }
  return t('reason-bare', { rule: breach.rule })
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

/** The breaches by rule, in the order in which the rules were first broken. */
export function byRule(verdict: Verdict): { rule: string; breaches: Breach[] }[] {
  const rules = new Map<string, Breach[]>()
  for (const breach of verdict.breaches) rules.set(breach.rule, [...(rules.get(breach.rule) ?? []), breach])
  return [...rules].map(([rule, breaches]) => ({ rule, breaches }))
}

/** The elements and places that a breach is about; empty where its sentence names them. */
export function concerned(breach: Breach, state: State | null): string[] {
  if (fittingAttribute(messageOf(breach.rule), 'measured', facts(breach, state)) !== null) return []
  const parties = Object.values(breach.facts)
    .flat(1)
    .filter((value): value is string => typeof value === 'string' && PARTY.test(value))
  return parties.map((party) => partyName(state, party))
}

/** All reasons against an order. */
export function reasons(verdict: Verdict, state: State | null): string[] {
  if (verdict.unread) return [t('reason-unread', { ...verdict.unread })]
  return [...new Set(verdict.breaches.map((breach) => reason(breach, state)))]
}
