// The rows of a quick reference in words.

import type { FactorRow, Margin, OutcomeLine, OutcomeTable, PipRow, Sheet, Troops, TroopRow } from '../../build/sheet'
import { decimal, has, named, t } from '../words'

/** Troops as a player names them: classes by their letters, sets by what they are. */
export function troops(words: Troops): string {
  const called = (word: string) => (has(`reference-set-${word}`) ? t(`reference-set-${word}`) : word)
  const some = words
    .filter((word) => !word.startsWith('-'))
    .map(called)
    .join(' ')
  const not = words
    .filter((word) => word.startsWith('-'))
    .map((word) => called(word.slice(1)))
    .join(' ')
  return not === '' ? some : t('reference-but', { troops: some, not })
}

/** A factor or a difference, with its sign: +1, −2. */
export const signed = (value: number): string => (value < 0 ? `−${decimal(-value)}` : `+${decimal(value)}`)

const when = (id: string) => t(`reference-when-${id}`)
/** What says the same as the name of the factor is not said again. */
const further = (row: Pick<FactorRow, 'id' | 'when'>) =>
  row.when.filter((id) => id !== row.id && !(id === 'uphill' || id === 'defends-bank' || id === 'in-own-camp'))

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
  if (row.supporter.length > 0)
    return t('reference-of', { troops: troops(row.own), what: t(`reference-${row.place ?? 'behind'}`, { troops: troops(row.supporter) }) })
  return row.per === null ? named('factor', row.id) : t('reference-each', { what: named('factor', row.id) })
}

