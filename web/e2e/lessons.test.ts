// The lessons in a real browser: each is learned by acting, by pointer, by keys or by touch, with wrong turns and their ways back.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { mouse, touchscreen, playBattle } from './support/input-methods'
import { waitForPrompt, clickElement, dragOnBoard, readElements, centre, countPips, countLogLines } from './support/board'
import { untilIdle } from './support/idle'
import { address, browser, screenshot } from './support/browser'
import { listLessons } from './support/lessons'
import { sample, sampled, THOROUGH } from './support/sample'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1360, height: 900 } }

async function open(size: typeof DESK | typeof PHONE = DESK, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await (await browser.newContext({ ...size, colorScheme })).newPage()
  await page.addInitScript(() => {
    if (localStorage.getItem('acies.view') === null) localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once' }))
  })
  await page.goto(address)
  await page.locator('[data-army]').nth(1).waitFor()
  return page
}

async function begin(page: Page, id: string): Promise<void> {
  await listLessons(page)
  await page.locator(`[data-begin=${id}]`).click()
  await page.locator(`[data-lesson=${id}]`).waitFor()
  await at(page, 0)
}

/** Waits until a step is under way, by its number from 0. */
async function at(page: Page, step: number): Promise<void> {
  await expect.poll(() => page.locator('[data-lesson]').getAttribute('data-step')).toBe(String(step))
  await untilIdle(page)
}

