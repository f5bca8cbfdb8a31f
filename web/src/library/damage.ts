// A record that does not replay, or not as written: what is wrong, and how much of it is intact.

import { before, deed, lines } from '../past/record'
import type { RecordVerdict } from '../wire'

export interface Damage {
  /** The battle of the shelf that it is; null for a file. */
  id: string | null
  record: string
  seed: string
  /** What is wrong: a line cannot be played, the record differs from the referee, or there is no record. A battle of another version is sound. */
  how: 'unplayable' | 'differs' | 'nothing' | 'other-version'
  /** The first line that is not sound, if one is known. */
  line: number | null
  /** The error from the engine. */
  message: string
  /** The engine that the record names, and this one, where they differ. */
  engines?: RecordVerdict['engines']
  /** What the file is called that it comes from. */
  file?: string
}

/** What is wrong with a record that the engine refuses with this message. */
export function refused(id: string | null, record: string, seed: string, message: string): Damage {
  const [, line, said] = /^line (\d+): ([^]*)$/.exec(message) ?? []
  return { id, record, seed, how: record === '' ? 'nothing' : 'unplayable', line: line === undefined ? null : Number(line), message: said ?? message }
}

/** The record up to where it is sound; null where nothing of the battle is. */
export function sound({ record, line }: Damage): string | null {
  if (line === null) return null
  const part = before(record, line)
  return lines(part).some((text) => deed(text) !== null) ? part : null
}

/** Whether a text is not a record or has lost its beginning; the engine's message helps only for records with an intact head. */
export function headless({ how, line, record }: Damage): { bare: boolean } | null {
  return how === 'unplayable' && (line === null || line === 1) ? { bare: !record.startsWith('acies ') } : null
}
