// What the page needs of a browser, for modules loaded from here on: storage, locks, and messages between tabs.

import { vi } from 'vitest'

/** A storage of texts. */
export function storage() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

type Held = { name: string; lose: (error: Error) => void }

/** The locks of a browser. */
export function locks() {
  const held: Held[] = []
  const request = (name: string, options: { steal?: boolean; ifAvailable?: boolean }, grant: (lock: object | null) => Promise<void> | undefined) =>
    new Promise<void>((resolve, reject) => {
      const other = held.find((one) => one.name === name)
      if (other && !options.steal) {
        void grant(null)
        resolve()
        return
      }
      if (other) {
        held.splice(held.indexOf(other), 1)
        other.lose(new Error('stolen'))
      }
      const own = { name, lose: reject }
      held.push(own)
      void Promise.resolve(grant({ name })).then(() => {
        if (held.includes(own)) held.splice(held.indexOf(own), 1)
        resolve()
      })
    })
  return { request, query: () => Promise.resolve({ held: held.map(({ name }) => ({ name })) }) }
}

/** Channels between tabs: each hears what the others say. */
export function channels() {
  const open: Channel[] = []
  class Channel {
    private hear: ((event: { data: unknown }) => void)[] = []
    constructor() {
      open.push(this)
    }
    postMessage(data: unknown) {
      for (const other of open) if (other !== this) for (const hear of other.hear) hear({ data })
    }
    addEventListener(_: string, hear: (event: { data: unknown }) => void) {
      this.hear.push(hear)
    }
    removeEventListener(_: string, hear: (event: { data: unknown }) => void) {
      this.hear = this.hear.filter((one) => one !== hear)
    }
  }
  return Channel
}

/** A module of the page as another tab would load it. */
export async function tab<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  return load()
}

/** Lets everything happen that only waits for its turn. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
