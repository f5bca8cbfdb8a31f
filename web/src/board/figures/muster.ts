// Which figures stand on a base, and how many: as many as its code says, by look/troops.json.

import troops from '../../../../look/troops.json'

export interface Muster {
  /** Its drawing, by name. */
  figure: string
  count: number
  ranks: 1 | 2
  kind: 'foot' | 'mounted' | 'engine'
}

/** A drawing for solid troops, and one for fast ones where they differ. */
interface Drawn {
  solid: string
  fast?: string
  kind: Muster['kind']
  /** How many stand on a base whose code has no number. */
  usual: number
}

/** By the letters of a code, or by a class. */
const DRAWN = troops.figures as Record<string, Drawn>

/** Codes whose drawing is not that of their letters. */
const OWN = troops.own as Record<string, string>

/** More than four stand in two ranks. */
const IN_ONE_RANK = 4

/** What stands on a base by its code; by its class where house rules have a code of their own, or null. */
export function muster(code: string, cls: string): Muster | null {
  const [, rides, number, letters = ''] = /^(Mtd-)?(\d)?([A-Za-z]+)$/.exec(code) ?? []
  const drawn = DRAWN[letters] ?? DRAWN[cls]
  if (!drawn) return null
  const count = number === undefined ? drawn.usual : Number(number)
  const ranks = count > IN_ONE_RANK ? 2 : 1
  if (rides) return { figure: 'mounted', count, ranks, kind: 'mounted' }
  return { figure: OWN[code] ?? (count === 3 && drawn.fast ? drawn.fast : drawn.solid), count, ranks, kind: drawn.kind }
}

/** Who carries a general's standard: it takes the place of a figure, or stands beside a single one. */
export function standardBearer({ kind }: Muster): string {
  return kind === 'mounted' ? 'standard-mounted' : 'standard-foot'
}
