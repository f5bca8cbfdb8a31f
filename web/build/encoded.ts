// Compresses the files of a build, so that the local server can answer with them as they are: in a folder beside the build, for
// a host of the static files compresses them itself.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { below } from './offline.ts'

/** Files that compress well; pictures are compressed already. */
const COMPRESSIBLE = /\.(html|js|css|wasm|svg|json|webmanifest)$/

/** What is smaller fits into one packet either way. */
const LEAST = 1024

/** Nearly as small as the slowest level, in a tenth of its time. */
const LEVEL = 9

/** The plugin; it comes last, when all files have been written. */
export function encoded(folder: string): Plugin {
  let out = 'dist'
  return {
    name: 'acies-encoded',
    apply: 'build',
    configResolved: (config) => {
      out = config.build.outDir
    },
    closeBundle: () => {
      rmSync(folder, { recursive: true, force: true })
      for (const file of below(out).filter((file) => COMPRESSIBLE.test(file))) {
        const bytes = readFileSync(file)
        if (bytes.length < LEAST) continue
        const place = join(folder, relative(out, file))
        mkdirSync(dirname(place), { recursive: true })
        const params = { [constants.BROTLI_PARAM_QUALITY]: LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(`${place}.br`, brotliCompressSync(bytes, { params }))
        writeFileSync(`${place}.gz`, gzipSync(bytes, { level: LEVEL }))
      }
    },
  }
}
