// What goes wrong with keeping: storage that is full or not there, and saves that are cut or changed.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { readElements } from './support/board'
import { moveAhead, beginBattle, loadRecord, editStorage, fillStorage, openPage, leaveBattle, readLog, saveRecord, playToMove } from './support/saved-battles'
import { untilIdle } from './support/idle'
import { downloaded, screenshot } from './support/browser'
import { sampled } from './support/sample'

/** The lines of a record that stand before another one. */
const until = (text: string, line: number) =>
  text
    .split('\n')
    .slice(0, line - 1)
    .join('\n') + '\n'

/** A battle of one move, on the shelf and left. */
async function kept(page: Page): Promise<string> {
  await beginBattle(page)
  await moveAhead(page)
  const text = await saveRecord(page)
  await leaveBattle(page)
  await page.locator('[data-battle]').waitFor()
  return text
}

const go = (page: Page) => page.locator('[data-battle] [data-act=go-on]').last().click()
const damaged = (page: Page) => page.locator('[data-damaged]')

async function saved(page: Page, act: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.locator(`[data-act=${act}]`).click()
  return (await downloaded(await saving)).toString()
}

describe('storage', () => {
  it('that is full is said, the battle goes on and is saved as a file, and kept when there is room', async () => {
    const page = await openPage()
    await beginBattle(page)
    await fillStorage(page)
    await moveAhead(page)
    await page.locator('[data-unkept=full]').waitFor()
    await expect.poll(() => page.locator('[data-unkept]').innerText()).toContain('browser’s storage is full')
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'full')
    const lines = await readLog(page)
    const text = await saved(page, 'save-unkept')
    expect(text).toMatch(/^order red move /m)
    // A move is still made, and still not kept.
    await page.locator('[data-act=end]').click()
    await playToMove(page)
    await expect.poll(() => page.locator('[data-unkept=full]').count()).toBe(1)

    await page.evaluate(() => void Object.assign(window, { full: false }))
    await page.locator('[data-act=keep-again]').click()
    await expect.poll(() => page.locator('[data-unkept]').count()).toBe(0)
    const later = await saveRecord(page)
    await page.reload()
    await page.locator('svg.drawing').waitFor()
    expect(await saveRecord(page)).toBe(later)
    expect((await readLog(page)).slice(0, lines.length)).toEqual(lines)
    await page.context().close()
  })

  it('that is not there is said, and the battle is played', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      const none = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'indexedDB', { value: { open: none } })
    })
    await page.reload()
    await page.locator('[data-army]').nth(1).waitFor()
    await page.locator('[data-unkept=nowhere]').waitFor()
    await expect.poll(() => page.locator('[data-unkept]').innerText()).toContain('This browser cannot save battles')
    expect(await accessibilityFaults(page)).toEqual([])
    await beginBattle(page)
    await moveAhead(page)
    await expect.poll(() => page.locator('[data-unkept=nowhere]').count()).toBe(1)
    expect(await saved(page, 'save-unkept')).toMatch(/^order red move /m)
    // A reload shows the start page, not a blank one.
    await page.reload()
    await page.locator('[data-army]').nth(1).waitFor()
    await page.context().close()
  })
})

