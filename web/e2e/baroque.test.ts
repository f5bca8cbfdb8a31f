// The assistant for Baroque on a phone beside the table: a turn with two commands a side, by typed dice, by fingers and by
// keys; nothing is lost over a reload; no faults of accessibility; and all of it without the server.

import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { waitForQuestion, beginGame, lastLogLine, readLog, MUSTER, openBaroque, PHONE, tapButton } from './support/baroque'
import { accessibilityFaults } from './support/accessibility'
import { untilIdle } from './support/idle'
import { startProgram } from './support/processes'
import { address, browser, downloaded, screenshot } from './support/browser'
import { sample } from './support/sample'

const open = (colours: 'light' | 'dark' = 'light', size = PHONE) => openBaroque(colours, size)

/** An input method: how a button is pressed and a die entered. */
interface Means {
  press: (button: Locator) => Promise<void>
  die: (face: number, within?: string) => Promise<void>
}

const byFinger = (page: Page): Means => ({
  press: tapButton,
  die: (face, within = '') => tapButton(page.locator(`${within} [data-face="${face}"]`)),
})

const byKeys = (page: Page): Means => ({
  press: async (button) => {
    await button.focus()
    await page.keyboard.press('Enter')
  },
  die: (face) => page.keyboard.press(String(face)),
})

/** Tokens: red throws 2 and places first, then blue 2 against 6. */
async function tokens(page: Page, { press, die }: Means, between: () => Promise<void>): Promise<void> {
  const place = async (command: string, mode: string) => {
    const button = page.locator(`[data-command=${command}]`)
    if ((await button.getAttribute('aria-pressed')) !== 'true') await press(button)
    await press(page.locator(`[data-mode=${mode}]`))
  }
  await press(page.locator('[data-act=turn]'))
  await waitForQuestion(page, 'dice')
  await die(2, '[data-die=red]')
  await die(5, '[data-die=blue]')
  await waitForQuestion(page, 'place')
  await place('r1', 'AAA')
  await place('b1', 'HD')
  await waitForQuestion(page, 'dice')
  await die(6, '[data-die=red]')
  await between()
  await die(2, '[data-die=blue]')
  await waitForQuestion(page, 'place')
  // One command is left on each side: only its mode is asked.
  await place('b2', 'W')
  await place('r2', 'AA')
  await waitForQuestion(page, 'activate')
}

/** A reaction in three taps: what the unit did, the unit that reacts, how far away it is. */
async function answers(page: Page, { press }: Means, deed: [unit: string, deed: string], target: string, far: string): Promise<void> {
  await press(page.locator(`[data-unit="${deed[0]}"] [data-deed=${deed[1]}]`))
  await press(page.locator(target))
  await press(page.locator(`[data-far="${far}"]`))
}

