// An edition in which every distance is doubled and every type of troops has another name: the page plays it as it is.
//
// It is brought as house rules, by hand; the army lists are renamed on their way to the page. Whole battles with it are fought by
// the tests of battles, in the project `renamed`.

import { describe, expect, it } from 'vitest'
import { houseRules, renameTypes, renameLists } from './support/edition'
import { mouse, playBattle } from './support/input-methods'
import { readElements } from './support/board'
import { untilIdle } from './support/idle'
import { address, browser, screenshot } from './support/browser'
import { THOROUGH } from './support/sample'

describe('an edition with other names and distances', () => {
  it('is brought as a file, and played on the page that knows neither', async () => {
    const edition = houseRules()
    expect(edition).toContain('"4Qk"')
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, serviceWorkers: 'block' })
    await renameLists(context)
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once', reach: false })))
    await page.goto(`${address}?red=II/12&blue=II/33&seed=7`)
    await page.locator('[data-rules] > summary').click()
    await page.locator('[data-act=house]').setInputFiles({ name: 'doubled.toml', mimeType: 'text/plain', buffer: Buffer.from(edition) })
    // The lists are renamed from the beginning; that the rules are chosen shows in their line.
    await expect.poll(() => page.locator('[data-played]').innerText()).toContain('House rules')
    await expect.poll(() => page.locator('.elements').first().innerText()).toContain(renameTypes('4Pk'))
    await untilIdle(page)
    await page.locator('[data-act=begin]').click()
    await page.locator('svg.drawing').waitFor()
    await expect.poll(() => page.locator('header [data-played] > summary').innerText()).toBe('House rules, as printed')
    const done = await playBattle(page, mouse(page), ({ contacts, bounds }) => contacts >= 2 || (!THOROUGH && bounds >= 1), 2)
    console.log('renamed', JSON.stringify(done))
    await screenshot(page, 'renamed')
    expect(done.moves).toBeGreaterThanOrEqual(1)
    if (THOROUGH) expect(done.contacts).toBeGreaterThanOrEqual(2)
    // The table is twice as wide, and its letters are the new names.
    expect(Math.max(...(await readElements(page)).map((seen) => Math.max(seen.x, seen.y)))).toBeGreaterThan(15)
    await expect
      .poll(() =>
        page
          .locator('svg g.base')
          .allTextContents()
          .then((texts) => texts.join(' ')),
      )
      .toMatch(/\dQ[a-z]/)
    expect(errors).toEqual([])
    await context.close()
  })

  it('says in one line what is wrong with a file that is none', async () => {
    const page = await browser.newPage()
    await page.goto(address)
    await page.locator('[data-army]').nth(1).waitFor()
    await page.locator('[data-rules] > summary').click()
    await page
      .locator('[data-act=house]')
      .setInputFiles({ name: 'club.toml', mimeType: 'text/plain', buffer: Buffer.from('extends = "2.2"\nset = { "shooting.range" = "1p" }\n') })
    await page.locator('[data-conflict]').waitFor()
    await expect.poll(() => page.locator('[data-conflict]').innerText()).toContain('club.toml')
    // What was chosen before is still chosen.
    await expect.poll(() => page.locator('input[name=edition]:checked').getAttribute('value')).toBe('2.2')
    await page.close()
  })
})
