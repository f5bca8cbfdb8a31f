// The small parts of battles over a server: clocks, claims, standing answers, what is asked by HTTP, the code to scan, the library.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { claims, leftOf, offerKind } from '../src/online/claims'
import { House, HouseError, type Trouble } from '../src/online/house'
import { clockText, PACES, paceWords } from '../src/online/pace'
import { drawn } from '../src/online/qr'
import { repliesTo, replyNow, replyWord, STANDING_KINDS } from '../src/online/standing'
import type { Frame, Presence } from '../src/online/wire'

afterEach(() => vi.unstubAllGlobals())

const HERE: Presence = { p: 'here' }
/** A frame of red's page in which blue is to move, with five seconds left. */
const frame = (more: Partial<Frame> = {}): Frame => ({
  battle: '',
  now: 1_000_000,
  head: [],
  after: 0,
  version: 0,
  follows: '',
  steps: [],
  asks: 'move blue',
  taken: [true, true],
  hasSealed: [false, false],
  presence: [HERE, HERE],
  offers: [],
  isPaused: false,
  pace: 'days 4',
  clocks: { left: [60_000, 5_000], runs: 'blue' },
  house: null,
  closed: null,
  isRematchAgreed: false,
  own: { side: 'red', nextVisit: null, mayTakeBack: 0, sealed: null, standing: [], ids: [] },
  ...more,
})

describe('a clock', () => {
  it('runs for the side that is asked, and stands for the other', () => {
    expect(leftOf(frame(), 'blue', 7_000)).toBe(-2_000)
    expect(leftOf(frame(), 'red', 7_000)).toBe(60_000)
    expect(leftOf(frame({ clocks: { left: null, runs: 'blue' } }), 'blue', 7_000)).toBeNull()
    expect(leftOf(frame({ clocks: null }), 'red', 0)).toBeNull()
  })

  it('is written in days and hours, hours, or minutes, with a sign once it is out', () => {
    const text = (left: number) => clockText(left, 'd', 'h')
    expect(text(2 * 86_400_000 + 4 * 3_600_000)).toBe('2 d 04 h')
    expect(text(3_723_000)).toBe('1:02:03')
    expect(text(123_999)).toBe('2:03')
    expect(text(-61_000)).toBe('−1:01')
  })

  it('has a pace that can be offered in words', () => {
    expect(PACES.map((pace) => paceWords(pace))).toContainEqual({ id: 'live', count: 30 })
    expect(paceWords('days 4')).toEqual({ id: 'days', count: 4 })
    expect(paceWords('untimed')).toEqual({ id: 'untimed', count: 0 })
  })
})

describe('the win is claimed', () => {
  it('thirty seconds after the time of the opponent is out, and not before', () => {
    expect(claims(frame(), 34_999, true)).toBe(false)
    expect(claims(frame(), 35_000, true)).toBe(true)
    expect(claims(frame({ isPaused: true }), 35_000, true)).toBe(false)
  })

  it('when the opponent is gone from a live battle for five minutes', () => {
    const gone = frame({ clocks: { left: null, runs: null }, presence: [HERE, { p: 'gone', since: 1_000_000 }] })
    expect(claims(gone, 299_999, true)).toBe(false)
    expect(claims(gone, 300_000, true)).toBe(true)
    expect(claims(gone, 300_000, false)).toBe(false)
  })

  it('never in the own turn, by who only watches, or while armies are chosen', () => {
    expect(claims(frame({ asks: 'move red' }), 99_000, true)).toBe(false)
    expect(claims(frame({ own: null }), 99_000, true)).toBe(false)
    expect(claims(frame({ asks: 'army blue' }), 99_000, true)).toBe(false)
    expect(claims(frame({ asks: null }), 99_000, true)).toBe(false)
  })

  it('beside offers, each of which has its kind', () => {
    expect(['draw', 'back 2', 'pause', 'pace days 4', 'rematch'].map(offerKind)).toEqual(['draw', 'back', 'pause', 'pace', 'rematch'])
  })
})

describe('a standing answer', () => {
  it('is the usual one of the referee until another was left', () => {
    expect(replyNow([['recoil', 'ask']], 'recoil')).toBe('ask')
    expect(replyNow([['recoil', 'ask']], 'flight')).toBe('default')
  })

  it('has a sentence for each reply', () => {
    expect(STANDING_KINDS).toEqual(['recoil', 'flight', 'entry', 'target', 'main-attacker'])
    expect(repliesTo('flight').map(replyWord)).toEqual(['default', 'ask', 'flee-left', 'flee-right'])
  })
})

