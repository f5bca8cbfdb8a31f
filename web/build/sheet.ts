// What the quick reference of an edition shows, out of the edition's own file: numbers and words of its rows, none of them written by hand.

import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** Codes, classes and sets as an edition writes them; one with a minus is left out: `mounted -Kn`. */
export type Troops = string[]

export interface TroopRow {
  /** Its codes, the usual one first. */
  codes: string[]
  class: string
  kind: 'mounted' | 'foot'
  /** Depth of its usual base, and distances, in base widths; null where it may not go. */
  depth: number
  good: number
  rough: number | null
  bad: number | null
  close: [foot: number, mounted: number]
  /** Other factors when it shoots, and when it is shot at. */
  shooting: number | number[] | null
  shotAt: number | number[] | null
  /** How far it shoots. */
  range: number | null
}

export interface FactorRow {
  id: string
  value: number
  per: string | null
  modes: string[]
  own: Troops
  /** Who supports, and from where. */
  supporter: Troops
  place: string | null
  enemy: Troops
  when: string[]
  unless: string[]
}

export interface PipRow {
  pips: number
  troops: Troops
  notIntoContact: Troops
  any: string[]
  through: string[]
  waived: boolean
  each: boolean
}

/** One line of what becomes of a loser; the first that fits applies. */
export interface OutcomeLine {
  fate: string
  /** Whose it is, where it is not of the whole class. */
  own: Troops
  enemy: Troops
  modes: string[]
  when: string[]
  unless: string[]
}

export interface OutcomeGroup {
  classes: string[]
  lines: OutcomeLine[]
}

export interface OutcomeTable {
  /** What goes before the classes: camps, cities, shooters that cannot be answered. */
  special: OutcomeLine[]
  groups: OutcomeGroup[]
  /** What becomes of all others. */
  others: string
}

export type Margin = 'equal' | 'beaten' | 'doubled'

export interface Sheet {
  edition: string
  troops: TroopRow[]
  factors: FactorRow[]
  supports: FactorRow[]
  pips: PipRow[]
  command: { far: number; near: number; troops: Troops; other: number | null }
  further: {
    movers: Troops
    times: number | null
    byRoad: boolean
    clear: number | null
    first: boolean
    going: string | null
    contact: 'into' | 'not' | null
  }[]
  shooters: { troops: Troops; range: number; enemyBound: boolean; repliesTo: Troops; moved: number | null }[]
  zones: { depth: number; allEdges: Troops; camps: boolean; answer: string }
  outcomes: Record<Margin, OutcomeTable>
  recoil: { foot: number | null; mounted: number | null; never: Troops; tramples: Troops; passing: { movers: Troops; through: Troops }[] }
  flight: { river: boolean; stops: { troops: Troops; terrain: string[] }[] }
  pursuit: { troops: Troops; enemy: Troops; far: number | null }[]
  terrain: { name: string; going: string | null; goodFor: Troops; shot: string; hampers: boolean }[]
  victory: { losses: number; general: boolean; more: number | null; camp: number | null; uncounted: Troops }
  rulings: string[]
}

/** A table of an edition file, which the engine has validated. */
type Row = Record<string, any>

const ASKED = /\?sheet$/
const list = (value: unknown): string[] => (value === undefined ? [] : (value as string[]))