async function turn(page: Page, means: Means, reload: () => Promise<void>): Promise<void> {
  const { press, die } = means
  const command = (id: string) => press(page.locator(`[data-activate=${id}]`))
  const done = () => press(page.locator('[data-act=done]'))

  await command('r1')
  await waitForQuestion(page, 'act')
  // Ironsides, in hold, see Rupert move: 5 is opportunity fire. They want it, and pass.
  await answers(page, means, ['r1.1', 'move'], '[data-near="b1.1"]', '2')
  await waitForQuestion(page, 'die')
  await reload()
  await waitForQuestion(page, 'die')
  await die(5)
  await waitForQuestion(page, 'vacate')
  await press(page.locator('[data-act=keep]'))
  await waitForQuestion(page, 'test')
  await press(page.locator('[data-test=passed]'))
  await expect.poll(() => lastLogLine(page)).toBe('Ironsides passes its Discipline Test: opportunity fire. It is marked.')
  // Rupert's Horse charges the dragoons: in hold 4 is defensive fire. They do not want it: class B gets out of it on 5.
  await answers(page, means, ['r1.1', 'charge'], '[data-target="b1.2"]', '2')
  await die(4)
  await waitForQuestion(page, 'vacate')
  await die(5)
  await waitForQuestion(page, 'act')
  await expect.poll(() => lastLogLine(page)).toBe('Die 5: Dragoons avoids the reaction and is marked.')
  // The shot cannot charge: nothing has them do it.
  expect(await page.locator('[data-unit="r1.2"] .must').innerText()).not.toContain('charge')
  await expect.poll(() => page.locator('[data-unit="r1.1"] .must').innerText()).toContain('charge')
  await press(page.locator('[data-unit="r1.2"] summary'))
  await press(page.locator('[data-unit="r1.2"] [data-deed=stop]'))
  // But they have neither moved nor shot, and an aggressive unit goes on until it fights.
  const remarked = page.locator('[data-unit="r1.2"] [data-remarked]', { hasText: 'keep moving until it fights' })
  await remarked.waitFor()
  await reload()
  await remarked.waitFor()
  await press(page.locator('[data-unit="r1.2"] [data-act=cancel]'))
  // Gallopers must pursue, whatever their mode.
  await press(page.locator('[data-armies=r1] summary'))
  await press(page.locator('[data-pursue="r1.1"]'))
  await expect.poll(() => lastLogLine(page)).toContain("Rupert's Horse must pursue")
  // The command that is to finish gets the same advice, once.
  await done()
  await expect.poll(() => page.locator('[data-skipped] li').allInnerTexts()).toEqual(['Commanded Shot: It must keep moving until it fights or can go no further.'])
  await press(page.locator('[data-act=done-anyway]'))
  await expect.poll(() => lastLogLine(page)).toContain('Advice for Commanded Shot: It must keep moving until it fights')

  // Baroque's initiative: blue's first command. Ironsides shoot at the shot, 3 BU away: AAA would charge on 5, which
  // skirmishers cannot; column 4 is defensive fire. They fail.
  await waitForQuestion(page, 'activate')
  await command('b1')
  await press(page.locator('[data-unit="b1.1"] [data-deed=shoot]'))
  await press(page.locator('[data-target="r1.2"]'))
  // The unit that reacts is chosen, its distance is not yet.
  await reload()
  await press(page.locator('[data-far="3"]'))
  await die(5)
  await press(page.locator('[data-act=keep]'))
  // The page throws for the test: a reload does not throw again.
  await press(page.locator('[data-act=throw-test]'))
  const shows = await page.locator('[data-act=throw-test]').innerText()
  expect(shows).toMatch(/Die: [1-6]/)
  await reload()
  await expect.poll(() => page.locator('[data-act=throw-test]').innerText()).toBe(shows)
  await press(page.locator('[data-test=failed]'))
  // What else that does, Baroque's rules say.
  await waitForQuestion(page, 'failed')
  await reload()
  await press(page.locator('[data-say=no]'))
  expect((await readLog(page)).slice(0, 5).join(' ')).toContain('the nearest column it can do is 4')
  await done()

  // Red's second command: a move, too far away for any unit. Guns are asked about once.
  await command('r2')
  await press(page.locator('[data-unit="r2.1"] [data-deed=move]'))
  await press(page.locator('[data-unit="r2.1"] [data-deed=shoot]'))
  await press(page.locator('[data-target="b2.2"]'))
  await page.locator('[data-abilities="b2.2"] [data-ability=fire]').first().check()
  await press(page.locator('[data-answers] [data-act=able]'))
  await press(page.locator('[data-far=more]'))
  await page.locator('[data-trouble]', { hasText: 'the enemy is farther away than 3 BU' }).waitFor()
  await press(page.locator('[data-far="3"]'))
  // Shot at in withdraw: 3 is an evade, which guns cannot; column 2 is nearer than the fire in 5.
  await die(3)
  expect((await readLog(page))[0]).toContain('Guns does nothing and is not marked.')
  await done()

  // The last command: its own token says how red answers. Blue Foot in AA charges units that shoot at it, on 6.
  await command('b2')
  await answers(page, means, ['b2.1', 'shoot'], '[data-target="r2.1"]', '2')
  await die(6)
  await press(page.locator('[data-act=keep]'))
  await press(page.locator('[data-test=passed]'))
  await expect.poll(() => lastLogLine(page)).toBe('Blue Foot passes its Discipline Test: opportunity charge. It is marked.')
  await done()
  await waitForQuestion(page, 'turn')
}

/** A reload, after which everything is as it was. */
async function reloaded(page: Page): Promise<void> {
  const before = await readLog(page)
  expect(before.length).toBeGreaterThan(0)
  await page.reload()
  await page.locator('[data-log] li').first().waitFor()
  expect(await readLog(page)).toEqual(before)
}

describe('the assistant for Baroque', () => {
  it.each(sample([
    ['fingers', byFinger],
    ['keys', byKeys],
  ] as const, 1, ([first]) => first))('plays a turn with two commands a side by %s, over reloads', async (_, means) => {
    const page = await open()
    await beginGame(page)
    const by = means(page)
    await tokens(page, by, async () => {
      // One die is typed in when the page is loaded anew: only the other is asked for.
      await reloaded(page)
      await waitForQuestion(page, 'dice')
      await expect.poll(() => page.locator('[data-die=red]').innerText()).toBe('Red rolled 6.')
    })
    await turn(page, by, () => reloaded(page))
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
