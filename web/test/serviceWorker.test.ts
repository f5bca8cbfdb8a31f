// The worker of the page: it shows the messages of a house, and opens a battle when one is pressed.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const SCOPE = 'https://acies.example/games/'
const LINK = `${SCOPE}b/k7q2m9x4tz3c`
const TEMPLATE = readFileSync(join(import.meta.dirname, '../build/sw.template.js'), 'utf8')

type Handler = (event: object) => void
let handlers: Record<string, Handler>
let pages: { url: string; focus: () => Promise<void> }[]
const showNotification = vi.fn(() => Promise.resolve())
const openWindow = vi.fn(() => Promise.resolve())
const focused: string[] = []

const page = (url: string) => ({
  url,
  focus: () => {
    focused.push(url)
    return Promise.resolve()
  },
})

/** Has the worker handle an event, and waits for what it does. */
async function handle(name: string, event: object): Promise<void> {
  let done: unknown
  handlers[name]?.({ ...event, waitUntil: (work: unknown) => (done = work) })
  await done
}

const push = (text: string) => handle('push', { data: { json: () => JSON.parse(text) as unknown } })
const press = (data: unknown, close = vi.fn()) => handle('notificationclick', { notification: { data, close } })

beforeEach(() => {
  vi.clearAllMocks()
  focused.length = 0
  handlers = {}
  pages = []
  const self = {
    registration: { scope: SCOPE, showNotification },
    location: new URL(SCOPE),
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
  }
  const code = TEMPLATE.replace('__VERSION__', '0').replace('__FILES__', '[]')
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is a script of its own, which no module can import
  const run = new Function('self', code) as (worker: typeof self) => void
  run(self)
})

describe('a message of a house', () => {
  it('is shown with its words, and takes the place of an older one about the same battle', async () => {
    await push(JSON.stringify({ title: 'Your turn', body: 'It waits for you.', link: LINK, tag: 'k7q2m9x4tz3c' }))
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Your turn', {
      body: 'It waits for you.',
      tag: 'k7q2m9x4tz3c',
      renotify: true,
      icon: './icon-192.png',
      data: LINK,
    })
  })

  it('is shown even if nothing in it can be read, and never leads to another site', async () => {
    await push('')
    for (const link of ['https://elsewhere.example/', 'https://acies.example/other/', 'javascript:alert(1)', 7]) await push(JSON.stringify({ link }))
    expect(showNotification).toHaveBeenCalledTimes(5)
    for (const [title, shown] of showNotification.mock.calls as unknown as [string, { data: string }][]) {
      expect([title, shown.data]).toEqual(['Acies', SCOPE])
    }
  })

  it('brings the page of its battle to the front where it is open, and opens it otherwise', async () => {
    pages = [page(SCOPE), page(`${LINK}?edition=2.2#table`)]
    const close = vi.fn()
    await press(LINK, close)
    expect(close).toHaveBeenCalledOnce()
    expect(focused).toEqual([`${LINK}?edition=2.2#table`])
    expect(openWindow).not.toHaveBeenCalled()
    pages = [page(SCOPE)]
    await press(LINK)
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(LINK)
    await press('https://elsewhere.example/')
    expect(focused).toEqual([`${LINK}?edition=2.2#table`, SCOPE])
  })
})
