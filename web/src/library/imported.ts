// Loads a record and reports what is wrong with one that does not replay as written. The engine gives the verdict, the same as
// the program's.

import { difference } from '../past/record'
import { engine } from '../table'
import type { RecordVerdict } from '../wire'
import { refused, type Damage } from './damage'

/** A record to load: from the library, with an id, or from a file. */
export interface ImportedRecord {
  id: string | null
  record: string
  seed: string
}

/** Where a record comes from: this browser's library, elsewhere, or elsewhere and to be loaded whatever is wrong with it. */
export type Origin = 'library' | 'elsewhere' | 'trusted'

/** Loads it; returns what is wrong with it, and the verdict if one was needed. */
export async function imported(found: ImportedRecord, origin: Origin): Promise<{ damage: Damage | null; verdict: RecordVerdict | null }> {
  const { id, record, seed } = found
  let trouble: Error | null = null
  try {
    // The library keeps exactly what this page has written, so the verdict is needed only where that does not come out again.
    if (origin !== 'elsewhere') {
      await engine.load(record, seed)
      if (origin === 'trusted' || difference(record, await engine.record()) === null) return { damage: null, verdict: null }
    }
  } catch (error) {
    trouble = error instanceof Error ? error : new Error(String(error))
  }
  try {
    const verdict = await engine.verify(record, seed)
    const { finding, at, why, cut, engines } = verdict
    if (finding === 'other-version') return { damage: { id, record, seed, how: finding, line: at, message: why ?? '', engines }, verdict }
    if (finding === 'damaged') {
      const how = (await loads(record, seed)) ? 'differs' : 'unplayable'
      return { damage: { id, record, seed, how, line: at, message: why ?? '' }, verdict }
    }
    if (origin === 'library' && cut !== null) return { damage: { id, record, seed, how: 'differs', line: cut, message: '' }, verdict }
    if (trouble !== null) throw trouble
    await engine.load(record, seed)
    return { damage: null, verdict }
  } catch (error) {
    return { damage: refused(id, record, seed, error instanceof Error ? error.message : String(error)), verdict: null }
  }
}

/** Whether the referee can play all of a record. */
async function loads(record: string, seed: string): Promise<boolean> {
  try {
    await engine.load(record, seed)
    return true
  } catch {
    return false
  }
}
