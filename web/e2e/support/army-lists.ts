// The army lists for the engine under node, which are files of the project.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bring_house, bring_lists, lists_of } from '../../src/engine/acies_wasm.js'
import { EDITION, HOUSE, inEdition } from './edition'

/** The text of all the books of the lists that an edition plays with. */
export function booksOf(edition: string): string {
  const folder = resolve(import.meta.dirname, '../../../armies', lists_of(edition))
  const books = [1, 2, 3, 4].map((book) => readFileSync(`${folder}/book-${book}.toml`, 'utf8')).join('\n')
  return edition === EDITION ? inEdition(books) : books
}

/** Brings them to the engine, which has been started. */
export function bringArmyLists(edition: string): void {
  if (edition === EDITION && HOUSE !== null) bring_house(HOUSE, 'renamed.toml')
  bring_lists(edition, booksOf(edition))
}
