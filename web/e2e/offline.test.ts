// The page without its server: once opened, it opens again and plays.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byPointer, playBy } from './means'
import { serve, type Served } from './serve'

let served: Served

beforeAll(async () => {
  served = await serve()
})

afterAll(async () => {
  await served?.stop()
})

describe('the page', () => {
  it('works offline once it has been opened: lists, engine, generals, the sheet, the rules', async () => {
    const page = await served.browser.newPage({ viewport: { width: 1360, height: 900 } })
    await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once' })))
    await page.goto(served.address)
    await page.waitForFunction(() => navigator.serviceWorker?.controller !== null)
    await served.end()
    await page.goto(`${served.address}?edition=3.0&seed=4`)
    await page.locator('[data-army]').nth(1).waitFor()
    await page.locator('select[name=opponent]').selectOption('solo-dba')
    await page.locator('[data-act=begin]').click()
    const done = await playBy(page, byPointer(page), ({ bounds }) => bounds >= 1)
    expect(done.bounds).toBe(1)
    await page.locator('[data-act=sheet]').click()
    await expect.poll(() => page.locator('[data-sheet] pre').innerText()).toContain('DBA 3.0')
    await page.locator('[data-sheet] [data-act=all-rules]').click()
    await page.locator('[data-rule-of="move.distance"]').click()
    await page.locator('dialog [data-editions]').waitFor()
    await page.close()
  })
})
