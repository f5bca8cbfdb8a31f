// A house for unit tests: it keeps a log by ids and versions as the real one does, and its network drops, doubles and delays.

import type { Socket } from '../../src/online/connection'
import type { KeptRequest, KnownBattle, OnlineStore } from '../../src/online/store'
import type { Followed, Follower } from '../../src/online/follower'
import type { Frame, FromHouse, FromPage, Refused, Wish } from '../../src/online/wire'
import type { Opened, RecordVerdict, SideWord, State, Update, Verdict } from '../../src/wire'

export const CODE = 'k7q2m9x4tz3c'
export const ROOTS = { house: '5'.repeat(64), red: 'a'.repeat(64), blue: 'b'.repeat(64) }
export const HEAD = ['acies 2', `code ${CODE}`, `dice shared ${ROOTS.house} ${ROOTS.red} ${ROOTS.blue}`]

/** What the network does to a message: brings it, loses it, brings it twice, or late by so many milliseconds. */
export type Fault = 'bring' | 'lose' | 'double' | number

/** Lines as text, so that two logs with the same hash are the same. */
export const hashOf = (steps: [number, string][]) => steps.map(([at, line]) => `${at} ${line}`).join('|')

/** What a request comes to: the lines that are kept, or why it is refused. */
export type Script = (wish: Wish, house: FakeHouse) => string[] | Refused

/** Orders go into the log as they are, the first of a visit after its value. */
export const BY_THE_BOOK: Script = (wish) => {
  if (wish.w === 'orders')
    return [...(wish.value ? [`value red ${wish.value.visit} ${wish.value.value ?? 'none'}`] : []), ...wish.lines.map((line) => `order red ${line}`)]
  if (wish.w === 'back') return [`back red ${wish.orders}`]
  if (wish.w === 'offer') return [`act red offers ${wish.offer}`]
  if (wish.w === 'resign') return ['end resigned blue']
  return []
}

class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  isOpen = false
  /** The version that the page has said it has; null while it does not watch. */
  known: number | null = null
  isOwn = false

  constructor(private readonly house: FakeHouse) {}

  send(text: string): void {
    this.house.carry(this.house.toHouse, () => this.house.hear(this, JSON.parse(text) as FromPage))
  }

  close(): void {
    this.isOpen = false
    this.house.sockets = this.house.sockets.filter((one) => one !== this)
  }

  say(message: FromHouse): void {
    this.house.carry(this.house.toPage, () => this.isOpen && this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent))
  }
}

export class FakeHouse {
  steps: [number, string][] = []
  head: string[] | null = HEAD
  /** What the frames say beside the log. */
  more: Partial<Frame> = {}
  nextVisit: number | null = null
  sockets: FakeSocket[] = []
  /** What has arrived, in order. */
  heard: FromPage[] = []
  /** The faults of the next messages on each way; without one a message is brought at once. */
  toHouse: Fault[] = []
  toPage: Fault[] = []
  /** Whether sockets open at all. */
  isUp = true
  script: Script = BY_THE_BOOK
  private kept = new Map<string, { bytes: string; version: number | null; from: number }>()

  /** A socket as a browser opens one. */
  open = (): Socket => {
    const socket = new FakeSocket(this)
    setTimeout(() => {
      if (!this.isUp) return socket.onclose?.({} as CloseEvent)
      socket.isOpen = true
      this.sockets.push(socket)
      socket.onopen?.({} as Event)
    })
    return socket
  }

  /** Closes every socket, as a lost network does. */
  cut(): void {
    for (const socket of this.sockets.splice(0)) {
      socket.isOpen = false
      socket.onclose?.({} as CloseEvent)
    }
  }

  /** Says nothing more on any socket, and closes none. */
  fallSilent(): void {
    for (const socket of this.sockets.splice(0)) socket.isOpen = false
  }

  carry(faults: Fault[], deed: () => void): void {
    const fault = faults.shift() ?? 'bring'
    if (fault === 'lose') return
    setTimeout(deed, typeof fault === 'number' ? fault : 0)
    if (fault === 'double') setTimeout(deed)
  }