/** The quick reference of an edition file. */
export function readSheet(text: string): Sheet {
  const edition = parse(text) as Row
  const [scale] = edition.scales as Row[]
  const sets = (edition.sets ?? {}) as Record<string, string[]>
  const classes = edition.classes as Row[]
  const troops = edition.troops as Row[]

  /** A length in base widths. */
  const length = (written: string | string[] | undefined): number | null => {
    if (written === undefined) return null
    const [, number = '', unit] = /^(-?[\d.]+)(bw|mm|p)$/.exec(Array.isArray(written) ? (written[0] ?? '') : written) ?? []
    const millimetres =
      unit === 'bw' ? Number(number) * scale?.['base-width'] : unit === 'p' ? (Number(number) / 100) * scale?.['hundred-paces'] : Number(number)
    return Math.round((millimetres / scale?.['base-width']) * 1000) / 1000
  }
  const kindOf = (code: string) => classes.find(({ name }) => name === troops.find((troop) => troop.code === code)?.class)?.kind

  /** The codes that words name. */
  const codes = (words: Troops): Set<string> => {
    const found = new Set<string>()
    for (const word of words) {
      const name = word.replace(/^-/, '')
      const named =
        name === 'any'
          ? troops.map(({ code }) => code as string)
          : name === 'foot' || name === 'mounted'
            ? troops.map(({ code }) => code as string).filter((code) => kindOf(code) === name)
            : name in sets
              ? [...codes(sets[name] ?? [])]
              : troops.filter((troop) => troop.code === name || troop.class === name).map(({ code }) => code as string)
      for (const code of named)
        if (word.startsWith('-')) found.delete(code)
        else found.add(code)
    }
    return found
  }

  const shooters = (edition.shooting?.shooters ?? []) as Row[]
  const troopRows = classes.flatMap((one): TroopRow[] => {
    const own = troops.filter((troop) => troop.class === one.name)
    const distances = (troop: Row) => ['good', 'rough', 'bad'].map((going) => length(troop[going] ?? one[going]))
    const paces = [...new Set(own.map((troop) => JSON.stringify(distances(troop))))]
    return paces.map((pace): TroopRow => {
      const same = own.filter((troop) => JSON.stringify(distances(troop)) === pace)
      const [usual = {}] = same
      const [good, rough, bad] = distances(usual)
      const range = shooters.find((shooter) => codes(list(shooter.troops)).has(usual.code))?.range
      return {
        codes: same.map(({ code }) => code as string),
        class: one.name,
        kind: one.kind,
        depth: length(usual.depth) ?? 1,
        good: good ?? 0,
        // An edition that knows no rough going has none of its own for it.
        rough: rough ?? null,
        bad: bad ?? null,
        close: one.close,
        shooting: one.shooting ?? null,
        shotAt: one['shot-at'] ?? null,
        range: length(range),
      }
    })
  })

  const factor = (row: Row): FactorRow => ({
    id: row.id,
    value: row.value,
    per: row.per ?? null,
    modes: list(row.modes),
    own: list(row.own ?? row.front),
    supporter: list(row.supporter),
    place: row.place ?? null,
    enemy: list(row.enemy),
    when: list(row.all),
    unless: list(row.not),
  })

  const rows = edition.outcomes.rows as Row[]
  const line = (row: Row, whole: boolean): OutcomeLine => ({
    fate: row.fate,
    own: whole ? [] : list(row.own),
    enemy: list(row.enemy),
    modes: list(row.modes),
    when: list(row.all),
    unless: list(row.not),
  })
  const plain = (row: Row) => !row.enemy && !row.modes && !row.all && !row.not
  const table = (margin: Margin): OutcomeTable => {
    const own = rows.filter((row) => row.margin === margin)
    const last = own.find((row) => !row.own && plain(row))
    const groups: OutcomeGroup[] = []
    for (const one of classes) {
      const members = troops.filter((troop) => troop.class === one.name).map(({ code }) => code as string)
      const lines: OutcomeLine[] = []
      let settled = false
      for (const row of own.filter((row) => row.own)) {
        const hit = codes(list(row.own))
        const struck = members.filter((code) => hit.has(code))
        if (struck.length === 0 || settled) continue
        lines.push(line(row, struck.length === members.length))
        settled = struck.length === members.length && plain(row)
      }
      if (lines.length === 0) continue
      if (!settled) lines.push({ fate: last?.fate ?? 'stands', own: [], enemy: [], modes: [], when: [], unless: [] })
      const same = groups.find((group) => JSON.stringify(group.lines) === JSON.stringify(lines))
      if (same) same.classes.push(one.name)
      else groups.push({ classes: [one.name], lines })
    }
    return { special: own.filter((row) => !row.own && !plain(row)).map((row) => line(row, true)), groups, others: last?.fate ?? 'stands' }
  }

  const movement = edition.movement as Row
  const [other] = (movement.command?.ranges ?? []) as Row[]
  const { recoil = {}, flight = {} } = edition.outcomes as Row
  return {
    edition: edition.name,
    troops: troopRows,
    factors: (edition.combat.tactical as Row[]).map(factor),
    supports: (edition.combat.supports as Row[]).map(factor),
    pips: (movement.surcharges as Row[]).map((row) => ({
      pips: row.pips,
      troops: list(row.includes),
      notIntoContact: list(row['includes-not-into-contact']),
      any: list(row.any),
      through: list(row['column-through']),
      waived: row['waived-in-first-bound'],
      each: row['for-each'] ?? false,
    })),
    command: { far: length(movement.command.far) ?? 0, near: length(movement.command.near) ?? 0, troops: list(other?.troops), other: length(other?.far) },
    further: (movement.further as Row[]).map((row) => ({
      movers: list(row.movers),
      times: row.times ?? null,
      byRoad: row['by-road'] ?? false,
      clear: length(row['clear-of-enemy']),
      first: row['first-bound'] ?? false,
      going: row.going ?? null,
      contact: row['into-contact'] ? 'into' : row['not-into-contact'] ? 'not' : null,
    })),
    shooters: shooters.map((row) => ({
      troops: list(row.troops),
      range: length(row.range) ?? 0,
      enemyBound: row['in-enemy-bound'],
      repliesTo: list(row['replies-to']),
      moved: length(row['moved-at-most']),
    })),
    zones: {
      depth: length(movement.zones.depth) ?? 0,
      allEdges: list(movement.zones['all-edges']),
      camps: movement.zones.camps,
      answer: movement.zones.answer,
    },
    outcomes: { equal: table('equal'), beaten: table('beaten'), doubled: table('doubled') },
    recoil: {
      foot: length(recoil['foot-at-most']),
      mounted: length(recoil['mounted-at-most']),
      never: list(recoil['never-pushed']),
      tramples: list(recoil.tramples),
      passing: ((recoil.passing ?? []) as Row[]).map((row) => ({ movers: list(row.movers), through: list(row.through) })),
    },
    flight: {
      river: flight['river-destroys'] ?? false,
      stops: ((flight['halts-at'] ?? []) as Row[]).map((row) => ({ troops: list(row.troops), terrain: list(row.terrain) })),
    },
    pursuit: ((edition.outcomes.pursuit ?? []) as Row[]).map((row) => ({ troops: list(row.troops), enemy: list(row.enemy), far: length(row['at-most']) })),
    // Roads, rivers and waterways have no going of their own.
    terrain: (edition.terrain as Row[])
      .filter((row) => row.going !== undefined || row['hampers-general'])
      .map((row) => ({
        name: row.name,
        going: row.going ?? null,
        goodFor: list(row['good-for']),
        shot: row.shot ?? 'open',
        hampers: row['hampers-general'] ?? false,
      })),
    victory: {
      losses: edition.victory.losses,
      general: edition.victory.general,
      more: edition.victory['general-more'] ?? null,
      camp: edition.victory.camp ?? null,
      uncounted: list(edition.victory.uncounted).flatMap((name) => sets[name] ?? [name]),
    },
    rulings: Object.keys(edition.rulings ?? {}),
  }
}

/** The plugin: `editions/dba-3.0.toml?sheet` exports its quick reference as `sheet`. */
export function quickReference(): Plugin {
  return {
    name: 'acies-quick-reference',
    load: {
      filter: { id: ASKED },
      handler: async (id) => `export const sheet = ${JSON.stringify(readSheet(await readFile(id.replace(ASKED, ''), 'utf8')))}`,
    },
  }
}