async function seen(page: Page, id: string) {
  const found = (await readElements(page)).find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not on the board`)
  return found
}

const take = async (page: Page, id: string) => clickElement(page, await seen(page, id))

/** Drags an element by so much to the right and up the board. */
async function carry(page: Page, id: string, right: number, up: number): Promise<void> {
  const [x, y] = centre(await seen(page, id))
  await dragOnBoard(page, [x, y], [x + right, y + up])
}

/** Takes an element by the keys. */
async function takeByKeys(page: Page, id: string): Promise<void> {
  await page.locator(`g.base[data-id=${id}]`).focus()
  await page.keyboard.press('Enter')
}

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key)
  await untilIdle(page)
}

const finished = (page: Page) => page.locator('[data-act=play-now]').waitFor()

/** What the start page says of a lesson, once the lesson has been left. */
async function doneAfterLeaving(page: Page, id: string): Promise<void> {
  await page.locator('[data-act=leave-lesson]').click()
  await listLessons(page)
  await page.locator(`[data-begin=${id}][data-done=true]`).waitFor()
  // No lesson stands among the battles that are kept.
  await untilIdle(page)
  expect(await page.locator('[data-battles]').count()).toBe(0)
}

describe('a lesson', () => {
  sampled(5, {
    'moving: by pointer, with a wrong turn, the way back, and over a reload': async () => {
      const page = await open()
      expect(await accessibilityFaults(page)).toEqual([])
      await begin(page, 'moving')
      await page.locator('[data-act=throw]').click()
      await at(page, 1)
      expect(await countPips(page)).toBe(4)
      // Another element is selected: the step waits.
      await take(page, 'r3')
      await untilIdle(page)
      await at(page, 1)
      await take(page, 'r2')
      await at(page, 2)
      // A wrong turn: r3 is moved in its place. The lesson says so, and takes it back.
      await carry(page, 'r3', 0, 1)
      await page.locator('[data-stray]').waitFor()
      expect((await seen(page, 'r3')).y).toBeCloseTo(4.7, 1)
      await page.locator('[data-act=step-back]').click()
      await expect.poll(async () => (await seen(page, 'r3')).y).toBeCloseTo(3.7, 2)
      await at(page, 2)
      await expect.poll(() => page.locator('[data-stray]').count()).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
      // A reload goes on with the step.
      await page.reload()
      await page.locator('[data-lesson=moving]').waitFor()
      await at(page, 2)
      await take(page, 'r2')
      await carry(page, 'r2', 0, 2)
      await at(page, 3)
      // 3 ahead is too far for blades: they stop after 1.25.
      await carry(page, 'r5', 0, 3)
      await at(page, 4)
      expect((await seen(page, 'r5')).y).toBeCloseTo(3.7 + 1.25, 2)
      await page.keyboard.press('u')
      await at(page, 5)
      expect((await seen(page, 'r5')).y).toBeCloseTo(3.7, 2)
      await page.locator('[data-act=end]').click()
      await finished(page)
      await doneAfterLeaving(page, 'moving')
      await page.context().close()
    },

    'groups: by keys alone': async () => {
      const page = await open()
      await page.locator('[data-act=all-lessons]').focus()
      await page.keyboard.press('Enter')
      await page.locator('[data-begin=groups]').focus()
      await page.keyboard.press('Enter')
      await at(page, 0)
      await page.locator('[data-way=keys]').focus()
      await page.keyboard.press('Enter')
      await takeByKeys(page, 'r3')
      await press(page, 'l')
      await at(page, 1)
      await page.locator('g.base[data-id=r3]').focus()
      await press(page, 'ArrowUp', 4)
      await press(page, 'Enter')
      await at(page, 2)
      expect(await countPips(page)).toBe(4)
      // A wrong turn: the spears go straight ahead. That is undone by a key, and the step goes on.
      await takeByKeys(page, 'r9')
      await press(page, 'l')
      await page.locator('g.base[data-id=r9]').focus()
      await press(page, 'ArrowUp', 2)
      await press(page, 'Enter')
      await page.locator('[data-stray]').waitFor()
      await press(page, 'u')
      await expect.poll(() => page.locator('[data-stray]').count()).toBe(0)
      await press(page, 'q')
      await press(page, 'Enter')
      await at(page, 3)
      await takeByKeys(page, 'r11')
      await press(page, 'l')
      await page.locator('.named summary').focus()
      await page.keyboard.press('Enter')
      await page.locator('[data-named=column]').focus()
      await page.keyboard.press('Enter')
      await page.locator('[data-act=commit]').focus()
      await page.keyboard.press('Enter')
      await at(page, 4)
      await page.locator('[data-act=end]').focus()
      await page.keyboard.press('Enter')
      await finished(page)
      // By keys to the next.
      await page.locator('[data-act=next-lesson]').focus()
      await page.keyboard.press('Enter')
      await page.locator('[data-lesson=zones][data-step="0"]').waitFor()
      await page.context().close()
    },

    'groups: a wheel by its handle': async () => {
      const page = await open()
      await begin(page, 'groups')
      await take(page, 'r3')
      await page.locator('[data-act=line]').click()
      await at(page, 1)
      await carry(page, 'r3', 0, 1)
      await at(page, 2)
      await take(page, 'r9')
      await page.locator('[data-act=line]').click()
      await page.locator('[data-handle=right]').waitFor()
      // r9 and r10 stand at 5 and 6: the handle beside 6.5, 2.8 swings about the corner at 4.5, 2.8.
      await dragOnBoard(page, [6.6, 2.8], [6.4, 3.5])
      await page.locator('[data-act=commit]').click()
      await at(page, 3)
      expect((await seen(page, 'r9')).facing).toBeGreaterThan(300)
      await page.locator('[data-act=start-over]').click()
      await at(page, 0)
      expect((await seen(page, 'r9')).facing).toBe(0)
      await page.context().close()
    },

    'zones: by pointer': async () => {
      const page = await open()
      await begin(page, 'zones')
      await page.locator('[data-overlay=zones]').check()
      await at(page, 1)
      // They are shown already when the lesson begins anew: its first step is not skipped.
      await page.locator('[data-act=start-over]').click()
      await at(page, 0)
      await page.locator('[data-overlay=zones]').check()
      await at(page, 1)
      await take(page, 'r8')
      await carry(page, 'r8', 0.8, -0.85)
      await at(page, 2)
      await page.locator('[data-rule="move.zone-of-control"]').waitFor()
      // Whose zone it leads through is drawn and said.
      await expect.poll(() => page.locator('[data-measured]').innerText()).toMatch(/Passes through: .*zones? of enemy \S+ \d+/)
      await page.locator('.through .zone').first().waitFor()
      await screenshot(page, 'through-zone')
      // A wrong turn with dice: movement is ended, and blue plays its bound. Only the lesson can go back there.
      await page.keyboard.press('Escape')
      await page.locator('[data-act=end]').click()
      await page.locator('[data-stray]').waitFor()
      await page.locator('[data-act=step-back]').click()
      await expect.poll(() => page.locator('.turn').getAttribute('data-bound')).toBe('4')
      // The bound shows as soon as it is read; the lesson has gone back when it no longer says that one has strayed.
      await expect.poll(() => page.locator('[data-stray]').count()).toBe(0)
      await at(page, 2)
      await carry(page, 'r8', 0, -0.5)
      await at(page, 3)
      await carry(page, 'r2', 0, 1.8)
      await finished(page)
      await doneAfterLeaving(page, 'zones')
      await page.context().close()
    },

    'contact: by a finger on a phone, refused first': async () => {
      const page = await open(PHONE)
      const finger = await touchscreen(page)
      await finger.press(page.locator('[data-act=all-lessons]'))
      await page.locator('[data-learn]').waitFor()
      await finger.press(page.locator('[data-begin=contact]'))
      await page.locator('[data-lesson=contact]').waitFor()
      await expect.poll(() => page.locator('[data-way=touch]').getAttribute('aria-pressed')).toBe('true')
      // Too early for an overlap: the referee refuses, and the lesson waits.
      await finger.take(await seen(page, 'r6'))
      await finger.ahead(await seen(page, 'r6'), 0.8)
      await finger.letGo()
      await at(page, 0)
      const meets = async (own: string, enemy: string) => {
        await finger.take(await seen(page, own))
        await page.locator(`g.base.target[data-id=${enemy}]`).waitFor()
        await finger.take(await seen(page, enemy))
        await finger.press(page.locator('[data-act=commit]'))
      }
      await meets('r5', 'b4')
      await at(page, 1)
      await meets('r6', 'b4')
      await at(page, 2)
      await meets('r3', 'b3')
      await at(page, 3)
      expect(await accessibilityFaults(page)).toEqual([])
      await finger.letGo()
      await finger.press(page.locator('[data-act=end]'))
      await at(page, 4)
      for (let fights = 0; fights < 2; fights += 1) {
        const before = await countLogLines(page, 'fight')
        await finger.press(page.locator('[data-order]:enabled').first())
        await expect.poll(() => countLogLines(page, 'fight')).toBeGreaterThan(before)
      }
      await finished(page)
      await page.context().close()
    },

    'combat: in the order that was wished, and again in another': async () => {
      const page = await open()
      await begin(page, 'combat')
      // The last move of the position is taken back: there would be no combat. The lesson says so, and puts it there again.
      const there = (await seen(page, 'r3')).y
      await page.keyboard.press('u')
      await page.locator('[data-stray]').waitFor()
      expect((await seen(page, 'r3')).y).toBeCloseTo(there - 0.75, 2)
      await page.locator('[data-act=step-back]').click()
      await expect.poll(async () => (await seen(page, 'r3')).y).toBeCloseTo(there, 2)
      await expect.poll(() => page.locator('[data-stray]').count()).toBe(0)
      const fight = async (id: string) => {
        const before = await countLogLines(page, 'fight')
        await page.locator(`[data-order="fight ${id}"]:enabled`).click()
        await expect.poll(() => countLogLines(page, 'fight')).toBeGreaterThan(before)
      }
      await page.locator('[data-act=end]').click()
      await at(page, 1)
      const choice = page.locator('li.choice', { has: page.locator('[data-order="fight r5"]') })
      await choice.locator('summary').first().click()
      await choice.locator('[data-outcomes] summary').click()
      await choice.locator('[data-outcomes] li button').first().hover()
      await at(page, 2)
      await fight('r5')
      await at(page, 3)
      await expect.poll(() => page.locator('[data-lesson]').innerText()).toContain('The spears recoiled')
      await fight('r4')
      // 9 against 4: destroyed, and the lesson explained why the order mattered.
      await expect.poll(() => page.locator('g.base[data-id=b4]').count()).toBe(0)
      // The wrong order: dice cannot be undone, the lesson begins anew.
      await page.locator('[data-act=start-over]').click()
      await at(page, 0)
      await page.locator('[data-act=end]').click()
      await at(page, 1)
      await choice.locator('summary').first().click()
      await choice.locator('[data-outcomes] summary').click()
      await choice.locator('[data-outcomes] li button').first().hover()
      await at(page, 2)
      await fight('r4')
      await at(page, 3)
      await expect.poll(() => page.locator('g.base[data-id=b4]').count()).toBe(1)
      await fight('r5')
      await fight('r3')
      await at(page, 4)
      await page.locator('[data-act=go-on]').click()
      await finished(page)
      await doneAfterLeaving(page, 'combat')
      await page.context().close()
    },

    'a whole battle, with a hint for every phase': async () => {
      const page = await open()
      await begin(page, 'whole')
      const hints = new Set<string>()
      const done = await playBattle(page, mouse(page), async () => {
        hints.add(await page.locator('[data-lesson] .words p').first().innerText())
        return !THOROUGH && hints.size >= 3
      })
      console.log('the lesson of a battle', JSON.stringify(done), hints.size, 'hints')
      expect(hints.size).toBeGreaterThanOrEqual(3)
      // The gate does not fight it to its end.
      if (!THOROUGH) return
      await expect.poll(() => page.locator('[data-victory]').count()).toBe(1)
      await finished(page)
      expect(hints.size).toBeGreaterThanOrEqual(4)
      // The lesson itself says that it is over: there is no banner, and no button that leads to one.
      expect(await page.locator('[data-end], [data-act=the-end]').count()).toBe(0)
      // The last lesson leads straight to a battle, which is saved.
      await page.locator('[data-act=play-now]').click()
      await expect.poll(() => page.locator('[data-lesson], [data-victory]').count()).toBe(0)
      await page.locator('.turn.red, .turn.blue').waitFor()
      expect(await waitForPrompt(page)).toMatch(/throw|move/)
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-act=leave]')?.click())
      await page.locator('[data-battles="1"]').waitFor()
      await listLessons(page)
      await expect.poll(() => page.locator('[data-begin=whole]').getAttribute('data-done')).toBe('true')
      // The start page begins one in the same way.
      await page.locator('[data-act=fight-now]').click()
      await page.locator('.turn.red, .turn.blue').waitFor()
      expect(await waitForPrompt(page)).toMatch(/throw|move/)
      await page.context().close()
    },

    'a whole battle, with wrong turns: from each there is a way back': async () => {
      const page = await open()
      await begin(page, 'whole')
      const bound = () => page.locator('.turn').getAttribute('data-bound')
      const lesson = () => page.locator('[data-lesson]').innerText()
      const back = page.locator('[data-act=bound-back]')
      // Nothing has been done: nothing is there to go back to.
      await untilIdle(page)
      expect(await back.count()).toBe(0)
      await page.locator('[data-act=throw]').click()
      await page.locator('[data-act=end]:enabled').waitFor()
      const deployed = (await seen(page, 'r4')).y

      // Something illegal is refused and moves no element; a move is taken back.
      await page.keyboard.down('Alt')
      await carry(page, 'r4', 0, 6)
      await page.keyboard.up('Alt')
      await page.locator('[data-rule="move.distance"]').waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      expect((await seen(page, 'r4')).y).toBeCloseTo(deployed, 2)
      await carry(page, 'r4', 0, 1)
      await expect.poll(async () => (await seen(page, 'r4')).y).toBeGreaterThan(deployed + 0.5)
      await page.keyboard.press('u')
      await expect.poll(async () => (await seen(page, 'r4')).y).toBeCloseTo(deployed, 2)

      // The bound is ended, and nothing was done in it: blue has played, and time goes back.
      await page.locator('[data-act=end]').click()
      await untilIdle(page)
      await expect.poll(bound).toBe('2')
      await page.locator('[data-act=throw]:enabled').waitFor()
      await back.click()
      await expect.poll(bound).toBe('1')
      // The die falls as it did: it can be thrown again, and the whole line goes.
      await page.locator('[data-act=throw]').click()
      await page.locator('[data-act=end]:enabled').waitFor()
      await take(page, 'r4')
      await page.locator('[data-act=line]').click()
      await carry(page, 'r4', 0, 1)
      await expect.poll(async () => (await seen(page, 'r4')).y).toBeGreaterThan(deployed + 0.5)

      // A reload loses nothing of it.
      await page.reload()
      await page.locator('[data-lesson=whole]').waitFor()
      await expect.poll(async () => (await seen(page, 'r4')).y).toBeGreaterThan(deployed + 0.5)

      // Giving up is not learning it: the lesson says so, and a bound back all elements are in place again.
      await page.locator('.menu > summary').click()
      await page.getByRole('button', { name: 'Concede' }).click()
      // In a lesson there is a way back from that, too.
      expect(await page.locator('[role=alertdialog]').innerText()).not.toContain('cannot be undone')
      await page.locator('[data-act=concede-yes]').click()
      await page.locator('[data-victory]').waitFor()
      await expect.poll(lesson).toContain('You conceded')
      await untilIdle(page)
      expect(await page.locator('[data-act=play-now]').count()).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
      await screenshot(page, 'lesson-given-up')
      await back.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('[data-victory]').count()).toBe(0)
      await expect.poll(bound).toBe('1')
      expect((await seen(page, 'r4')).y).toBeCloseTo(deployed, 2)
      await page.locator('[data-act=throw]:enabled').waitFor()

      // Leaving a lesson starts it over, and it does not count as done.
      await page.locator('[data-act=leave-lesson]').click()
      await listLessons(page)
      await page.locator('[data-begin=whole]').waitFor()
      await untilIdle(page)
      expect(await page.locator('[data-begin=whole]').getAttribute('data-done')).not.toBe('true')
      await begin(page, 'whole')
      await page.locator('[data-act=throw]').click()
      await page.locator('[data-act=end]:enabled').waitFor()
      await page.locator('[data-act=start-over]').click()
      await page.locator('[data-act=throw]:enabled').waitFor()
      await expect.poll(() => bound()).toBe('1')
      await page.context().close()
    },
  })

  it.each(
    sample(
      [
        ['desk', 'light'],
        ['desk', 'dark'],
        ['phone', 'light'],
        ['phone', 'dark'],
      ] as const,
      1,
      (one) => one.join(),
    ),
  )('has no faults and fits: %s, %s', async (size, colours) => {
    const page = await open(size === 'desk' ? DESK : PHONE, colours)
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), colours)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, `learn-${size}-${colours}`)
    await begin(page, 'groups')
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, `lesson-${size}-${colours}`)
    const card = await page.locator('[data-lesson]').boundingBox()
    const { height = 0, width = 0 } = page.viewportSize() ?? {}
    // The whole card is seen together with the board, and nothing reaches over the edge.
    expect((card?.y ?? height) + (card?.height ?? 0)).toBeLessThanOrEqual(height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.locator('[data-act=leave-lesson]').click()
    await begin(page, 'contact')
    await screenshot(page, `contact-${size}-${colours}`)
    await page.context().close()
  })
})
