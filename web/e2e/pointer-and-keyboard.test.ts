// Every deed of a pointer has a twin on the keys: both are done from the same position, and lead to the same.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { printedEditionOnly } from './support/edition'
import { saveRecord } from './support/saved-battles'
import { untilIdle } from './support/idle'
import { SUITES } from './support/input-pairs'
import { sample } from './support/sample'

/**
 * The orders, the throws and the moves of a record.
 *
 * Left out: the end of a path, because the mouse drags to a place where the keys move forward, and the dice, which
 * differ between the two pages.
 */
async function deeds(page: Page): Promise<string[]> {
  const lines = (await saveRecord(page)).split('\n').filter((line) => /^(order|throw| {2}moved) /.test(line))
  return lines.map((line) =>
    line
      .replace(/ #\w+$/, '')
      .replace(/ = [\d ]+$/, '')
      .replace(/^(order \w+ move .*?) (to|forward|wheel|shift) .*$/, '$1')
      .replace(/ distance .*$/, ''),
  )
}

/** Whether two orders are the same but for what a hand cannot see: a pixel is two hundredths of a base width. */
function alike(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')]
  return a.length === b.length && a.every((word, i) => word === b[i] || Math.abs(Number(word) - Number(b[i])) < 0.07)
}

/** Does something, and says what it was when it fails. */
async function named(what: string, deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed()
  } catch (error) {
    throw new Error(what, { cause: error })
  }
}

describe('what a pointer does, the keys do too', () => {
  for (const { name, open, twins, fixed } of sample(SUITES, 3, (suite) => suite.name))
    (fixed === undefined ? it : printedEditionOnly(fixed))(`with ${name}`, async () => {
      const [pointed, keyed] = [await open(), await open()]
      // What is reported of the keys has come from no pointer.
      await keyed.evaluate(() => window.addEventListener('pointerdown', () => Object.assign(window, { touched: true }), true))
      let before = await deeds(pointed)
      for (const { what, pointer, keys, leads } of twins) {
        await named(`${what}, by pointer`, () => pointer(pointed))
        await named(`${what}, by keys`, () => keys(keyed))
        if (leads) {
          for (const page of [pointed, keyed]) await untilIdle(page)
          await expect.poll(() => leads(keyed), { message: what }).toEqual(await leads(pointed))
          before = await deeds(pointed)
          continue
        }
        const [one, other] = [await deeds(pointed), await deeds(keyed)]
        expect(one, `${what}: nothing was ordered`).not.toEqual(before)
        expect(other.length, what).toBe(one.length)
        expect(
          one.filter((line, i) => !alike(line, other[i] ?? '')),
          `${what}: ${other.slice(-3).join(' | ')}`,
        ).toEqual([])
        before = one
      }
      expect(await keyed.evaluate(() => 'touched' in window)).toBe(false)
      await Promise.all([pointed.context().close(), keyed.context().close()])
    })
})
