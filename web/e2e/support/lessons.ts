// The list of lessons on the start page, which the door of the lessons unfolds.

import type { Page } from 'playwright-core'

/** Unfolds the list, unless it is open already. */
export async function listLessons(page: Page): Promise<void> {
  const all = page.locator('[data-act=all-lessons]')
  await all.waitFor()
  if ((await all.getAttribute('aria-expanded')) !== 'true') await all.click()
  await page.locator('[data-learn]').waitFor()
}
