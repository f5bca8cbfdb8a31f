// What the page may weigh beside its engine, which has a budget of its own: a build that is heavier fails.

import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The scripts and styles that the first paint waits for, compressed, in bytes. */
const FIRST = 130_000
/** All scripts and styles, workers and languages among them, compressed, in bytes. */
const ALL = 220_000

/** The plugin that weighs. */
export function budget(): Plugin {
  return {
    name: 'acies-budget',
    apply: 'build',
    generateBundle: (_, bundle) => {
      const weigh = (text: string | Uint8Array) => gzipSync(text).length
      const files = Object.values(bundle).filter((file) => /\.(js|css)$/.test(file.fileName))
      const weights = files.map((file) => ({ name: file.fileName, bytes: weigh(file.type === 'chunk' ? file.code : file.source) }))
      const sum = (some: typeof weights) => some.reduce((total, file) => total + file.bytes, 0)
      const first = sum(weights.filter(({ name }) => /(^|\/)index-/.test(name)))
      const all = sum(weights)
      if (first > FIRST || all > ALL) {
        throw new Error(`the page is too heavy: ${first} bytes before the first paint (of ${FIRST}), ${all} in all (of ${ALL}), compressed`)
      }
    },
  }
}
