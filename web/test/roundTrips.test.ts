// How often the page asks its table worker, with the worker and the engine themselves: once for an order, a roll or an undo.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Request } from '../src/workers/call'
import type { Library } from '../src/workers/lists'
import { channels, locks, settled, storage } from './support/browser'
import { databases } from './support/database'

/** The operations that the page has asked its workers for. */
const asked: string[] = []

/** The army lists, from the project's files. */
class Librarian {
  constructor(private readonly engine: Library) {}
  async bring(edition: string) {
    const folder = resolve(import.meta.dirname, '../../armies', this.engine.lists_of(edition))
    const books = [1, 2, 3, 4].map((book) => readFileSync(`${folder}/book-${book}.toml`, 'utf8'))
    this.engine.bring_lists(edition, books.join('\n'))
  }
}

/** A worker in the same process: the module of the table worker listens at `self`. */
class TableWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  postMessage(data: Request) {
    asked.push(data.op)
    const own = self as unknown as { onmessage(event: { data: unknown }): void; postMessage(answer: unknown): void }
    own.postMessage = (answer) => this.onmessage?.({ data: answer })
    own.onmessage({ data })
  }
  terminate() {}
}

let battle: (typeof import('../src/battle.svelte'))['battle']
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../src/engine/acies_wasm.js', async (original) => {
    const engine = await original<typeof import('../src/engine/acies_wasm.js')>()
    const bytes = readFileSync(resolve(import.meta.dirname, '../src/engine/acies_wasm_bg.wasm'))
    return { ...engine, default: async () => engine.initSync({ module: bytes }) }
  })
  vi.doMock('../src/workers/lists', () => ({ Librarian }))
  databases()
  vi.stubGlobal('navigator', { locks: locks() })
  vi.stubGlobal('BroadcastChannel', channels())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('self', {})
  vi.stubGlobal('Worker', TableWorker)
  await import('../src/workers/table.worker')
  ;({ battle } = await import('../src/battle.svelte'))
  await battle.begin({ edition: '2.2', conventions: [], rulings: [], red: 'II/12', blue: 'II/33', seed: '7', players: ['you', 'you'], armies: [null, null] })
  await settled()
})
beforeEach(() => void (asked.length = 0))
afterAll(() => {
  for (const module of ['../src/engine/acies_wasm.js', '../src/workers/lists', 'idb']) vi.doUnmock(module)
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What the page has asked for to do something. */
async function trips(deed: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0
  await deed()
  await settled()
  return [...asked]
}

it('once for an order, an undo and an order given again', async () => {
  const order = await battle.engine.defaultOrder()
  const before = battle.record
  expect(await trips(() => battle.order(order))).toEqual(['order'])
  expect(battle.lines.map(({ text }) => text)).toEqual([`order ${order}`])
  expect(battle.record).not.toBe(before)
  expect(await trips(() => battle.undo())).toEqual(['undo'])
  expect([battle.lines, battle.record]).toEqual([[], before])
  expect(await trips(() => battle.redo())).toEqual(['order'])
})

it('once for a roll', async () => {
  while (battle.state?.asks.kind === 'decide') await battle.order(await battle.engine.defaultOrder())
  expect(await trips(() => battle.throwDice())).toEqual(['roll'])
  expect(battle.lines.at(-1)?.dice).toHaveLength(1)
})

it('once for an order that is refused, which leaves no trace', async () => {
  const { record } = battle
  expect(await trips(() => battle.order('move r1 forward 1'))).toEqual(['order'])
  expect([battle.refused?.order, battle.record]).toEqual(['move r1 forward 1', record])
})
