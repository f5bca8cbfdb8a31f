// Steps of a battle on the page: begin, move, save the record, leave.

import type { BrowserContext, Page } from 'playwright-core'
import { useEdition, SCALE } from './edition'
import { waitForPrompt, clickElement, dragOnBoard, readElements, centre, countLogLines } from './board'
import { untilIdle } from './idle'
import { address, browser, downloaded } from './browser'

/** Opens the page in a browser that knows nothing of it, or in a context that does. */
export async function openPage(link = '?red=II/12&blue=II/33&seed=7', context?: BrowserContext): Promise<Page> {
  const page = await (context ?? (await browser.newContext({ viewport: { width: 1360, height: 900 } }))).newPage()
  if (!context) await useEdition(page.context())
  await page.addInitScript(() => {
    if (localStorage.getItem('acies.view') === null) localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once', reach: false }))
  })
  await page.goto(address + link)
  await page.locator('[data-army]').nth(1).waitFor()
  await untilIdle(page)
  return page
}

/** Brings a record to a page that is open at its start. */
export async function loadRecord(page: Page, text: string): Promise<void> {
  const file = { name: 'battle.acies', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.locator('input[type=file][accept*=acies]').setInputFiles(file)
  await page.locator('svg.drawing').waitFor()
  await untilIdle(page)
}

/** Begins a battle and brings it to the player's first move. */
export async function beginBattle(page: Page, opponent = 'greedy'): Promise<void> {
  await page.locator('[name=opponent]').selectOption(opponent)
  await page.locator('[data-act=begin]').click()
  await page.locator('svg.drawing').waitFor()
  await playToMove(page)
}

export async function playToMove(page: Page): Promise<void> {
  for (let offer = await waitForPrompt(page); offer !== 'move'; offer = await waitForPrompt(page)) {
    if (offer === 'over') throw new Error('the battle is over')
    const button = { throw: '[data-act=throw]', 'for-me': '[data-act=all-for-me]', choose: '[data-order]:enabled' }[offer as 'throw']
    await page.locator(button).first().click()
  }
}

/** Moves an element straight ahead, by a drag: the first that may go there. */
export async function moveAhead(page: Page, far = 0.5 * SCALE): Promise<void> {
  const before = await countLogLines(page, 'order')
  for (const own of (await readElements(page)).filter((seen) => seen.takeable && !seen.spent)) {
    await clickElement(page, own)
    const [x, y] = centre(own)
    const turn = (own.facing * Math.PI) / 180
    await dragOnBoard(page, [x, y], [x + far * Math.sin(turn), y + far * Math.cos(turn)])
    // Refused orders are not logged.
    const moved = (await countLogLines(page, 'order')) > before
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('Escape')
    if (moved) return
  }
  throw new Error('no element can move')
}

/** The record of the battle that is open, as the page hands it out. */
export async function saveRecord(page: Page): Promise<string> {
  await untilIdle(page)
  const saving = page.waitForEvent('download')
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-act=save]')?.click())
  return (await downloaded(await saving)).toString()
}

/** Leaves the battle, once what it has come to is kept. */
export async function leaveBattle(page: Page): Promise<void> {
  await untilIdle(page)
  await page.locator('.menu > summary').click()
  await page.locator('[data-act=leave]').click()
  await page.locator('[data-army]').nth(1).waitFor()
}

/** The log as it stands. */
export async function readLog(page: Page): Promise<string[]> {
  await untilIdle(page)
  // What is folded is read too.
  return page.locator('.entries :is(p, summary)').allTextContents()
}

/** Id, place and facing of each element. */
export async function elementPlaces(page: Page): Promise<string[]> {
  return (await readElements(page)).map(({ id, x, y, facing }) => `${id} ${x} ${y} ${facing}`)
}

/** Changes what the shelf holds of its only battle, in the storage of the browser. */
export async function editStorage(page: Page, store: 'battles' | 'records', field: string, change: (text: string) => string): Promise<void> {
  const open = `new Promise((resolve, reject) => { const asked = indexedDB.open('acies'); asked.onsuccess = () => resolve(asked.result); asked.onerror = reject })`
  await page.evaluate(
    `(async () => {
      const database = await ${open}
      const store = database.transaction('${store}', 'readwrite').objectStore('${store}')
      await new Promise((resolve, reject) => {
        const all = store.getAll()
        all.onerror = reject
        all.onsuccess = () => {
          const put = store.put({ ...all.result[0], ${field}: (${change.toString()})(all.result[0].${field}) })
          put.onsuccess = resolve
          put.onerror = reject
        }
      })
      database.close()
    })()`,
  )
}

/** Fills the storage of the browser: nothing more is kept, until `full` is no longer so on the page. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { full: true })
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...args) {
      if ((window as unknown as { full: boolean }).full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })
}
