// The list of the battles that are kept: what it says of each, going on, saving, deleting, and what was kept before.

import { describe, expect, it } from 'vitest'
import { moveAhead, beginBattle, openPage, leaveBattle, readLog, elementPlaces, saveRecord } from './support/saved-battles'
import { untilIdle } from './support/idle'
import { address, downloaded, screenshot } from './support/browser'

describe('the list of battles', () => {
  it('keeps each battle, says where it stands, and goes on with it', async () => {
    const page = await openPage()
    await untilIdle(page)
    expect(await page.locator('[data-battles]').count()).toBe(0)
    await beginBattle(page)
    await moveAhead(page)
    const [lines, stood, first] = [await readLog(page), await elementPlaces(page), await saveRecord(page)]
    await leaveBattle(page)

    const one = page.locator('[data-battle]')
    await expect.poll(() => one.count()).toBe(1)
    const said = await one.innerText()
    expect(said).toContain('Alexandrian Macedonians v Polybian Romans')
    expect(said).toContain('DBA 2.2')
    expect(said).toContain('Alexandrian Macedonians: You, Polybian Romans: Computer – Aggressive (easy)')
    expect(said).toMatch(/Alexandrian Macedonians, bound 1 · losses 0–0/)
    // All twelve of either side stand on the board, or in the camp, where the log says so.
    const camped = lines.filter((line) => line.endsWith(' deployed in the camp.')).length
    await expect.poll(() => one.locator('svg polygon.base').count()).toBe(24 - camped)

    await page.goto(`${address}?red=I/1a&blue=II/33&seed=3`)
    await page.locator('[data-army]').nth(1).waitFor()
    await page.locator('[data-act=begin]').click()
    await page.locator('svg.drawing').waitFor()
    await leaveBattle(page)
    await expect.poll(() => one.count()).toBe(2)
    // The one played last comes first.
    await expect.poll(() => one.first().innerText()).toContain('Before the battle')
    await screenshot(page, 'list', { fullPage: true })

    const saving = page.waitForEvent('download')
    await one.nth(1).locator('[data-act=export]').click()
    expect((await downloaded(await saving)).toString()).toBe(first)

    await one.nth(1).locator('[data-act=go-on]').click()
    await page.locator('svg.drawing').waitFor()
    expect(await readLog(page)).toEqual(lines)
    expect(await elementPlaces(page)).toEqual(stood)
    expect(await saveRecord(page)).toBe(first)
    await leaveBattle(page)
    await expect.poll(() => one.first().innerText()).toContain('Alexandrian')
    await page.context().close()
  })

  it('deletes a battle, gives it back for the asking, and forgets it for good', async () => {
    const page = await openPage()
    await beginBattle(page)
    const before = await saveRecord(page)
    await leaveBattle(page)
    const one = page.locator('[data-battle]')
    await one.locator('[data-act=remove]').click()
    await expect.poll(() => one.count()).toBe(0)
    await page.locator('[data-act=restore]').click()
    await expect.poll(() => one.count()).toBe(1)
    await one.locator('[data-act=go-on]').click()
    await page.locator('svg.drawing').waitFor()
    expect(await saveRecord(page)).toBe(before)
    await leaveBattle(page)
    await one.locator('[data-act=remove]').click()
    await expect.poll(() => one.count()).toBe(0)
    await page.reload()
    await page.locator('[data-army]').nth(1).waitFor()
    await untilIdle(page)
    expect(await page.locator('[data-battle], [data-act=restore]').count()).toBe(0)
    await page.context().close()
  })

  it('takes over the battle that was kept before there was a list, once', async () => {
    const page = await openPage()
    await beginBattle(page)
    await moveAhead(page)
    const text = await saveRecord(page)
    await leaveBattle(page)
    await page.locator('[data-battle] [data-act=remove]').click()
    await page.locator('[data-act=restore]').waitFor()
    await page.evaluate((text) => {
      localStorage.setItem('acies.record', text)
      localStorage.setItem('acies.seed', '7')
    }, text)
    await page.reload()
    await page.locator('svg.drawing').waitFor()
    // The seed came along: the head still names its hash, and the dice to come are those of the battle.
    expect(await saveRecord(page)).toBe(text)
    // It is forgotten there only once the shelf has it, which may be after the board is shown.
    const before = () => page.evaluate(() => [localStorage.getItem('acies.record'), localStorage.getItem('acies.seed')])
    await expect.poll(before).toEqual([null, null])
    await leaveBattle(page)
    await expect.poll(() => page.locator('[data-battle]').count()).toBe(1)
    await page.reload()
    await page.locator('[data-battle]').waitFor()
    await expect.poll(() => page.locator('[data-battle]').count()).toBe(1)
    await page.context().close()
  })
})
