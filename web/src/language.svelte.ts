// Which language the page speaks: a folder of locales/, with its messages, and the form of its numbers and dates.
//
// There is no list of languages: a folder that is there is one. English is part of the page, for whatever another lacks;
// of the others only the one that is chosen is loaded.

import { FluentBundle, FluentResource } from '@fluent/bundle'

const NAMES = import.meta.glob<string>('../../locales/*/page.ftl', { query: '?language', import: 'language', eager: true })
const ENGLISH = import.meta.glob<string>('../../locales/en/{account,agreements,lessons,page,rules,solo,terms}.ftl', { query: '?raw', import: 'default', eager: true })
const OTHERS = import.meta.glob<string>(['../../locales/*/{account,agreements,lessons,page,rules,solo,terms}.ftl', '!../../locales/en/*'], { query: '?raw', import: 'default' })

/** What only a part of the page says, loaded when that part is opened. */
const LATER = import.meta.glob<string>('../../locales/*/baroque.ftl', { query: '?raw', import: 'default' })

const FALLBACK = 'en'

const folder = (path: string) => path.split('/').at(-2) ?? ''

/** The languages that there are: the code of each, and its own name. */
export const languages: [code: string, name: string][] = Object.entries(NAMES).map(([path, name]) => [folder(path), name])

const known = (code: string) => languages.some(([one]) => one === code)

/** The language of a code such as `it-CH`; undefined where there is none. */
function nearest(code: string): string | undefined {
  return [code, code.split('-')[0] ?? ''].find(known)
}

/** The language that a reader gets: the one chosen, else the first of his own that there is, else English. */
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
  /** The messages, those to be taken first first. */
  bundles = $state.raw([english])
  /** The parts of the page that have been opened, by their files of messages. */
  private readonly parts = new Set<string>()
  /** Counts the wishes, so that of two the later holds whichever is loaded first. */
  private wishes = 0

  /** Goes over to a language, as soon as its messages are there; one that cannot be had changes nothing. */
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

  /** Has the messages of a part of the page from now on, in English and in the language that is spoken. */
  async include(part: string): Promise<void> {
    if (this.parts.has(part)) return
    this.parts.add(part)
    const [, load] = this.opened().find(([path]) => path.endsWith(`/${FALLBACK}/${part}.ftl`)) ?? []
    for (const error of english.addResource(new FluentResource((await load?.()) ?? ''))) console.error(error)
    await this.speak(this.code)
  }

  /** The messages of the parts that have been opened, in all languages. */
  private opened() {
    return Object.entries(LATER).filter(([path]) => this.parts.has(path.split('/').at(-1)?.replace('.ftl', '') ?? ''))
  }

  /** The code with the region of the reader, who may write dates as only his region does. */
  get regional(): string {
    return navigator.languages.find((own) => nearest(own) === this.code) ?? this.code
  }
}

export const language = new Language()
