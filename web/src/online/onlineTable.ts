// A battle whose log a server keeps: the engine of this page judges, the outbox carries orders, and only the steps of the log
// change the table.

import type { FarTable, News, Ordered, SentOrder } from '../played'
import type { Change } from '../table'
import type { Opened, Overlays, SideWord, State, Update, Verdict } from '../wire'
import { Connection, type ConnectionState, type Surroundings } from './connection'
import type { Follower } from './follower'
import { Outbox, type Fate, type PendingRequest } from './outbox'
import type { KnownBattle, OnlineStore } from './store'
import { Talk } from './talk.svelte'
import type { Frame, FromHouse, Refused, Shown, Wish } from './wire'

/** What the values of the three chains say of the dice so far. */
export interface DiceSeen {
  checked: number
  unchecked: number
  /** The last visit that was checked. */
  visit: number
}

/** Why the battle does not go on here: the page stops sending, and its own copy of the record can be saved. */
export type Broken =
  /** Dice, values or events are not those that were agreed on. */
  | { kind: 'dice'; why: string }
  /** The battle is not the one that this browser has taken its seat in. */
  | { kind: 'head'; why: string }
  /** The engine of this page cannot follow the log. */
  | { kind: 'engine'; why: string }
  /** The house does not know the battle, or the seat. */
  | { kind: 'refused'; why: string }

/** What is said once: of a request, or of what a player would miss. */
export type Notice =
  | { kind: 'stale'; orders: string[]; isLegal: boolean }
  | { kind: 'refused'; refusal: Refused }
  | { kind: 'withdrawn' }
  /** The house has lost steps that this browser has seen. */
  | { kind: 'lost'; steps: number }
  /** A player has gone on during a pause, which is over. */
  | { kind: 'resumed'; by: SideWord }

/** What the house says of a battle or a seat that no second question changes. */
const FINAL = new Set(['unknown-battle', 'not-yours', 'not-watched'])
/** When a question is asked again that the house could not answer, in milliseconds. */
const AGAIN = 3_000

/** More steps than this are shown at once instead of one after another. */
const MANY = 60

/** Words of requests that are no orders: they have a wish of their own. */
const OWN_WISH: Record<string, Wish> = { concede: { w: 'resign' } }

/** The changes on the way to a version, which is known once the order is kept. */
interface Collecting {
  changes: Change[]
  version: number | null
  done: (changes: Change[]) => void
}

export class OnlineTable implements FarTable {
  connection: ConnectionState = { kind: 'connecting' }
  /** How the battle stands, without its steps; null before the first frame. */
  frame: Frame | null = null
  /** When that came, by the clock of this page, in milliseconds. */
  heard = 0
  dice: DiceSeen = { checked: 0, unchecked: 0, visit: 0 }
  broken: Broken | null = null
  notice: Notice | null = null
  /** The order in hand, as the table shows it until the house has it. */
  sentOrder: SentOrder | null = null
  /** Called whenever something of this has changed. */
  onchange: () => void = () => undefined
  /** Called when the battle is not shown any more. */
  onleave: () => void = () => undefined
  /** Called with the whole record of a battle of the own seat that has ended, and with how it stands. */
  onover: (record: string, state: State) => void = () => undefined

  readonly outbox: Outbox
  readonly talk: Talk
  private readonly socket: Connection
  private token: string | null = null
  /** Frames and answers are taken one after the other, and what was shown of one is shown before the next. */
  private queue: Promise<void> = Promise.resolve()
  private news: News | null = null
  /** Whether the engine has the battle, and whether the shown table is to be opened anew. */
  private begun = false
  /** What the order in hand waits for. */
  private collecting: Collecting | null = null
  /** The version that the player sees, and what is still to be shown before it is the newest. */
  private seen = 0
  private showing: Promise<void> = Promise.resolve()
  private isShown = false
  private edition = ''
  private again: ReturnType<typeof setTimeout> | undefined
  /** The visit for which an army was kept: the frame that says so comes later. */
  private sealedFor: number | null = null
  private started = false
  private ended = false

