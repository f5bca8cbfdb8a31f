// A battle over a server on the page: orders that are sent once and once more, a log that is followed, a house that is doubted.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OnlineTable } from '../src/online/onlineTable'
import type { Change } from '../src/table'
import type { State } from '../src/wire'
import { CODE, FakeEngine, FakeHouse, FakeStore, HEAD, hashOf, seatOfRed } from './support/fakeHouse'

const ARMIES = ['value red 1 x', 'order red army a', 'value blue 2 y', 'order blue army b', 'throw aggression red = 3']

let house: FakeHouse
let engine: FakeEngine
let store: FakeStore
/** What the page was shown of the other side, as the lines of the changes. */
let shown: string[]
/** The last of these changes. */
let last: Change | null
let table: OnlineTable

const wait = (ms = 50) => vi.advanceTimersByTimeAsync(ms)
const lines = (changes: Change[]) => changes.map(({ update }) => update.line?.text)

async function load(): Promise<OnlineTable> {
  engine = new FakeEngine()
  const known = (await store.battle(CODE)) ?? seatOfRed()
  table = new OnlineTable(known, engine, store, { open: house.open, random: () => 0.5, now: () => Date.now() })
  table.listen({
    happened: (change) => {
      last = change
      shown.push(change.update.line?.text ?? '')
      return Promise.resolve()
    },
    reopened: () => {
      shown.push('all anew')
      return Promise.resolve()
    },
  })
  await wait()
  await table.opened('')
  return table
}

/** The page is closed without a word. */
function close(): void {
  table.leave()
  house.cut()
}

beforeEach(async () => {
  vi.useFakeTimers()
  house = new FakeHouse()
  house.goesOn(...ARMIES)
  store = new FakeStore()
  shown = []
  last = null
  await load()
})
afterEach(() => {
  table.leave()
  vi.useRealTimers()
})

