// What victory counts, out of editions/*.toml, so that the page can say which losses count without a rule of its own.

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The section `[victory]` of an edition, with its sets of troops written out. */
export interface VictoryTerms {
  /** So many losses lose the battle. */
  losses: number
  /** Classes of troops whose loss never counts. */
  uncounted: string[]
  /** Troops that count more than once. */
  more: string[]
  /** What a lost general counts beside its element. */
  general: number
}

const ASKED = /\?victory$/

/** The text between a heading and the next. */
function section(text: string, name: string): string {
  const [, after = ''] = text.split(`\n[${name}]\n`)
  return after.split(/\n\[/)[0] ?? ''
}

const quoted = (list: string | undefined): string[] => [...(list ?? '').matchAll(/"([^"]+)"/g)].map(([, word = '']) => word)

/** Reads them from an edition's file. */
export function readVictory(text: string): VictoryTerms {
  const [victory, sets] = [section(text, 'victory'), section(text, 'sets')]
  const number = (key: string) => Number(new RegExp(`^${key}\\s*= (\\d+)`, 'm').exec(victory)?.[1] ?? 0)
  const written = (name: string) => quoted(new RegExp(`^${name}\\s*= \\[(.*?)\\]`, 'm').exec(sets)?.[1] ?? `"${name}"`)
  const losses = number('losses')
  if (losses === 0) throw new Error('found an edition without losses in [victory], expected one')
  return {
    losses,
    uncounted: quoted(/^uncounted\s*= \[(.*?)\]/m.exec(victory)?.[1]).flatMap(written),
    more: [...victory.matchAll(/troops = \[(.*?)\], count/g)].flatMap(([, list]) => quoted(list).flatMap(written)),
    general: number('general-more'),
  }
}

/** The plugin: `editions/dba-3.0.toml?victory` exports them as `victory`. */
export function victoryTerms(): Plugin {
  return {
    name: 'acies-victory-terms',
    load: {
      filter: { id: ASKED },
      handler: async (id) => `export const victory = ${JSON.stringify(readVictory(await readFile(id.replace(ASKED, ''), 'utf8')))}`,
    },
  }
}