  constructor(
    readonly known: KnownBattle,
    private readonly engine: Omit<Follower, 'secretHash'>,
    private readonly store: OnlineStore,
    around: Surroundings,
  ) {
    this.outbox = new Outbox(known.code, store, (message) => this.broken === null && this.socket.send(message))
    this.talk = new Talk(known.code, known.side, (message) => this.broken === null && this.socket.send(message))
    this.outbox.onchange = () => {
      void this.lookAhead().catch((error: unknown) => console.warn(error))
      this.onchange()
    }
    this.outbox.onold = (request, fate) => void this.settled(request.wish, fate)
    this.socket = new Connection(around, {
      onready: () => void this.watch(),
      onmessage: (message) => this.enqueue(() => this.take(message)),
      onstate: (state) => {
        this.connection = state
        if (state.kind === 'trying') this.outbox.reconnected()
        this.onchange()
      },
    })
    this.enqueue(() => this.start())
  }

  get side(): SideWord | null {
    return this.known.side
  }

  get version(): number {
    return this.known.steps.length
  }

  /** Whether both armies are there, so that there is a table to show. */
  get isShowable(): boolean {
    return this.begun && this.known.steps.some(([, line]) => line.startsWith('order '))
  }

  /** The request that is on its way. */
  get pending(): PendingRequest[] {
    return this.outbox.pending
  }

  // The battle as it is played.

  plays(side: SideWord): boolean {
    return side === this.side && this.broken === null
  }

  async opened(edition: string): Promise<Opened & { preview: Overlays | null }> {
    const opened = await this.engine.opened(edition)
    this.seen = this.version
    this.isShown = true
    return { ...opened, update: this.ours(opened.update) }
  }

  async order(order: string, _notes: string[], edition: string): Promise<Ordered> {
    const own = OWN_WISH[order]
    if (own) return this.wishForTable(() => Promise.resolve(own), edition)
    let verdict: Verdict | null = null
    const answer = await this.wishForTable(async () => {
      const after = this.seen
      verdict = await this.engine.judge(order)
      return verdict.legal ? { w: 'orders', after, lines: [order], ...(await this.value()) } : null
    }, edition)
    return answer.legal || answer.verdict ? answer : { legal: false, verdict: refusedBy(verdict) }
  }

  /** The house rolls with the order that leads to dice. */
  roll(): Promise<Change> {
    return Promise.reject(new Error('dice of a battle over a server are rolled by its house'))
  }

  async undo(edition: string, orders: number): Promise<Change | null> {
    const answer = await this.wishForTable(() => Promise.resolve({ w: 'back', after: this.seen, orders }), edition)
    return (answer.legal && answer.changes.at(-1)) || null
  }

  keep(record: string, state: State): Promise<void> {
    // The log was kept when it came. The record of a battle that has ended is whole once the house has shown its last value.
    if (this.side !== null && this.frame !== null && this.frame.closed !== null) this.onover(record, state)
    return Promise.resolve()
  }

  listen(news: News): void {
    this.news = news
  }

  leave(): void {
    this.ended = true
    clearTimeout(this.again)
    this.socket.end()
    this.outbox.end()
    this.talk.end()
    this.onleave()
  }

  // What a player wishes beside orders.

  /** Sends a wish that is no order; whether it was kept. */
  async wish(wish: Wish): Promise<boolean> {
    const fate = await this.outbox.add(wish)
    await this.settled(wish, fate)
    return fate.kind === 'kept'
  }

  /** Chooses an army, sealed until the opponent has chosen too. */
  async seal(line: string): Promise<boolean> {
    const visit = this.frame?.own?.nextVisit
    const value = visit === null || visit === undefined ? undefined : (await this.value()).value
    if (!value || !(await this.wish({ w: 'army', line, value }))) return false
    this.sealedFor = value.visit
    return true
  }

  /** Whether the house waits for the army of this seat. */
  get isArmyAsked(): boolean {
    const { frame } = this
    const own = frame?.own
    if (!own || own.sealed !== null || own.nextVisit === null || own.nextVisit === this.sealedFor) return false
    return frame.asks?.startsWith('army ') === true
  }

