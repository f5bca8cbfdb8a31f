// Why a move costs more PIPs, out of editions/*.toml, so that the page can name the elements for which it does.

import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** A row of the surcharges of an edition. */
export interface Surcharge {
  id: string
  /** So many PIPs more. */
  pips: number
  /** Classes and codes of troops that make a move cost more, some of them only where it does not end in contact. */
  troops: string[]
}

const ASKED = /\?surcharges$/

interface Edition {
  movement?: { surcharges?: { id: string; pips: number; includes?: string[]; 'includes-not-into-contact'?: string[] }[] }
}

/** Reads them from an edition's file; their troops are classes and codes, and no sets. */
export function readSurcharges(text: string): Surcharge[] {
  const { movement } = parse(text) as unknown as Edition
  const rows = movement?.surcharges ?? []
  return rows.map(({ id, pips, includes = [], 'includes-not-into-contact': outside = [] }) => ({ id, pips, troops: [...includes, ...outside] }))
}

/** The plugin: `editions/dba-3.0.toml?surcharges` exports them as `surcharges`. */
export function surchargeRows(): Plugin {
  return {
    name: 'acies-surcharges',
    load: {
      filter: { id: ASKED },
      handler: async (id) => `export const surcharges = ${JSON.stringify(readSurcharges(await readFile(id.replace(ASKED, ''), 'utf8')))}`,
    },
  }
}
