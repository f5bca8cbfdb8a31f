// Edits the lines of a muster by form; the text stays the single source, and unrelated lines stay as they are.

import type { SideWord } from '../wire'

/** The first word of a line that is no comment. */
const keyword = (line: string) => line.split('#')[0]?.trim().split(/\s+/)[0] ?? ''

/** Where the line of a side is, or -1. */
function sideAt(lines: string[], side: SideWord): number {
  return lines.findIndex((line) => new RegExp(`^\\s*side\\s+${side}\\b`).test(line))
}

/** Where the part of a side ends. */
function endOf(lines: string[], side: SideWord): number {
  const from = sideAt(lines, side)
  const next = lines.findIndex((line, i) => i > from && keyword(line) === 'side')
  return next < 0 ? lines.length : next
}

/** Puts a line at the end of a side's part, before blank lines; the side's own line before it, if it was missing. */
export function append(text: string, side: SideWord, line: string): string {
  const lines = text.replace(/\s+$/, '').split('\n')
  if (sideAt(lines, side) < 0) lines.push(`side ${side}`)
  let end = endOf(lines, side)
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1
  lines.splice(end, 0, line)
  return `${lines.join('\n').replace(/^\n+/, '')}\n`
}

/** Switches a word of a side on or off; tables need tokens, and go with them. */
export function flag(text: string, side: SideWord, word: string, on: boolean): string {
  const lines = (sideAt(text.split('\n'), side) < 0 ? append(text, side, '') : text).split('\n')
  const at = sideAt(lines, side)
  const [before = '', comment] = (lines[at] ?? '').split('#')
  const words = before.trim().split(/\s+/).slice(2)
  const kept = words.filter((one) => one !== word && (on || word !== 'tokens'))
  const added = on ? [...(word === 'tokens' || kept.includes('tokens') ? [] : ['tokens']), word] : []
  lines[at] = ['side', side, ...kept, ...added].join(' ') + (comment === undefined ? '' : ` #${comment}`)
  return lines.join('\n')
}

/** Chooses the answer to a ruling; the usual one is not written. */
export function rule(text: string, id: string, answer: string, usual: string): string {
  const lines = text.split('\n').filter((line) => !new RegExp(`^\\s*ruling\\s+${id}\\b`).test(line))
  return (answer === usual ? lines : [`ruling ${id} ${answer}`, ...lines]).join('\n')
}

/** The fields of a unit's line. Unknown abilities are left out and asked for when they matter. */
export function unitFields(name: string, code: string, discipline: string, can: string[]): string {
  // A comma would end the name, and a sign of a number the line.
  const plain = (words: string) => words.replaceAll(/[,#]/g, ' ').trim()
  const some = can.filter((word) => word !== 'nothing')
  const said = can.length === 0 ? '' : `, ${some.length === 0 ? 'nothing' : some.join(' ')}`
  return `${plain(name)}, ${plain(code)}, ${discipline}${said}`
}

/** The line of a unit. */
export const unitLine = (...fields: Parameters<typeof unitFields>): string => `unit ${unitFields(...fields)}`
