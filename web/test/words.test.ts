import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { language } from '../src/language.svelte'
import { decimal, has, named, t } from '../src/words'

await language.include('account')
await language.include('baroque')
await language.include('online', import.meta.glob<string>('../../locales/*/online.ftl', { query: '?raw', import: 'default' }))
await language.include('reference')
await language.include('setup')
await language.include('solo')
await language.include('table')

/** The text of every file of the page. */
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (name === 'engine') return []
    return statSync(path).isDirectory() ? sources(path) : [readFileSync(path, 'utf8')]
  })
}

describe('the sentences of the page', () => {
  const asked = sources(join(import.meta.dirname, '../src')).flatMap((text) => [...text.matchAll(/\bt\('([a-z-]+)'/g)].map((found) => found[1] ?? ''))

  it('are asked for by name', () => {
    expect(asked.length).toBeGreaterThan(80)
  })

  it.each([...new Set(asked)])('%s is there', (id) => {
    expect(has(id)).toBe(true)
  })

  it('have ids of their own, apart from those of the rules and of the program', () => {
    const folder = join(import.meta.dirname, '../../locales/en')
    const ids = readdirSync(folder).flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '')
    })
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it.each(['agreements', 'baroque', 'lessons', 'online', 'page', 'reference', 'setup', 'terms'])('are all said: %s', (file) => {
    const code = sources(join(import.meta.dirname, '../src')).join('\n')
    const every = (pattern: RegExp) => [...code.matchAll(pattern)].map((found) => found[1] ?? '')
    const quoted = new Set(every(/['"`]([a-zA-Z][\w-]*)['"`]/g))
    const families = every(/\bnamed\('([a-z-]+)'/g).map((family) => `${family}-.+`)
    const templates = every(/`([a-z-]+(?:\$\{[^}`]*\}[a-z-]*)+)`/g).map((text) => text.replaceAll(/\$\{[^}]*\}/g, '.+'))
    const patterns = [...families, ...templates].map((pattern) => new RegExp(`^${pattern}$`))
    const text = readFileSync(join(import.meta.dirname, `../../locales/en/${file}.ftl`), 'utf8')
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '')
    expect(ids.length).toBeGreaterThan(50)
    expect(ids.filter((id) => !quoted.has(id) && !patterns.some((pattern) => pattern.test(id)))).toEqual([])
  })

  it('begin with a capital, though a name in them may not', () => {
    expect(t('log-recoiled', { who: 'enemy Blades 3' })).toBe('Enemy Blades 3 recoiled.')
    // What is no sentence stays as it is.
    expect(t('outcome', { who: 'enemy Blades 3', fate: 'recoils' })).toBe('enemy Blades 3 recoils')
  })

  it('count in words where one differs from many', () => {
    expect(t('bar-pips', { pips: 1 })).toBe('1 PIP')
    expect(t('bar-pips', { pips: 3 })).toBe('3 PIPs')
  })

  it('show lengths to the hundredth', () => {
    expect(t('draft-measure', { distance: 1.23456, allowance: 1.25, pips: 1 })).toBe('1.23 of 1.25 BW · 1 PIP')
  })

  it('round a number alike wherever it is written', () => {
    const lengths = [1.2449, 1.24999, 0.005, 2, 12.3456]
    expect(lengths.map((length) => t('ruler-length', { length }))).toEqual(['1.24 BW', '1.25 BW', '0.01 BW', '2 BW', '12.35 BW'])
    expect(lengths.map((length) => `${decimal(length)} BW`)).toEqual(lengths.map((length) => t('ruler-length', { length })))
  })

  it('name what has no sentence by its id', () => {
    expect(named('terrain', 'wood')).toBe('Wood')
    expect(named('factor', 'general-in-front')).toBe('general in front')
  })
})
