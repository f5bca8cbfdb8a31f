// What a screen is for the test that goes through all of them: how one comes to it from the one before, and what shows that one is there.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { readElements, type BoardElement, typeOrder } from '../support/board'
import { untilIdle } from '../support/idle'

export interface Screen {
  name: string
  /** What is seen there, and not before. */
  shows: string
  /** The way to it. */
  go?: (page: Page) => Promise<unknown>
}

/** Screens that follow each other on one page. */
export interface Scene {
  name: string
  open: () => Promise<Page>
  screens: Screen[]
}

/** Presses what is found first. */
export const press = (what: string) => (page: Page) => page.locator(what).first().click()

/** Opens what unfolds. */
export const unfold = (what: string) => (page: Page) => page.locator(`${what} > summary`).first().click()

/** One after the other. */
export function all(...steps: ((page: Page) => Promise<unknown>)[]) {
  return async (page: Page) => {
    for (const step of steps) await step(page)
  }
}

export const key = (name: string) => (page: Page) => page.keyboard.press(name)

/** An element with a free way ahead. */
export async function free(page: Page): Promise<BoardElement> {
  const mine = (await readElements(page)).filter((seen) => seen.takeable && !seen.spent)
  const ahead = (seen: BoardElement) => (seen.facing > 90 && seen.facing < 270 ? -1 : 1)
  const clear = mine.find((seen) => !mine.some((other) => Math.abs(other.x - seen.x) < 1 && (other.y - seen.y) * ahead(seen) > 0.2))
  if (!clear) throw new Error('no element has a free way')
  return clear
}

/** Takes an element up by the keys. */
export async function take(page: Page, id: string): Promise<void> {
  await untilIdle(page)
  await page.locator(`g.base[data-id=${id}]`).focus()
  await page.keyboard.press('Enter')
}

/** Selects an element with a free way ahead. */
export const takeOne = async (page: Page) => take(page, (await free(page)).id)

/** Types an order, and gives it. */
export const order = (text: string) => (page: Page) => typeOrder(page, text)

/** A folder for what a page hands out. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'acies-screens-'))

/** Hands a file to the page. */
export const file = (input: string, name: string, text: string) => (page: Page) =>
  page.locator(input).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
