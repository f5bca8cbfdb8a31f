// The workers, with an engine that answers by the book in place of the WebAssembly.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Request } from '../src/workers/call'
import { Failure } from '../src/workers/failure'
import { serve } from '../src/workers/serve'
import { settled, tab } from './support/browser'

type Answered = { n: number; value?: unknown; error?: string; missing?: string | null }

const answers: Answered[] = []
let own: { onmessage: ((event: { data: Request }) => Promise<void>) | null; postMessage: (answer: Answered) => void }
beforeEach(() => {
  answers.length = 0
  own = { onmessage: null, postMessage: (answer) => void answers.push(answer) }
  vi.stubGlobal('self', own)
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../src/engine/acies_wasm.js')
  vi.resetModules()
})

let n = 0
async function asked(op: string, ...args: unknown[]): Promise<Answered> {
  n += 1
  await own.onmessage?.({ data: { n, op, args } })
  await settled()
  const answer = answers.at(-1)
  expect(answer?.n).toBe(n)
  return answer ?? { n: 0 }
}

describe('a worker', () => {
  it('answers with a value, an error of the engine, or what is missing', async () => {
    serve(Promise.resolve(), {
      double: (value: number) => 2 * value,
      refuse: () => Promise.reject(new Error('no such list')),
      fetch: () => Promise.reject(new Failure('lists', '404')),
    })
    expect(await asked('double', 4)).toMatchObject({ value: 8 })
    // An error of the engine is no missing engine, which would start the worker anew.
    expect(await asked('refuse')).toMatchObject({ error: 'no such list', missing: null })
    expect(await asked('fetch')).toMatchObject({ error: '404', missing: 'lists' })
    expect(await asked('dance')).toMatchObject({ error: 'no operation dance', missing: null })
  })

  it('says that its engine is missing', async () => {
    serve(Promise.reject(new Error('blocked')), { double: (value: number) => 2 * value })
    expect(await asked('double', 4)).toMatchObject({ error: 'blocked', missing: 'engine' })
  })
})

/** An engine whose battle has no elements; the state after each order counts what was ordered and thrown. */
function engine(legal: (order: string) => boolean = () => true) {
  let freed = 0
  class Session {
    done: string[] = []
    free = () => (freed += 1)
    static load = () => new Session()
    static create = () => new Session()
    state = () => JSON.stringify({ done: this.done.length, elements: [], features: [], holds: [] })
    history = () => JSON.stringify(this.done.map((text) => ({ text, side: 'red', events: [], notes: [] })))
    obey = (order: string) => {
      this.done.push(order)
      return JSON.stringify({ legal: legal(order) })
    }
    throw = (dice: Uint8Array) => void this.done.push(`throw ${dice.join(' ')}`)
    judge = (order: string) => JSON.stringify({ legal: legal(order), order, breaches: legal(order) ? [] : [{ rule: order }], plan: { allowance: 1 } })
    snap = () => new Float64Array()
    offered = () => undefined
  }
  vi.doMock('../src/engine/acies_wasm.js', () => ({
    default: () => Promise.resolve(),
    Session,
    bring_lists: () => {},
    edition_of: () => '2.2',
    lists_of: () => 'no-such-set',
  }))
  return { freed: () => freed }
}

