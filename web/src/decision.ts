// One decision of a general, parsed from a note of the record. A record may come from anywhere, so its shape is validated,
// as in the program (`Entry` in crates/generals/src/audit.rs).

export type Count = [name: string, number: number]
export type Said = [name: string, value: string]

export interface Thrown {
  dice: number[]
  modifiers?: { row: number; value: number; facts: Said[] }[]
  total: number
}

/** Where the first mover goes, as it sees it: hundredths of a base width, degrees, and the terrain that it enters. */
export interface Displacement {
  ahead: number
  right: number
  turn: number
  into?: string
}

export interface Chosen {
  rank: number
  action: string
  pips: [cost: number, left: number]
  scores: Count[]
  way?: Displacement
  higher?: { rank: number; action: string; candidates: number }[]
  rejected?: Count[]
}

/** How a decision was made: exactly one of these. */
export interface How {
  table?: Thrown
  contest?: { options: { name: string; throws: Thrown[]; ignored?: boolean }[] }
  rule?: { facts: Count[] }
  action?: Chosen
}

/** One decision. */
export interface Entry {
  bound: number
  section: string
  name: string
  subject?: string
  how: How
  result: string
  rulings?: string[]
}

type Is<T> = (value: unknown) => value is T

const text: Is<string> = (value) => typeof value === 'string'
const whole: Is<number> = (value): value is number => Number.isInteger(value)
const yesOrNo: Is<boolean> = (value) => typeof value === 'boolean'

const list =
  <T>(item: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(item)

const pair =
  <A, B>(one: Is<A>, other: Is<B>): Is<[A, B]> =>
  (value): value is [A, B] =>
    Array.isArray(value) && value.length === 2 && one(value[0]) && other(value[1])

const maybe =
  <T>(there: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || there(value)

const record =
  <T extends object>(members: { [K in keyof Required<T>]: Is<T[K]> }): Is<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries<Is<unknown>>(members).every(([key, is]) => is((value as Record<string, unknown>)[key]))

const count = pair(text, whole)

const thrown = record<Thrown>({
  dice: list(whole),
  modifiers: maybe(list(record<{ row: number; value: number; facts: Said[] }>({ row: whole, value: whole, facts: list(pair(text, text)) }))),
  total: whole,
})

const contestant = record<{ name: string; throws: Thrown[]; ignored?: boolean }>({ name: text, throws: list(thrown), ignored: maybe(yesOrNo) })

const chosen = record<Chosen>({
  rank: whole,
  action: text,
  pips: pair(whole, whole),
  scores: list(count),
  way: maybe(record<Displacement>({ ahead: whole, right: whole, turn: whole, into: maybe(text) })),
  higher: maybe(list(record<{ rank: number; action: string; candidates: number }>({ rank: whole, action: text, candidates: whole }))),
  rejected: maybe(list(count)),
})

const ways = record<How>({
  table: maybe(thrown),
  contest: maybe(record<{ options: { name: string; throws: Thrown[]; ignored?: boolean }[] }>({ options: list(contestant) })),
  rule: maybe(record<{ facts: Count[] }>({ facts: list(count) })),
  action: maybe(chosen),
})

const how: Is<How> = (value): value is How => ways(value) && [value.table, value.contest, value.rule, value.action].filter(Boolean).length === 1

const entry = record<Entry>({ bound: whole, section: text, name: text, subject: maybe(text), how, result: text, rulings: maybe(list(text)) })

/** Parses a decision; null where the text is none. */
export function read(json: string): Entry | null {
  try {
    const value: unknown = JSON.parse(json)
    return entry(value) ? value : null
  } catch {
    return null
  }
}
