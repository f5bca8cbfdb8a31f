// A player who doubts a ruling reports it to the house, and its keeper reads it with the program.

import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { commandField } from './support/board'
import { browser, screenshot } from './support/browser'
import { combatPosition, firstMove } from './support/positions'
import { asked, beginOnline } from './support/online'
import { hasHouse, PROGRAM, startHouse, type Program } from './support/processes'
import { loadRecord, saveRecord } from './support/saved-battles'

describe.skipIf(!hasHouse())('a ruling that a player doubts', () => {
  let folder: string
  let house: Program
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'acies-reports-'))
    house = await startHouse(join(folder, 'battles'))
  })
  afterAll(async () => {
    await house?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** What the keeper reads, beside the server. */
  function reports(...words: string[]): string {
    const { status, stdout, stderr } = spawnSync(PROGRAM, ['admin', 'reports', join(folder, 'battles'), ...words], { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    return stdout
  }

  /** A page of the house with a battle that goes on from a record. */
  async function opened(record: string, size = { width: 1440, height: 900 }): Promise<Page> {
    const page = await (await browser.newContext({ viewport: size })).newPage()
    await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once', reach: false })))
    await page.goto(`${house.address}?red=II/12&blue=II/33&edition=2.2`)
    await page.locator('[data-army]').nth(1).waitFor()
    await loadRecord(page, record)
    return page
  }

  it('is sent with its record and found by its number: a refusal, whose words wait for the network', async () => {
    const page = await opened(firstMove().record)
    const command = await commandField(page)
    await command.fill('move b1 forward 12')
    await command.press('Enter')
    const button = page.locator('[data-reasons] [data-act=report]')
    await button.waitFor()
    await screenshot(page, 'report-refusal')
    // By the keys alone: the form opens, Esc leads back to the button, and the words are kept.
    await button.focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-report] textarea').fill('It is in reach.')
    expect(await page.locator('[data-report] dd').first().innerText()).toBe('move b1 forward 12')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('report')
    await page.keyboard.press('Enter')
    expect(await page.locator('[data-report] textarea').inputValue()).toBe('It is in reach.')
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'report-form')

    await page.context().setOffline(true)
    await page.locator('[data-act=send-report]').click()
    await expect.poll(() => page.locator('[data-trouble=unreachable]').innerText()).toContain('The server cannot be reached')
    expect(await page.locator('[data-report] textarea').inputValue()).toBe('It is in reach.')
    await page.context().setOffline(false)
    await page.locator('[data-act=send-report]').click()
    await expect.poll(() => page.locator('[data-sent]').innerText()).toBe('Sent. It has the number 1.')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('[data-act=close-report]').click()

    expect(reports()).toMatch(/^ +1 {2}\S+Z {2}2\.2 +move\.[\w.-]+ {2}It is in reach\.\n$/)
    expect(reports('--take', '1', '--to', folder)).toContain('report-1.acies')
    expect(await readFile(join(folder, 'report-1.acies'), 'utf8')).toBe(await saveRecord(page))
    const text = await readFile(join(folder, 'report-1.txt'), 'utf8')
    expect(text).toContain('\nOrder: move b1 forward 12\n')
    // The step is that after which the order was refused: the record has as many.
    const step = /\nStep: (\d+)\n/.exec(text)?.[1] ?? ''
    const replay = spawnSync(PROGRAM, ['replay', '--verify', join(folder, 'report-1.acies')], { encoding: 'utf8' })
    expect(replay.stdout).toMatch(new RegExp(`\\b${step}\\b`))
    expect(reports('--done', '1')).toContain('Took report 1 away')
    expect(reports()).toBe('No report waits.\n')
    await page.context().close()
  })

  it('is sent from a phone: a result', async () => {
    const page = await opened(combatPosition().record, { width: 390, height: 844 })
    await page.locator('[data-main]:enabled').click()
    const button = page.locator('.last [data-act=report]').first()
    await button.waitFor({ state: 'attached' })
    if (!(await button.isVisible())) await page.locator('.last summary').first().click()
    await screenshot(page, 'report-result-phone')
    await button.click()
    await page.locator('[data-report] textarea').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'report-form-phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.locator('[data-act=send-report]').click()
    await expect.poll(() => page.locator('[data-sent]').innerText()).toMatch(/^Sent\. It has the number \d+\.$/)
    const [, number, rule] = /^ +(\d+) {2}\S+Z {2}2\.2 +(\S+)\n$/.exec(reports()) ?? []
    expect(rule).toBe('-')
    expect(reports('--take', number ?? '', '--to', folder)).toContain('.txt')
    expect(await readFile(join(folder, `report-${number}.txt`), 'utf8')).toContain('\nOrder: -\nRule: -\n')
    await page.context().close()
  })

  it('is sent from a battle over the server, with the record as it runs', async () => {
    const { red, blue, contexts, code, errors } = await beginOnline(house, '2.2')
    const [page] = await asked([red, blue])
    const command = await commandField(page)
    await command.fill('move b1 forward 12')
    await command.press('Enter')
    await page.locator('[data-reasons] [data-act=report]').click()
    await page.locator('[data-act=send-report]').click()
    const number = await page.locator('[data-sent]').getAttribute('data-sent')
    reports('--take', number ?? '', '--to', folder)
    const record = await readFile(join(folder, `report-${number}.acies`), 'utf8')
    expect(record).toContain(`\ncode ${code}`)
    // It is what the house would give to anyone who watches.
    const ofHouse = await (await fetch(new URL(`api/battles/${code}/record`, house.address))).text()
    expect(record).toBe(ofHouse)
    expect(errors).toEqual([])
    for (const context of contexts) await context.close()
  })
})
