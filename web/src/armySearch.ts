// Searches of the army lists (docs/reference/armies.md) by words and filters, and what two lists have to do with each other.

import type { Army, ArmyBrief } from './wire'

/** The books of the lists, each a period. */
export const BOOKS = ['I', 'II', 'III', 'IV'] as const

/** A search by all criteria that are not empty. */
export function armyQuery({ words, book, home }: { words: string; book: string; home: string }): string {
  return [words.trim(), book && `${book}/`, home].filter((term) => term !== '').join(' ')
}

/** Those of a people, such as the Spartans for `greek`, after what the words alone have found. */
export function withPeople<List extends ArmyBrief>(
  found: List[],
  all: List[],
  words: string,
  peopleOf: (name: string, dates: string) => { id: string } | null,
): List[] {
  const sought = words.trim().toLowerCase()
  if (sought.length < 3) return found
  const keys = new Set(found.map(({ key }) => key))
  const isOf = (id: string) => id.split('-').some((part) => part.startsWith(sought) || sought.startsWith(`${part}s`))
  return [...found, ...all.filter(({ key, name, dates }) => !keys.has(key) && isOf(peopleOf(name, dates)?.id ?? ''))]
}

/** From which year to which a list goes, such as `359-320 BC` or `55 BC-75 AD`; years BC are negative. */
export function yearsOf(dates: string): [from: number, to: number] {
  let era = ''
  // A number without an era has that of the one after it.
  const years = [...dates.matchAll(/(\d+) *(BC|AD)?/g)].toReversed().map(([, number, own]) => {
    era = own ?? era
    return Number(number) * (era === 'BC' ? -1 : 1)
  })
  return [years.at(-1) ?? 0, years[0] ?? 0]
}

/** What two armies are to each other; `years` lie between those that never met. */
export type Relation = { kind: 'civil' | 'enemies' | 'contemporary' } | { kind: 'apart'; years: number }

export function relation(one: Pick<Army, 'key' | 'dates' | 'enemies'>, other: Pick<Army, 'key' | 'dates'>): Relation {
  if (one.key === other.key) return { kind: 'civil' }
  if (one.enemies.some(({ key }) => key === other.key)) return { kind: 'enemies' }
  const [a, b] = [yearsOf(one.dates), yearsOf(other.dates)]
  const years = Math.max(a[0] - b[1], b[0] - a[1])
  return years > 0 ? { kind: 'apart', years } : { kind: 'contemporary' }
}
