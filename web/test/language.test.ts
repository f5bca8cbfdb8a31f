import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { fitting, languages } from '../src/language.svelte'
import { tab } from './support/browser'

const LOCALES = join(import.meta.dirname, '../../locales')

/** What a language has to have, for the page loads it; the files of the program alone it may leave out. */
const PAGE = ['account', 'agreements', 'baroque', 'lessons', 'online', 'page', 'reference', 'rules', 'setup', 'solo', 'table', 'terms'].map(
  (name) => `${name}.ftl`,
)

const folders = readdirSync(LOCALES)
const others = folders.filter((code) => code !== 'en')

const textOf = (code: string, file: string) => readFileSync(join(LOCALES, code, file), 'utf8')

/** The ids of messages as they are written. */
const written = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '')

/** The variables within a part of a parsed message. */
function variables(part: unknown): string[] {
  if (part === null || typeof part !== 'object') return []
  const { type, name } = part as { type?: string; name?: string }
  const own = type === 'var' && name !== undefined ? [name] : []
  return [...new Set([...own, ...Object.values(part).flatMap(variables)])].sort()
}

/** Each message, and each attribute as `message.attribute`, with its variables. */
function shape(text: string): Record<string, string[]> {
  const parts = new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
    [id, variables(value)] as const,
    ...Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, variables(pattern)] as const),
  ])
  return Object.fromEntries(parts)
}

/** Lines that are neither a message, an attribute, a part of one, nor a comment. */
const junk = (text: string) => text.split('\n').filter((line) => !/^(#|\s|\}|$|[a-zA-Z][\w-]* = ?)/.test(line))

describe('the language that a reader gets', () => {
  it('is the one chosen, else the first of the browser, else English', () => {
    expect(fitting('it', ['en-GB'])).toBe('it')
    expect(fitting(null, ['it-CH', 'en'])).toBe('it')
    expect(fitting(null, ['xx', 'en-US', 'it'])).toBe('en')
    expect(fitting(null, ['xx'])).toBe('en')
    expect(fitting('xx', ['it'])).toBe('it')
  })

  it('is the one that was chosen last, whichever is loaded first', async () => {
    const { language } = await tab(() => import('../src/language.svelte'))
    const both = [language.speak('it'), language.speak('en')]
    await Promise.all(both)
    expect([language.code, language.bundles.length]).toEqual(['en', 1])
    await language.speak('it')
    expect([language.code, language.bundles.length]).toEqual(['it', 2])
    await language.speak('xx')
    expect(language.code).toBe('en')
  })

  it('is one of the folders, each with its own name', () => {
    expect(languages.map(([code]) => code).sort()).toEqual([...folders].sort())
    expect(Object.fromEntries(languages)).toMatchObject({ en: 'English', it: 'Italiano' })
  })
})

describe.each(others)('the language %s', (code) => {
  it('has every file of the page, and no file that English has not', () => {
    const files = readdirSync(join(LOCALES, code))
    expect(PAGE.filter((file) => !files.includes(file))).toEqual([])
    expect(files.filter((file) => !readdirSync(join(LOCALES, 'en')).includes(file))).toEqual([])
  })

  it.each(readdirSync(join(LOCALES, code)))('has the messages, attributes and variables of English: %s', (file) => {
    const [own, english] = [shape(textOf(code, file)), shape(textOf('en', file))]
    expect(
      Object.keys(english).filter((id) => !(id in own)),
      'missing',
    ).toEqual([])
    expect(
      Object.keys(own).filter((id) => !(id in english)),
      'superfluous',
    ).toEqual([])
    // Where one language has a verb that agrees with a number, another may have one that does not. English alone has an article before the
    // name of an army within a sentence.
    const isName = (id: string, name: string) => english[id]?.includes('the') && ['the', 'side', 'army', 'other'].includes(name)
    const agrees = (id: string, name: string) => name === 'many' || (name === 'count' && !english[id]?.includes('count'))
    const apart = (all: typeof own, id: string) => (all[id] ?? []).filter((name) => !agrees(id, name) && !isName(id, name))
    for (const id of Object.keys(own)) expect(apart(own, id), id).toEqual(apart(english, id))
  })
})

it('has no message of the table under the name of one of the program', () => {
  const program = written(textOf('en', 'program.ftl'))
  expect(written(textOf('en', 'table.ftl')).filter((id) => program.includes(id))).toEqual([])
})

const FILES = folders.flatMap((code) => readdirSync(join(LOCALES, code)).map((file) => [code, file] as const))

describe.each(FILES)('%s/%s', (code, file) => {
  const text = textOf(code, file)

  it('is read without rest, each message once', () => {
    const ids = written(text)
    expect(ids.length).toBeGreaterThan(15)
    expect(junk(text)).toEqual([])
    expect(new FluentResource(text).body.map(({ id }) => id)).toEqual(ids)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it('says every message, of none, of one, of many and of words', () => {
    const bundle = new FluentBundle(code, { useIsolating: false })
    expect(bundle.addResource(new FluentResource(text))).toEqual([])
    const names = [...new Set(Object.values(shape(text)).flat())]
    const samples: FluentVariable[] = [new FluentNumber(0), new FluentNumber(1), new FluentNumber(2), new FluentNumber(1.25), 'word']
    for (const sample of samples) {
      const args = Object.fromEntries(names.map((name) => [name, sample]))
      for (const id of written(text)) {
        const message = bundle.getMessage(id)
        const errors: Error[] = []
        const patterns = [message?.value ?? null, ...Object.values(message?.attributes ?? {})].filter((pattern) => pattern !== null)
        expect(patterns.length, id).toBeGreaterThan(0)
        for (const pattern of patterns) expect(bundle.formatPattern(pattern, args, errors).trim(), id).not.toBe('')
        expect(errors, id).toEqual([])
      }
    }
  })
})
