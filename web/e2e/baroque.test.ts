// The assistant for Baroque on a phone beside the table: a turn with two commands a side, by typed dice, by fingers and by
// keys; nothing is lost over a reload; no faults of accessibility; and all of it without the server.

import { describe, expect, it } from 'vitest'
import { waitForQuestion, beginGame, readLog, MUSTER, openBaroque, PHONE, tapButton } from './support/baroque'
import { byFinger, byKeys, placeTokens, playTurn, reloaded } from './support/baroque-turn'
import { accessibilityFaults } from './support/accessibility'
import { untilIdle } from './support/idle'
import { startProgram } from './support/processes'
import { address, browser, downloaded, screenshot } from './support/browser'
import { sample } from './support/sample'

const open = (colours: 'light' | 'dark' = 'light', size = PHONE) => openBaroque(colours, size)

describe('the assistant for Baroque', () => {
  it.each(
    sample(
      [
        ['fingers', byFinger],
        ['keys', byKeys],
      ] as const,
      1,
      ([first]) => first,
    ),
  )('plays a turn with two commands a side by %s, over reloads', async (_, means) => {
    const page = await open()
    await beginGame(page)
    const by = means(page)
    await placeTokens(page, by, async () => {
      // One die is typed in when the page is loaded anew: only the other is asked for.
      await reloaded(page)
      await waitForQuestion(page, 'dice')
      await expect.poll(() => page.locator('[data-die=red]').innerText()).toBe('Red rolled 6.')
    })
    await playTurn(page, by, () => reloaded(page))
    await expect.poll(() => page.locator('[data-armies=b1] summary').innerText()).toContain('finished')
    await by.press(page.locator('[data-act=turn]'))
    await expect.poll(() => page.locator('.turn').getAttribute('data-turn')).toBe('2')
    // What was done can be undone, one by one, as far back as one likes.
    const lines = (await readLog(page)).length
    await page.keyboard.press('u')
    await waitForQuestion(page, 'turn')
    expect((await readLog(page)).length).toBe(lines - 1)
    await page.context().close()
  })

  it('keeps several games, and hands one out as a file that goes on elsewhere', async () => {
    const page = await open()
    await beginGame(page)
    await page.locator('[data-act=turn]').click()
    await page.locator('[data-act=throw-both]').click()
    await page.locator('header summary').click()
    const saving = page.waitForEvent('download')
    await page.locator('[data-act=save]').click()
    const file = { name: 'game.txt', mimeType: 'text/plain', buffer: await downloaded(await saving) }
    const before = await readLog(page)
    await page.locator('[data-act=close]').click()
    await expect.poll(() => page.locator('[data-open]').count()).toBe(1)
    await beginGame(page)
    await page.locator('header summary').click()
    await page.locator('[data-act=close]').click()
    await expect.poll(() => page.locator('[data-open]').count()).toBe(2)
    await page.locator('[data-open]').last().click()
    await expect.poll(() => readLog(page)).toEqual(before)
    const other = await open()
    await other.locator('input[type=file]').setInputFiles(file)
    await other.locator('[data-log] li').first().waitFor()
    expect(await readLog(other)).toEqual(before)
    await other.context().close()
    await page.context().close()
  })

  it('is played in one tab, and taken over by another for the asking', async () => {
    const page = await open()
    await beginGame(page)
    await page.locator('[data-act=turn]').click()
    const other = await page.context().newPage()
    await other.goto(`${address}#baroque`)
    await other.locator('[data-open]').click()
    await other.locator('[data-act=take-over]').click()
    await waitForQuestion(other, 'dice')
    await other.locator('[data-act=throw-both]').click()
    await untilIdle(other)
    const after = await readLog(other)
    // The first tab says so; what it goes on with is what the other has come to.
    await page.locator('[data-act=take-over]').click()
    await expect.poll(() => readLog(page)).toEqual(after)
    await other.locator('[data-act=take-over]').waitFor()
    await page.context().close()
  })

  it('names what is wrong with a line by line and column, and takes an unknown code as a name', async () => {
    const page = await open()
    await page.locator('[data-muster]').fill(MUSTER.replace('GA, A,', 'GA, D,'))
    await page.locator('[data-read]', { hasText: 'Line 3, column 21: found “D”, expected the discipline class' }).waitFor()
    await expect.poll(() => page.locator('[data-act=begin]').isDisabled()).toBe(true)
    await page.locator('[data-muster]').fill(MUSTER)
    await page.locator('[data-read]', { hasText: 'Line 9, column 12: the procedure does not name the code TR.' }).waitFor()
    await page.locator('[data-read]', { hasText: 'Lines 6, 12: the procedure does not name the code PM' }).waitFor()
    await page.locator('[data-read]', { hasText: 'the unit’s abilities are not listed: you will be asked' }).waitFor()
    // By form: a unit of red's last command, and a ruling.
    await page.locator('details summary', { hasText: 'Add with a form' }).click()
    await page.locator('input[name=unit]').fill('White Foot')
    await page.locator('input[name=code]').fill('PM')
    await page.locator('[data-can=fire]').check()
    await page.locator('[data-add-unit] button[type=submit]').click()
    // Of the next one nothing is said: it is left unsaid.
    await page.locator('input[name=unit]').fill('Green Foot')
    await page.locator('[data-add-unit] button[type=submit]').click()
    await page.locator('[data-rulings] summary').click()
    await page.locator('[data-ruling=turn-order]').selectOption('as-placed')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    const lines = (await page.locator('[data-muster]').inputValue()).split('\n')
    expect(lines[0]).toBe('ruling turn-order as-placed')
    expect(lines.slice(7, 9)).toEqual(['unit White Foot, PM, B, fire', 'unit Green Foot, PM, B'])
    // What was typed is there after a reload.
    await page.reload()
    await expect.poll(async () => (await page.locator('[data-muster]').inputValue()).split('\n')).toEqual(lines)
    await page.context().close()
  })

  it.each(sample(['light', 'dark'] as const, 1))('has no faults, and targets for fingers: %s', async (colours) => {
    const page = await open(colours)
    const look = async (name: string) => {
      expect(await accessibilityFaults(page), name).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(PHONE.width)
      const low = await page.locator('.baroque button:visible').evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length)
      expect(low, name).toBe(0)
      await screenshot(page, `baroque-${name}-${colours}`)
    }
    await look('muster')
    await beginGame(page)
    const by = byFinger(page)
    await tapButton(page.locator('[data-act=turn]'))
    await look('dice')
    await by.die(2, '[data-die=red]')
    await by.die(5, '[data-die=blue]')
    await tapButton(page.locator('[data-command=r1]'))
    await look('place')
    await tapButton(page.locator('[data-mode=AAA]'))
    await tapButton(page.locator('[data-command=b1]'))
    await tapButton(page.locator('[data-mode=HD]'))
    await by.die(6, '[data-die=red]')
    await by.die(2, '[data-die=blue]')
    await tapButton(page.locator('[data-mode=W]'))
    await tapButton(page.locator('[data-mode=AA]'))
    await look('activate')
    await tapButton(page.locator('[data-activate=r1]'))
    await look('act')
    await tapButton(page.locator('[data-unit="r1.1"] [data-deed=charge]'))
    await look('answer')
    await tapButton(page.locator('[data-target="b1.1"]'))
    await tapButton(page.locator('[data-far="2"]'))
    await look('die')
    await by.die(6)
    await look('vacate')
    await page.context().close()
  })

  it('fits a desk as well, in Italian', async () => {
    const page = await open('light', { width: 1280, height: 800 })
    await beginGame(page)
    await page.locator('header summary').click()
    await page.locator('select[name=language]').selectOption('it')
    await page.locator('[data-act=turn]', { hasText: 'Comincia il turno 1' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'baroque-desk')
    await page.context().close()
  })

  it('works without its server once the page has been opened', async () => {
    const own = await startProgram()
    const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'allow' })
    await page.goto(own.address)
    await page.waitForFunction(() => navigator.serviceWorker?.controller !== null)
    await own.stop()
    await page.goto(`${own.address}#baroque`)
    await page.reload()
    await beginGame(page)
    await page.close()
  })
})