describe('an order', () => {
  it('is kept here before it is sent, and shown when the house has kept it', async () => {
    house.toHouse = ['lose']
    const given = table.order('move r1 ahead', [], '')
    await wait()
    expect(table.pending.map(({ stage }) => stage)).toEqual(['sent'])
    expect([...store.waiting.values()].map(({ wish }) => wish)).toEqual([{ w: 'orders', after: 5, lines: ['move r1 ahead'] }])
    expect(engine.steps).toHaveLength(5)
    house.cut()
    await wait(2_000)
    const answer = await given
    expect(answer.legal && lines(answer.changes)).toEqual(['order red move r1 ahead'])
    expect(house.steps.filter(([, line]) => line.includes('r1'))).toHaveLength(1)
    expect([table.pending, store.waiting.size, shown]).toEqual([[], 0, []])
  })

  it('goes with the value of the visit that it begins', async () => {
    house.nextVisit = 3
    house.broadcast()
    await wait()
    void table.order('end', [], '')
    await wait()
    expect(house.requests().at(-1)?.wish).toEqual({ w: 'orders', after: 5, lines: ['end'], value: { visit: 3, value: 'red 3' } })
  })

  it('comes with the dice that it leads to', async () => {
    house.script = () => ['order red end', 'throw pips blue 1 = 4']
    const given = table.order('end', [], '')
    await wait()
    const answer = await given
    expect(answer.legal && lines(answer.changes)).toEqual(['order red end', 'throw pips blue 1 = 4'])
    expect(answer.legal && answer.changes.at(-1)?.update.state.players).toEqual(['you', 'online'])
  })

  it('is not sent where the own engine refuses it', async () => {
    const answer = await table.order('illegal', [], '')
    expect(answer).toMatchObject({ legal: false, verdict: { legal: false, order: 'illegal' } })
    expect(house.requests()).toEqual([])
  })

  it('is kept once, though its message and its answer are doubled', async () => {
    house.toHouse = ['double']
    house.toPage = ['double', 'double', 'double']
    const given = table.order('move r1 ahead', [], '')
    await wait()
    expect((await given).legal).toBe(true)
    expect(house.steps).toHaveLength(6)
    expect(engine.steps).toEqual(house.steps)
  })

  it('is settled by the frame where its answer is lost', async () => {
    house.toPage = ['lose', 'bring']
    const given = table.order('move r1 ahead', [], '')
    await wait()
    expect((await given).legal).toBe(true)
  })

  it('is settled by its answer where the frame comes much later', async () => {
    house.toPage = ['bring', 3_000]
    let settled = false
    const given = table.order('move r1 ahead', [], '').then((answer) => {
      settled = true
      return answer
    })
    await wait(1_000)
    expect([settled, table.pending]).toEqual([false, []])
    await wait(3_000)
    expect((await given).legal).toBe(true)
  })

  it('is given up as stale where the other side was faster, and offered again if it is still legal', async () => {
    house.toHouse = [5_000]
    const given = table.order('move r1 ahead', [], '')
    await wait()
    house.goesOn('choice blue choose flee left')
    await wait()
    expect(await given).toEqual({ legal: false, verdict: null })
    expect(table.notice).toEqual({ kind: 'stale', orders: ['move r1 ahead'], isLegal: true })
    expect(shown).toEqual(['choice blue choose flee left'])
    await wait(10_000)
    expect(house.steps).toHaveLength(6)
    void table.order('move r1 ahead', [], '')
    await wait()
    expect(house.steps).toHaveLength(7)
  })

  it('is sent again at the same version after an act, which leaves the table as it was', async () => {
    house.toHouse = ['lose']
    const given = table.order('move r1 ahead', [], '')
    await wait()
    house.goesOn('act blue offers draw')
    house.cut()
    await wait(2_000)
    expect((await given).legal).toBe(true)
    expect(house.requests().map(({ wish }) => wish)).toEqual([{ w: 'orders', after: 5, lines: ['move r1 ahead'] }])
  })

  it('lets no other be given until its fate is known', async () => {
    house.toHouse = ['lose']
    void table.order('move r1 ahead', [], '')
    await wait()
    expect(await table.order('move r2 ahead', [], '')).toEqual({ legal: false, verdict: null })
    expect(house.requests()).toEqual([])
  })

  it('is withdrawn, if it has not been kept', async () => {
    house.toHouse = ['lose']
    const given = table.order('move r1 ahead', [], '')
    await wait()
    table.withdraw()
    await wait()
    expect(await given).toEqual({ legal: false, verdict: null })
    expect(house.steps).toHaveLength(5)
    // A copy that comes late is refused for good.
    const [, id] = [CODE, [...house.heard].reverse().find((message) => message.t === 'withdraw')?.id ?? '']
    house.sockets[0]?.send(JSON.stringify({ t: 'request', battle: CODE, id, wish: { w: 'orders', after: 5, lines: ['move r1 ahead'] } }))
    await wait()
    expect(house.steps).toHaveLength(5)
  })

  it('stays where the wish to have it back comes too late', async () => {
    house.toPage = ['lose', 'lose']
    const given = table.order('move r1 ahead', [], '')
    await wait()
    table.withdraw()
    house.cut()
    await wait(2_000)
    expect((await given).legal).toBe(true)
  })

  it('is tried again after a while where the house is busy', async () => {
    house.script = () => ({ why: 'later', text: 'the store is busy' })
    const given = table.order('move r1 ahead', [], '')
    await wait()
    expect(table.pending.map(({ stage }) => stage)).toEqual(['here'])
    house.script = () => ['order red move r1 ahead']
    await wait(3_000)
    expect((await given).legal).toBe(true)
  })

  it('is refused with the reasons of the house', async () => {
    const verdict = { legal: false, order: 'move r1 ahead', breaches: [] }
    house.script = () => ({ why: 'illegal', verdict: verdict, text: 'the order is not legal' })
    const given = table.order('move r1 ahead', [], '')
    await wait()
    expect(await given).toEqual({ legal: false, verdict })
    house.script = () => ({ why: 'over', text: 'the battle is over' })
    const again = table.order('move r1 ahead', [], '')
    await wait()
    expect(await again).toEqual({ legal: false, verdict: null })
    expect(table.notice).toEqual({ kind: 'refused', refusal: { why: 'over', text: 'the battle is over' } })
  })

  it('is not sent where it cannot be kept here', async () => {
    store.error = new Error('the disk is full')
    expect(await table.order('move r1 ahead', [], '')).toEqual({ legal: false, verdict: null })
    expect(house.requests()).toEqual([])
    expect(table.notice).toMatchObject({ kind: 'refused', refusal: { why: 'unkept' } })
  })

  it('outlives a page that is closed before it was sent, and is sent by the next one with the same bytes', async () => {
    house.toHouse = ['lose']
    void table.order('move r1 ahead', [], '')
    await wait()
    const sent = [...store.waiting.values()]
    close()
    await load()
    await wait()
    expect(house.requests().map(({ id, wish }) => ({ id, wish }))).toEqual(sent.map(({ id, wish }) => ({ id, wish })))
    expect(house.steps).toHaveLength(6)
    expect(store.waiting.size).toBe(0)
    expect(shown).toEqual(['order red move r1 ahead'])
  })

  it('outlives a page that is closed after it was kept, and is not kept twice', async () => {
    house.toPage = ['lose', 'lose']
    void table.order('move r1 ahead', [], '')
    await wait()
    close()
    await load()
    expect(house.steps).toHaveLength(6)
    expect([store.waiting.size, table.pending]).toEqual([0, []])
  })

  it('is shown pale until the house has it, also by the page that comes after a reload', async () => {
    house.isUp = false
    house.cut()
    void table.order('move r1 ahead', [], '')
    await wait()
    const pale = { order: 'move r1 ahead', plan: { tracks: [{ id: 'r1', poses: [[1, 2, 0]] }], conforms: [] } }
    expect(table.sentOrder).toEqual(pale)
    close()
    await load()
    expect(table.sentOrder).toEqual(pale)
    house.isUp = true
    await wait(31_000)
    expect([table.sentOrder, house.steps.length]).toEqual([null, 6])
    // An order that is no move has nothing to show.
    house.toHouse = ['lose']
    void table.order('end', [], '')
    await wait()
    expect(table.sentOrder).toEqual({ order: 'end', plan: null })
    table.withdraw()
    await wait()
    expect(table.sentOrder).toBeNull()
  })

  it('or an offer of a rematch that was made while the connection was lost is sent when it is back, also after the end', async () => {
    house.more = { closed: 'resigned red' }
    house.goesOn('end resigned red')
    await wait()
    house.isUp = false
    house.cut()
    const offered = table.wish({ w: 'offer', offer: 'rematch' })
    await wait()
    expect(house.requests()).toEqual([])
    house.isUp = true
    await wait(31_000)
    expect(house.requests().map(({ wish }) => wish)).toEqual([{ w: 'offer', offer: 'rematch' }])
    expect([await offered, table.pending]).toEqual([true, []])
  })

  it('that resigns is a wish of its own', async () => {
    const given = table.order('concede', [], '')
    await wait()
    expect(house.requests().map(({ wish }) => wish)).toEqual([{ w: 'resign' }])
    expect((await given).legal).toBe(true)
  })
})

