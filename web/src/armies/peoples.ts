// The colours of all peoples, and which people an army list is of: by the words of its name, and by its year where a name
// has served for several peoples. The first that fits is meant.

import data from '../../../look/peoples.json'
import type { SideWord } from '../wire'
import { palette, type Dyes, type Palette } from './palette'

export interface People {
  id: string
  palette: Palette
  /** Words of the names of its lists. */
  words: RegExp
  /** From which year and up to which its lists begin; years BC are negative. */
  from?: number
  to?: number
}

/** What sides without an army list wear. */
export const WITHOUT: Record<SideWord, Palette> = { red: palette(data.without.red), blue: palette(data.without.blue) }

interface Row extends Dyes {
  id: string
  words: string[]
  from?: number
  to?: number
}

export const PEOPLES: People[] = (data.peoples as Row[]).map(({ id, words, from, to, ...dyes }) => ({
  id,
  palette: palette(dyes),
  words: new RegExp(`(^|\\P{L})(${words.join('|')})($|\\P{L})`, 'u'),
  from,
  to,
}))

/** The year in which a list begins, such as `359-320 BC`; years BC are negative. */
export function yearOf(dates: string): number {
  const [, number, era] = /(\d+)[^A-Z]*?(BC|AD)/.exec(dates) ?? []
  return Number(number ?? 0) * (era === 'BC' ? -1 : 1)
}

/** Whose list it is; null for one of none of them, as of house rules. */
export function peopleOf(name: string, dates: string): People | null {
  const year = yearOf(dates)
  return PEOPLES.find(({ words, from = -Infinity, to = Infinity }) => words.test(name) && year >= from && year <= to) ?? null
}
