// The army lists for the engine under node, which are files of the project.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bring_lists, lists_of } from '../src/engine/acies_wasm.js'

/** The text of all the books of the lists that an edition plays with. */
export function booksOf(edition: string): string {
  const folder = resolve(import.meta.dirname, '../../armies', lists_of(edition))
  return [1, 2, 3, 4].map((book) => readFileSync(`${folder}/book-${book}.toml`, 'utf8')).join('\n')
}

/** Brings them to the engine, which has been started. */
export function bring(edition: string): void {
  bring_lists(edition, booksOf(edition))
}
