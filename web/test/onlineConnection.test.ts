// The one socket of a page: how it is opened again, and when it is given up for dead.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type ConnectionState, type Socket } from '../src/online/connection'
import type { FromHouse } from '../src/online/wire'

class Wire implements Socket {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  sent: string[] = []
  closed = false
  send = (text: string) => void this.sent.push(text)
  close = () => void (this.closed = true)
  say = (message: FromHouse) => this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
}

let wires: Wire[]
let states: ConnectionState[]
let heard: FromHouse[]
let ready: number
let chance: number
let connection: Connection
let onvisible: (() => void) | null
const last = () => wires.at(-1) as Wire
const open = () => last().onopen?.({} as Event)
const drop = () => last().onclose?.({} as CloseEvent)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
  onvisible = null
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => (onvisible = listener),
    removeEventListener: () => (onvisible = null),
  })
  ;[wires, states, heard, ready, chance] = [[], [], [], 0, 1]
  const around = {
    open: () => {
      wires.push(new Wire())
      return last()
    },
    random: () => chance,
    now: () => Date.now(),
  }
  connection = new Connection(around, {
    onready: () => (ready += 1),
    onmessage: (message) => void heard.push(message),
    onstate: (state) => void states.push(state),
  })
})
afterEach(() => {
  connection.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a connection', () => {
  it('is connecting, open, and trying again since the moment it was lost', () => {
    open()
    expect([states, ready]).toEqual([[{ kind: 'connecting' }, { kind: 'open' }], 1])
    vi.advanceTimersByTime(5_000)
    drop()
    vi.advanceTimersByTime(500)
    drop()
    expect(states.slice(2)).toEqual([
      { kind: 'trying', since: 6_000 },
      { kind: 'trying', since: 6_000 },
    ])
    vi.advanceTimersByTime(1_000)
    open()
    expect([states.at(-1), ready]).toEqual([{ kind: 'open' }, 2])
  })

  it('waits at random up to half a second, doubled each time up to half a minute', () => {
    const waits: number[] = []
    for (let tries = 0; tries < 9; tries += 1) {
      const before = Date.now()
      const count = wires.length
      drop()
      while (wires.length === count) vi.advanceTimersByTime(100)
      waits.push(Date.now() - before)
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
    chance = 0
    const count = wires.length
    drop()
    vi.advanceTimersByTime(1)
    expect(wires).toHaveLength(count + 1)
    // Whatever is heard begins the waits anew.
    open()
    last().say({ t: 'pong', n: 1, now: 0 })
    chance = 1
    drop()
    vi.advanceTimersByTime(500)
    expect(wires).toHaveLength(count + 2)
  })

  it('asks for a sign of life each eight seconds, and is dead after twenty without any', () => {
    open()
    vi.advanceTimersByTime(16_000)
    expect(last().sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { t: 'ping', n: 1 },
      { t: 'ping', n: 2 },
    ])
    last().say({ t: 'pong', n: 2, now: 0 })
    vi.advanceTimersByTime(19_000)
    expect(states.at(-1)).toEqual({ kind: 'open' })
    vi.advanceTimersByTime(1_000)
    expect(states.at(-1)).toMatchObject({ kind: 'trying' })
    expect(wires[0]?.closed).toBe(true)
    expect(heard).toEqual([])
  })

  it('does not wait for ever for a socket that never opens', () => {
    vi.advanceTimersByTime(15_000)
    expect(states.at(-1)).toMatchObject({ kind: 'trying' })
  })

  it('asks anew when the page comes to the front, and tries at once where it is lost', () => {
    open()
    onvisible?.()
    expect(ready).toBe(2)
    drop()
    const count = wires.length
    onvisible?.()
    expect(wires).toHaveLength(count + 1)
    expect(states.at(-1)).toMatchObject({ kind: 'trying' })
  })

  it('comes again when the house has said to, and passes on what else it says', () => {
    open()
    last().say({ t: 'kept', battle: 'b', id: 'i', version: 3 })
    last().onmessage?.({ data: 'no json' } as MessageEvent)
    last().say({ t: 'bye', within: 7_000 })
    expect(heard).toEqual([{ t: 'kept', battle: 'b', id: 'i', version: 3 }])
    vi.advanceTimersByTime(6_900)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(100)
    expect(wires).toHaveLength(2)
  })

  it('sends nothing while it is not open, and nothing of an old socket counts', () => {
    expect(connection.send({ t: 'ping', n: 1 })).toBe(false)
    open()
    const old = last()
    drop()
    vi.advanceTimersByTime(500)
    open()
    old.onclose?.({} as CloseEvent)
    old.say({ t: 'withdrawn', battle: 'b', id: 'i' })
    expect([states.at(-1), heard]).toEqual([{ kind: 'open' }, []])
    connection.end()
    expect(last().closed).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(2)
  })
})
