// The language of the page: the messages of a folder of locales/, and the form of numbers and dates.
//
// Every folder is a language; there is no other list. English is built in as the fallback, other languages are loaded when
// chosen.

import { FluentBundle, FluentResource } from '@fluent/bundle'

const NAMES = import.meta.glob<string>('../../locales/*/page.ftl', { query: '?language', import: 'language', eager: true })
const ENGLISH = import.meta.glob<string>('../../locales/en/{agreements,lessons,page,rules,terms}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const OTHERS = import.meta.glob<string>(['../../locales/*/{agreements,lessons,page,rules,terms}.ftl', '!../../locales/en/*'], {
  query: '?raw',
  import: 'default',
})

/** Messages of a single part of the page, loaded when that part is opened. */
const LATER = import.meta.glob<string>('../../locales/*/{account,baroque,reference,setup,solo,table}.ftl', { query: '?raw', import: 'default' })

const FALLBACK = 'en'

const folder = (path: string) => path.split('/').at(-2) ?? ''

/** All languages: code and own name. */
export const languages: [code: string, name: string][] = Object.entries(NAMES).map(([path, name]) => [folder(path), name])

const known = (code: string) => languages.some(([one]) => one === code)

/** The language of a code such as `it-CH`; undefined where there is none. */
function nearest(code: string): string | undefined {
  return [code, code.split('-')[0] ?? ''].find(known)
}

/** The language to show: the chosen one, else the first available of the browser's, else English. */
export function fitting(chosen: string | null, own: readonly string[]): string {
  if (chosen !== null && known(chosen)) return chosen
  return own.map(nearest).find((code) => code !== undefined) ?? FALLBACK
}

function bundled(code: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false })
  for (const text of texts) for (const error of bundle.addResource(new FluentResource(text))) console.error(error)
  return bundle
}

const english = bundled(FALLBACK, Object.values(ENGLISH))

class Language {
  code = $state(FALLBACK)
  /** The messages, in order of preference. */
  bundles = $state.raw([english])
  /** The parts of the page that have been opened, by their files of messages. */
  private readonly parts = new Set<string>()
  /** Counts requests, so that of two the later one wins, whichever loads first. */
  private wishes = 0

  /** Switches to a language once its messages are loaded; a failed load changes nothing. */
  async speak(code: string): Promise<void> {
    this.wishes += 1
    const wish = this.wishes
    const files = [...Object.entries(OTHERS), ...this.opened()].filter(([path]) => folder(path) === code && code !== FALLBACK)
    try {
      const texts = await Promise.all(files.map(([, load]) => load()))
      if (wish !== this.wishes) return
      this.bundles = texts.length > 0 ? [bundled(code, texts), english] : [english]
      this.code = texts.length > 0 ? code : FALLBACK
    } catch (error) {
      console.error(error)
    }
  }

  /** Adds the messages of a part of the page, in English and the current language; a part may have its files itself. */
  async include(part: string, files = {}): Promise<void> {
    if (this.parts.has(part)) return
    this.parts.add(part)
    Object.assign(LATER, files)
    const [, load] = this.opened().find(([path]) => path.endsWith(`/${FALLBACK}/${part}.ftl`)) ?? []
    for (const error of english.addResource(new FluentResource((await load?.()) ?? ''))) console.error(error)
    await this.speak(this.code)
  }

  /** The messages of the parts that have been opened, in all languages. */
  private opened() {
    return Object.entries(LATER).filter(([path]) => this.parts.has(path.split('/').at(-1)?.replace('.ftl', '') ?? ''))
  }

  /** The language code with the browser's region, which decides how dates are written. */
  get regional(): string {
    return navigator.languages.find((own) => nearest(own) === this.code) ?? this.code
  }
}

export const language = new Language()
