// What victory counts, out of editions/*.toml, so that the page can say which losses count without a rule of its own.

import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
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
  /** Whether the loss of its general loses the battle for a side that has lost more. */
  falls: boolean
}

const ASKED = /\?victory$/

interface Edition {
  sets: Record<string, string[]>
  victory?: { losses?: number; uncounted?: string[]; counts?: { troops: string[] }[]; general?: boolean; 'general-more'?: number }
}

/** Reads them from an edition's file. */
export function readVictory(text: string): VictoryTerms {
  const { sets, victory } = parse(text) as unknown as Edition
  if (!victory?.losses) throw new Error('found an edition without losses in [victory], expected one')
  const written = (names: string[] = []) => names.flatMap((name) => sets[name] ?? [name])
  return {
    losses: victory.losses,
    uncounted: written(victory.uncounted),
    more: (victory.counts ?? []).flatMap(({ troops }) => written(troops)),
    general: victory['general-more'] ?? 0,
    falls: victory.general ?? false,
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
