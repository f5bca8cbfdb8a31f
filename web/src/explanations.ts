// A general's decisions in sentences, from the notes of the record.

import { read, type Chosen, type Count, type Entry, type Said, type Thrown } from './decision'
import { orderText, wordByWord } from './orderText'
import type { SideWord, State } from './wire'
import { has, t, type Arguments } from './words'

/** A decision in words: what it is in short, and how it came about. */
export interface Explanation {
  side: SideWord
  /** Which decision it is: the name of a table or of a rule, or `end` of a movement. */
  name: string
  section: string
  /** Whether it is what was done, not what led to it. */
  deed: boolean
  short: string
  lines: string[]
}

/** The explanation of a decision in a note, for this state of the battle; null for any other note. */
export function explain(note: string, state: State | null = null): Explanation | null {
  const [, side, json] = /^npg (red|blue) (\{.*\})$/.exec(note) ?? []
  if (side === undefined || json === undefined) return null
  const entry = read(json)
  if (!entry) return null
  const { section, how } = entry
  const name = how.action?.action === 'end' ? 'end' : entry.name
  return { side: side as SideWord, name, section, deed: !!how.action, short: short(entry, state), lines: lines(entry, state) }
}

/** The decisions that belong to one order in short: by the move that was chosen, else by the last. */
export function headline(accounts: Explanation[]): string {
  const last = accounts.at(-1)
  if (!last) return ''
  const part = `account-part-${last.section.replace(/^(\d+\.\d+).*$/, '$1').replace('.', '-')}`
  if (accounts.length > 1 && has(part)) return t(part, { count: accounts.length })
  return (accounts.findLast((one) => one.deed) ?? last).short
}

function short(entry: Entry, state: State | null): string {
  const { action } = entry.how
  if (action?.action === 'end') return t('account-short-end', { left: action.pips[1] })
  if (action) return t(action.rank > 0 ? 'account-short-action' : 'account-short-freely', { action: t(`solo-action-${action.action}`), rank: action.rank })
  return t('account-short', { title: title(entry) + about(entry), result: result(entry, state) })
}

function about(entry: Entry): string {
  return entry.subject ? t('account-about', { subject: wordByWord(entry.subject) }) : ''
}

function lines(entry: Entry, state: State | null): string[] {
  const { table, contest, rule, action } = entry.how
  const name = title(entry)
  const args: Arguments = { title: name, name, section: entry.section, about: about(entry), result: result(entry, state) }
  if (table) return [t('account-table', { ...args, sum: sum(table) })]
  if (contest) {
    const options = contest.options.map(({ name, throws, ignored }) =>
      t(ignored ? 'account-option-ignored' : 'account-option', { name: wordByWord(name), sums: throws.map(sum).join('; ') }),
    )
    return [t('account-contest', args), ...options]
  }
  if (action) return [acted(action, orderText(entry.result, state)), ...passed(action, state)]
  const facts = rule?.facts ?? []
  return [facts.length > 0 ? t('account-rule-because', { ...args, facts: counts(facts) }) : t('account-rule', args)]
}

function acted(chosen: Chosen, order: string): string {
  const [cost, left] = chosen.pips
  const args = { action: t(`solo-action-${chosen.action}`), rank: chosen.rank, order, cost, left, scores: counts(chosen.scores, 'account-score') }
  if (chosen.action === 'end') return t('account-end', { left })
  return t(chosen.rank > 0 ? 'account-action' : 'account-freely', args)
}

/** What of a higher rank would not do, and what was less good. */
function passed(chosen: Chosen, state: State | null): string[] {
  const more: string[] = []
  if (chosen.higher?.length) {
    const actions = chosen.higher.map(({ action, candidates }) => t('account-passed', { action: t(`solo-action-${action}`), looked: candidates }))
    more.push(t('account-higher', { actions: actions.join(', ') }))
  }
  if (chosen.rejected?.length) {
    const orders = chosen.rejected.map(([order, score]) => t('account-rejected-one', { order: orderText(order, state), score }))
    more.push(t('account-rejected', { orders: orders.join('; ') }))
  }
  return more
}

/** What a decision is called: the title of a table, or the name of a rule. */
function title(entry: Entry): string {
  const id = [`solo-table-${entry.name}`, `account-rule-${entry.name}`].find((id) => known(entry, id))
  return id === undefined ? entry.name : t(id)
}

/** What a decision came to: what a row of a table means, or what was written. */
function result(entry: Entry, state: State | null): string {
  const ids = ['solo', 'account'].map((of) => `${of}-result-${entry.name}-${entry.result}`)
  const id = ids.find((id) => known(entry, id))
  if (id !== undefined) return t(id)
  // A place that will not do is refused by a rule of the game.
  const rule = entry.result.replaceAll('.', '-')
  if (entry.name === 'refused' && has(rule)) return t('account-refused', { reason: t(rule).replace(/\.$/, '') })
  return entry.result.split('; ').map((order) => orderText(order, state)).join('; ')
}

/** Whether there is a message for it: those of the procedure are for what was thrown for. */
function known(entry: Entry, id: string): boolean {
  return has(id) && (!id.startsWith('solo-') || !!(entry.how.table ?? entry.how.contest))
}

function sum(thrown: Thrown): string {
  const dice = t('account-dice', { dice: thrown.dice.join(' + ') })
  const added = (thrown.modifiers ?? []).map(({ value, facts }) =>
    t('account-added', { value: value < 0 ? String(value) : `+${value}`, facts: counts(facts) }),
  )
  if (added.length === 0 && thrown.dice.length === 1) return dice
  return t('account-sum', { parts: [dice, ...added].join(', '), total: thrown.total })
}

/** What a note counts in parts of a base width: what it is called then, and how many of them make one. */
const LENGTHS: Record<string, [title: string, parts: number]> = {
  'account-fact-x': ['account-length-x', 65_536],
  'account-fact-y': ['account-length-y', 65_536],
  'account-fact-right': ['account-length-right', 100],
  'account-fact-ahead': ['account-length-ahead', 100],
  'account-score-way': ['account-length-way', 100],
}

function counts(facts: (Count | Said)[], family = 'account-fact'): string {
  return facts
    .map(([name, value]) => {
      const [title, parts] = LENGTHS[`${family}-${name}`] ?? []
      if (title === undefined || parts === undefined) return t('account-fact', { title: counted(name, family), value: wordByWord(String(value)) })
      return t('account-fact', { title: t(title), value: t('ruler-length', { length: Number(value) / parts }) })
    })
    .join(', ')
}

function counted(name: string, family: string): string {
  const id = [family, 'solo-fact', 'account-fact'].map((family) => `${family}-${name}`).find(has)
  return id === undefined ? name : t(id)
}
