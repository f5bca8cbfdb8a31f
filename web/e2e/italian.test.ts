// The page in Italian: chosen in the middle of a battle, all of it changes at once; a reload and a phone keep it.

import { commandField } from './support/board'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useEdition, SCALE } from './support/edition'
import { accessibilityFaults } from './support/accessibility'
import { englishWords } from './support/english-words'
import { moveAhead, beginBattle, openPage, leaveBattle } from './support/saved-battles'
import { untilIdle } from './support/idle'
import { browser, screenshot } from './support/browser'

/** All that is read on a part of the page but for the ids of rules, and what is only spoken or shown in a hint. */
async function read(page: Page, part: string): Promise<string> {
  return page.locator(part).evaluate((shown) => {
    const root = shown.cloneNode(true) as Element
    for (const id of root.querySelectorAll('code')) id.remove()
    const labels = [...root.querySelectorAll('[aria-label], [title]')].flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')])
    return [root.textContent, ...labels].join('\n')
  })
}

async function shot(page: Page, name: string): Promise<void> {
  await screenshot(page, `italian-${name}`)
}

async function phone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

describe('the page in Italian', () => {
  it('changes at once in the middle of a battle, and stays so', async () => {
    const page = await openPage()
    const loaded = () =>
      page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => /\/rules-[^/]*\.js$/.test(name)).length,
      )
    await beginBattle(page, 'solo-dba')
    await moveAhead(page)
    await (await commandField(page)).fill(`move r2 forward ${9 * SCALE}`)
    await page.keyboard.press('Enter')
    await page.locator('[data-reasons] li').first().waitFor()
    await untilIdle(page)
    const lines = await page.locator('.entries > *').count()
    const log = await page.locator('.entries').innerText()
    expect(log).toContain('PIPs')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    // English is part of the page; no other language is loaded before it is asked for.
    await untilIdle(page)
    expect(await loaded()).toBe(0)

    await page.locator('.menu > summary').click()
    await page.locator('[name=language]').selectOption({ label: 'Italiano' })
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it')
    await expect.poll(() => loaded()).toBe(1)
    await page.locator('.menu > summary').click()
    await expect.poll(() => page.locator('.ask h2').first().innerText()).toBe('Muovi l’esercito')
    await expect.poll(() => page.locator('.bar .turn').innerText()).toMatch(/^(Alexandrian Macedonians|Polybian Romans),\s+Turno 1\s+Movimento$/)
    await expect.poll(() => page.locator('[data-reasons]').innerText()).toContain('Troppo lontano: ')
    // The log tells the same anew, as many entries as before.
    await expect.poll(() => page.locator('.entries > *').count()).toBe(lines)
    await expect
      .poll(() => page.locator('.entries').innerText())
      .toMatch(new RegExp(`Dado dei PIP: \\d\\.[^]*[A-Z][a-z ]+ \\d+ ha mosso di ${(0.5 * SCALE).toLocaleString('it')} BW\\.`))
    for (const part of ['header.bar', 'section.side', '.board']) expect(englishWords(await read(page, part)), part).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await shot(page, 'board')

    await page.locator('.played > summary').click()
    await shot(page, 'rules-in-force')
    await page.locator('.played > summary').click()
    await phone(page)
    await shot(page, 'board-phone')
    await page.locator('section.side').scrollIntoViewIfNeeded()
    await shot(page, 'panel-phone')

    await page.setViewportSize({ width: 1360, height: 900 })
    await page.reload()
    await page.locator('svg.drawing').waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it')
    await expect.poll(() => page.locator('.entries > *').count()).toBe(lines)
    expect(englishWords(await read(page, 'section.side'))).toEqual([])

    // The list of battles, with the date as it is written in Italian: 3 mag 2026, 09:05.
    await leaveBattle(page)
    const kept = await page.locator('[data-battle]').first().innerText()
    expect(kept).toMatch(/giocata: \d{1,2} [a-z]{3} \d{4}, \d{2}:\d{2}/)
    expect(englishWords(kept)).toEqual([])
    await shot(page, 'kept')
    await page.close()
  })

  it('greets a browser that is Italian in Italian, and goes back to English', async () => {
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, locale: 'it-IT' })
    await useEdition(context)
    const page = await openPage('?red=II/12&blue=II/33&seed=7&rulings=camp-attackers=one', context)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it')
    await expect.poll(() => page.locator('[data-act=begin]').innerText()).toBe('Comincia la battaglia')
    expect(await accessibilityFaults(page)).toEqual([])
    await shot(page, 'start')
    await page.locator('[data-rules] > summary').click()
    await untilIdle(page)
    expect(englishWords(await read(page, '[data-rules]'))).toEqual([])
    await shot(page, 'rules')
    await phone(page)
    await shot(page, 'start-phone')
    await page.locator('[data-rules]').scrollIntoViewIfNeeded()
    await shot(page, 'rules-phone')
    await page.locator('[name=language]').selectOption('en')
    await expect.poll(() => page.locator('[data-act=begin]').innerText()).toBe('Start the battle')
    await page.reload()
    await page.locator('[data-army]').nth(1).waitFor()
    await expect.poll(() => page.locator('[data-act=begin]').innerText()).toBe('Start the battle')
    await context.close()
  })
})
