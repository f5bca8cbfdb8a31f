// What the page may weigh beside its engine, which has a budget of its own: a build that is heavier fails.

import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** The scripts and styles that the first paint waits for, compressed, in bytes. */
const FIRST = 130_000
/** All scripts and styles of the page that plays DBA, but for the painter: workers and languages among them, compressed, in bytes. */
const ALL = 240_000
/** The worker that paints the ground; fetched once the board is shown. */
const PAINTER = 16_000
/** Those of the assistant for Baroque, in all languages; fetched only when it is opened. */
const ASSISTANT = 40_000

/** What the assistant's own scripts are made of. */
const OF_ASSISTANT = /\/(src\/baroque\/Baroque\.svelte|locales\/[^/]+\/baroque\.ftl)/

/** What the first paint waits for: the page's own script, all that it imports outright, and their styles. */
function waitedFor(bundle: Rollup.OutputBundle): Set<string> {
  const needed = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (needed.has(name) || !file) return
    needed.add(name)
    if (file.type !== 'chunk') return
    file.imports.forEach(add)
    file.viteMetadata?.importedCss.forEach(add)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) add(file.fileName)
  return needed
}

/** The scripts of the assistant, and their styles. */
function assistant(bundle: Rollup.OutputBundle): Set<string> {
  const own = Object.values(bundle).filter((file) => file.type === 'chunk' && OF_ASSISTANT.test(file.facadeModuleId ?? ''))
  return new Set(own.flatMap((file) => [file.fileName, ...(file.type === 'chunk' ? (file.viteMetadata?.importedCss ?? []) : [])]))
}

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
      const needed = waitedFor(bundle)
      const first = sum(weights.filter(({ name }) => needed.has(name)))
      const apart = assistant(bundle)
      const isPainter = ({ name }: { name: string }) => name.includes('painter.worker')
      const all = sum(weights.filter((file) => !apart.has(file.name) && !isPainter(file)))
      const painter = sum(weights.filter(isPainter))
      const baroque = sum(weights.filter(({ name }) => apart.has(name)))
      console.log(`   the page: ${first} bytes before the first paint, ${all} in all, ${painter} for the painter, ${baroque} for Baroque, compressed`)
      if (first > FIRST || all > ALL || painter > PAINTER || baroque > ASSISTANT) {
        throw new Error(
          `the page is too heavy: ${first} bytes before the first paint (of ${FIRST}), ${all} in all (of ${ALL}), ` +
            `${painter} for the painter (of ${PAINTER}), ${baroque} for Baroque (of ${ASSISTANT}), compressed`,
        )
      }
    },
  }
}