describe('the log', () => {
  it('is followed from the beginning, and from where it was known by the next page', async () => {
    expect(engine.begun).toEqual([`${HEAD.join('\n')}\n`])
    expect(engine.steps).toEqual(house.steps)
    close()
    await load()
    expect(engine.steps).toEqual(house.steps)
    expect(house.heard.filter(({ t }) => t === 'watch').map((message) => 'after' in message && message.after)).toEqual([0, 5])
  })

  it('shows what the other side does, one change after another', async () => {
    house.goesOn('value blue 3 z', 'order blue end', 'throw pips red 1 = 4')
    await wait()
    expect(shown).toEqual(['order blue end', 'throw pips red 1 = 4'])
  })

  it('is opened anew where much has happened', async () => {
    house.goesOn(...Array.from({ length: 61 }, (_, i) => `order blue move b${i} ahead`))
    await wait()
    expect(shown).toEqual(['all anew'])
    expect(engine.steps).toHaveLength(66)
  })

  it('loses nothing by frames that are late, doubled and overlap', async () => {
    house.toPage = [400, 'double', 200]
    house.goesOn('order blue one')
    house.goesOn('order blue two')
    house.goesOn('order blue three')
    await wait(2_000)
    expect(engine.steps).toEqual(house.steps)
    expect(shown).toEqual(['order blue one', 'order blue two', 'order blue three'])
  })

  it('that ends a pause says so, whichever player has gone on', async () => {
    const pauses = async (isPaused: boolean, ...lines: string[]) => {
      house.more = { isPaused }
      house.goesOn(...lines)
      await wait()
    }
    await pauses(true, 'act red offers pause', 'act blue accepts 6')
    expect(table.notice).toBeNull()
    await pauses(false, 'act blue resumes', 'value blue 3 z', 'order blue end')
    expect(table.notice).toEqual({ kind: 'resumed', by: 'blue' })
    table.dismiss()
    await pauses(true, 'act red offers pause', 'act blue accepts 10')
    house.script = () => {
      house.more = {}
      return ['act red resumes', 'order red end']
    }
    const given = table.order('end', [], '')
    await wait()
    expect((await given).legal).toBe(true)
    expect(table.notice).toEqual({ kind: 'resumed', by: 'red' })
    // A page that comes when all is over has missed nothing.
    close()
    await load()
    expect(table.notice).toBeNull()
  })

  it('is asked for again when a socket has been silent', async () => {
    house.isUp = false
    house.fallSilent()
    await wait(21_000)
    expect(table.connection).toMatchObject({ kind: 'trying' })
    house.isUp = true
    house.steps.push([9_000, 'order blue end'])
    await wait(31_000)
    expect(table.connection).toEqual({ kind: 'open' })
    expect(shown).toEqual(['order blue end'])
  })

  it('begins anew where the house was restored from a copy', async () => {
    house.goesOn('order blue end')
    await wait()
    house.steps = [...house.steps.slice(0, 4), [7_000, 'throw aggression red = 5'], [7_001, 'order blue other'], [7_002, 'order blue more']]
    house.cut()
    await wait(2_000)
    expect(hashOf(engine.steps)).toBe(hashOf(house.steps))
    expect(shown.at(-1)).toBe('all anew')
    expect(table.notice).toEqual({ kind: 'lost', steps: 6 })
    expect(table.broken).toBeNull()
  })

  it('asks for several orders back at once, which is one offer where the opponent must agree', async () => {
    house.goesOn('order red move r1 ahead')
    house.goesOn('order red move r2 ahead')
    await wait()
    const after = house.steps.length
    const undone = table.undo('', 2)
    await wait()
    expect(await undone).toMatchObject({ back: 2 })
    expect(house.requests().map(({ wish }) => wish)).toEqual([{ w: 'back', after, orders: 2 }])
  })

  it('takes orders back, for which the house must allow it', async () => {
    house.more = { own: { side: 'red', nextVisit: null, mayTakeBack: 1, sealed: null, standing: [], ids: [] } }
    house.goesOn('order red move r1 ahead')
    await wait()
    // What is shown of the order says at once that it can be taken back.
    expect(last?.update.state.undo).toBe('red')
    const undone = table.undo('', 1)
    await wait()
    expect(await undone).toMatchObject({ back: 1 })
    expect(house.requests().map(({ wish }) => wish)).toEqual([{ w: 'back', after: 6, orders: 1 }])
  })
})

