// Refusals in words: the referee's breaches as sentences.

import { partyName } from './partyNames'
import type { Breach, FactValue, State, Verdict } from './wire'
import { attribute, has, named, t, type Arguments } from './words'

const PARTY = /^(?:[rb](?:[1-9]|1[0-4])|(?:red|blue)-(?:camp|bua))$/

/** A fact as a sentence has it: elements by name, fixed words in words, numbers as they are. */
function formatFact(value: FactValue, state: State | null): string | number {
  if (Array.isArray(value)) return value.map((one) => String(formatFact(one, state))).join(', ')
  if (typeof value === 'number') return value
  return PARTY.test(value) ? partyName(state, value) : named('word', value)
}

/** The facts of a breach as the arguments of its sentence. */
function facts(breach: Breach, state: State | null): Arguments {
  return Object.fromEntries(Object.entries(breach.facts).map(([name, value]) => [name, formatFact(value, state)]))
}

/** The sentence of a breach: what was measured against what is allowed where the rule has such a sentence, else that of the rule. */
export function reason(breach: Breach, state: State | null): string {
  const args = facts(breach, state)
  const id = messageOf(breach.rule)
  const exact = attribute(id, 'measured', args)
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

/** The measurements with their names: `distance 1.5`; empty if the sentence of the breach contains them. */
export function measured(breach: Breach, state: State | null): string[] {
  const args = facts(breach, state)
  if (attribute(messageOf(breach.rule), 'measured', args) !== null) return []
  return Object.entries(args).map(([name, value]) => t('measured', { name: named('fact', name), value: value ?? '' }))
}

/** All reasons against an order. */
export function reasons(verdict: Verdict, state: State | null): string[] {
  if (verdict.unread) return [t('reason-unread', { ...verdict.unread })]
  return [...new Set(verdict.breaches.map((breach) => reason(breach, state)))]
}
