// The order of the browser tests: the files that take longest begin first, so that at the end of a run no browser works alone.
// vitest does so where it has seen an earlier run, which a clean clone has not.

import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, in this order; thorough runs and those of the gate agree on it but for `screens`. */
const LONGEST = [
  'screens.test.ts',
  'online-battle.test.ts',
  'online-mail.test.ts',
  'input-methods.test.ts',
  'dba-3.0-battle.test.ts',
  'battle.test.ts',
  'typed-dice.test.ts',
  'pointer-and-keyboard.test.ts',
  'crash-recovery.test.ts',
  'solo-dba.test.ts',
  'lessons.test.ts',
  'damaged-saves.test.ts',
  'drag-latency.test.ts',
  'timeline.test.ts',
]

const place = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.indexOf(basename(moduleId))
  return at < 0 ? LONGEST.length : at
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => place(a) - place(b))
  }
}