describe('a house that is asked by HTTP', () => {
  const house = new House(new URL('https://acies.example/games/'))
  const answers = (status: number, text: string) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response(text, { status }))),
    )
  const trouble = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      (error: HouseError) => error.trouble,
    )

  it('is found in the folder of the page', async () => {
    expect(house.socket).toBe('wss://acies.example/games/api/socket')
    expect(new House(new URL('http://127.0.0.1:8123/')).socket).toBe('ws://127.0.0.1:8123/api/socket')
    expect(house.record('k7q2m9x4tz3c')).toBe('https://acies.example/games/api/battles/k7q2m9x4tz3c/record')
    answers(200, '{"code":"other"}')
    expect(await house.rematch('k7q2m9x4tz3c')).toEqual({ code: 'other' })
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ method: 'POST' })
    answers(200, '')
    await house.take('k7q2m9x4tz3c', 'red', { secret: '', token: '', root: '' })
  })

  it('writes to an address that is confirmed, until it is stopped', async () => {
    const seat = { code: 'k7q2m9x4tz3c', side: 'red', token: 'ff' } as const
    const asked = () => vi.mocked(fetch).mock.calls[0]
    const path = 'https://acies.example/games/api/battles/k7q2m9x4tz3c/seats/red/notices'
    answers(200, '{"subprotocol":"acies.1"}')
    expect(await house.sends()).toEqual({ mail: false, push: null })
    answers(200, '{"subprotocol":"acies.1","mail":true,"push":"BA"}')
    expect(await house.sends()).toEqual({ mail: true, push: 'BA' })
    const none = { mail: null, push: false }
    answers(200, JSON.stringify(none))
    expect(await house.noticed(seat, null)).toEqual(none)
    expect(asked()?.[0]).toEqual(new URL(path))
    const waits = { mail: { address: 'a@example.org', isConfirmed: false }, push: false }
    answers(202, JSON.stringify(waits))
    expect(await house.wantMail(seat, 'a@example.org', 'it')).toEqual(waits)
    expect(asked()?.[1]).toMatchObject({ method: 'PUT', body: '{"token":"ff","address":"a@example.org","language":"it"}' })
    answers(200, JSON.stringify(none))
    expect(await house.stopMail(seat)).toEqual(none)
    expect(asked()?.[0]).toEqual(new URL(`${path}/mail`))
    expect(asked()?.[1]?.method).toBe('DELETE')
  })

  it('writes to a browser with its subscription, until it is stopped there', async () => {
    const seat = { code: 'k7q2m9x4tz3c', side: 'red', token: 'ff' } as const
    const asked = () => vi.mocked(fetch).mock.calls[0]
    const path = 'https://acies.example/games/api/battles/k7q2m9x4tz3c/seats/red/notices/push'
    const subscription = { endpoint: 'https://push.example/1', p256dh: 'BA', auth: 'AA' }
    answers(201, '{"mail":null,"push":true}')
    expect((await house.wantPush(seat, subscription, 'de')).push).toBe(true)
    expect(asked()?.[0]).toEqual(new URL(path))
    expect(asked()?.[1]).toMatchObject({ method: 'PUT', body: JSON.stringify({ token: 'ff', subscription, language: 'de' }) })
    answers(200, '{"mail":null,"push":false}')
    expect((await house.stopPush(seat, subscription.endpoint)).push).toBe(false)
    expect(asked()?.[1]).toMatchObject({ method: 'DELETE', body: '{"token":"ff","endpoint":"https://push.example/1"}' })
  })

  it.each([
    [403, 'wrong-secret'],
    [404, 'unknown'],
    [409, 'taken'],
    [429, 'too-many'],
    [503, 'unreachable'],
    [400, 'refused'],
  ] as [number, Trouble][])('has a word for the answer %i', async (status, word) => {
    answers(status, 'why')
    expect(await trouble(house.listed('k7q2m9x4tz3c'))).toBe(word)
  })

  it('is not believed where it answers with what is no JSON, or not at all', async () => {
    answers(200, '<html>')
    expect(await trouble(house.listed('k7q2m9x4tz3c'))).toBe('refused')
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('failed'))),
    )
    expect(await trouble(house.listed('k7q2m9x4tz3c'))).toBe('unreachable')
  })
})

describe('the code of a link', () => {
  it('is drawn as rectangles of dark modules with a light border', () => {
    const { size, path } = drawn('https://acies.example/back/k7q2m9x4tz3c#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    // A code has 17 + 4 v modules a side; four are about it on each.
    expect((size - 8 - 17) % 4).toBe(0)
    // The finder in the upper left corner: seven dark modules, where the border ends.
    expect(path.startsWith('M4 4h7v1h-7z')).toBe(true)
    const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, w]) => [Number(x), Number(y), Number(w)] as const)
    expect(dark.every(([x, y, w]) => x >= 4 && y >= 4 && x + w <= size - 4 && y < size - 4)).toBe(true)
  })
})
