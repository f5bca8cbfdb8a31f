// Messages: every text on the page comes from locales/ by its message id, in the current language.
//
// Texts in templates and derived values change with the language.

import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import { language } from './language.svelte'

export type Arguments = Record<string, string | number | undefined>

/** The first bundle that has it, with what it has. */
function found(id: string) {
  for (const bundle of language.bundles) {
    const message = bundle.getMessage(id)
    if (message) return { bundle, message }
  }
  return null
}

/** Adds the messages of a part of the page that is opened, such as the setup. */
export const include = (part: string): Promise<void> => language.include(part)

/** Whether there is a message of this id. */
export function has(id: string): boolean {
  return found(id) !== null
}

/** The sentence of a message; the id itself where there is none, so that a gap shows. */
export function t(id: string, args: Arguments = {}): string {
  const { bundle, message } = found(id) ?? {}
  if (!bundle || !message?.value) return id
  const text = bundle.formatPattern(message.value, variables(args))
  // A sentence may begin with a name in small letters.
  return typeof message.value[0] !== 'string' && /[.!?]$/.test(text) ? capital(text) : text
}

/** How a number is rounded wherever it is written. */
const ROUNDED = { maximumFractionDigits: 2 }

/** Arguments as Fluent takes them. */
function variables(args: Arguments): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') given[name] = new FluentNumber(value, ROUNDED)
    else if (value !== undefined) given[name] = value
  }
  return given
}

/** What writes numbers, by language and digits: to make one takes as long as to write a hundred numbers. */
const writers: Record<string, Intl.NumberFormat> = {}

/** A number as the language writes it, to the hundredth where no other number of digits is asked for. */
export function decimal(number: number, digits = ROUNDED.maximumFractionDigits): string {
  const writer = (writers[`${language.code} ${digits}`] ??= new Intl.NumberFormat(language.code, { maximumFractionDigits: digits }))
  return writer.format(number)
}

/** A factor with its sign: `+5`, `−1`; the first of a sum may go without a plus. */
export function signed(value: number, first = false): string {
  return value < 0 ? `−${decimal(-value)}` : `${first ? '' : '+'}${decimal(value)}`
}

/** Several in a row as the language joins them: `r1, r2 and r3`, or `r1 or r2` of alternatives. */
export function listed(all: string[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(language.code, { type }).format(all)
}

/** A sentence that may begin with a name in small letters, such as that of an enemy, with a capital. An id stays as orders have it. */
export function capital(text: string): string {
  if (/^[rb]\d/.test(text)) return text
  return text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1)
}

/** An attribute of a message, such as `.changes` of a convention; null where there is none or an argument is missing. */
export function attribute(id: string, name: string, args: Arguments = {}): string | null {
  const { bundle, message } = found(id) ?? {}
  const pattern = message?.attributes[name]
  if (!bundle || !pattern) return null
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, variables(args), errors)
  return errors.length === 0 ? text : null
}

/** The first attribute of a message whose name begins like this and whose arguments are all there; null where none is. */
export function fittingAttribute(id: string, beginning: string, args: Arguments): string | null {
  const names = Object.keys(found(id)?.message.attributes ?? {}).filter((name) => name.startsWith(beginning))
  for (const name of names) {
    const text = attribute(id, name, args)
    if (text !== null) return text
  }
  return null
}

/** The name of an id in a family of messages, such as `terrain-wood`; the id in plain words where it has none. */
export function named(family: string, id: string): string {
  const message = `${family}-${id}`
  return has(message) ? t(message) : id.replaceAll('-', ' ')
}
