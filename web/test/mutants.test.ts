// The list of changes for `npm run mutate`: each is one change of one place of the page as it is.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const changes = JSON.parse(readFileSync(join(web, 'mutants/changes.json'), 'utf8')) as { file: string; find: string; put: string; reason?: string }[]

describe('the changes of the mutation tests', () => {
  it('each find their text once', () => {
    const found = changes.filter(({ file, find, put }) => readFileSync(join(web, 'src', file), 'utf8').split(find).length !== 2 || find === put)
    expect(found).toEqual([])
    expect(changes.length).toBeGreaterThanOrEqual(50)
  })
})
