// The browser and the served page as the tests use them: one connection for each test process, a context for each test.

import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Download, type Locator, type Page, type PageScreenshotOptions } from 'playwright-core'
import { expect, inject } from 'vitest'
import { trackWaits } from './idle'
import { SEED, THOROUGH } from './sample'

/** The folder for pictures, where they are wished. */
export const SCREENSHOTS = process.env.ACIES_SHOTS

/** How many times slower than this machine the pages are to be: `ACIES_SLOW=4` finds tests that need a fast one. */
const SLOW = Number(process.env.ACIES_SLOW ?? 1)

/** Slows a page down. */
async function slow(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
}

/** Prepares the pages of a context: they count what they wait for, and are as slow as `ACIES_SLOW` says. */
export async function prepareContext(context: BrowserContext): Promise<BrowserContext> {
  await trackWaits(context)
  // A page may be gone before it is slow.
  if (SLOW > 1) context.on('page', (page) => void slow(page).catch(() => undefined))
  return context
}

/** The files whose subject is how the table looks, or how fast it is: the pages of the others are frugal, unless all is tested. */
const LAVISH = /\/(ground|document-pictures|drag-latency|dropped-frames|accessibility)\.test\.ts$/

const isFrugal = () => !THOROUGH && SCREENSHOTS === undefined && !LAVISH.test(expect.getState().testPath ?? '')

/** Has a page show its table in flat tones, and its general play without a rehearsal: each takes the processor a second. */
function frugal(): void {
  Reflect.deleteProperty(window, 'OffscreenCanvas')
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (question: { op: string }, ...rest: []) {
    if (question.op !== 'warmUp') postMessage.call(this, question, ...rest)
  }
}

/** A number that a test gets again whenever it is run with the same seed: the dice of its battles come from it. */
function diceSeed(): number {
  const { testPath, currentTestName } = expect.getState()
  return [...`${SEED} ${testPath?.split('/').at(-1)} ${currentTestName}`].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
}

/** Has a page choose the seeds of its dice one after the other from a number; its names for battles stay random. */
function seeded(from: number): void {
  const random = crypto.getRandomValues.bind(crypto)
  let next = from
  crypto.getRandomValues = <T extends ArrayBufferView>(into: T): T => {
    if (!(into instanceof Uint32Array) || into.length !== 1) return random(into as never)
    next = (Math.imul(next, 1_664_525) + 1_013_904_223) >>> 0
    into[0] = next
    return into
  }
}

/** What a player of 2.2 against the easy general has chosen last: the tests of battles are of these, where they do not say otherwise. */
function returning(): void {
  if (localStorage.getItem('acies.rules') === null) localStorage.setItem('acies.rules', JSON.stringify({ edition: '2.2', conventions: [], rulings: [] }))
  if (localStorage.getItem('acies.opponent') === null) localStorage.setItem('acies.opponent', 'greedy')
}

/** Connects to the browser of the run. Every context is prepared; a page that is opened without one has its own. */
async function connect(): Promise<Browser> {
  const browser = await chromium.connect(inject('chromium'))
  const make = browser.newContext.bind(browser)
  // A service worker fetches the whole page once more, and only the offline tests need it. What moves without an end is drawn
  // sixty times a second, and here by the processor.
  browser.newContext = async (options) => {
    const context = await prepareContext(await make({ serviceWorkers: 'block', reducedMotion: 'reduce', ...options }))
    await context.addInitScript(seeded, diceSeed())
    await context.addInitScript(returning)
    if (isFrugal()) await context.addInitScript(frugal)
    return context
  }
  return browser
}

export const browser = await connect()

/** Where the program serves the page. */
export const address = inject('address')

/** The bytes of a download. */
export async function downloaded(download: Download): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Takes a picture where `ACIES_SHOTS` names a folder for them. */
export async function screenshot(of: Page | Locator, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  if (SCREENSHOTS !== undefined) await of.screenshot({ ...options, path: join(SCREENSHOTS, `${name}.png`) })
}