describe('an army', () => {
  it('is not asked for again before the frame that shows it as kept', async () => {
    house.more = { asks: 'army red', own: { side: 'red', nextVisit: 1, mayTakeBack: 0, sealed: null, standing: [], ids: [] } }
    house.broadcast()
    await wait()
    expect(table.isArmyAsked).toBe(true)
    // The answer comes at once, what is shown of it a second later.
    house.toPage = ['bring', 1_000]
    const sealed = table.seal('army 1x3Kn')
    await wait()
    expect(await sealed).toBe(true)
    expect(table.frame?.own?.sealed).toBeNull()
    expect(table.isArmyAsked).toBe(false)
  })

  it('is asked for again when it was refused', async () => {
    house.more = { asks: 'army red', own: { side: 'red', nextVisit: 1, mayTakeBack: 0, sealed: null, standing: [], ids: [] } }
    house.script = () => ({ why: 'not-an-army', text: 'no army of the list' })
    house.broadcast()
    await wait()
    const sealed = table.seal('army 99x3Kn')
    await wait()
    expect(await sealed).toBe(false)
    expect(table.isArmyAsked).toBe(true)
  })
})

describe('a battle that has ended', () => {
  it('is handed on with what the house has shown last, by who has a seat in it', async () => {
    const over = vi.fn()
    table.onover = over
    await table.keep('before the end', {} as State)
    house.more = { closed: 'resigned blue', house: [2, 'f'.repeat(64)] }
    house.goesOn('end resigned blue')
    await wait()
    const record = `${hashOf(house.steps)}, whole`
    expect(last?.update.record).toBe(record)
    expect(over).not.toHaveBeenCalled()
    await table.keep(record, {} as State)
    expect(over.mock.calls).toEqual([[record, {}]])
    // A reload knows what was proven already.
    expect((await store.battle(CODE))?.house).toEqual([2, 'f'.repeat(64)])
    close()
    house.isUp = false
    await load()
    expect(table.dice).toEqual({ checked: 3, unchecked: 1, visit: 2 })
  })
})

