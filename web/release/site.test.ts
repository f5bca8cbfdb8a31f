// The site of a release on a host that knows nothing of it: from a path of its own, installed, and without its server.

import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mouse, playBattle } from '../e2e/support/input-methods'
import { DIST, inFolder } from './dist'
import { fight, launch, launchKeeping, open, PHONE, picture } from './page'

const PATH = '/games/acies/'

/** The kinds that any server knows. */
const KINDS: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

let server: Server
let browser: Browser
let address = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const name = path === PATH ? 'index.html' : path.slice(PATH.length)
    const file = join(DIST, 'site', name)
    if (!path.startsWith(PATH) || name.includes('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  if (server?.listening) await stop()
})

async function stop(): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}

describe('site', () => {
  it('can be installed', () =>
    inFolder(async (folder) => {
      const context = await launchKeeping(folder)
      const page = await context.newPage()
      await page.goto(address)
      await page.waitForFunction(() => navigator.serviceWorker?.controller !== null)
      const device = await context.newCDPSession(page)
      const manifest = await device.send('Page.getAppManifest')
      expect(manifest.errors).toEqual([])
      expect(manifest.url).toBe(`${address}manifest.webmanifest`)
      const { installabilityErrors } = await device.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      await context.close()
    }))

  it('lets a battle be fought, and goes on with it when the server has gone', async () => {
    const { page, errors } = await open(browser, address)
    await page.waitForFunction(() => navigator.serviceWorker?.controller !== null)
    await page.locator('[data-army]').nth(1).waitFor()
    await picture(page, 'site-start')
    await fight(page, address, 3)
    await picture(page, 'site-battle')
    const phone = await open(browser, address, PHONE)
    await phone.page.locator('[data-army]').nth(1).waitFor()
    await picture(phone.page, 'site-phone')
    expect([...errors, ...phone.errors]).toEqual([])

    await stop()
    await expect(fetch(address)).rejects.toThrow()
    await page.reload()
    await page.locator('svg g.base').first().waitFor()
    const done = await playBattle(page, mouse(page), ({ bounds }) => bounds >= 1)
    expect(done.bounds).toBe(1)
    await picture(page, 'site-offline')
  })
})
