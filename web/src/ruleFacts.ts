// What the sections of the rules say of a rule, and of a refusal by it. It is fetched with them.

import type { Section } from '../build/rules'
import type { Breach, State } from './wire'

const isOfOther = (says: string, edition: string) => (/^(\d+\.\d+): /.exec(says)?.[1] ?? edition) !== edition

/** All sections of an edition. What another edition does instead is said of that edition alone. */
export function factsOf(edition: string, all: Record<string, Section[]>): Omit<Section, 'refuses'>[] {
  const source = all[edition] ?? all[''] ?? []
  return source
    .map(({ number, title, says }) => ({ number, title, says: says.filter((one) => !isOfOther(one, edition)) }))
    .filter(({ says }) => says.length > 0)
}

/** A section with what it says of a rule, and what else it says. */
export interface Applied {
  number: string
  title: string
  says: string[]
  rest: string[]
}

/** What a breach is about, the narrowest first: what was measured and found; the troops, where worse going slows them and else; mounted or foot, and the home terrain. */
export function aspectsOf(breaches: Breach[], state: State | null): string[][] {
  const facts = breaches.flatMap((breach) => Object.entries(breach.facts))
  const movers = facts.filter(([name]) => ['element', 'mover', 'slowest'].includes(name)).flatMap(([, value]) => value)
  const troops = state?.elements.filter(({ id }) => movers.includes(id)) ?? []
  const kinds = troops.map(({ mounted }) => (mounted ? 'mounted' : 'foot'))
  const slow = (some: string[]) => (facts.some(([name]) => name === 'slow') ? some.map((one) => `slow-${one}`) : [])
  return [
    facts.flatMap(([name, value]) => [name, ...(typeof value === 'string' ? [value.replace(/^(left|right)-/, '')] : [])]),
    slow(troops.map((one) => one.class)),
    slow(kinds),
    troops.map((one) => one.class),
    [...kinds, state?.topography ?? ''],
  ]
}

/** `2.2 move.second LH`: a rule, perhaps in one edition alone, perhaps of one aspect of it. */
const REFUSES = /^(?:(\d+\.\d+) )?(\S+)(?: (\S+))?$/

/** What an edition says of a rule: its statements about the narrowest of the aspects that it has any about, else of the rule as such. */
export function appliedTo(rule: string, aspects: string[][], edition: string, all: Record<string, Section[]>): Applied[] {
  const source = all[edition] ?? all[''] ?? []
  const statements = source.flatMap((section) =>
    Object.entries(section.refuses).flatMap(([i, refuses]) =>
      refuses.flatMap((named) => {
        const [, only = edition, id, aspect = ''] = REFUSES.exec(named) ?? []
        return id === rule && only === edition ? [{ section, says: section.says[Number(i)]!, aspect }] : []
      }),
    ),
  )
  const applying = [...aspects, ['']].map((some) => statements.filter(({ aspect }) => some.includes(aspect))).find((some) => some.length > 0) ?? statements
  const sections = [...new Set(applying.map(({ section }) => section))]
  return sections.map((section) => {
    const says = section.says.filter((one) => applying.some((applies) => applies.section === section && applies.says === one))
    return { number: section.number, title: section.title, says, rest: section.says.filter((one) => !says.includes(one) && !isOfOther(one, edition)) }
  })
}
