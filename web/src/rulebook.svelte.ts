// The rules by which orders are refused: fetched on first use, and which one is open.

import type { RuleEntry, Section } from '../build/rules'

const FETCH = import.meta.glob<RuleEntry[]>('../../docs/generated/rules.md', { query: '?rules', import: 'rules' })
const FACTS = import.meta.glob<Section[]>('../../docs/reference/facts*.toml', { query: '?facts', import: 'facts' })

const isOfOther = (says: string, edition: string) => (/^(\d+\.\d+): /.exec(says)?.[1] ?? edition) !== edition

/** All sections of an edition. What another edition does instead is said of that edition alone. */
export function factsOf(edition: string, all: Record<string, Section[]>): Section[] {
  const source = all[edition] ?? all[''] ?? []
  return source.map((one) => ({ ...one, says: one.says.filter((says) => !isOfOther(says, edition)) })).filter(({ says }) => says.length > 0)
}

/** The sections that a rule is from in an edition; `cited` has a line such as `2.2 and 1.22 §13 Distances, §15.2 Moving a group` for each source. */
export function sectionsOf(cited: string[], edition: string, all: Record<string, Section[]>): Section[] {
  const line = cited.find((one) => one.slice(0, one.indexOf('§')).trim().split(' and ').includes(edition))
  const numbers = [...(line ?? '').matchAll(/§([\d.]*\d)/g)].map(([, number]) => number)
  const source = factsOf(edition, all)
  return numbers.flatMap((number) => source.filter((one) => one.number === number))
}

class Rulebook {
  /** Whether it is open. */
  open = $state(false)
  /** The rule that is read; none for the list of all. */
  rule = $state<string | null>(null)
  rules = $state.raw<RuleEntry[]>([])
  /** What the sections of the rules say: those of 3.0, and without an edition those of 2.2 and 1.22. */
  facts = $state.raw<Record<string, Section[]>>({})
  /** Whether it could not be fetched. */
  missing = $state(false)

  /** Opens it at a rule, or at the list of all. */
  async show(rule: string | null): Promise<void> {
    this.rule = rule
    this.open = true
    await this.load()
  }

  /** Fetches the rules, once. */
  async load(): Promise<void> {
    if (this.rules.length > 0) return
    try {
      const facts = Object.entries(FACTS).map(async ([path, fetch]) => [/facts-?(.*)\.toml$/.exec(path)?.[1] ?? '', await fetch()] as const)
      this.facts = Object.fromEntries(await Promise.all(facts))
      this.rules = (await Promise.all(Object.values(FETCH).map((fetch) => fetch()))).flat()
      this.missing = false
    } catch {
      this.missing = true
    }
  }
}

export const rulebook = new Rulebook()
