// The screens of battles that are kept: looking back, what is taken away, the list with what may be wrong with it, two tabs.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { finishedBattle } from '../support/finished-battle'
import { moveAhead, beginBattle, loadRecord, editStorage, fillStorage, openPage, leaveBattle, saveRecord } from '../support/saved-battles'
import { all, file, folder, key, press, unfold, type Scene } from './screen'

const OPEN = 'input[type=file][accept*=acies]'

/** A battle that is over and looked back at. */
async function past(): Promise<Page> {
  const page = await openPage('')
  await loadRecord(page, finishedBattle(99))
  await page.locator('[data-act=look-back]').click()
  return page
}

/** The same battle as a page of its own, from the disk. */
async function replay(page: Page): Promise<void> {
  const path = join(folder(), 'replay.html')
  const saving = page.waitForEvent('download')
  await page.locator('[data-act=save-replay]').click()
  await (await saving).saveAs(path)
  await page.goto(pathToFileURL(path).href)
}

/** Some battles that have been begun and left. */
async function shelf(): Promise<Page> {
  const page = await openPage()
  for (const opponent of ['greedy', 'random']) {
    await beginBattle(page, opponent)
    await moveAhead(page)
    await leaveBattle(page)
  }
  return page
}

/** A battle of which a die was changed, in a file. */
async function differs(page: Page): Promise<void> {
  await page.locator('[data-battle] [data-act=go-on]').last().click()
  await page.locator('svg.drawing').waitFor()
  const text = await saveRecord(page)
  await leaveBattle(page)
  await file(
    OPEN,
    'battle.acies',
    text.replace(/^( {2}attacks) (red|blue)$/m, (_, word: string, side: string) => `${word} ${side === 'red' ? 'blue' : 'red'}`),
  )(page)
}

/** One that the list cannot read, beside one that it can. */
async function unread(page: Page): Promise<void> {
  await editStorage(page, 'battles', 'stand', () => null as never)
  await page.reload()
}

/** A second tab on a battle that is played in the first. */
async function second(): Promise<Page> {
  const one = await openPage()
  await beginBattle(one)
  return openPage('', one.context())
}

/** A browser that keeps nothing. */
async function nowhere(): Promise<Page> {
  const page = await openPage()
  await page.addInitScript(() => {
    const none = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'indexedDB', { value: { open: none } })
  })
  await page.reload()
  return page
}

/** A battle in the middle of which the storage is full. */
async function full(): Promise<Page> {
  const page = await openPage()
  await beginBattle(page)
  await fillStorage(page)
  await moveAhead(page)
  return page
}

export const AFTER: Scene[] = [
  {
    name: 'looking back',
    open: past,
    screens: [
      { name: 'past', shows: '[data-past]' },
      { name: 'past-middle', shows: '[aria-current=step]', go: (page) => page.locator('input[type=range]').fill('120') },
      { name: 'past-turned', shows: '[data-act=past-turn][aria-pressed=true]', go: key('t') },
      { name: 'exports', shows: '[data-act=save-replay]', go: unfold('.exports') },
      { name: 'replay', shows: '#slider', go: replay },
    ],
  },
  {
    name: 'the shelf',
    open: shelf,
    screens: [
      { name: 'shelf', shows: '[data-battles="2"]' },
      { name: 'shelf-removed', shows: '[data-act=restore]', go: press('[data-battle] [data-act=remove]') },
      { name: 'damaged-differs', shows: '[data-damaged=differs]', go: differs },
      { name: 'damaged-line', shows: '[data-damaged=unplayable]', go: all(press('[data-act=leave-damaged]'), file(OPEN, 'cut.acies', 'nothing of use')) },
      { name: 'damaged-empty', shows: '[data-damaged=nothing]', go: file(OPEN, 'empty.acies', '') },
      { name: 'unread', shows: '[data-unread]', go: unread },
    ],
  },
  { name: 'a browser that keeps nothing', open: nowhere, screens: [{ name: 'nowhere', shows: '[data-unkept=nowhere]' }] },
  { name: 'a storage that is full', open: full, screens: [{ name: 'full', shows: '[data-unkept=full]' }] },
  {
    name: 'a second tab',
    open: second,
    screens: [
      { name: 'elsewhere', shows: '.elsewhere' },
      { name: 'watching', shows: '[data-watching=elsewhere]', go: press('[data-battle] [data-act=go-on]') },
    ],
  },
  {
    name: 'a battle that is only looked at',
    open: shelf,
    screens: [{ name: 'only-looked-at', shows: '[data-watching=look]', go: all(press('[data-battle] [data-act=look]'), press('[data-act=past-close]')) }],
  },
]
