// Every sentence that a person reads comes from locales/, by its message id.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

const files = import.meta.glob<string>('../../locales/en/{account,agreements,page,rules,solo}.ftl', { query: '?raw', import: 'default', eager: true })

const bundle = new FluentBundle('en', { useIsolating: false })
for (const text of Object.values(files)) for (const error of bundle.addResource(new FluentResource(text))) console.error(error)

export type Arguments = Record<string, string | number | undefined>

/** Whether there is a message of this id. */
export function has(id: string): boolean {
  return bundle.hasMessage(id)
}

/** The sentence of a message; the id itself where there is none, so that a gap shows. */
export function t(id: string, args: Arguments = {}): string {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) return id
  const given: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') given[name] = new FluentNumber(value, { maximumFractionDigits: 2 })
    else if (value !== undefined) given[name] = value
  }
  return bundle.formatPattern(pattern, given)
}

/** What a message says in one of its attributes, such as what a convention changes; null where there is none. */
export function attribute(id: string, name: string): string | null {
  const pattern = bundle.getMessage(id)?.attributes[name]
  return pattern ? bundle.formatPattern(pattern) : null
}

/** The name of an id in a family of messages, such as `terrain-wood`; the id in plain words where it has none. */
export function named(family: string, id: string): string {
  const message = `${family}-${id}`
  return has(message) ? t(message) : id.replaceAll('-', ' ')
}