describe('a house', () => {
  it('is believed where its dice are those of the chains', async () => {
    house.more = { house: [2, 'f'.repeat(64)] }
    house.broadcast()
    await wait()
    expect(table.dice).toEqual({ checked: 3, unchecked: 1, visit: 2 })
    expect(table.broken).toBeNull()
  })

  it('is not played with any more where they are not', async () => {
    engine.verdict = { finding: 'damaged', why: 'dice 5 3, expected 2 1' }
    house.more = { house: [2, 'f'.repeat(64)] }
    house.broadcast()
    await wait()
    expect(table.broken).toEqual({ kind: 'dice', why: 'dice 5 3, expected 2 1' })
    expect(table.plays('red')).toBe(false)
    expect(await table.order('end', [], '')).toEqual({ legal: false, verdict: null })
    expect(house.requests()).toEqual([])
  })

  it('is not played with where the head is not that of the offer', async () => {
    close()
    store.known.clear()
    house.head = [HEAD[0] ?? '', HEAD[1] ?? '', `dice shared ${'6'.repeat(64)} ${'a'.repeat(64)} ${'b'.repeat(64)}`]
    await load()
    expect(table.broken).toMatchObject({ kind: 'head' })
  })

  it.each([
    [0, 7, { kind: 'head' }],
    [7, 8, { kind: 'head' }],
    [7, 7, null],
  ])('that has offered %i steps from before and counts %i: the dice of others could not be proven', async (offered, counted, broken) => {
    close()
    store.known.clear()
    store.known.set(CODE, { ...seatOfRed(), earlier: offered })
    house.head = [...HEAD.slice(0, 2), `earlier ${counted}`, ...HEAD.slice(2)]
    await load()
    if (broken) expect(table.broken).toMatchObject(broken)
    else expect(table.broken).toBeNull()
  })

  it('that writes what this engine cannot follow is left at that step', async () => {
    house.goesOn('order blue nonsense')
    await wait()
    expect(table.broken).toEqual({ kind: 'engine', why: 'step 6: order blue nonsense' })
  })

  it('that does not know the battle says so', async () => {
    house.sockets[0]?.say({ t: 'wrong', battle: CODE, why: 'unknown-battle' })
    await wait()
    expect(table.broken).toEqual({ kind: 'refused', why: 'unknown-battle' })
  })
})
