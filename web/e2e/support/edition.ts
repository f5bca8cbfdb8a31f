// The edition that the tests of battles play: 2.2 as it is printed, or in the project `renamed` one that is made of it, in
// which every distance is doubled and every type of troops has another name. The page takes it as house rules.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { it } from 'vitest'

const RENAMED = process.env.ACIES_EDITION === 'renamed'

/** The classes of 2.2 and the codes that do not name theirs. */
const TYPES = ['El', 'Kn', 'HCh', 'Cv', 'LCh', 'LH', 'Cm', 'SCh', 'Sp', 'Pk', 'Bd', 'Ax', 'Bw', 'Cb', 'Lb', 'Ps', 'Wb', 'Hd', 'Art', 'WWg', 'CP', 'CF', 'Den']

/** A text with each type called otherwise: the eleventh, `Bd`, is `Qk`, and so `4Bd` is `4Qk`, and `2xLCh` is `2xQe`. */
export function renameTypes(text: string): string {
  const type = new RegExp(`(?<![A-Za-wyz])(\\d?)(${TYPES.join('|')})(?![a-z])`, 'g')
  return text.replace(type, (_, number: string, name: string) => `${number}Q${String.fromCharCode(97 + TYPES.indexOf(name))}`)
}

/** An edition with all distances doubled: paces by their scale, base widths one by one. */
function doubleDistances(text: string): string {
  return text
    .replace(/hundred-paces = (\d+)/g, (_, paces: string) => `hundred-paces = ${2 * Number(paces)}`)
    .replace(/"([\d.]+)bw"/g, (_, widths: string) => `"${2 * Number(widths)}bw"`)
}

/** The renamed edition as a file of house rules. */
export function houseRules(): string {
  return doubleDistances(renameTypes(readFileSync(resolve(import.meta.dirname, '../../../editions/dba-2.2.toml'), 'utf8')))
}

/** What the page calls the edition. */
export const EDITION = RENAMED ? 'house' : '2.2'

/** How many times the distances of 2.2 its own are. */
export const SCALE = RENAMED ? 2 : 1

/** The house rules that the edition is, if it is none of the page's own. */
export const HOUSE = RENAMED ? houseRules() : null

/** A text that names types of 2.2, such as `4Bd`, as the edition has them. */
export const inEdition = (text: string): string => (RENAMED ? renameTypes(text) : text)

/** A part of a link that names another edition, where it is not the edition that matters. */
export const editionLink = (edition: string): string => (RENAMED ? '' : `&edition=${edition}`)

/** A test that is about an edition by its name, and why: it does not run with the renamed one. */
export const printedEditionOnly = (_reason: string) => (name: string, test: () => Promise<void>) => it.runIf(!RENAMED)(name, test)

/** Has the lists renamed on their way to the pages of a browser. */
export async function renameLists(context: BrowserContext): Promise<void> {
  await context.route('**/book-*.toml', async (route) => {
    try {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: renameTypes(await answer.text()) })
    } catch (error) {
      // A page may be gone before its lists are there.
      if (!/closed/.test(String(error))) throw error
    }
  })
}

/** Lets the pages of a browser play the edition: the lists are renamed on their way, the rules are chosen already. */
export async function useEdition(context: BrowserContext): Promise<void> {
  if (HOUSE === null) return
  await renameLists(context)
  await context.addInitScript((house) => {
    // Lists that a service worker keeps would not be renamed.
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no service worker in this test'))
    if (localStorage.getItem('acies.house') !== null) return
    localStorage.setItem('acies.house', JSON.stringify({ text: house, file: 'renamed.toml' }))
    localStorage.setItem('acies.rules', JSON.stringify({ edition: 'house', conventions: [], rulings: [] }))
  }, HOUSE)
}
