// The library of battles beyond one browser: all of it as one file, one address for it, storage that lasts, and a newer page that
// changes the form of the database while an older one is open.

import { describe, expect, it } from 'vitest'
import { beginGame, openBaroque } from './support/baroque'
import { browser, address, downloaded, screenshot } from './support/browser'
import { untilIdle } from './support/idle'
import { beginBattle, leaveBattle, openPage, readLog } from './support/saved-battles'

describe('the library', () => {
  it('is saved as one file, with the games of the assistant, and brought to another browser', async () => {
    const page = await openPage()
    await beginBattle(page)
    const log = await readLog(page)
    await leaveBattle(page)
    await page.goto(`${address}#baroque`)
    await page.reload()
    await beginGame(page)
    await untilIdle(page)
    await page.goto(address)
    await page.locator('[data-battle]').waitFor()
    const saving = page.waitForEvent('download')
    await page.locator('[data-act=save-all]').click()
    const file = { name: 'acies.json', mimeType: 'application/json', buffer: await downloaded(await saving) }

    const other = await openPage()
    const bring = async (text = file) => {
      await other.locator('input[type=file][accept*=acies]').setInputFiles(text)
      await other.locator('[data-brought]').waitFor()
      await untilIdle(other)
      return other.locator('[data-brought]').innerText()
    }
    expect(await bring()).toBe('2 battles and games added.')
    await screenshot(other, 'library-brought')
    // Once more: everything is here already.
    expect(await bring()).toBe('Nothing new, 2 here already.')
    expect(await other.locator('[data-battle]').count()).toBe(1)
    // Cut in the middle it is read as what it is not, and what is here stays.
    await other.locator('input[type=file][accept*=acies]').setInputFiles({ ...file, buffer: file.buffer.subarray(0, file.buffer.length - 30) })
    await untilIdle(other)
    expect(await other.locator('[data-battle]').count()).toBe(1)
    await other.locator('[data-battle] [data-act=go-on]').click()
    await other.locator('svg.drawing').waitFor()
    expect(await readLog(other)).toEqual(log)
    await other.goto(`${address}#baroque`)
    await other.reload()
    await other.locator('[data-open]').waitFor()
    await other.context().close()
    await page.context().close()
  })

  it('has one address: another name of this machine leads to it', async () => {
    const page = await browser.newPage()
    const { port } = new URL(address)
    await page.goto(`http://localhost:${port}/?seed=4#baroque`)
    await page.locator('[data-muster]').waitFor()
    expect(page.url()).toBe(`${address}?seed=4#baroque`)
    await page.context().close()
  })

  it('asks the browser to keep what is saved, once there is something', async () => {
    const page = await openPage()
    await page.evaluate(() => {
      Object.assign(window, { asked: 0 })
      const { persist } = StorageManager.prototype
      StorageManager.prototype.persist = function () {
        ;(window as unknown as { asked: number }).asked += 1
        return persist.call(this)
      }
    })
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
    expect(await asked()).toBe(0)
    await beginBattle(page)
    await expect.poll(asked).toBe(1)
    await page.context().close()
  })

  it.each(['acies', 'acies-baroque'])('lets a newer page change the form of %s while it is open, and nothing is lost', async (name) => {
    const page = name === 'acies' ? await openPage() : await openBaroque()
    if (name === 'acies') await beginBattle(page)
    else await beginGame(page)
    await untilIdle(page)
    const newer = await page.context().newPage()
    // A page of the same address without the program: it opens the database in a form of its own.
    await newer.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<title>newer</title>' }))
    await newer.goto(`${address}blank`)
    const found = await newer.evaluate(
      (name) =>
        new Promise<{ blocked: boolean; stores: string[]; entries: number }>((resolve, reject) => {
          let blocked = false
          const opening = indexedDB.open(name, 2)
          opening.onblocked = () => (blocked = true)
          opening.onupgradeneeded = () => opening.result.createObjectStore('newer')
          opening.onerror = () => reject(new Error(String(opening.error)))
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames]
            const [first = ''] = stores
            const count = opening.result.transaction(first).objectStore(first).count()
            count.onsuccess = () => resolve({ blocked, stores, entries: count.result })
            count.onerror = () => reject(new Error(String(count.error)))
          }
          // A connection that is not given up holds the upgrade up for ever.
          setTimeout(() => reject(new Error('the older page holds the database')), 20_000)
        }),
      name,
    )
    expect(found).toEqual({ blocked: false, stores: name === 'acies' ? ['battles', 'newer', 'records'] : ['games', 'newer'], entries: 1 })
    await page.context().close()
  })
})
