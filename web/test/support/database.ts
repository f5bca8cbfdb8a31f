// A database in memory in place of the browser's, as much of it as the page's stores use.

import { vi } from 'vitest'

type Entry = Record<string, unknown>
type Shelf = Map<string, Entry>

/** What every database refuses to open with; null while they open. */
export const refusal: { error: DOMException | null } = { error: null }

/** Puts databases in memory in place of `idb` for modules loaded from here on; returns what they hold, by name and shelf. */
export function databases(): Map<string, Map<string, Shelf>> {
  const all = new Map<string, Map<string, Shelf>>()
  /** Where the entries of a shelf have their key. */
  const paths = new Map<string, string>()
  refusal.error = null
  const openDB = (name: string, _version: number, { upgrade }: { upgrade: (database: object) => void }) => {
    if (refusal.error) return Promise.reject(refusal.error)
    const shelves = all.get(name) ?? new Map<string, Shelf>()
    if (!all.has(name)) {
      all.set(name, shelves)
      upgrade({
        createObjectStore: (shelf: string, { keyPath }: { keyPath: string }) => {
          paths.set(shelf, keyPath)
          shelves.set(shelf, new Map())
        },
      })
    }
    const shelf = (name: string) => shelves.get(name) ?? new Map<string, Entry>()
    const transaction = (names: string | string[]) => {
      const before = new Map([...shelves].map(([name, entries]) => [name, new Map(entries)]))
      const store = (name: string) => ({
        get: (id: string) => Promise.resolve(shelf(name).get(id)),
        put: (entry: Entry) => Promise.resolve(void shelf(name).set(String(entry[paths.get(name) ?? 'id']), structuredClone(entry))),
        delete: (id: string) => Promise.resolve(void shelf(name).delete(id)),
      })
      const abort = () => before.forEach((entries, name) => shelves.set(name, entries))
      return { objectStore: store, store: store([names].flat()[0] ?? ''), abort, done: Promise.resolve() }
    }
    return Promise.resolve({
      getAll: (name: string) => Promise.resolve([...shelf(name).values()].map((entry) => structuredClone(entry))),
      get: (name: string, id: string) => Promise.resolve(structuredClone(shelf(name).get(id))),
      delete: (name: string, id: string) => Promise.resolve(void shelf(name).delete(id)),
      transaction,
    })
  }
  vi.doMock('idb', () => ({ openDB }))
  return all
}
