// The desk of battles over a server: links that invite, lead back and let others watch, and the rematch that opens by itself.

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskOfBattles } from '../../src/online/desk.svelte'
import type { House } from '../../src/online/house'
import { secretInLink } from '../../src/online/link'
import type { Listed } from '../../src/online/wire'
import { CODE, FakeEngine, FakeHouse, FakeStore, ROOTS, seatOfRed } from '../support/fakeHouse'

const { surroundings, engine } = vi.hoisted((): { surroundings: { open: unknown }; engine: { current: unknown } } => ({
  surroundings: { open: null },
  engine: { current: null },
}))
vi.mock('../../src/online/Panel.svelte', () => ({ default: 'panel' }))
vi.mock('../../src/online/Screen.svelte', () => ({ default: 'screen' }))
vi.mock('../../src/online/shelf', () => ({ shelve: () => Promise.resolve() }))
vi.mock('../../src/online/follower', () => ({
  follower: new Proxy({}, { get: (_, name) => (engine.current as Record<string | symbol, unknown>)[name] }),
}))
vi.mock('../../src/online/connection', async (original) => ({
  ...(await original<object>()),
  browserSurroundings: () => ({ open: surroundings.open, random: () => 0.5, now: () => Date.now() }),
}))

const REMATCH = 'r7q2m9x4tz3c'
const listed = (roots: Listed['roots'], code = CODE): Listed => ({ code, terms: seatOfRed().terms, root: ROOTS.house, roots })

let fake: FakeHouse
let store: FakeStore
let asked: string[]
let answers: Record<string, Listed>
let desk: DeskOfBattles

const house = {
  folder: new URL('https://acies.example/'),
  socket: '',
  listed: (code: string) => Promise.resolve(answers[code]),
  offer: () => Promise.resolve(listed([null, null])),
  rematch: (code: string) => {
    asked.push(`rematch of ${code}`)
    return Promise.resolve(answers[REMATCH])
  },
  take: (code: string, side: string, { secret }: { secret: string }) => {
    asked.push(`take ${side} of ${code} by ${secret.slice(0, 4)}`)
    return Promise.resolve()
  },
} as unknown as House

const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

beforeEach(async () => {
  fake = new FakeHouse()
  store = new FakeStore()
  surroundings.open = fake.open
  engine.current = Object.assign(new FakeEngine(), { secretHash: (secret: string) => Promise.resolve(`hash of ${secret.slice(0, 4)}`) })
  asked = []
  answers = { [CODE]: listed([ROOTS.red, ROOTS.blue]), [REMATCH]: listed([null, null], REMATCH) }
  history.replaceState(null, '', '/')
  const { DeskOfBattles } = await import('../../src/online/desk.svelte')
  desk = new DeskOfBattles(house, store)
})