  /** Has the order that is on its way back, if it has not been kept. */
  withdraw(): void {
    const request = this.outbox.inHand
    if (request) this.outbox.withdraw(request.id)
  }

  /** What was said is read. */
  dismiss(): void {
    this.notice = null
    this.onchange()
  }

  /** Sends a wish about the table, and waits until it is kept and followed; without a wish nothing is sent. */
  private async wishForTable(make: () => Promise<Wish | null>, edition: string): Promise<Ordered> {
    if (this.broken || this.collecting || this.outbox.inHand) return { legal: false, verdict: null }
    this.edition = edition
    this.notice = null
    // From now on what happens comes with the answer: this is what the player waits for.
    let done: (changes: Change[]) => void = () => undefined
    const changes = new Promise<Change[]>((resolve) => (done = resolve))
    const collecting: Collecting = { changes: [], version: null, done }
    this.collecting = collecting
    const fate = await this.sent(make)
    if (fate?.kind === 'kept') {
      collecting.version = fate.version
      this.deliver()
      return { legal: true, changes: await changes }
    }
    if (this.collecting === collecting) this.collecting = null
    this.show(collecting.changes)
    return { legal: false, verdict: fate?.kind === 'refused' ? (fate.refusal.verdict ?? null) : null }
  }

  /** What becomes of a wish; null where it is none after all. */
  private async sent(make: () => Promise<Wish | null>): Promise<Fate | null> {
    try {
      const wish = await make()
      if (!wish) return null
      const fate = await this.outbox.add(wish)
      if (fate.kind !== 'kept') await this.settled(wish, fate)
      return fate
    } catch (error) {
      // What could not be kept here was not sent.
      this.notice = { kind: 'refused', refusal: { why: 'unkept', text: String(error) } }
      this.onchange()
      return null
    }
  }

  /** Answers the order in hand once its steps are there. */
  private deliver(): void {
    const { collecting } = this
    if (!collecting || collecting.version === null || this.version < collecting.version) return
    this.collecting = null
    this.seen = this.version
    collecting.done(collecting.changes)
  }

  /** Shows what has happened, after what is being shown already. */
  private show(changes: Change[]): void {
    if (changes.length === 0) return
    const { version } = this
    this.showing = this.showing
      .then(async () => {
        for (const change of changes) if (!this.ended) await this.news?.happened(change)
      })
      .catch((error: unknown) => console.error(error))
      .then(() => {
        this.seen = Math.max(this.seen, version)
      })
  }

  /** Says what became of a request that was not kept. */
  private async settled(wish: Wish, fate: Fate): Promise<void> {
    if (fate.kind === 'refused' && !fate.refusal.verdict) this.notice = fate
    else if (fate.kind === 'stale') {
      const orders = wish.w === 'orders' ? wish.lines : []
      // Whether it can be given again is judged by the table as it is then.
      await this.queue
      const [first] = orders
      const isLegal = first !== undefined && this.begun && (await this.engine.judge(first)).legal
      this.notice = { kind: 'stale', orders, isLegal }
    }
    this.onchange()
  }

  /** Looks what the order in hand would do; also one that an earlier load of the page has left. */
  private async lookAhead(): Promise<void> {
    const wish = this.outbox.inHand?.wish
    const order = wish?.w === 'orders' ? wish.lines[0] : undefined
    if (order === this.sentOrder?.order || (order !== undefined && !this.begun)) return
    const sent = order === undefined ? null : { order, plan: null }
    this.sentOrder = sent
    if (!sent) return
    const { plan } = await this.engine.judge(sent.order)
    // It may have been answered meanwhile.
    if (this.sentOrder !== sent) return
    this.sentOrder = { ...sent, plan: plan ?? null }
    this.onchange()
  }

  /** The value of the visit that the next order begins. */
  private async value(): Promise<{ value?: Shown }> {
    const visit = this.frame?.own?.nextVisit ?? null
    const { secret, side, code } = this.known
    if (visit === null) return {}
    const value = secret && side ? await this.engine.seatValue(secret, code, side, visit) : null
    return { value: { visit, value } }
  }

  // What the house says.

