// The famous pairs that the start page offers: each edition has them, as historical enemies, with a line of what they are about.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bringArmyLists } from '../e2e/support/army-lists'
import { enemies, FAMOUS, famousPair, type Lists } from '../src/armies/famous'
import { armies, army, initSync } from '../src/engine/acies_wasm.js'
import { language } from '../src/language.svelte'
import { attribute, has } from '../src/words'
import type { Army, ArmyBrief } from '../src/wire'

await language.include('setup')

const lists: Lists = {
  armies: (edition, search) => Promise.resolve(JSON.parse(armies(edition, search)) as ArmyBrief[]),
  army: (edition, key) => Promise.resolve(JSON.parse(army(edition, key)) as Army),
}

beforeAll(() => {
  initSync({ module: readFileSync(resolve(import.meta.dirname, '../src/engine/acies_wasm_bg.wasm')) })
  bringArmyLists('3.0')
  bringArmyLists('2.2')
})

describe('a famous pair', () => {
  it.each(FAMOUS)('%s is known to each edition as two historical enemies', async (_, one, other) => {
    for (const edition of ['3.0', '2.2']) expect(await enemies(edition, one, other, lists), edition).not.toBeNull()
  })

  it.each(FAMOUS)('%s has a name, and a line of what it is about', (id) => {
    expect(has(`pair-${id}`)).toBe(true)
    expect(attribute(`pair-${id}`, 'about')).toMatch(/\.$/)
  })

  it('is another one each time, until all have been seen', async () => {
    const seen = new Set<string>()
    while (seen.size < FAMOUS.length) {
      const before = seen.size
      seen.add((await famousPair('3.0', seen, lists))?.id ?? '')
      expect(seen.size).toBe(before + 1)
    }
    expect([...seen].sort()).toEqual(FAMOUS.map(([id]) => id).sort())
    expect(await famousPair('3.0', seen, lists)).toBeNull()
  })

  it('is led by the side that it names first', async () => {
    const all = new Set(FAMOUS.map(([id]) => id))
    all.delete('cannae')
    expect(await famousPair('2.2', all, lists)).toEqual({ id: 'cannae', red: 'II/32', blue: 'II/33' })
  })
})