describe('a link', () => {
  it('invites to the seat that is free, and its secret opens that seat alone', async () => {
    answers[CODE] = listed([ROOTS.red, null])
    history.replaceState(null, '', `/b/${CODE}#${secretInLink('9'.repeat(64))}`)
    await desk.openLink()
    expect(desk.invitation).toMatchObject({ side: 'blue', secret: '9'.repeat(64) })
    expect(location.hash).toBe('')
    await desk.accept('an army')
    expect(asked).toEqual([`take blue of ${CODE} by 9999`])
    expect((await store.battle(CODE))?.opening).toBeNull()
    expect(desk.view?.side).toBe('blue')
    desk.leave()
  })

  it('without a secret lets others watch, who may say nothing', async () => {
    history.replaceState(null, '', `/b/${CODE}`)
    await desk.openLink()
    await settled()
    expect(desk.view).toMatchObject({ code: CODE, side: null })
    expect(desk.watchLink).toBe(`https://acies.example/b/${CODE}`)
    expect(desk.wayBack).toBeNull()
    expect(desk.view?.talk.say('Hello')).toBe(false)
    desk.leave()
    expect(desk.view).toBeNull()
  })

  it('without a secret shows nothing of a battle that its players alone may see, and its players have none to give', async () => {
    answers[CODE] = { ...listed([ROOTS.red, ROOTS.blue]), terms: { ...seatOfRed().terms, watched: false } }
    history.replaceState(null, '', `/b/${CODE}`)
    await desk.openLink()
    expect([desk.trouble, desk.view]).toEqual(['not-watched', null])
    history.replaceState(null, '', `/back/${CODE}#${secretInLink('7'.repeat(64))}`)
    await desk.openLink()
    expect(desk.view?.side).toBe('red')
    expect(desk.watchLink).toBeNull()
    desk.leave()
  })

  it('to watch is there for a battle that an older page has kept without a word about it', async () => {
    const known = seatOfRed()
    Reflect.deleteProperty(known.terms, 'watched')
    await desk.open(known)
    expect(desk.watchLink).toBe(`https://acies.example/b/${CODE}`)
    desk.leave()
  })

  it('leads back to the seat whose secret it has', async () => {
    history.replaceState(null, '', `/back/${CODE}#${secretInLink('7'.repeat(64))}`)
    await desk.openLink()
    expect(desk.view?.side).toBe('red')
    expect(desk.wayBack).toContain(`/back/${CODE}#`)
    desk.leave()
  })

  it('to a battle with both seats taken is refused with a word', async () => {
    history.replaceState(null, '', `/b/${CODE}#${secretInLink('9'.repeat(64))}`)
    await desk.openLink()
    expect([desk.trouble, desk.invitation, desk.view]).toEqual(['taken', null, null])
  })
})

describe('the list', () => {
  it('has first what waits for the player, and last what is over', async () => {
    const one = (code: string, more: object) => store.putBattle({ ...seatOfRed(), code, ...more })
    await one('over', { closed: 'won red', changed: 9 })
    await one('waits', { changed: 5 })
    await one('asked', { isAsked: true })
    await desk.look()
    expect(desk.battles.map(({ code }) => code)).toEqual(['asked', 'waits', 'over'])
    await desk.forget('over')
    expect(desk.battles).toHaveLength(2)
  })
})

describe('a rematch', () => {
  it('opens by itself once the second player agrees, with the other side and by the token of the seat', async () => {
    await desk.open(seatOfRed())
    await settled()
    expect(asked).toEqual([])
    fake.more = { isRematchAgreed: true, closed: 'won red' }
    fake.broadcast()
    await settled()
    expect(asked).toEqual([`rematch of ${CODE}`, `take blue of ${REMATCH} by t777`])
    expect(desk.view).toMatchObject({ code: REMATCH, side: 'blue', army: null })
    expect(location.search).toBe(`?back=${REMATCH}`)
    expect((await store.battle(REMATCH))?.secret).toMatch(/^[0-9a-f]{64}$/)
    desk.leave()
  })

  it('is asked for by the same offer, whether or not the opponent has offered one: the house makes an agreement of both', async () => {
    desk.battle = { join: () => Promise.resolve(), leave: () => undefined } as unknown as NonNullable<DeskOfBattles['battle']>
    fake.more = { closed: 'won red' }
    await desk.open(seatOfRed())
    await settled()
    expect(desk.battle.another?.isOffered).toBe(false)
    fake.more = { closed: 'won red', offers: [{ number: 9, by: 'blue', offer: 'rematch' }] }
    fake.broadcast()
    await settled()
    expect(desk.battle.another?.isOffered).toBe(true)
    expect(await desk.battle.another?.ask()).toBe(true)
    expect(fake.requests().map(({ wish }) => wish)).toEqual([{ w: 'offer', offer: 'rematch' }])
  })

  it('that was agreed on before the page came waits for a press', async () => {
    fake.more = { isRematchAgreed: true, closed: 'won red' }
    await desk.open(seatOfRed())
    await settled()
    expect(asked).toEqual([])
    await desk.rematch()
    expect(desk.view?.code).toBe(REMATCH)
    // The other tab has taken the seat meanwhile: its secret is the one that counts.
    const { secret } = (await store.battle(REMATCH)) ?? {}
    desk.leave()
    await desk.open(seatOfRed())
    await desk.rematch()
    expect((await store.battle(REMATCH))?.secret).toBe(secret)
    desk.leave()
  })
})
