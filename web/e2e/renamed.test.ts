// An edition in which every distance is doubled and every type of troops has another name: the page plays it as it is.
//
// It is made of 2.2 and brought as house rules; the army lists are renamed on their way to the page.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byPointer, playBy } from './means'
import { look } from './player'
import { serve, SHOTS, type Served } from './serve'

/** The classes of 2.2 and the codes that do not name theirs. */
const TYPES = ['El', 'Kn', 'HCh', 'Cv', 'LCh', 'LH', 'Cm', 'SCh', 'Sp', 'Pk', 'Bd', 'Ax', 'Bw', 'Cb', 'Lb', 'Ps', 'Wb', 'Hd', 'Art', 'WWg', 'CP', 'CF', 'Den']

/** A text with each type called otherwise: the eleventh, `Bd`, is `Qk`, and so `4Bd` is `4Qk`. */
function renamed(text: string): string {
  const type = new RegExp(`(?<![A-Za-z])(\\d?)(${TYPES.join('|')})(?![a-z])`, 'g')
  return text.replace(type, (_, number: string, name: string) => `${number}Q${String.fromCharCode(97 + TYPES.indexOf(name))}`)
}

/** An edition with all distances doubled: paces by their scale, base widths one by one. */
function doubled(text: string): string {
  return text
    .replace(/hundred-paces = (\d+)/g, (_, paces: string) => `hundred-paces = ${2 * Number(paces)}`)
    .replace(/"([\d.]+)bw"/g, (_, widths: string) => `"${2 * Number(widths)}bw"`)
}

let served: Served

beforeAll(async () => {
  served = await serve()
})

afterAll(async () => {
  await served?.stop()
})

describe('an edition with other names and distances', () => {
  it('is played to its end on the page that knows neither', async () => {
    const printed = readFileSync(resolve(import.meta.dirname, '../../editions/dba-2.2.toml'), 'utf8')
    const edition = doubled(renamed(printed))
    expect(edition).toContain('"4Qk"')
    const context = await served.browser.newContext({ viewport: { width: 1360, height: 900 }, serviceWorkers: 'block' })
    await context.route('**/book-*.toml', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: renamed(await answer.text()) })
    })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once', reach: false })))
    await page.goto(`${served.address}?red=II/12&blue=II/33&seed=7`)
    await page.locator('[data-rules] > summary').click()
    await page.locator('[data-act=house]').setInputFiles({ name: 'doubled.toml', mimeType: 'text/plain', buffer: Buffer.from(edition) })
    // The lists are renamed from the beginning; that the rules are chosen shows in their line.
    await expect.poll(() => page.locator('[data-played]').innerText()).toContain('House rules')
    await expect.poll(() => page.locator('.elements').first().innerText()).toContain(renamed('4Pk'))
    await page.locator('[data-act=begin]').click()
    const done = await playBy(page, byPointer(page), () => false, 2)
    console.log('renamed', JSON.stringify(done))
    await page.screenshot({ path: join(SHOTS, 'renamed.png') })
    expect(await page.locator('[data-victory]').count()).toBe(1)
    expect(done.contacts).toBeGreaterThanOrEqual(2)
    // The table is twice as wide, and its letters are the new names.
    expect(Math.max(...(await look(page)).map((seen) => Math.max(seen.x, seen.y)))).toBeGreaterThan(15)
    expect(await page.locator('svg g.base').allTextContents().then((texts) => texts.join(' '))).toMatch(/\dQ[a-z]/)
    expect(errors).toEqual([])
    await context.close()
  })

  it('says in one line what is wrong with a file that is none', async () => {
    const page = await served.browser.newPage()
    await page.goto(served.address)
    await page.locator('[data-army]').nth(1).waitFor()
    await page.locator('[data-rules] > summary').click()
    await page.locator('[data-act=house]').setInputFiles({ name: 'club.toml', mimeType: 'text/plain', buffer: Buffer.from('extends = "2.2"\nset = { "shooting.range" = "1p" }\n') })
    await page.locator('[data-conflict]').waitFor()
    expect(await page.locator('[data-conflict]').innerText()).toContain('club.toml')
    // What was chosen before is still chosen.
    expect(await page.locator('input[name=edition]:checked').getAttribute('value')).toBe('2.2')
    await page.close()
  })
})
