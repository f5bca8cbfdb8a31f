// Writes the worker that keeps the page for offline: the names of all files of a build go into it.
//
// Forty lines of our own, for the usual plugin brings some three hundred packages to do this much.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** All files below a folder. */
export function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? below(join(folder, entry.name)) : [join(folder, entry.name)]))
}

/** The plugin; the worker is written from a template when everything else has been. */
export function offline(template: string): Plugin {
  let out = 'dist'
  return {
    name: 'acies-offline',
    apply: 'build',
    configResolved: (config) => {
      out = config.build.outDir
    },
    closeBundle: () => {
      const files = below(out).filter((file) => !file.endsWith('sw.js'))
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(readFileSync(file))
      const names = files.map((file) => `./${relative(out, file).split(sep).join('/')}`)
      const worker = readFileSync(template, 'utf8').replace('__VERSION__', hash.digest('hex').slice(0, 16)).replace('__FILES__', JSON.stringify(names))
      writeFileSync(join(out, 'sw.js'), worker)
    },
  }
}
