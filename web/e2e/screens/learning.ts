// The screens of the lessons, each at its beginning; what a lesson says of a wrong turn, and at its end; and the page in Italian.

import type { Page } from 'playwright-core'
import { beginBattle, openPage, playToMove } from '../support/saved-battles'
import { browser } from '../support/browser'
import { listLessons } from '../support/lessons'
import { all, key, order, press, take, takeOne, unfold, type Scene, type Screen } from './screen'

const LESSONS = ['moving', 'groups', 'zones', 'contact', 'combat', 'shooting', 'whole']

/** A lesson from the list, out of the one before. */
const lesson = (id: string): Screen => ({
  name: `lesson-${id}`,
  shows: `[data-lesson=${id}][data-step="0"] .words p`,
  go: async (page: Page) => {
    if ((await page.locator('[data-act=leave-lesson]').count()) > 0) await page.locator('[data-act=leave-lesson]').click()
    await listLessons(page)
    await page.locator(`[data-begin=${id}]`).click()
  },
})

/** A browser that speaks Italian. */
async function italian(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'it-IT' })
  return openPage('?red=II/12&blue=II/33&seed=7', context)
}

/** Gives up, in the first bound in which that is possible. */
async function concede(page: Page): Promise<void> {
  await playToMove(page)
  await unfold('.menu')(page)
  await page.locator('[data-act=concede]').click()
  await page.locator('[data-act=concede-yes]').click()
}

/** The lesson about moving, from its second step to its end: a move, one that is stopped at its limit and taken back, the end of the bound. */
async function learned(page: Page): Promise<void> {
  const step = (at: number) => page.locator(`[data-step="${at}"]`).waitFor()
  await page.locator('[data-act=step-back]').click()
  await take(page, 'r2')
  await step(2)
  for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowUp')
  await page.locator('[data-act=commit]').click()
  await step(3)
  await take(page, 'r5')
  for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowUp')
  await page.locator('[data-act=commit]').click()
  await step(4)
  await page.keyboard.press('u')
  await step(5)
  await page.locator('[data-act=end]').click()
}

export const LEARNING: Scene[] = [
  { name: 'the lessons', open: () => openPage(), screens: LESSONS.map(lesson) },
  {
    name: 'a lesson on the way',
    open: () => openPage(),
    screens: [
      lesson('moving'),
      { name: 'lesson-next-step', shows: '[data-step="1"]', go: press('[data-act=throw]') },
      { name: 'lesson-strayed', shows: '[data-stray]', go: all((page) => take(page, 'r9'), key('ArrowUp'), press('[data-act=commit]')) },
      { name: 'lesson-finished', shows: '[data-act=next-lesson]', go: learned },
    ],
  },
  {
    name: 'the last lesson, given up',
    open: () => openPage(),
    screens: [lesson('whole'), { name: 'lesson-given-up', shows: '[data-victory=conceded]', go: concede }],
  },
  {
    name: 'in Italian',
    open: italian,
    screens: [
      { name: 'italian-start', shows: '[data-act=begin]:has-text("Comincia")' },
      {
        name: 'italian-rules',
        shows: '[data-ruling]',
        go: all(unfold('[data-rules]'), async (page) => {
          for (const one of await page.locator('[data-rules] .group > summary').all()) await one.click()
        }),
      },
      { name: 'italian-move', shows: '[data-act=end]:enabled', go: (page) => beginBattle(page) },
      { name: 'italian-selected', shows: '[data-named=ahead]', go: all(takeOne, unfold('.named')) },
      { name: 'italian-refused', shows: '[data-rule]', go: order('move r1 forward 9') },
      { name: 'italian-menu', shows: '[name=language]', go: unfold('.menu') },
      { name: 'italian-past', shows: '[data-past]', go: all(unfold('.menu'), press('[data-act=look-back]')) },
    ],
  },
]
