import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { look, LOOKS, TEXTURES } from '../src/board/ground'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** The kinds of terrain of an edition, as its table names them; camps are drawn with who holds them. */
function kinds(file: string): string[] {
  const table = /^terrain = \[$([^]*?)^\]$/m.exec(read(file))?.[1] ?? ''
  return [...table.matchAll(/name = "([^"]+)"/g)].map((found) => found[1] ?? '').filter((kind) => kind !== 'camp')
}

const editions = readdirSync(resolve(root, 'editions'))
  .filter((file) => file.startsWith('dba-'))
  .map((file) => `editions/${file}`)

describe('terrain on the page', () => {
  it.each(editions)('of %s looks different for each kind', (file) => {
    const seen = kinds(file).map((kind) => {
      expect(Object.keys(LOOKS), kind).toContain(kind)
      return JSON.stringify(LOOKS[kind])
    })
    expect(seen.length).toBeGreaterThan(5)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('has every colour in every theme, and every pattern', () => {
    const styles = read('look/colours.css')
    for (const { ground, texture } of Object.values(LOOKS)) {
      expect(styles, ground).toMatch(new RegExp(`--${ground}: light-dark\\(#\\w+, #\\w+\\);`))
      if (texture) expect(Object.keys(TEXTURES)).toContain(texture)
    }
  })

  it('of house rules is drawn by its going', () => {
    expect(look({ kind: 'vineyard', going: 'rough', line: [] }).texture).toBe('stones')
    expect(
      look({
        kind: 'canal',
        going: 'impassable',
        line: [
          [0, 0],
          [1, 1],
        ],
      }),
    ).toMatchObject({ form: 'band', ground: 'water' })
  })
})