  /** The opponent goes on. */
  goesOn(...lines: string[]): void {
    this.append(lines)
    this.broadcast()
  }

  hear(socket: FakeSocket, message: FromPage): void {
    if (!socket.isOpen) return
    this.heard.push(message)
    if (message.t === 'ping') socket.say({ t: 'pong', n: message.n, now: 0 })
    else if (message.t === 'watch') {
      socket.known = message.after
      socket.isOwn = message.token !== null && message.token !== undefined
      this.show(socket)
    } else if (message.t === 'withdraw') this.withdraw(socket, message.id)
    else if (message.t === 'request') this.request(socket, message.id, message.wish)
  }

  requests(): Extract<FromPage, { t: 'request' }>[] {
    return this.heard.filter((message) => message.t === 'request')
  }

  private withdraw(socket: FakeSocket, id: string): void {
    const known = this.kept.get(id)
    if (known && known.version !== null) socket.say({ t: 'kept', battle: CODE, id, version: known.version })
    else {
      this.kept.set(id, { bytes: '', version: null, from: 0 })
      socket.say({ t: 'withdrawn', battle: CODE, id })
    }
  }

  private request(socket: FakeSocket, id: string, wish: Wish): void {
    const bytes = JSON.stringify(wish)
    const known = this.kept.get(id)
    const refuse = (refusal: Refused) => socket.say({ t: 'refused', battle: CODE, id, refusal })
    if (known) {
      if (known.version === null) refuse({ why: 'withdrawn', text: 'the request was withdrawn' })
      else if (known.bytes !== bytes) refuse({ why: 'other-bytes', text: 'this id came with other bytes before' })
      else socket.say({ t: 'kept', battle: CODE, id, version: known.version })
      return
    }
    const missed = 'after' in wish ? this.steps.slice(wish.after) : []
    if (missed.some(([, line]) => !line.startsWith('act '))) {
      refuse({ why: 'stale', version: this.steps.length, text: 'the battle went on' })
      return
    }
    const answer = this.script(wish, this)
    if (!Array.isArray(answer)) {
      refuse(answer)
      return
    }
    const from = this.steps.length
    this.append(answer)
    this.kept.set(id, { bytes, version: this.steps.length, from })
    socket.say({ t: 'kept', battle: CODE, id, version: this.steps.length })
    this.broadcast()
  }

  private append(lines: string[]): void {
    for (const line of lines) this.steps.push([1_000 + this.steps.length, line])
  }

  broadcast(): void {
    for (const socket of this.sockets) this.show(socket)
  }

  private show(socket: FakeSocket): void {
    const after = socket.known
    if (after === null) return
    socket.say({ t: 'frame', ...this.frame(after, socket.isOwn) })
    socket.known = this.steps.length
  }

  private frame(after: number, isOwn: boolean): Frame {
    const ids = [...this.kept].flatMap(([id, { version, from }]) =>
      version !== null && version > from && from >= after ? [[from - after, id] as [number, string]] : [],
    )
    return {
      battle: CODE,
      now: 0,
      head: this.head,
      after,
      version: this.steps.length,
      follows: hashOf(this.steps.slice(0, after)),
      steps: this.steps.slice(after),
      asks: 'move red',
      taken: [true, true],
      hasSealed: [false, false],
      presence: [{ p: 'here' }, { p: 'here' }],
      offers: [],
      isPaused: false,
      pace: 'days 4',
      clocks: null,
      house: null,
      closed: null,
      isRematchAgreed: false,
      own: isOwn ? { side: 'red', nextVisit: this.nextVisit, mayTakeBack: 0, sealed: null, standing: [], ids } : null,
      ...this.more,
    }
  }
}

/** What the steps change. */
const CHANGES: Record<string, Followed> = { order: 'table', choice: 'table', throw: 'table', back: 'back', end: 'end' }

/** An engine that follows any step, and allows any order that is not called illegal. */
export class FakeEngine implements Omit<Follower, 'secretHash'> {
  steps: [number, string][] = []
  verdict: Partial<RecordVerdict> = {
    finding: 'agrees',
    dice: { verdict: 'checked', checked: 3, typed: 0, unchecked: 1, why: null, line: null, visits: [2, 2] },
  }
  begun: string[] = []
  mayTakeBack: SideWord | null = null

