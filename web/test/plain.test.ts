import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plain } from '../src/plain.svelte'

const SOURCE = join(import.meta.dirname, '../src')

/** A proxy that passes everything on, all the way down, as reactive state does: the browser refuses to clone it. */
function reactive<T extends object>(value: T): T {
  return new Proxy(value, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name)
      return typeof found === 'object' && found !== null ? reactive(found) : found
    },
  })
}

describe('what leaves the page', () => {
  it('is cloned without proxies, however deep they are', () => {
    const battle = { seed: '7', armies: [null, { dice: [3, 4] }] }
    expect(() => structuredClone(reactive(battle))).toThrow('could not be cloned')
    expect(structuredClone(plain(reactive(battle)))).toEqual(battle)
    expect(structuredClone(plain([['throw', reactive([3, 4])]]))).toEqual([['throw', [3, 4]]])
  })

  it('keeps numbers of fixed size as they are', () => {
    expect(plain(Float64Array.of(1.5, 2))).toEqual(Float64Array.of(1.5, 2))
  })

  it('leaves by the known gates alone', () => {
    // Each of these makes what it sends plain, but a worker, which has no reactive state, and the messages between tabs, which are ids.
    const gates = [
      'baroque/store.ts',
      'board/painter/easel.ts',
      'library/store.ts',
      'library/tabMessages.ts',
      'online/store.ts',
      'workers/call.ts',
      'workers/serve.ts',
    ]
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('engine'))
    const sends = (file: string) =>
      /\.postMessage\(|\bopenDB\b|\bstructuredClone\(|\b(push|replace)State\((?!null,)/.test(readFileSync(join(SOURCE, file), 'utf8'))
    expect(
      files
        .map((file) => file.replaceAll('\\', '/'))
        .filter(sends)
        .sort(),
    ).toEqual(gates)
  })
})
