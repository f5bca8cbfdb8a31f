// The rules by which orders are refused, out of docs/generated/rules.md: the referee and its scenarios have made that page, so what
// the page of Acies says of a rule cannot differ from it.

import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** What is known of a rule beside its sentence, which is a message. */
export interface RuleEntry {
  id: string
  /** The editions that have it as they are printed. */
  editions: string[]
  /** The conventions and rulings on which it depends whether it refuses something. */
  depends: { kind: 'convention' | 'ruling'; id: string; edition: string }[]
  /** What the scenarios show in which orders are refused by it, each with its editions; they are in English. */
  scenarios: { shows: string; editions: string[] }[]
}

/** What a section of the rules says, statement by statement. */
export interface Section {
  number: string
  title: string
  says: string[]
  /** By the place of a statement, the rules that it is the reason of, as `docs/reference/facts.toml` names them. */
  refuses: Record<number, string[]>
}

const HEADING = /^### (\S+)$/
const DEPENDS = /^(convention|ruling) `([\w-]+)` \(([\d.]+)\)$/
const SCENARIO = /^\* \[(.+)\]\([^)]+\)(?: \(([\d., ]+)\))?$/
const ASKED = /\?(rules|facts)$/

/** The rules of the page, in its order. */
export function readRules(page: string): RuleEntry[] {
  const [, ...parts] = page.split(/^(?=### )/m)
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n').filter((line) => line !== '' && !/^(## |\||> |Sections: |Scenarios:$)/.test(line))
    const entry: RuleEntry = { id: HEADING.exec(heading)?.[1] ?? missing(heading), editions: [], depends: [], scenarios: [] }
    for (const line of lines) read(entry, line)
    return entry
  })
}

function read(entry: RuleEntry, line: string): void {
  const [, word = '', list = ''] = /^(Editions|Depends on): (.+)\.$/.exec(line) ?? []
  if (word === 'Editions') entry.editions = list === 'none by itself' ? [] : list.split(', ')
  else if (word === 'Depends on') {
    entry.depends = list.split(', ').map((one) => {
      const [, kind, id = '', edition = ''] = DEPENDS.exec(one) ?? missing(one)
      return { kind: kind as 'convention' | 'ruling', id, edition }
    })
  } else {
    const [, shows = '', editions] = SCENARIO.exec(line) ?? missing(line)
    entry.scenarios.push({ shows, editions: editions?.split(', ') ?? [] })
  }
}

function missing(line: string): never {
  throw new Error(`docs/generated/rules.md: found ${JSON.stringify(line)}, expected a rule, its editions, sections or scenarios`)
}

/** So many examples of an edition show what a rule refuses; docs/generated/rules.md has all. */
const EXAMPLES = 3

/** A rule with a few examples of each edition. */
export function examplesOf(entry: RuleEntry): RuleEntry {
  const shown = new Map<string, number>()
  const scenarios = entry.scenarios.filter(({ editions }) => {
    const some = editions.length > 0 ? editions : ['']
    if (some.every((one) => (shown.get(one) ?? 0) >= EXAMPLES)) return false
    for (const one of some) shown.set(one, (shown.get(one) ?? 0) + 1)
    return true
  })
  return { ...entry, scenarios }
}

/** The sections of `docs/reference/facts.toml` or `facts-3.0.toml`, in their order; they are in English. */
export function readFacts(text: string): Section[] {
  const { section } = parse(text) as unknown as { section: { number: string; title: string; facts: { says: string; refuses?: string[] }[] }[] }
  return section.map(({ number, title, facts }) => ({
    number,
    title,
    says: facts.map(({ says }) => says),
    refuses: Object.fromEntries(facts.flatMap(({ refuses }, i) => (refuses ? [[i, refuses]] : []))),
  }))
}

/** The plugin: `docs/generated/rules.md?rules` exports what stands there as `rules`, `docs/reference/facts.toml?facts` as `facts`. */
export function ruleBook(): Plugin {
  return {
    name: 'acies-rule-book',
    load: {
      filter: { id: ASKED },
      async handler(id) {
        const text = await readFile(id.replace(ASKED, ''), 'utf8')
        return id.endsWith('?rules')
          ? `export const rules = ${JSON.stringify(readRules(text).map(examplesOf))}`
          : `export const facts = ${JSON.stringify(readFacts(text))}`
      },
    },
  }
}
