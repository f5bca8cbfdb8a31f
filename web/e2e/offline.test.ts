// The page without its server: once opened, it opens again and plays.

import { describe, expect, it } from 'vitest'
import { mouse, playBattle } from './support/input-methods'
import { startProgram } from './support/processes'
import { browser } from './support/browser'

describe('the page', () => {
  it('works offline once it has been opened: lists, engine, generals, the sheet, the rules', async () => {
    const program = await startProgram()
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 }, serviceWorkers: 'allow' })
    await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once' })))
    await page.goto(program.address)
    await page.waitForFunction(() => navigator.serviceWorker?.controller !== null)
    await program.stop()
    await page.goto(`${program.address}?edition=3.0&seed=4`)
    await page.locator('[data-army]').nth(1).waitFor()
    await page.locator('select[name=opponent]').selectOption('solo-dba')
    await page.locator('[data-act=begin]').click()
    const done = await playBattle(page, mouse(page), ({ bounds }) => bounds >= 1)
    expect(done.bounds).toBe(1)
    await page.locator('[data-act=sheet]').click()
    await expect.poll(() => page.locator('[data-sheet="3.0"] [data-row]').count()).toBeGreaterThan(60)
    await page.locator('[data-sheet] [data-act=all-rules]').click()
    await page.locator('[data-rule-of="move.distance"]').click()
    await page.locator('dialog [data-facts] li').first().waitFor()
    await page.close()
  })
})
