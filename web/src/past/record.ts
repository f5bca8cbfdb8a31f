// The text of a record by lines: where orders and rolls are, to cut it before one. See docs/reference/record.md.

import type { SideWord } from '../wire'

/** What changes a battle: an order, or dice. */
export type Action = { kind: 'order'; order: string } | { kind: 'throw'; dice: number[] }

const ORDER = /^(?:order|choice) (?:red|blue) (.*?)(?: #[0-9a-f]{12})?$/
const THROW = /^throw \S+ .+ = ([\d ]+?)(?: #[0-9a-f]{12})?$/

/** What a line orders or throws; null for every other line. */
export function deed(line: string): Action | null {
  const order = ORDER.exec(line)?.[1]
  if (order !== undefined) return { kind: 'order', order }
  const dice = THROW.exec(line)?.[1]
  return dice === undefined ? null : { kind: 'throw', dice: dice.split(' ').map(Number) }
}

/** The whole lines of a text: what follows the last line break is none. */
export function lines(text: string): string[] {
  return text.split('\n').slice(0, -1)
}

/** A text with the line ends of a record, whatever an editor or a mail has made of them. */
export function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
}

/** Lines as a text. */
function joined(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

/** The record before its first order or throw in line `from` (from 1) or after it. */
export function before(text: string, from: number): string {
  const all = lines(text)
  const at = all.findIndex((line, i) => i + 1 >= from && deed(line) !== null)
  return joined(body(at < 0 ? all : all.slice(0, at)))
}

/** The head of a record: all before the first order or throw. */
export function head(text: string): string {
  return before(text, 1)
}

/** The record before the newest bound of a side in which anything was ordered or thrown; null where there has been none. */
export function beforeBound(text: string, side: SideWord): string | null {
  const whole = uncut(text)
  const begins = lines(text).flatMap((line, i) => (line.startsWith(`bound ${side} `) ? [i + 1] : []))
  return begins.map((at) => before(text, at)).findLast((cut) => cut !== whole) ?? null
}

/** The part of a record that does not change when the battle continues. */
export function uncut(text: string): string {
  return joined(body(lines(text)))
}

/** Lines without a foot, and without remarks and empty lines at their end, which belong to what was cut off. */
function body(lines: string[]): string[] {
  const foot = lines.findIndex((line) => line.startsWith('result '))
  const kept = foot < 0 ? lines : lines.slice(0, foot)
  const last = kept.findLastIndex((line) => line !== '' && !line.startsWith('note '))
  return kept.slice(0, last + 1)
}

/** The first changed line of a record, from 1; null if the record is intact. */
export function difference(found: string, written: string): number | null {
  if (found === written) return null
  const [here, there] = [found.split('\n'), written.split('\n')]
  const at = here.findIndex((line, i) => line !== there[i])
  return (at < 0 ? here.length : at) + 1
}
