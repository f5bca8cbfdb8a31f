// The rules by which orders are refused: fetched on first use, and which one is open.

import type { RuleEntry } from '../build/rules'

const FETCH = import.meta.glob<RuleEntry[]>('../../docs/generated/rules.md', { query: '?rules', import: 'rules' })

class Rulebook {
  /** Whether it is open. */
  open = $state(false)
  /** The rule that is read; none for the list of all. */
  rule = $state<string | null>(null)
  rules = $state.raw<RuleEntry[]>([])
  /** Whether it could not be fetched. */
  missing = $state(false)

  /** Opens it at a rule, or at the list of all. */
  async show(rule: string | null): Promise<void> {
    this.rule = rule
    this.open = true
    if (this.rules.length > 0) return
    try {
      this.rules = (await Promise.all(Object.values(FETCH).map((fetch) => fetch()))).flat()
      this.missing = false
    } catch {
      this.missing = true
    }
  }
}

export const rulebook = new Rulebook()
