// What a general says of his decisions, from the notes of the record, in sentences.

import type { SideWord } from './wire'
import { has, t, type Arguments } from './words'

type Count = [name: string, number: number]
type Said = [name: string, value: string]

interface Thrown {
  dice: number[]
  modifiers?: { row: number; value: number; facts: Said[] }[]
  total: number
}

type How =
  | ({ how: 'table' } & Thrown)
  | { how: 'contest'; options: { name: string; throws: Thrown[]; ignored?: boolean }[] }
  | { how: 'rule'; facts: Count[] }
  | {
      how: 'action'
      rank: number
      action: string
      pips: [cost: number, left: number]
      scores: Count[]
      higher?: { rank: number; action: string; candidates: number }[]
      rejected?: Count[]
    }

/** One decision as a note says it. */
export type Entry = { bound: number; section: string; name: string; subject?: string; result: string; rulings?: string[] } & How

/** A decision in words: what it is in short, and how it came about. */
export interface Account {
  side: SideWord
  short: string
  lines: string[]
}

/** What a note says of a decision; null for any other note. */
export function account(note: string): Account | null {
  const [, side, json] = /^npg (red|blue) (\{.*\})$/.exec(note) ?? []
  if (side === undefined || json === undefined) return null
  const entry = read(json)
  return entry && { side: side as SideWord, short: short(entry), lines: lines(entry) }
}

function read(json: string): Entry | null {
  try {
    return JSON.parse(json) as Entry
  } catch {
    return null
  }
}

function short(entry: Entry): string {
  if (entry.how === 'action') return t('account-short-action', { action: t(`solo-action-${entry.action}`), rank: entry.rank })
  const about = entry.subject ? t('account-about', { subject: entry.subject }) : ''
  return t('account-short', { title: title(entry) + about, result: result(entry) })
}

function lines(entry: Entry): string[] {
  const about = entry.subject ? t('account-about', { subject: entry.subject }) : ''
  const name = title(entry)
  const args: Arguments = { title: name, name, section: entry.section, about, result: result(entry) }
  const more: string[] = []
  let first: string
  if (entry.how === 'table') first = t('account-table', { ...args, sum: sum(entry) })
  else if (entry.how === 'contest') {
    first = t('account-contest', args)
    for (const option of entry.options) {
      const sums = option.throws.map(sum).join('; ')
      more.push(t(option.ignored ? 'account-option-ignored' : 'account-option', { name: option.name, sums }))
    }
  } else if (entry.how === 'rule') {
    first = entry.facts.length > 0 ? t('account-rule-because', { ...args, facts: counts(entry.facts) }) : t('account-rule', args)
  } else {
    const [cost, left] = entry.pips
    first = t(entry.rank > 0 ? 'account-action' : 'account-freely', {
      action: t(`solo-action-${entry.action}`),
      rank: entry.rank,
      order: entry.result,
      cost,
      left,
      scores: counts(entry.scores),
    })
    if (entry.higher?.length) {
      const passed = entry.higher.map(({ action, candidates }) => t('account-passed', { action: t(`solo-action-${action}`), looked: candidates }))
      more.push(t('account-higher', { actions: passed.join(', ') }))
    }
    if (entry.rejected?.length) {
      const rejected = entry.rejected.map(([order, score]) => t('account-rejected-one', { order, score }))
      more.push(t('account-rejected', { orders: rejected.join('; ') }))
    }
  }
  const rulings = entry.rulings ?? []
  return [rulings.length > 0 ? t('account-rulings', { text: first, rulings: rulings.join(', ') }) : first, ...more]
}

/** What a decision is called: the title of a table, or the name of a rule. */
function title(entry: Entry): string {
  const id = `${entry.how === 'table' || entry.how === 'contest' ? 'solo-table' : 'account-rule'}-${entry.name}`
  return has(id) ? t(id) : entry.name
}

/** What a decision came to: what a row of a table means, or what was written. */
function result(entry: Entry): string {
  const id = `solo-result-${entry.name}-${entry.result}`
  return has(id) ? t(id) : entry.result
}

function sum(thrown: Thrown): string {
  const dice = t('account-dice', { dice: thrown.dice.join(' + ') })
  const added = (thrown.modifiers ?? []).map(({ value, facts }) =>
    t('account-added', { value: value < 0 ? String(value) : `+${value}`, facts: counts(facts) }),
  )
  if (added.length === 0 && thrown.dice.length === 1) return dice
  return t('account-sum', { parts: [dice, ...added].join(', '), total: thrown.total })
}

function counts(facts: (Count | Said)[]): string {
  return facts.map(([name, value]) => t('account-fact', { title: counted(name), value: String(value) })).join(', ')
}

function counted(name: string): string {
  const id = ['solo-fact', 'account-fact'].map((family) => `${family}-${name}`).find(has)
  return id === undefined ? name : t(id)
}
