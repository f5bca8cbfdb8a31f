// The rules by which orders are refused: fetched on first use, and which one is open.

import type { RuleEntry, Section } from '../build/rules'
import type { Applied } from './ruleFacts'
import type { Breach, State } from './wire'
import { include } from './words'

const FETCH = import.meta.glob<RuleEntry[]>('../../docs/generated/rules.md', { query: '?rules', import: 'rules' })
const FACTS = import.meta.glob<Section[]>('../../docs/reference/facts*.toml', { query: '?facts', import: 'facts' })

class Rulebook {
  /** Whether it is open. */
  open = $state(false)
  /** The rule that is read; none for the list of all. */
  rule = $state<string | null>(null)
  /** The refusal whose rule is read. */
  private breaches = $state.raw<Breach[]>([])
  rules = $state.raw<RuleEntry[]>([])
  /** What the sections of the rules say: those of 3.0, and without an edition those of 2.2 and 1.22. */
  private facts = $state.raw<Record<string, Section[]>>({})
  private reader = $state.raw<typeof import('./ruleFacts') | null>(null)
  /** Whether it could not be fetched. */
  missing = $state(false)

  /** Opens it at a rule, or at the list of all. */
  async show(rule: string | null, breaches: Breach[] = []): Promise<void> {
    this.turnTo(rule, breaches)
    await include('reference')
    this.open = true
    await this.load()
  }

  turnTo(rule: string | null, breaches: Breach[] = []): void {
    this.rule = rule
    this.breaches = breaches
  }

  /** All sections of an edition. */
  factsOf(edition: string): Omit<Section, 'refuses'>[] {
    return this.reader?.factsOf(edition, this.facts) ?? []
  }

  /** What an edition says of the rule that is read. */
  applied(edition: string, state: State | null): Applied[] {
    return this.reader?.appliedTo(this.rule ?? '', this.reader.aspectsOf(this.breaches, state), edition, this.facts) ?? []
  }

  /** Fetches the rules, once. */
  async load(): Promise<void> {
    if (this.rules.length > 0) return
    try {
      const facts = Object.entries(FACTS).map(async ([path, fetch]) => [/facts-?(.*)\.toml$/.exec(path)?.[1] ?? '', await fetch()] as const)
      this.facts = Object.fromEntries(await Promise.all(facts))
      this.reader = await import('./ruleFacts')
      this.rules = (await Promise.all(Object.values(FETCH).map((fetch) => fetch()))).flat()
      this.missing = false
    } catch {
      this.missing = true
    }
  }
}

export const rulebook = new Rulebook()