  beginOnline = (head: string) => {
    this.begun.push(head)
    this.steps = []
    return Promise.resolve()
  }
  followAll = (steps: [number, string][]) => {
    for (const [at, line] of steps) this.take(at, line)
    return Promise.resolve()
  }
  follow = async (at: number, line: string) => {
    // As a worker answers: not at once.
    await Promise.resolve()
    this.take(at, line)
    const kind = line.split(' ')[0] ?? ''
    const followed: Followed = CHANGES[kind] ?? 'nothing'
    return { followed, change: followed === 'nothing' ? null : { update: this.update(line), preview: null } }
  }
  check = (visit: number) => Promise.resolve({ ...this.verdict, steps: visit } as RecordVerdict)
  allowTakingBack = (side: SideWord | null) => {
    this.mayTakeBack = side
    return Promise.resolve()
  }
  record = () => Promise.resolve(`${hashOf(this.steps)}, whole`)
  logHash = () => Promise.resolve(hashOf(this.steps))
  judge = (order: string) => {
    const plan = order.startsWith('move') ? { tracks: [{ id: 'r1', poses: [[1, 2, 0]] }], conforms: [] } : undefined
    return Promise.resolve({ legal: !order.includes('illegal'), order, breaches: [], plan } as unknown as Verdict)
  }
  opened = () =>
    Promise.resolve({ update: this.update(''), lines: [], agreed: {}, seed: '0', streams: [0, 0], preview: null } as unknown as Opened & { preview: null })
  seat = (secret: string, _code: string, side: SideWord) => Promise.resolve({ token: `t${secret.slice(1)}`, hash: 'h', root: ROOTS[side] })
  seatValue = (_secret: string, _code: string, side: SideWord, visit: number) => Promise.resolve(`${side} ${visit}`)

  private take(at: number, line: string): void {
    if (line.includes('nonsense')) throw new Error(`step ${this.steps.length + 1}: ${line}`)
    this.steps.push([at, line])
  }

  private update(line: string): Update {
    return {
      line: { text: line },
      state: { players: ['', ''], at: this.steps.length, undo: this.mayTakeBack } as unknown as State,
      record: hashOf(this.steps),
    } as unknown as Update
  }
}

/** A store in memory, which outlives a page. */
export class FakeStore implements OnlineStore {
  known = new Map<string, KnownBattle>()
  waiting = new Map<string, KeptRequest>()
  /** What the next change fails with. */
  error: Error | null = null

  battles = () => Promise.resolve([...this.known.values()])
  battle = (code: string) => Promise.resolve(structuredClone(this.known.get(code)))
  putBattle = (battle: KnownBattle) => this.change(() => this.known.set(battle.code, structuredClone(battle)))
  addBattle = async (battle: KnownBattle) => {
    const known = await this.battle(battle.code)
    if (!known) await this.putBattle(battle)
    return known ?? battle
  }
  forget = (code: string) => this.change(() => this.known.delete(code))
  requests = (code: string) => Promise.resolve([...this.waiting.values()].filter(({ battle }) => battle === code))
  putRequest = (request: KeptRequest) => this.change(() => this.waiting.set(request.id, structuredClone(request)))
  dropRequest = (id: string) => this.change(() => this.waiting.delete(id))

  private change(deed: () => unknown): Promise<void> {
    const { error } = this
    this.error = null
    if (error) return Promise.reject(error)
    deed()
    return Promise.resolve()
  }
}

/** The seat of red as its browser knows it. */
export function seatOfRed(): KnownBattle {
  return {
    code: CODE,
    terms: { edition: '2.2', conventions: [], rulings: [], armies: ['II/12', 'II/33'], pace: 'untimed', backByConsent: false, watched: true },
    side: 'red',
    secret: '7'.repeat(64),
    opening: null,
    invitation: null,
    army: null,
    root: ROOTS.house,
    head: null,
    steps: [],
    closed: null,
    isAsked: false,
    changed: 0,
  }
}
