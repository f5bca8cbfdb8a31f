// What is looked at on every screen, at a desk and on a phone, by day and by night: the rules of axe, what does not fit, and a
// picture of each where a folder for them is named by `ACIES_SHOTS`.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility'
import { SCREENSHOTS } from './browser'
import { sample } from './sample'

interface Viewport {
  name: string
  width: number
  height: number
  phone: boolean
  colours: 'light' | 'dark'
}

const DESK = { width: 1280, height: 800, phone: false }
const PHONE = { width: 390, height: 844, phone: true }

const DESK_LIGHT: Viewport = { name: 'desk-light', ...DESK, colours: 'light' }

const VIEWPORTS: Viewport[] = [
  { name: 'phone-dark', ...PHONE, colours: 'dark' },
  { name: 'phone-light', ...PHONE, colours: 'light' },
  { name: 'desk-dark', ...DESK, colours: 'dark' },
  DESK_LIGHT,
]

/** What is not as wide or as high as it has to be, one line each; a picture is cropped by its frame. It runs in the page. */
function layoutFaults(phone: boolean): string[] {
  /** The least that a finger hits, in pixels; half a pixel is lost in rounding. */
  const FINGER = 43.5
  const found: string[] = []
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) found.push(`the page is ${wide} wide, its window ${innerWidth}`)
  const said = (one: Element) => `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}"> ${(one.textContent ?? '').trim().slice(0, 40)}`
  const scrolls = (one: Element) => {
    for (let above = one.parentElement; above; above = above.parentElement) if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return true
    return false
  }
  const modal = document.querySelector('dialog[open]')
  // A finger has no keys.
  if (phone) for (const one of document.querySelectorAll('kbd, .keys, .mouse')) if (one.checkVisibility()) found.push(`speaks of keys: ${said(one)}`)
  for (const one of document.querySelectorAll<HTMLElement>('main *, header *, dialog[open] *')) {
    if ((modal && !modal.contains(one)) || one.closest('svg, .hidden, [data-picture]') || !one.checkVisibility()) continue
    const { left, right, width, height } = one.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const { overflowX } = getComputedStyle(one)
    if (right > innerWidth + 1 && !scrolls(one)) found.push(`reaches over the edge by ${Math.round(right - innerWidth)}: ${said(one)}`)
    if (left < -1 && !scrolls(one)) found.push(`begins ${Math.round(-left)} before the edge: ${said(one)}`)
    const cut = one.matches('button') || /hidden|clip/.test(overflowX)
    if (cut && !one.matches('input, select') && one.scrollWidth > one.clientWidth + 1)
      found.push(`is cut by ${one.scrollWidth - one.clientWidth}: ${said(one)}`)
    // A line of the log leads to its moment, as the buttons and the slider do: it is as high as its text.
    if (!phone || !one.matches('button, select, summary, input, [role=option]') || one.matches('.log li button, #log button')) continue
    const target = one.matches('[type=checkbox], [type=radio], [type=file]') ? (one.closest('label') ?? one) : one
    const box = target.getBoundingClientRect()
    if (box.height < FINGER || box.width < FINGER) found.push(`is ${Math.round(box.width)} × ${Math.round(box.height)} for a finger: ${said(target)}`)
  }
  // Two texts of the board at one place can both not be read.
  const labels = [...document.querySelectorAll('.board :is([data-sign], [data-corner], text[data-name], .spotlight text, .plaque text)')].filter((one) =>
    one.checkVisibility({ opacityProperty: true }),
  )
  for (const [i, one] of labels.entries()) {
    for (const other of labels.slice(i + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
      if (across > 2 && down > 2) found.push(`label over label by ${Math.round(across)} × ${Math.round(down)}: ${said(one)} / ${said(other)}`)
    }
  }
  const floats = (one: Element) => /absolute|fixed/.test(getComputedStyle(one).position)
  /** What floats above the rest, and is to cover it, with all that is in it. */
  const layerOf = (one: Element): Element | null => (floats(one) || !one.parentElement ? one : layerOf(one.parentElement))
  const blocks = [...document.querySelectorAll<HTMLElement>('main .card, main section, header.bar')].filter(
    (one) => !floats(one) && one.checkVisibility() && !scrolls(one),
  )
  for (const [i, one] of blocks.entries()) {
    for (const other of blocks.slice(i + 1)) {
      if (modal || one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) continue
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
      if (across > 2 && down > 2) found.push(`lies over another by ${Math.round(across)} × ${Math.round(down)}: ${said(one)} / ${said(other)}`)
    }
  }
  return [...new Set(found)]
}

const devices = new WeakMap<Page, CDPSession>()

async function device(page: Page): Promise<CDPSession> {
  const known = devices.get(page) ?? (await page.context().newCDPSession(page))
  devices.set(page, known)
  return known
}

/** Shows a page as a device has it. */
async function show(page: Page, { width, height, phone, colours }: Viewport): Promise<void> {
  const session = await device(page)
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: phone })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: phone })
  await page.emulateMedia({ colorScheme: colours })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** A picture of all that the page shows, from its top. A phone is as long as that: what is beyond a window is drawn as for a pointer. */
async function picture(page: Page, path: string, aspect: Viewport): Promise<void> {
  const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const)
  await page.evaluate(() => scrollTo({ left: 0, top: 0, behavior: 'instant' }))
  const session = await device(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const height = Math.min(Math.ceil(cssContentSize.height), 4000)
  if (aspect.phone) await show(page, { ...aspect, height })
  const clip = { x: 0, y: 0, width: aspect.width, height, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: !aspect.phone, clip })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, Buffer.from(data, 'base64'))
  await page.evaluate(([left, top]) => scrollTo({ left, top, behavior: 'instant' }), [left, top] as const)
}

/** Looks at a screen in each aspect; answers what is wrong with it, one line each. */
export async function checkScreen(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = []
  for (const aspect of sample(VIEWPORTS, 1, (one) => `${name} ${one.name}`)) {
    await show(page, aspect)
    const day = aspect.colours === 'light'
    // By night only the colours are others.
    const found = await accessibilityFaults(page, day ? undefined : ['color-contrast'])
    if (day) found.push(...(await page.evaluate(layoutFaults, aspect.phone)))
    wrong.push(...found.map((fault) => `${aspect.name}: ${fault}`))
    if (SCREENSHOTS !== undefined) await picture(page, join(SCREENSHOTS, `${name}-${aspect.name}.png`), aspect)
  }
  // The way to the next screen is a desk's.
  await show(page, DESK_LIGHT)
  return wrong
}