describe('the history worker', () => {
  const FIRST = 'acies 1\norder red one\n'
  it('goes on where it was, and begins anew with another record', async () => {
    const { freed } = engine()
    await tab(() => import('../src/workers/history.worker'))
    const trace = async (record: string, from: number) =>
      (await asked('trace', record, from)).value as { from: number; states: { done: number }[]; lines: object[] }
    const done = ({ states }: { states: { done: number }[] }) => states.map((state) => state.done)
    const first = await trace(FIRST, 0)
    expect([first.from, done(first), first.lines.length]).toEqual([0, [0, 1], 1])
    // The page has two states and asks for those after them.
    const next = await trace(`${FIRST}throw keyed pips red 1 = 5\n`, 2)
    expect([next.from, done(next), next.lines.length]).toEqual([2, [2], 2])
    expect(freed()).toBe(0)
    // Of another record the page has none, whatever it asks for.
    const other = await trace('acies 1\norder red another\n', 3)
    expect([other.from, done(other), other.lines.length]).toEqual([0, [0, 1], 1])
  })

  it('has what was known of a combat before its dice at the line of its dice, whatever is asked between', async () => {
    engine()
    const { Session } = (await import('../src/engine/acies_wasm.js')) as unknown as { Session: { prototype: object } & (new () => { done: string[] }) }
    const duels: Record<string, string> = { 'fight r1': 'r1 b1', 'fight r2': 'r2 b2' }
    class Fighting extends Session {
      choices = () => JSON.stringify([...Object.entries(duels).map(([order, duel]) => ({ order, duel })), { order: 'choose recoil r1 1', duel: null }])
      history = () =>
        JSON.stringify(this.done.map((text) => ({ text, side: null, events: /^(throw|choose)/.test(text) ? [{ kind: 'fought' }] : [], notes: [] })))
    }
    vi.doMock('../src/engine/acies_wasm.js', () => ({
      default: () => Promise.resolve(),
      Session: Object.assign(Fighting, { load: () => new Fighting() }),
      bring_lists: () => {},
      edition_of: () => '2.2',
      lists_of: () => 'no-such-set',
    }))
    await tab(() => import('../src/workers/history.worker'))
    const record = ['acies 1', 'order red fight r1', 'throw keyed combat r1 b1 bound 1 = 5 2', 'order red fight r2', 'throw keyed combat r2 b2 bound 1 = 1 2']
    const duelsOf = async (lines: string[]) =>
      ((await asked('trace', `${lines.join('\n')}\n`, 0)).value as { lines: { duel?: string }[] }).lines.map(({ duel }) => duel)
    expect(await duelsOf(record)).toEqual([undefined, 'r1 b1', undefined, 'r2 b2'])
    expect(await duelsOf([...record, 'order red choose recoil r1 1'])).toEqual([undefined, 'r1 b1', undefined, 'r2 b2', 'r2 b2'])
  })

  it('says which order of a record is not legal', async () => {
    engine((order) => order !== 'two')
    await tab(() => import('../src/workers/history.worker'))
    expect(await asked('trace', `${FIRST}order red two\n`, 0)).toMatchObject({ error: 'two: not legal here', missing: null })
  })
})

describe('the table worker', () => {
  const request = { orders: ['one', 'two', 'three'], before: '', free: true, good: null }
  const probe = async (more = {}) =>
    (await asked('probe', [0], [1, 2, 0], { ...request, ...more })).value as { order: string; verdict: { legal: boolean; breaches: { rule: string }[] } }
  const begun = async (legal: (order: string) => boolean) => {
    engine(legal)
    await tab(() => import('../src/workers/table.worker'))
    await asked('create', { edition: '2.2' })
  }

  it('takes the first legal order of a hand, or says why not the first', async () => {
    await begun((order) => order === 'two' || order === 'three')
    expect(await probe()).toMatchObject({ order: 'two', verdict: { legal: true } })
    await begun(() => false)
    expect(await probe()).toMatchObject({ order: 'one', verdict: { legal: false, breaches: [{ rule: 'one' }] } })
    expect(await probe({ before: 'dismount r1 and ' })).toMatchObject({ order: 'dismount r1 and one' })
  })

  it('refuses a way through other going where the hand stays in good going', async () => {
    await begun((order) => order !== 'one')
    // The way of a legal order here is one base width; in good going it might be two.
    expect(await probe({ good: 2, orders: ['two'] })).toMatchObject({ verdict: { legal: false, breaches: [{ rule: 'wish-good-going' }] } })
    expect(await probe({ good: 1, orders: ['two'] })).toMatchObject({ verdict: { legal: true } })
    expect(await probe({ good: 2, orders: ['one'] })).toMatchObject({ verdict: { legal: false, breaches: [{ rule: 'one' }] } })
  })

  it('has no table before a battle has begun', async () => {
    engine()
    await tab(() => import('../src/workers/table.worker'))
    expect(await asked('record')).toMatchObject({ error: 'no battle has begun', missing: null })
  })
})
