// The page of a release in Chromium: opened, fought on, and with what goes wrong in its console.

import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { mouse, playBattle } from '../e2e/support/input-methods'
import { trackWaits } from '../e2e/support/idle'
import { CHROMIUM_ARGUMENTS } from '../e2e/support/processes'

export const DESK = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_ARGUMENTS })
}

/** A browser that keeps what it is given in a folder, as yours does; tests otherwise use private windows. */
export function launchKeeping(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath: process.env.CHROMIUM, args: CHROMIUM_ARGUMENTS })
}

/** A page and the errors of its console so far. */
export interface Opened {
  page: Page
  errors: string[]
}

/** Opens a page in a context of its own. */
export async function open(browser: Browser, address: string, viewport = DESK): Promise<Opened> {
  const context: BrowserContext = await browser.newContext({ viewport })
  await trackWaits(context)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once' })))
  await page.goto(address)
  return { page, errors }
}

/** Begins a battle against Solo DBA and fights for some bounds. */
export async function fight(page: Page, address: string, bounds: number): Promise<void> {
  await page.goto(`${address}?edition=3.0&seed=4`)
  await page.locator('[data-army]').nth(1).waitFor()
  await page.locator('select[name=opponent]').selectOption('solo-dba')
  await page.locator('[data-act=begin]').click()
  const done = await playBattle(page, mouse(page), (sofar) => sofar.bounds >= bounds)
  if (done.bounds < bounds) throw new Error(`the battle ended after ${done.bounds} bounds`)
}

/** Takes a picture where `ACIES_SHOTS` names a folder for them. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.ACIES_SHOTS
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) })
}
