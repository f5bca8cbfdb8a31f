// The assistant for Baroque as a test plays it: opened on a phone, with two commands a side, from the first turn or from a
// saved game.

import type { Locator, Page } from 'playwright-core'
import { pressAndWait, untilTappable } from './board'
import { address, browser } from './browser'

export const PHONE = { width: 390, height: 844 }

/** Two commands a side; Guns are to be asked about. */
export const MUSTER = `side red tokens reactions pursuit
command Left wing, Lord Byron
Rupert's Horse, GA, A, charge impetus
Commanded Shot, S, B, fire evade
command Foot, Sir Jacob Astley
Blue Foot, PM, B, fire charge impetus
side blue tokens reactions pursuit
command Right wing, Cromwell
Ironsides, TR, A, fire charge impetus
Dragoons, DR, B, fire evade
command Centre, Crawford
Red Foot, PM, B, fire charge impetus
Guns, ART, C
`

/** Opens the assistant by its link on a phone, or on a desk by its button on the start page; from the program of the run or another address. */
export async function openBaroque(colours: 'light' | 'dark' | 'auto' = 'light', size = PHONE, from = address): Promise<Page> {
  const context = await browser.newContext({ viewport: size, colorScheme: colours === 'auto' ? null : colours, hasTouch: size === PHONE })
  const page = await context.newPage()
  await page.addInitScript((theme) => localStorage.setItem('acies.view', JSON.stringify({ theme, language: 'en' })), colours)
  await page.goto(size === PHONE ? `${from}#baroque` : from)
  if (size !== PHONE) await page.locator('[data-act=baroque]').click()
  await page.locator('[data-muster]').waitFor()
  return page
}

/** A finger on a button. */
export async function tapButton(button: Locator): Promise<void> {
  await untilTappable(button)
  await pressAndWait(button.page(), () => button.tap())
}

export const waitForQuestion = (page: Page, kind: string) => page.locator(`[data-asked=${kind}]`).waitFor()
export const readLog = (page: Page) => page.locator('[data-log] li').allInnerTexts()
export const lastLogLine = async (page: Page) => (await readLog(page))[0]?.replace(/^\d+\s*/, '')

export async function beginGame(page: Page): Promise<void> {
  await page.locator('[data-muster]').fill(MUSTER)
  await page.locator('[data-read]', { hasText: 'Red: 3 units in 2 commands' }).waitFor()
  await page.locator('[data-act=begin]').click()
  await waitForQuestion(page, 'turn')
}

/** Goes on with a saved game that has these orders. */
export async function loadGame(page: Page, orders: string[], muster = MUSTER): Promise<void> {
  const text = `acies-baroque 2\n${muster}begin\n${orders.join('\n')}\n`
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.locator('[data-asked]').waitFor()
}

/** The first turn: the modes of red's first and second command and of blue's, and red's first acts. */
export function firstActs(red: [string, string], blue: [string, string]): string[] {
  return ['turn', 'dice 1 6', `place r1 ${red[0]}`, `place b1 ${blue[0]}`, 'dice 1 6', `place r2 ${red[1]}`, `place b2 ${blue[1]}`, 'activate r1']
}
