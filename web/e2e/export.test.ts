// What is taken away from a battle: pictures, a print, and the battle as a page of its own, opened from the disk.

import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import type { Download, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { State } from '../src/wire'
import { SCALE } from './support/edition'
import { accessibilityFaults } from './support/accessibility'
import { finishedBattle, countMoments, stateAt } from './support/finished-battle'
import { loadRecord, openPage, elementPlaces } from './support/saved-battles'
import { untilIdle, untilStill } from './support/idle'
import { browser, downloaded, screenshot } from './support/browser'

let over: string

beforeAll(async () => {
  over = finishedBattle(99)
})

const folder = () => mkdtempSync(join(tmpdir(), 'acies-export-'))

/** The page on a battle that is over, looking back at it. */
async function open(): Promise<Page> {
  const page = await openPage('')
  await loadRecord(page, over)
  await page.locator('[data-act=look-back]').click()
  await page.locator('.exports summary').click()
  return page
}

async function saved(page: Page, act: string): Promise<Download> {
  const saving = page.waitForEvent('download')
  await page.locator(`[data-act=${act}]`).click()
  return saving
}

/** The places of the elements in a state, in the form of `elementPlaces`, by name. */
const standing = (state: State) =>
  state.elements
    .filter((element) => element.place === 'table')
    .map(({ id, at: [x, y, facing] }) => `${id} ${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100} ${Math.round(facing)}`)
    .sort()

/** The places of two lists, to the rounding of a hundredth of a base width. */
function near(found: string[], wanted: string[]): void {
  const numbers = (list: string[]) => list.map((text) => text.split(' ').slice(1).map(Number))
  expect(found.map((text) => text.split(' ')[0])).toEqual(wanted.map((text) => text.split(' ')[0]))
  for (const [i, all] of numbers(found).entries())
    for (const [j, value] of all.entries()) expect(Math.abs(value - (numbers(wanted)[i]?.[j] ?? NaN))).toBeLessThan(0.0101)
}

describe('a battle as a page of its own', () => {
  it('opens from the disk and goes by orders and by bounds, without a network', async () => {
    const page = await open()
    const path = join(folder(), 'replay.html')
    await (await saved(page, 'save-replay')).saveAs(path)
    await page.context().close()
    console.log(`${countMoments(over)} moments, ${statSync(path).size} bytes`)
    expect(readFileSync(path, 'utf8')).not.toMatch(/\b(src|href)=(?!\\?"#)|@import|https?:\/\/(?!www\.w3\.org)/)

    const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, offline: true })
    const alone = await context.newPage()
    const [errors, asked]: [string[], string[]] = [[], []]
    alone.on('pageerror', (error) => errors.push(error.message))
    alone.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    alone.on('request', (request) => asked.push(request.url()))
    await alone.goto(pathToFileURL(path).href)
    await expect.poll(() => alone.locator('h1').innerText()).toBe('Alexandrian Macedonians v Polybian Romans')
    const at = async () => Number(await alone.locator('body').getAttribute('data-at'))
    const last = countMoments(over)

    // It begins with the first bound.
    const lines = over.split('\n')
    const first = countMoments(
      lines
        .slice(
          0,
          lines.findIndex((line) => /^bound \w+ 1$/.test(line)),
        )
        .join('\n') + '\n',
    )
    await expect.poll(() => at()).toBe(first)
    await expect
      .poll(() => alone.locator('#where').innerText())
      .toMatch(/bound 1, Movement, losses: Alexandrian Macedonians 0, Polybian Romans 0\. Step \d+ of \d+\./)
    await screenshot(alone, 'replay')
    // A strip with a picture of each bound and what was lost by then, each as the page has it.
    const strip = await alone
      .locator('#stops button')
      .evaluateAll((all) => all.map((one) => [one.querySelectorAll('svg .base').length, (one as HTMLElement).innerText] as const))
    const bounds = lines.flatMap((line, i) => (/^bound \w+ \d+$/.test(line) ? [countMoments(lines.slice(0, i).join('\n') + '\n')] : []))
    const stops = [0, ...bounds, last].map((at) => stateAt(over, at))
    expect(strip.map(([bases]) => bases)).toEqual(stops.map((state) => state.elements.filter((element) => element.place === 'table').length))
    expect(strip.map(([, text]) => text.split('\n').at(-1))).toEqual(stops.map(({ losses: [red, blue] }) => `Lost: Macedonians ${red}, Romans ${blue}`))
    // The first picture does not glide in.
    const [own, drawn] = await alone
      .locator('g.base[data-id=r1]')
      .evaluate((base) => [(base as unknown as HTMLElement).style.transform, getComputedStyle(base).transform])
    const [x, y] = /translate\(([\d.]+)px, ([\d.]+)px\)/.exec(own ?? '')?.slice(1) ?? []
    expect(drawn).toBe(`matrix(1, 0, 0, 1, ${x}, ${y})`)
    await alone.keyboard.press('.')
    await expect.poll(() => at()).toBe(first + 1)
    await alone.keyboard.press(',')
    await expect.poll(() => at()).toBe(first)
    await alone.locator('[data-act=bound-on]').click()
    const second = await at()
    expect(second).toBeGreaterThan(first + 1)
    await alone.keyboard.press('Shift+<')
    await expect.poll(() => at()).toBe(first)
    await alone.keyboard.press('Home')
    await expect.poll(at).toBe(0)
    await expect.poll(() => alone.locator('g.base').count()).toBe(0)
    await alone.keyboard.press('End')
    await expect.poll(() => at()).toBe(last)
    near((await elementPlaces(alone)).sort(), standing(stateAt(over, last)))
    for (const moment of [20, 100, 60, 150]) {
      await alone.locator('#slider').fill(String(moment))
      near((await elementPlaces(alone)).sort(), standing(stateAt(over, moment)))
    }
    const line = alone.locator('#log li').nth(30)
    await line.locator('button').click()
    await expect.poll(() => line.locator('[aria-current=step]').count()).toBe(1)
    // The element that the line deploys is marked in gold.
    const stroke = (id: string) => alone.locator(`g.base[data-id=${id}] .ground`).evaluate((ground) => getComputedStyle(ground).stroke)
    const number = / (\d+) deployed/.exec(await line.innerText())?.[1] ?? ''
    await expect.poll(() => Promise.all([stroke(`r${number}`), stroke(`b${number}`)])).toContain('rgb(217, 154, 28)')
    await expect.poll(() => at()).toBe(Number(await line.getAttribute('data-at')))

    await alone.locator('#slider').fill('150')
    const before = await elementPlaces(alone)
    await alone.locator('[data-act=turn]').click()
    const turned = before.map((text) => {
      const [id, x, y, facing] = text.split(' ')
      return `${id} ${15 * SCALE - Number(x)} ${15 * SCALE - Number(y)} ${(Number(facing) + 180) % 360}`
    })
    near(await elementPlaces(alone), turned)
    await untilStill(alone)
    await screenshot(alone, 'replay-turned')
    await alone.keyboard.press('t')

    expect(await accessibilityFaults(alone)).toEqual([])
    await alone.emulateMedia({ colorScheme: 'dark' })
    expect(await accessibilityFaults(alone)).toEqual([])
    await screenshot(alone, 'replay-dark')
    await alone.setViewportSize({ width: 390, height: 844 })
    expect(await accessibilityFaults(alone)).toEqual([])
    await expect.poll(() => alone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await screenshot(alone, 'replay-phone', { fullPage: true })
    expect(errors).toEqual([])
    expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([])
    await context.close()
  })
})

describe('pictures', () => {
  it('of a moment stand for themselves', async () => {
    const page = await open()
    await page.locator('input[type=range]').fill('100')
    const download = await saved(page, 'save-picture')
    expect(download.suggestedFilename()).toBe('II_12-II_33-100.svg')
    const text = (await downloaded(download)).toString()
    // Well-formed, with all elements on the table, and nothing that only a page of Acies knows.
    const bases = await page.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, 'image/svg+xml')
      return read.querySelector('parsererror') ? -1 : read.querySelectorAll('g.base').length
    }, text)
    expect(bases).toBe(stateAt(over, 100).elements.filter((element) => element.place === 'table').length)
    expect(text).not.toMatch(/var\(--(?!glide)|light-dark/)
    const path = join(folder(), 'board.svg')
    await download.saveAs(path)
    await page.setViewportSize({ width: 900, height: 900 })
    await page.goto(pathToFileURL(path).href)
    await screenshot(page, 'board')
    await page.context().close()
  })

  it('of all bounds are in one file, one each', async () => {
    const page = await open()
    const names: string[] = []
    page.on('download', (download) => names.push(download.suggestedFilename()))
    const download = await saved(page, 'save-pictures')
    expect(download.suggestedFilename()).toBe('II_12-II_33.zip')
    const files = unzipSync(await downloaded(download))
    // One for each bound, in its order and by its name, and one of the end.
    const bounds = over.split('\n').flatMap((line) => /^bound (\w+) (\d+)$/.exec(line)?.slice(1).join('-') ?? [])
    const wanted = [...bounds, 'end'].map((name, i) => `${String(i + 1).padStart(2, '0')}-${name}.svg`)
    expect(Object.keys(files)).toEqual(wanted)
    for (const [i, bytes] of Object.values(files).entries()) {
      const svg = strFromU8(bytes)
      expect(svg.startsWith('<svg '), wanted[i]).toBe(true)
      const at = i < bounds.length ? countMoments(over.slice(0, over.indexOf(`\nbound ${bounds[i]?.replace('-', ' ')}\n`) + 1)) : countMoments(over)
      expect(svg.match(/data-id=/g)?.length, wanted[i]).toBe(stateAt(over, at).elements.filter((element) => element.place === 'table').length)
    }
    await untilIdle(page)
    expect(names).toHaveLength(1)
    await page.context().close()
  })
})

describe('a print', () => {
  it('has the board and the log, and no buttons', async () => {
    const page = await open()
    await page.locator('input[type=range]').fill('100')
    await page.emulateMedia({ media: 'print' })
    await untilIdle(page)
    expect(
      await page
        .locator('[data-past] .buttons, .exports, .times, .look-back, .menu')
        .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length),
    ).toBe(0)
    await expect.poll(() => page.locator('[data-past] svg g.base').first().isVisible()).toBe(true)
    await expect.poll(() => page.locator('li[data-step]').last().isVisible()).toBe(true)
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
    await page.setViewportSize({ width: 794, height: 1123 })
    await screenshot(page, 'print')
    await page.context().close()
  })
})
