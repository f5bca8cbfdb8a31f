// The rows of a quick reference in words.

import type { FactorRow, Margin, OutcomeLine, OutcomeTable, PipRow, Sheet, Troops } from '../../build/sheet'
import { decimal, has, named, t } from '../words'

/** Troops as a player names them: classes by their letters, sets by what they are. */
export function troops(words: Troops): string {
  const called = (word: string) => (has(`reference-set-${word}`) ? t(`reference-set-${word}`) : word)
  const some = words.filter((word) => !word.startsWith('-')).map(called).join(' ')
  const not = words.filter((word) => word.startsWith('-')).map((word) => called(word.slice(1))).join(' ')
  return not === '' ? some : t('reference-but', { troops: some, not })
}

/** A factor or a difference, with its sign: +1, −2. */
export const signed = (value: number): string => (value < 0 ? `−${decimal(-value)}` : `+${decimal(value)}`)

const when = (id: string) => t(`reference-when-${id}`)
/** What says the same as the name of the factor is not said again. */
const further = (row: Pick<FactorRow, 'id' | 'when'>) => row.when.filter((id) => id !== row.id && !(id === 'uphill' || id === 'defends-bank' || id === 'in-own-camp'))

/** When a factor counts, after its name. */
export function factorTerms(row: FactorRow): string[] {
  return [
    ...(row.own.length > 0 && row.supporter.length === 0 && !(row.own.length === 1 && row.own[0] === row.id) ? [troops(row.own)] : []),
    ...(row.enemy.length > 0 && row.enemy.join() !== 'any' ? [t('reference-against', { troops: troops(row.enemy) })] : []),
    ...(row.modes.length === 1 ? row.modes.map((mode) => t(`reference-mode-${mode}`)) : []),
    ...further(row).map(when),
    ...row.unless.filter((id) => id !== 'unanswered-shooter').map((id) => t('reference-unless', { what: when(id) })),
  ]
}

/** What a factor is for. */
export function factorName(row: FactorRow): string {
  if (row.supporter.length > 0) return t('reference-of', { troops: troops(row.own), what: t(`reference-${row.place ?? 'behind'}`, { troops: troops(row.supporter) }) })
  return row.per === null ? named('factor', row.id) : t('reference-each', { what: named('factor', row.id) })
}

/** For what moves cost more. */
export function pipReasons(row: PipRow, { command }: Sheet): string[] {
  return [
    ...(row.troops.length > 0 ? [troops(row.troops)] : []),
    ...(row.notIntoContact.length > 0 ? [t('reference-pip-not-into-contact', { troops: troops(row.notIntoContact) })] : []),
    ...row.any.map((id) =>
      id === 'out-of-command'
        ? [t('reference-pip-command', { far: command.far, near: command.near }), ...(command.other === null ? [] : [t('reference-pip-command-of', { far: command.other, troops: troops(command.troops) })])].join('; ')
        : t(`reference-pip-${id}`),
    ),
    ...row.through.map((terrain) => t('reference-pip-through', { terrain: named('terrain', terrain) })),
    ...(row.waived ? [t('reference-pip-waived')] : []),
  ]
}

/** How an element may have fared, in the order of the sheet. */
export const MARGINS: Margin[] = ['equal', 'beaten', 'doubled']

/** Each fate has a sign, as everywhere on the page. */
export const SIGNS: Record<string, string> = { destroyed: '✕', flees: '↶', recoils: '↓', stands: '○', 'changes-sides': '⇄' }

/** To what and when a line of an outcome happens; empty for all others. */
function terms(line: OutcomeLine): string {
  const enemy = line.enemy.length > 0 ? troops(line.enemy) : ''
  const own = line.own.length > 0 ? troops(line.own) : ''
  const how = [
    ...line.modes.map((mode) => t(`reference-mode-${mode}`)),
    ...line.when.map(when),
    ...line.unless.map((id) => t('reference-unless', { what: when(id) })),
  ].join(', ')
  const said = [enemy, how].filter((part) => part !== '').join(' ')
  return own === '' ? said : t('reference-of', { troops: own, what: said })
}

/** A fate, and in which cases it is that: neighbouring lines of one fate are one. */
export interface Fate {
  fate: string
  cases: string[]
}

export function fates(lines: OutcomeLine[]): Fate[] {
  const all: Fate[] = []
  for (const line of lines) {
    const said = terms(line) || t('reference-others')
    const last = all.at(-1)
    // What is so for all others includes what was so for some.
    if (last?.fate === line.fate) last.cases.push(said)
    else all.push({ fate: line.fate, cases: [said] })
  }
  // Where it is so for all, none is left to be “others”.
  if (all.length === 1 && all[0]?.cases.length === 1 && all[0].cases[0] === t('reference-others')) all[0].cases = []
  return all
}

/** The rows of a table of outcomes: who, and what becomes of it. */
export function outcomeRows(table: OutcomeTable): { who: string; fates: Fate[] }[] {
  return [
    ...table.special.map((line) => ({ who: '', fates: fates([line]) })),
    ...table.groups.map((group) => ({ who: group.classes.join(' '), fates: fates(group.lines) })),
    { who: t('reference-all-others'), fates: [{ fate: table.others, cases: [] }] },
  ]
}
