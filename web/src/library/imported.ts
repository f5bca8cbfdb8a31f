// Loads a record and reports what is wrong with one that does not replay as written.

import { difference } from '../past/record'
import { engine } from '../table'
import { refused, type Damage } from './damage'

/** A record to load: from the library, with an id, or from a file. */
export interface ImportedRecord {
  id: string | null
  record: string
  seed: string
}

/** Loads it; returns the error or null. `differs` is the line in which it differs from the replay. */
export async function imported({ id, record, seed }: ImportedRecord, differs = difference): Promise<Damage | null> {
  try {
    await engine.load(record, seed)
    const line = differs(record, await engine.record())
    return line === null ? null : { id, record, seed, how: 'differs', line, message: '' }
  } catch (error) {
    return refused(id, record, seed, error instanceof Error ? error.message : String(error))
  }
}