/** For what moves cost more. */
export function pipReasons(row: PipRow, { command }: Sheet): string[] {
  return [
    ...(row.troops.length > 0 ? [troops(row.troops)] : []),
    ...(row.notIntoContact.length > 0 ? [t('reference-pip-not-into-contact', { troops: troops(row.notIntoContact) })] : []),
    ...row.any.map((id) =>
      id === 'out-of-command'
        ? [
            t('reference-pip-command', { far: command.far, near: command.near }),
            ...(command.other === null ? [] : [t('reference-pip-command-of', { far: command.other, troops: troops(command.troops) })]),
          ].join('; ')
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
  const both = [enemy, how].filter((part) => part !== '').join(' ')
  return own === '' ? both : t('reference-of', { troops: own, what: both })
}

/** A fate, and in which cases it is that: neighbouring lines of one fate are one. */
export interface Fate {
  fate: string
  cases: string[]
}

export function fates(lines: OutcomeLine[]): Fate[] {
  const all: Fate[] = []
  for (const line of lines) {
    const one = terms(line) || t('reference-others')
    const last = all.at(-1)
    // What is so for all others includes what was so for some.
    if (last?.fate === line.fate) last.cases.push(one)
    else all.push({ fate: line.fate, cases: [one] })
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

/** A line of a card: what it is about, what is said of it, and how it looks. */
export interface Line {
  term: string
  text: string
  /** What is said beside it, in a softer colour. */
  soft?: string
  sign?: string
  look?: string
  data?: Record<string, string | number>
}

type Said = string | false

const said = (parts: Said[]) => parts.filter((part) => part !== false)
const of = (id: string, some: Troops): Said => some.length > 0 && t(id, { troops: troops(some) })
const upTo = (id: string, far: number | null): Said => far !== null && t(id, { far })

/** What a troop can do beside its distances and its factors in close combat. */
export function troopNotes({ range, shooting, shotAt, codes }: TroopRow): string[] {
  const several = (value: number | number[]) => (Array.isArray(value) ? value.map(signed).join('/') : signed(value))
  const factor = (id: string, value: number | number[] | null): Said => value !== null && t(id, { factor: several(value) })
  return said([
    range !== null && t('reference-range', { range }),
    factor('reference-shooting', shooting),
    factor('reference-shot-at', shotAt),
    ...codes.slice(1),
  ])
}

export function factorLine(row: FactorRow): Line {
  const soft = factorTerms(row)
    .map((term) => `· ${term}`)
    .join(' ')
  return { term: signed(row.value), text: factorName(row), soft, look: row.value < 0 ? 'less' : '', data: { 'data-factor': row.id } }
}

/** What a move costs. */
export function pipLines(sheet: Sheet): Line[] {
  const road = { term: '0', text: t('reference-pip-road') }
  const dearer = sheet.pips.map((row) => ({ term: signed(row.pips), look: 'more', text: pipReasons(row, sheet).join('; ') }))
  return [...(sheet.further.some(({ byRoad }) => byRoad) ? [road] : []), { term: '1', text: t('reference-pip-each') }, ...dearer]
}

/** Who shoots, how far and when. */
export function shooterLines({ shooters }: Sheet): Line[] {
  return shooters.map(({ troops: who, range, enemyBound, repliesTo, moved }) => ({
    term: troops(who),
    text: said([
      t('reference-shooter-range', { range }),
      t(enemyBound ? 'reference-shooter-both' : 'reference-shooter-own'),
      of('reference-shooter-replies', repliesTo),
      moved === 0 ? t('reference-shooter-still') : upTo('reference-shooter-moved', moved),
    ]).join(', '),
  }))
}

/** Where enemies restrict moves, and what may be done there. */
export function zoneLines({ zones: { depth, allEdges, camps, answer } }: Sheet): Line[] {
  const lies = said([t('reference-zone-where', { depth }), of('reference-zone-edges', allEdges), camps && t('reference-zone-camps')])
  const may = ['contact', answer, 'back'].map((one) => t(`reference-zone-${one}`))
  return [
    { term: t('reference-zone-lies'), text: lies.join('; ') },
    { term: t('reference-zone-may'), text: may.join('; ') },
  ]
}

/** Recoils, flights and pursuits. */
export function outcomeMoveLines({ recoil, flight, pursuit }: Sheet): Line[] {
  const line = (id: string, sign: string, parts: Said[]): Line => ({
    term: t(`reference-${id}`),
    sign,
    look: `fate ${FATES[id]}`,
    text: said(parts).join('; '),
  })
  const pursues = pursuit.map((row) => {
    const who = t(row.far === null ? 'reference-pursue-depth' : 'reference-pursue-far', { troops: troops(row.troops), far: row.far ?? 0 })
    return said([who, of('reference-against', row.enemy)]).join(' ')
  })
  return [
    line('recoil', '↓', [
      t('reference-recoil-depth'),
      upTo('reference-recoil-foot', recoil.foot),
      upTo('reference-recoil-mounted', recoil.mounted),
      of('reference-recoil-never', recoil.never),
      of('reference-recoil-tramples', recoil.tramples),
      ...recoil.passing.map(({ movers, through }) => t('reference-recoil-through', { troops: troops(movers), friends: troops(through) })),
    ]),
    line('flee', '↶', [
      t('reference-flee-turn'),
      flight.river && t('reference-flee-river'),
      ...flight.stops.map((row) =>
        t('reference-flee-stops', { troops: troops(row.troops), terrain: row.terrain.map((one) => named('terrain', one)).join(', ') }),
      ),
    ]),
    ...(pursues.length > 0 ? [line('pursue', '↑', pursues)] : []),
  ]
}

/** The fates of the outcome moves. */
const FATES: Record<string, string> = { recoil: 'recoils', flee: 'flees', pursue: 'pursues' }

/** Who moves more than once in a bound. */
export function furtherLines({ further }: Sheet): Line[] {
  return further.map(({ movers, byRoad, times, first, contact, going, clear }) => ({
    term: troops(movers),
    text: said([
      byRoad && t('reference-further-road'),
      times !== null && t('reference-further-times', { times }),
      first && t('reference-further-first'),
      contact !== null && t(`reference-further-${contact}`),
      going !== null && t(`reference-further-${going}`),
      upTo('reference-further-clear', clear),
    ]).join(', '),
  }))
}

/** Kinds of terrain, their going and what else they do. */
export function terrainLines({ terrain }: Sheet): Line[] {
  return terrain.map(({ name, going, goodFor, shot, hampers }) => ({
    term: named('terrain', name),
    text: said([
      going !== null && named('going', going),
      of('reference-good-for', goodFor),
      shot !== 'open' && t(`reference-shot-${shot}`),
      hampers && t('reference-hampers'),
    ]).join(', '),
    data: { 'data-terrain': name },
  }))
}

/** When a battle is lost. */
export function victoryLines({ victory: { losses, general, more, camp, uncounted } }: Sheet): string[] {
  return said([
    t('reference-victory-losses', { losses }),
    general && t('reference-victory-general'),
    more !== null && t('reference-victory-more', { count: 1 + more }),
    camp !== null && t('reference-victory-camp', { count: camp }),
    of('reference-victory-uncounted', uncounted),
  ])
}