  private enqueue(deed: () => Promise<void>): void {
    this.queue = this.queue
      .then(() => (this.ended ? undefined : deed()))
      .catch((error: unknown) => {
        this.break({ kind: 'engine', why: error instanceof Error ? error.message : String(error) })
      })
  }

  private async start(): Promise<void> {
    const { secret, side, code, head, steps, house } = this.known
    if (secret && side) this.token = (await this.engine.seat(secret, code, side)).token
    await this.outbox.load().catch((error: unknown) => console.warn(error))
    if (head) {
      await this.engine.beginOnline(text(head))
      await this.engine.followAll(steps)
      this.begun = true
      if (house) await this.check(house)
    }
    this.started = true
    await this.lookAhead()
    this.watch()
  }

  private watch(): void {
    if (!this.started || this.ended) return
    this.outbox.reconnected()
    this.socket.send({ t: 'watch', battle: this.known.code, after: this.version, token: this.token })
    this.talk.ready()
  }

  private async take(message: FromHouse): Promise<void> {
    if ('battle' in message && message.battle !== undefined && message.battle !== this.known.code) return
    if (message.t === 'frame') await this.takeFrame(message)
    else if (message.t === 'wrong') {
      if (FINAL.has(message.why)) this.break({ kind: 'refused', why: message.why })
      else {
        clearTimeout(this.again)
        this.again = setTimeout(() => this.watch(), AGAIN)
      }
    } else if (!this.talk.take(message)) await this.outbox.take(message)
  }

  private async takeFrame(frame: Frame): Promise<void> {
    if (this.broken) return
    if (frame.after > this.version) {
      this.watch()
      return
    }
    if (frame.head && !this.known.head && !(await this.meet(frame.head))) return
    // A frame from before what is known already says nothing new.
    if (frame.version < this.version && frame.after < this.version && this.overlaps(frame)) return
    if (await this.isLost(frame)) {
      await this.startOver(frame)
      return
    }
    const side = frame.own?.side ?? null
    if (side !== null && side !== this.known.side) this.known.side = side
    const fresh = frame.steps.slice(this.version - frame.after)
    await this.outbox.takeFrame(frame)
    // Before the steps are followed: what they change is shown with what can be taken back of it.
    if (this.begun) await this.engine.allowTakingBack((frame.own?.mayTakeBack ?? 0) > 0 ? side : null)
    const changes = await this.followSteps(fresh)
    if (this.broken) return
    await this.check(frame.house)
    // What the house has shown last is in the record of a battle that has ended.
    const last = changes?.at(-1)
    if (last && frame.closed !== null) last.update.record = await this.engine.record()
    const resumed = this.frame?.isPaused && !frame.isPaused ? fresh.findLast(([, line]) => line.endsWith(' resumes')) : null
    if (resumed) this.notice = { kind: 'resumed', by: resumed[1].split(' ')[1] === 'red' ? 'red' : 'blue' }
    this.known.closed = frame.closed
    this.known.house = frame.house
    this.known.isAsked = frame.asks !== null && frame.closed === null && side !== null && isAsked(frame, frame.asks, side)
    this.known.changed = Date.now()
    await this.store.putBattle(this.known).catch((error: unknown) => console.warn(error))
    this.frame = { ...frame, steps: [] }
    this.heard = performance.now()
    if (changes && this.collecting) this.collecting.changes.push(...changes)
    else if (changes) this.show(changes)
    // What is shown already is shown anew.
    else if (this.isShown) void this.news?.reopened()
    this.deliver()
    this.onchange()
  }

  /**
   * The head of the battle, once both seats are taken: it must have the roots that this browser has seen and made, and count as many
   * steps from before as were offered, because the dice of no others can be proven.
   */
  private async meet(head: string[]): Promise<boolean> {
    const { secret, side, code, root } = this.known
    const dice = head.find((line) => line.startsWith('dice '))?.split(' ') ?? []
    const own = secret && side ? (await this.engine.seat(secret, code, side)).root : null
    const [, word, house, red, blue] = dice
    const isOurs = own === null || own === (side === 'red' ? red : blue)
    const earlier = Number(head.find((line) => line.startsWith('earlier '))?.split(' ')[1] ?? 0)
    const isOffered = earlier === (this.known.earlier ?? earlier)
    if (word !== 'shared' || house !== root || !isOurs || !isOffered || !head.includes(`code ${code}`)) {
      this.break({ kind: 'head', why: dice.join(' ') })
      return false
    }
    await this.engine.beginOnline(text(head))
    this.known.head = head
    this.begun = true
    return true
  }

