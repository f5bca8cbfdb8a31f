// A battle between two browsers over a real server: link, accept, armies, the first orders, a reload in the middle, the record.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser } from './support/browser'
import { hasHouse, startHouse, type Program } from './support/processes'

/** The page of the one who is asked; both show the same table. */
async function asked(pages: Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if (await page.locator('.ask [data-main]:enabled').first().isVisible()) return page
    await pages[0]?.waitForTimeout(100)
  }
}

/** The number of the last step that a page knows. */
const version = async (page: Page) => Number(await page.locator('section.online').getAttribute('data-version'))

describe.skipIf(!hasHouse())('a battle over a server', () => {
  let folder: string
  let house: Program
  let contexts: BrowserContext[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'acies-house-'))
    house = await startHouse(join(folder, 'battles'))
  })
  afterAll(async () => {
    for (const context of contexts) await context.close()
    await house?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is begun by a link in two clicks on each side, goes through a reload, and leaves its record', async () => {
    contexts = await Promise.all([browser.newContext(), browser.newContext()])
    const [red, blue] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
    const errors: string[] = []
    for (const page of [red, blue]) page.on('pageerror', (error) => errors.push(error.message))

    // One click offers, a second one would copy the link.
    await red.goto(`${house.address}?red=II/12&blue=II/33&edition=2.2`)
    await red.locator('[data-act=invite]:enabled').click()
    const link = await red.locator('input[name=invitation]').inputValue()
    expect(new URL(link).pathname).toMatch(/^\/b\/[a-z0-9]{12}$/)
    expect(red.url()).not.toContain(new URL(link).hash.slice(1))

    // The friend opens the link, whose secret leaves the address, and accepts with one click.
    await blue.goto(link)
    await blue.locator('[data-act=accept]:enabled').click()
    expect(blue.url()).not.toContain('#')

    // Both armies are sealed and shown, and both see the same table.
    for (const page of [red, blue]) await page.locator('svg.drawing').waitFor()
    for (const page of [red, blue]) await page.locator('section.online [data-connection=open]').waitFor({ state: 'attached' })

    // The one who is asked leaves a part of the setup to the referee, again and again; the other sees it.
    for (let turns = 0; turns < 4; turns += 1) {
      const page = await asked([red, blue])
      const before = await version(page)
      await page.locator('.ask [data-main]:enabled').click()
      await expect.poll(() => version(page)).toBeGreaterThan(before)
      const [one, other] = [red, blue]
      await expect.poll(async () => (await version(one)) === (await version(other))).toBe(true)
    }

    // A reload in the middle leads back to the same table.
    const before = await version(red)
    await red.reload()
    await red.locator('svg.drawing').waitFor()
    await expect.poll(() => version(red)).toBe(before)
    const page = await asked([red, blue])
    await page.locator('.ask [data-main]:enabled').click()
    await expect.poll(async () => (await version(red)) > before && (await version(red)) === (await version(blue))).toBe(true)

    // It ends by resigning, which is asked once more; both see it, and the record has all dice.
    await red.locator('section.online summary').click()
    await red.locator('[data-act=resign]').click()
    await red.locator('[data-act=sure-yes]').click()
    for (const one of [red, blue]) await one.locator('[data-closed^=resigned]').waitFor()
    const code = new URL(link).pathname.split('/').at(-1) ?? ''
    const record = await (await fetch(new URL(`api/battles/${code}/record`, house.address))).text()
    expect(record).toContain('\nnote act end resigned blue\n')
    expect(record).toContain('\nreveal house ')
    expect(errors).toEqual([])
  })
})
