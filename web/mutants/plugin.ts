// Tests run with one of the changes of changes.json, named by its number in ACIES_CHANGE. No file is touched.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Change {
  file: string
  find: string
  put: string
}

export function mutant(root: string): Plugin | null {
  const number = process.env.ACIES_CHANGE
  if (number === undefined) return null
  const changes = JSON.parse(readFileSync(resolve(root, 'mutants/changes.json'), 'utf8')) as Change[]
  const change = changes[Number(number)]
  if (!change) throw new Error(`no change ${number}`)
  const path = resolve(root, 'src', change.file)
  return {
    name: 'acies-mutant',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      if (file !== path || (query !== undefined && query !== 'raw')) return null
      // A function, because a text to put may contain a `$`.
      const text = readFileSync(path, 'utf8').replace(change.find, () => change.put)
      return query === 'raw' ? `export default ${JSON.stringify(text)}` : text
    },
  }
}