  /** Whether the log of the house is another one than this browser has seen. */
  private async isLost(frame: Frame): Promise<boolean> {
    const { steps } = this.known
    if (frame.version < steps.length || !this.overlaps(frame)) return true
    return this.begun && frame.after === steps.length && steps.length > 0 && frame.follows !== (await this.engine.logHash())
  }

  /** Whether the steps of a frame that are known already are the same here. */
  private overlaps({ after, steps }: Frame): boolean {
    const known = this.known.steps.slice(after, after + steps.length)
    return known.every(([, line], nth) => steps[nth]?.[1] === line)
  }

  /** The house was restored from a copy: what it knows is followed from the beginning. */
  private async startOver(frame: Frame): Promise<void> {
    this.notice = { kind: 'lost', steps: this.version }
    this.known.steps = []
    this.dice = { checked: 0, unchecked: 0, visit: 0 }
    if (this.known.head) await this.engine.beginOnline(text(this.known.head))
    if (frame.after > 0) this.watch()
    else await this.takeFrame(frame)
  }

  /** Follows new steps; what they have changed, to be shown one after the other, or null where that is too much or nothing is shown yet. */
  private async followSteps(fresh: [number, string][]): Promise<Change[] | null> {
    if (fresh.length === 0) return []
    const wasShowable = this.isShowable
    if (!wasShowable || fresh.length > MANY) {
      await this.engine.followAll(fresh)
      this.known.steps.push(...fresh)
      return null
    }
    const changes: Change[] = []
    for (const [at, line] of fresh) {
      const { followed, change } = await this.engine.follow(at, line, this.edition)
      this.known.steps.push([at, line])
      if (!change) continue
      const back = followed === 'back' ? Number(line.split(' ')[2]) : 0
      const next = { ...change, update: this.ours(change.update), ...(back > 0 ? { back } : {}) }
      changes.push(next)
    }
    return changes
  }

  /** Checks what the value of the house for a visit that is over proves. */
  private async check(house: Frame['house']): Promise<void> {
    const [visit, value] = house ?? [0, '']
    if (!this.begun || visit <= this.dice.visit) return
    const verdict = await this.engine.check(visit, value)
    if (verdict.finding === 'damaged') this.break({ kind: 'dice', why: verdict.why ?? '' })
    else if (verdict.dice) this.dice = { checked: verdict.dice.checked, unchecked: verdict.dice.unchecked, visit }
  }

  /** Nothing is sent any more. */
  private break(broken: Broken): void {
    this.broken ??= broken
    const { collecting } = this
    this.collecting = null
    collecting?.done(collecting.changes)
    this.onchange()
  }

  /** The players as this browser sees them. */
  private ours(update: Update): Update {
    const of = (side: SideWord) => (this.side === null ? 'watched' : this.side === side ? 'you' : 'online')
    const players: [string, string] = [of('red'), of('blue')]
    return { ...update, state: { ...update.state, players } }
  }
}

/** Lines as a text. */
function text(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

/** Whether a battle waits for a side, in the words of the referee: `move red`. Both choose their armies at once. */
function isAsked(frame: Frame, asks: string, side: SideWord): boolean {
  const [what, asked] = asks.split(' ')
  return what === 'army' ? !frame.hasSealed[side === 'red' ? 0 : 1] : asked === side
}

/** A verdict that refuses; null where there is none, or it allows. */
function refusedBy(verdict: Verdict | null): Verdict | null {
  return verdict?.legal === false ? verdict : null
}

/** Whether its players have ended a battle, and not the referee: such as by `resigned red`. */
export function isEndOfPlayers(closed: string | null): boolean {
  return closed !== null && !/^(?:won|conceded|drawn)\b/.test(closed)
}
