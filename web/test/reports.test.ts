// Reporting a ruling: what is sent, that it is sent once, and why it was not kept.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Report } from '../src/online/wire'
import { storage } from './support/browser'

const REPORT = { step: 12, order: 'move r1 ahead 9', rule: 'move.distance', words: 'It is in reach.', record: 'acies 2\n' }

let sent: [url: string, report: Report][]
const answers = (status: number, text: string, headers = {}) =>
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body) as Report])
    return Promise.resolve(new Response(text, { status, headers }))
  })

beforeEach(() => {
  sent = []
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('is sent with the same id once more, and with another one where it says something else', async () => {
  const { send } = await import('../src/reporting/send')
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body) as Report])
    return Promise.reject(new TypeError('no network'))
  })
  expect(await send(REPORT)).toEqual({ trouble: 'unreachable', minutes: 0 })
  answers(201, '{"number":12}')
  expect(await send(REPORT)).toEqual({ number: 12 })
  expect(await send({ ...REPORT, words: 'Measured again.' })).toEqual({ number: 12 })
  const [first, again, other] = sent
  expect(first?.[0]).toBe('./api/reports')
  expect(first?.[1]).toEqual({ id: first?.[1].id, ...REPORT })
  expect(first?.[1].id).toMatch(/^[0-9a-f]{32}$/)
  expect(again?.[1].id).toBe(first?.[1].id)
  expect(other?.[1].id).not.toBe(first?.[1].id)
})

it('is the same after a reload in which the answer was lost, and forgotten once there is one', async () => {
  const loaded = async () => {
    vi.resetModules()
    return { ...(await import('../src/reporting/send')), ...(await import('../src/reporting/draft.svelte')) }
  }
  const before = await loaded()
  before.draft.words = REPORT.words
  answers(503, '')
  await before.send(REPORT)
  const after = await loaded()
  expect(after.draft.words).toBe(REPORT.words)
  answers(201, '{"number":12}')
  await after.send(REPORT)
  expect(sent[1]?.[1].id).toBe(sent[0]?.[1].id)
  expect(after.draft.words).toBe('')
  expect((await loaded()).draft.words).toBe('')
  expect(sessionStorage).toMatchObject({ texts: new Map() })
})

it.each([
  [413, 'too-long'],
  [429, 'too-many'],
  [503, 'busy'],
  [507, 'no-room'],
  [400, 'refused'],
] as const)('that is answered by %i is not kept: %s', async (status, trouble) => {
  const { send } = await import('../src/reporting/send')
  // 301 seconds are more than five minutes.
  answers(status, '{"why":"","text":""}', { 'retry-after': '301' })
  expect(await send(REPORT)).toEqual({ trouble, minutes: 6 })
})

it('is offered where the file of the page says that it comes from a house, and asked for again where there was no answer', async () => {
  const { hasHouse } = await import('../src/house')
  const fetched = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', fetched)
  expect(await hasHouse()).toBe(false)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"battles":true}')))
  expect(await hasHouse()).toBe(true)
  vi.stubGlobal('fetch', fetched)
  expect(await hasHouse()).toBe(true)
  expect(fetched).toHaveBeenCalledTimes(1)

  vi.resetModules()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"battles":false}')))
  expect(await (await import('../src/house')).hasHouse()).toBe(false)
})
