// Closes what a test has left open, so that no page of a failed test slows the next one down.

import { afterEach } from 'vitest'
import { browser } from './browser'

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})
