// Starts what all browser tests share, once a run: the program that serves the page, and a Chromium that runs it.

import type { TestProject } from 'vitest/node'
import { launchChromium, startProgram } from './processes'
import { IS_SAMPLE, SAMPLE, SEED, THOROUGH } from './sample'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the program serves the page. */
    address: string
    /** Where the tests reach the browser. */
    chromium: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  console.log(
    THOROUGH
      ? 'Browser tests: all of them.'
      : `Browser tests: ${IS_SAMPLE ? 'one in four of each file' : 'with few cases'} by ACIES_SAMPLE=${SAMPLE}, with dice by ACIES_SEED=${SEED}; ACIES_THOROUGH=1 runs all.`,
  )
  const program = await startProgram()
  const chromium = await launchChromium()
  project.provide('address', program.address)
  project.provide('chromium', chromium.wsEndpoint())
  return async () => {
    await chromium.close()
    await program.stop()
  }
}
