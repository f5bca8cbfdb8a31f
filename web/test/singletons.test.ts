// What is there once for the whole page reaches its components as properties or by the context, and plain modules as parameters.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')
const MOST = 10

/** The names that modules export of an instance, by module; constants are in capitals. */
function singletons(files: Map<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [file, text] of files) {
    const names = [...text.matchAll(/^export const ([a-z]\w*)(?:: [^=\n]+)? = (?:new |\$state|\{)/gm)].map(([, name = '']) => name)
    if (names.length > 0) found.set(file.replace(/\.ts$/, ''), names)
  }
  return found
}

/** The files that import each of them; what imports a type alone is not one. */
function importers(files: Map<string, string>): Map<string, string[]> {
  const all = singletons(files)
  const found = new Map<string, string[]>()
  for (const [file, text] of files) {
    for (const [, names = '', from = ''] of text.matchAll(/^ *import \{([^}]+)\} from '(\.[^']+)'/gm)) {
      const module = join(dirname(file), from)
      for (const name of names.split(',').map((one) => one.trim().split(' as ')[0] ?? '')) {
        if (all.get(module)?.includes(name)) found.set(`${module} ${name}`, [...(found.get(`${module} ${name}`) ?? []), file])
      }
    }
  }
  return found
}

describe('a singleton', () => {
  it('is found with those that import it, but for its type', () => {
    const files = new Map([
      ['a.ts', 'export const one = new One()\nexport const TWO = { a: 1 }\nexport const three: Three = $state(null)\nexport const four = {\n'],
      ['b/c.svelte', "<script>\n  import { TWO, one } from '../a'\n  import type { three } from '../a'\n</script>"],
      ['d.ts', "import { one as first, type three, four } from './a'\n"],
    ])
    expect([...importers(files)]).toEqual([
      ['a one', ['b/c.svelte', 'd.ts']],
      ['a four', ['d.ts']],
    ])
  })

  it(`is imported by at most ${MOST} files`, () => {
    const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('engine/'))
    const found = importers(new Map(names.map((file) => [file, readFileSync(join(SRC, file), 'utf8')])))
    expect(found.get('battle.svelte battle')).toContain('App.svelte')
    expect([...found].filter(([, files]) => files.length > MOST).map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([])
  })
})