describe('a save', () => {
  sampled(4, {
    'that was cut in the middle of a line goes on before it': async () => {
      const page = await openPage()
      const whole = await kept(page)
      await editStorage(page, 'records', 'record', (text) => text.slice(0, text.lastIndexOf('order red move ') + 20))
      const last = whole.slice(0, whole.lastIndexOf('order red move ')).split('\n').length
      await go(page)
      await damaged(page).waitFor()
      await expect.poll(() => damaged(page).innerText()).toContain(`From line ${last} on`)
      expect(await saved(page, 'save-damaged')).toBe(whole.slice(0, whole.lastIndexOf('order red move ') + 20))
      await page.locator('[data-act=go-on-sound]').click()
      await page.locator('svg.drawing').waitFor()
      expect(await saveRecord(page)).toBe(until(whole, last).replace(/\n+$/, '\n'))
      // The rest is a battle of its own; the damaged one stays.
      await leaveBattle(page)
      await expect.poll(() => page.locator('[data-battle]').count()).toBe(2)
      await page.context().close()
    },

    'of which a die was changed is not played on as if nothing were wrong': async () => {
      const page = await openPage()
      const whole = await kept(page)
      await editStorage(page, 'records', 'record', (text) =>
        text.replace(/(pips red 1 = )(\d)/, (_, before: string, die: string) => before + ((Number(die) % 6) + 1)),
      )
      const line = whole.slice(0, whole.search(/^throw keyed pips red 1 = /m)).split('\n').length
      await go(page)
      await damaged(page).waitFor()
      await expect.poll(() => damaged(page).innerText()).toContain(`From line ${line} on`)
      expect(await accessibilityFaults(page)).toEqual([])
      await screenshot(page, 'damaged', { fullPage: true })
      await page.locator('[data-act=go-on-sound]').click()
      await page.locator('svg.drawing').waitFor()
      // The die is thrown again, and is what it was: dice hang on the seed.
      await playToMove(page)
      const again = await saveRecord(page)
      expect(again).toContain(/^throw keyed pips red 1 = .*$/m.exec(whole)?.[0])
      await page.context().close()
    },

    'of which a line makes no sense says which, and one without a beginning is saved and deleted': async () => {
      const page = await openPage()
      await kept(page)
      await editStorage(page, 'records', 'record', (text) => text.replace(/^order red camp .*$/m, 'ordre rouge camp'))
      await go(page)
      await damaged(page).waitFor()
      await expect.poll(() => damaged(page).innerText()).toMatch(/The save file is corrupt at line \d+\.\n[^]*ordre rouge camp/)
      await page.locator('[data-act=leave-damaged]').click()
      await expect.poll(() => damaged(page).count()).toBe(0)

      await editStorage(page, 'records', 'record', () => 'nothing of use')
      await go(page)
      await damaged(page).waitFor()
      await untilIdle(page)
      expect(await page.locator('[data-act=go-on-sound]').count()).toBe(0)
      expect(await saved(page, 'save-damaged')).toBe('nothing of use')
      await page.locator('[data-act=remove-damaged]').click()
      await expect.poll(() => page.locator('[data-battle], [data-damaged]').count()).toBe(0)
      await page.context().close()
    },

    'that the list cannot read leaves the rest of the list alone, and is opened by its record': async () => {
      const page = await openPage()
      const whole = await kept(page)
      await editStorage(page, 'battles', 'stand', () => null as never)
      await page.reload()
      await page.locator('[data-unread]').waitFor()
      await untilIdle(page)
      expect(await page.locator('[data-battle]').count()).toBe(0)
      await beginBattle(page)
      await leaveBattle(page)
      await page.locator('[data-battle]').waitFor()
      await expect.poll(() => page.locator('[data-unread]').count()).toBe(1)
      await page.locator('[data-act=open-unread]').click()
      await page.locator('svg.drawing').waitFor()
      expect(await saveRecord(page)).toBe(whole)
      await leaveBattle(page)
      await expect.poll(() => page.locator('[data-battle]').count()).toBe(2)
      await expect.poll(() => page.locator('[data-unread]').count()).toBe(0)
      await page.context().close()
    },

    'that is damaged and was open in this tab is said after a reload': async () => {
      const page = await openPage()
      await beginBattle(page)
      await editStorage(page, 'records', 'record', (text) => text.slice(100))
      await page.reload()
      await damaged(page).waitFor()
      await page.locator('[data-army]').nth(1).waitFor()
      await page.context().close()
    },

    'from a file that is damaged is refused with its reasons': async () => {
      const page = await openPage()
      const whole = await kept(page)
      const buffer = Buffer.from(whole.replace(/^( {2}attacks) (red|blue)$/m, (_, word: string, side: string) => `${word} ${side === 'red' ? 'blue' : 'red'}`))
      await page.locator('input[type=file][accept*=acies]').setInputFiles({ name: 'battle.acies', mimeType: 'text/plain', buffer })
      await damaged(page).waitFor()
      await untilIdle(page)
      expect(await page.locator('[data-act=remove-damaged]').count()).toBe(0)
      await page.locator('[data-act=go-on-all]').click()
      await page.locator('svg.drawing').waitFor()
      await page.context().close()
    },

    'from a file that was cut in the middle of a line is opened, and the line is named': async () => {
      const page = await openPage()
      const whole = await kept(page)
      await loadRecord(page, whole.slice(0, whole.lastIndexOf('order red move ') + 20))
      const line = whole.slice(0, whole.lastIndexOf('order red move ')).split('\n').length
      await expect.poll(() => page.locator('[data-cut]').innerText()).toContain(`in the middle of line ${line}.`)
      expect(await accessibilityFaults(page)).toEqual([])
      await screenshot(page, 'cut')
      await page.locator('[data-act=close-cut]').click()
      await expect.poll(() => page.locator('[data-cut]').count()).toBe(0)
      // Its seed is not in the file.
      await expect.poll(() => page.locator('[data-brought=not-checkable]').innerText()).toContain('its seed is still secret')
      await page.locator('[data-act=close-brought]').click()
      await expect.poll(() => page.locator('[data-brought]').count()).toBe(0)
      await leaveBattle(page)
      // One that is whole does not break off, whatever an editor has made of its line ends.
      await loadRecord(page, `\uFEFF${whole.replaceAll('\n', '\r\n')}`)
      expect(await page.locator('[data-cut]').count()).toBe(0)
      await page.context().close()
    },

    'of another version is watched as it was played, and not called damaged': async () => {
      const page = await openPage()
      const buffer = readFileSync(join(import.meta.dirname, 'support/other-version.acies'))
      await page.locator('input[type=file][accept*=acies]').setInputFiles({ name: 'battle.acies', mimeType: 'text/plain', buffer })
      await page.locator('[data-damaged=other-version]').waitFor()
      const line = buffer.toString().split('\n').indexOf('  moved r1 to 7.5 5 facing 0 distance 1.25195') + 1
      const words = await damaged(page).innerText()
      expect(words).toContain('played by another version')
      expect(words).toContain(`version 0.0.9 abcdef012345; this is `)
      expect(words).toContain(`From line ${line} on`)
      expect(words).not.toMatch(/damaged|corrupt/)
      expect(await accessibilityFaults(page)).toEqual([])
      await screenshot(page, 'other-version')
      await page.locator('[data-act=watch-other]').click()
      await page.locator('[data-past]').waitFor()
      await page.locator('[data-act=past-last]').click()
      await untilIdle(page)
      // The move is on the board that this version does not make.
      const r1 = (await readElements(page)).find((element) => element.id === 'r1')
      expect([r1?.x, r1?.y].map((value) => Math.round((value ?? 0) * 100) / 100)).toEqual([7.5, 5])
      await page.locator('[data-act=past-close]').click()
      await page.locator('[data-army]').nth(1).waitFor()
      await page.context().close()
    },

    'that is none at all is named by its file, in words': async () => {
      const page = await openPage()
      const choose = (name: string, text: string) =>
        page.locator('input[type=file][accept*=acies]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
      for (const [name, text, said] of [
        ['notes.txt', 'nothing of use', 'This is not a saved battle'],
        ['empty.acies', '', 'The file is empty'],
      ] as const) {
        await choose(name, text)
        await expect.poll(() => damaged(page).innerText()).toContain(`${name} cannot be opened`)
        const words = await damaged(page).innerText()
        expect(words).toContain(said)
        expect(words).not.toMatch(/HeadError|stays in the list|delete it/)
        await page.locator('[data-act=leave-damaged]').click()
      }
      expect(await damaged(page).count()).toBe(0)
      await page.context().close()
    },
  })
})
