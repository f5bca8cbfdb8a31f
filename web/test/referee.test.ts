// Whatever the referee asks, throws for or tells, the page has words for: read off the referee's own tables.

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { language } from '../src/language.svelte'
import { has } from '../src/words'

await language.include('account')
await language.include('setup')
await language.include('solo')
await language.include('table')

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const every = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? ''))]

const asks = read('crates/referee/src/ask.rs')
const events = read('crates/referee/src/event/text.rs')
const editions = readdirSync(resolve(root, 'editions'))
  .filter((file) => file.startsWith('dba-'))
  .map((file) => read(`editions/${file}`))
  .join('\n')

/** All sources of the referee. */
const referee = readdirSync(resolve(root, 'crates/referee/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.rs'))
  .map((file) => read(`crates/referee/src/${file}`))
  .join('\n')
/** The words of the procedure. */
const solo = read('crates/generals/src/solo/names.rs').replaceAll(/^\s*\/\/.*$/gm, '')

/** The rows of a table of the editions. */
const table = (name: string) => every(editions, new RegExp(`^${name} = \\[$([^]*?)^\\]$`, 'gm')).join('\n')

describe('the page has words', () => {
  const decisions = every(asks, /What::\w+(?:\([^)]*\))? => "([a-z-]+)"/g)
  it('for decisions, as many as there are', () => expect(decisions.length).toBeGreaterThan(15))
  it.each(decisions.filter((what) => what !== 'move' && what !== 'go-on'))('for the decision %s', (what) => {
    const before = ['', '-help', '-for-me'].map((part) => `before-${what}${part}`)
    const during = ['', '-help'].map((part) => `bound-${what}${part}`)
    expect([before, during].some((ids) => ids.every(has))).toBe(true)
  })

  const throws = every(asks.slice(asks.indexOf('for Purpose')), /Purpose::[^=]*=>\s*\{?\s*write!\(f, "([a-z-]+)/g)
  it('for throws, as many as there are', () => expect(throws.length).toBeGreaterThan(5))
  it.each(throws)('for the throw %s', (word) => expect(has(`throw-${word}`)).toBe(true))

  it.each([
    ['cause', every(events, /Cause::\w+ => "([a-z-]+)"/g)],
    ['river', every(events, /RiverState::\w+ => "([a-z-]+)"/g)],
    ['fate', every(events, /Fate::\w+ => "([a-z-]+)"/g)],
    ['terrain', every(table('terrain'), /name = "([^"]+)"/g)],
    ['troop', every(table('classes'), /name = "([^"]+)"/g)],
    ['home', every(table('topographies'), /name = "([^"]+)"/g)],
    ['factor', every(editions, /\{ id = "([a-z-]+)", +(?:value|front) =/g)],
    ['word', every(referee, /\b(?:problem|form)\("([a-z-]+)"/g)],
    ['said', every(solo, /"([a-z-]+)"/g).filter((word) => !has(`solo-action-${word}`))],
    ['said', every(table('terrain'), /name = "([^"]+)"/g)],
  ])('for each %s', (family, words) => {
    expect(words.length).toBeGreaterThan(3)
    expect(words.filter((word) => !has(`${family}-${word}`))).toEqual([])
  })

  it('for what was measured, by the names of the referee', () => {
    // What a contact lacks is put together of several; kinds of terrain come from the home terrain; whose zones come first may be one enemy
    // or several; zones are counted.
    const facts = [...every(referee, /\.(?:with|because)\(\s*"([a-z-]+)"/g), 'off', 'kinds', 'zones', 'first', 'one-of', 'starts', 'comes', 'ends']
    expect(facts.length).toBeGreaterThan(30)
    for (const language of ['en', 'it']) {
      const sentences = readFileSync(new URL(`../../locales/${language}/rules.ftl`, import.meta.url), 'utf8')
      const used = every(sentences, /\$([a-z-]+)/g)
      expect(
        used.filter((name) => !facts.includes(name)),
        language,
      ).toEqual([])
    }
  })

  it('for what a second move lacks', () => {
    const lacking = every(referee, /\bneeds\(((?:[^()"]|"[^"]*")*)\)/g).flatMap((words) => every(words, /"([a-z-]+)"/g))
    expect(lacking.length).toBeGreaterThan(6)
    for (const language of ['en', 'it', 'de']) {
      const sentences = readFileSync(new URL(`../../locales/${language}/rules.ftl`, import.meta.url), 'utf8')
      expect(
        lacking.filter((word) => !sentences.includes(`[${word}] {`)),
        language,
      ).toEqual([])
    }
  })
})
