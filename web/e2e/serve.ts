// The real program and a real browser, for the tests that play.

import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { watch } from './rest'

export const PROGRAM = process.env.ACIES ?? resolve(import.meta.dirname, '../../target/release/acies')
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
export const SHOTS = process.env.ACIES_SHOTS ?? resolve(import.meta.dirname, '../shots')

/** A browser that nobody sees and that asks nobody. */
export const QUIET = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How many times slower than this machine the pages are to be: `ACIES_SLOW=4` shows what hangs on a fast one. */
const SLOW = Number(process.env.ACIES_SLOW ?? 1)

/** Slows a page down. */
async function slow(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
}

/** Has the pages of a context tell when they are at rest, and be as slow as is wished. */
export async function prepare(context: BrowserContext): Promise<BrowserContext> {
  await watch(context)
  // A page may be gone before it is slow.
  if (SLOW > 1) context.on('page', (page) => void slow(page).catch(() => undefined))
  return context
}

/** A browser whose contexts are all prepared; a page that is opened without one has its own. */
function prepared(browser: Browser): Browser {
  const make = browser.newContext.bind(browser)
  browser.newContext = async (options) => prepare(await make(options))
  return browser
}

export interface Served {
  address: string
  browser: Browser
  /** Ends the program; the browser stays. */
  end: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts `acies play` on a free port, and a browser. */
export async function serve(): Promise<Served> {
  for (const [what, path] of [['the program', PROGRAM], ['the browser', CHROMIUM]] as const) {
    if (!existsSync(path)) throw new Error(`${what} is missing: ${path}`)
  }
  mkdirSync(SHOTS, { recursive: true })
  const program = spawn(PROGRAM, ['play', '--no-open', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await spoken(program)
  const browser = prepared(await chromium.launch({ executablePath: CHROMIUM, args: QUIET }))
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  const end = async () => {
    program.kill()
    await ended
  }
  const stop = async () => {
    await browser.close()
    await end()
  }
  return { address, browser, end, stop }
}

/** The address that the program says it serves. */
function spoken(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    program.stdout?.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(text)
      if (found) resolve(found[0])
    })
    program.on('exit', (code) => reject(new Error(`acies play ended with ${code}`)))
  })
}
