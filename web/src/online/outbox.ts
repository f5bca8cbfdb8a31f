// The requests of this browser in one battle, from the moment the player lets go until the house has answered.
//
// A request is kept here before it is sent, and the same bytes are sent again until its fate is known: the house keeps it once,
// by its id, or refuses it. So whatever tears between the two, a player learns what became of an order.

import type { KeptRequest, OnlineStore } from './store'
import type { Frame, FromHouse, FromPage, Refused, Wish } from './wire'

/** What became of a request. */
export type Fate =
  | { kind: 'kept'; version: number }
  | { kind: 'refused'; refusal: Refused }
  | { kind: 'withdrawn' }
  /** The battle went on before it came there. */
  | { kind: 'stale' }

/** How far a request is: kept here, sent, or sent with the wish to have it back. */
export interface PendingRequest extends KeptRequest {
  stage: 'here' | 'sent' | 'withdrawing'
}

interface Entry {
  request: PendingRequest
  settle: (fate: Fate) => void
}

/** How long the house is left alone after it has answered `later`, in milliseconds; doubled each time, up to the last. */
const [LATER, LATEST] = [2_000, 30_000]

/** An id for a request: 16 random bytes as 32 hexadecimal digits. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a wish stands for the table as the player saw it, so that it cannot be kept after the battle has gone on. */
export function isForTable(wish: Wish): wish is Extract<Wish, { after: number }> {
  return wish.w === 'orders' || wish.w === 'back'
}

export class Outbox {
  private entries: Entry[] = []
  private again: ReturnType<typeof setTimeout> | undefined
  private laters = 0
  /** Called whenever a request is added, goes on or is settled. */
  onchange: () => void = () => undefined
  /** Called with what became of a request of an earlier load of the page. */
  onold: (request: KeptRequest, fate: Fate) => void = () => undefined

  constructor(
    private readonly battle: string,
    private readonly store: Pick<OnlineStore, 'requests' | 'putRequest' | 'dropRequest'>,
    private readonly send: (message: FromPage) => boolean,
  ) {}

  /** What is not settled, the oldest first. */
  get pending(): PendingRequest[] {
    return this.entries.map(({ request }) => request)
  }

  /** The order, or the taking back, that the hand waits for. */
  get inHand(): PendingRequest | null {
    return this.pending.find(({ wish }) => isForTable(wish)) ?? null
  }

  /** Takes up what an earlier load of the page has left. */
  async load(): Promise<void> {
    for (const request of await this.store.requests(this.battle)) {
      if (this.entries.some((entry) => entry.request.id === request.id)) continue
      this.entries.push({ request: { ...request, stage: 'here' }, settle: (fate) => this.onold(request, fate) })
    }
    this.onchange()
  }

  /** Keeps a wish and then sends it; the answer is what becomes of it. */
  async add(wish: Wish, id = freshId()): Promise<Fate> {
    const request: PendingRequest = { battle: this.battle, id, wish, at: Date.now(), stage: 'here' }
    await this.store.putRequest({ battle: this.battle, id, wish, at: request.at })
    return new Promise((settle) => {
      const entry = { request, settle }
      this.entries.push(entry)
      this.post(entry)
    })
  }

  /** Wishes that a request is not kept, if it has not been. */
  withdraw(id: string): void {
    const entry = this.entries.find(({ request }) => request.id === id)
    if (!entry) return
    entry.request = { ...entry.request, stage: 'withdrawing' }
    this.post(entry)
  }

  /** Settles by a frame what the house has kept, and what is too late; sends the rest again. */
  async takeFrame(frame: Frame): Promise<void> {
    const ids = new Set(frame.own?.ids.map(([, id]) => id))
    for (const entry of [...this.entries]) {
      const { id, wish } = entry.request
      if (ids.has(id)) await this.settle(entry, { kind: 'kept', version: frame.version })
      // Acts leave the table as it was: only what has changed it makes an order stale.
      else if (isForTable(wish) && isOvertaken(frame, wish.after)) await this.settle(entry, { kind: 'stale' })
    }
    this.postAgain((entry) => entry.request.stage !== 'sent')
  }

  /** Everything is sent again: the socket is another one. What was on its way on the old one may have been lost. */
  reconnected(): void {
    for (const entry of this.entries) if (entry.request.stage === 'sent') entry.request = { ...entry.request, stage: 'here' }
    this.onchange()
  }

  /** Takes an answer to a request; whether it was one. */
  async take(message: FromHouse): Promise<boolean> {
    if (message.t !== 'kept' && message.t !== 'withdrawn' && message.t !== 'refused') return false
    const entry = this.entries.find(({ request }) => request.id === message.id)
    if (!entry) return true
    if (message.t === 'kept') await this.settle(entry, { kind: 'kept', version: message.version })
    else if (message.t === 'withdrawn') await this.settle(entry, { kind: 'withdrawn' })
    else if (message.refusal.why === 'later' || message.refusal.why === 'too-fast') this.later(entry, message.refusal.within)
    else if (message.refusal.why === 'withdrawn') await this.settle(entry, { kind: 'withdrawn' })
    else if (message.refusal.why === 'stale') await this.settle(entry, { kind: 'stale' })
    else await this.settle(entry, { kind: 'refused', refusal: message.refusal })
    return true
  }

  end(): void {
    clearTimeout(this.again)
  }

  /** The house is busy: what it has put off is sent again after a while. */
  private later(entry: Entry, within: number | undefined): void {
    if (entry.request.stage === 'sent') entry.request = { ...entry.request, stage: 'here' }
    const wait = Math.max(within ?? 0, Math.min(LATEST, LATER * 2 ** this.laters) * (0.5 + Math.random() / 2))
    this.laters += 1
    clearTimeout(this.again)
    this.again = setTimeout(() => this.postAgain((one) => one.request.stage !== 'sent'), wait)
    this.onchange()
  }

  private postAgain(which: (entry: Entry) => boolean): void {
    for (const entry of this.entries) if (which(entry)) this.post(entry)
  }

  private post(entry: Entry): void {
    const { id, wish, stage } = entry.request
    const { battle } = this
    if (stage === 'withdrawing') this.send({ t: 'withdraw', battle, id })
    else if (this.send({ t: 'request', battle, id, wish })) entry.request = { ...entry.request, stage: 'sent' }
    this.onchange()
  }

  private async settle(entry: Entry, fate: Fate): Promise<void> {
    if (!this.entries.includes(entry)) return
    this.entries = this.entries.filter((one) => one !== entry)
    this.laters = 0
    // What cannot be forgotten here is sent once more by the next load of the page, which does no harm.
    await this.store.dropRequest(entry.request.id).catch((error: unknown) => console.warn(error))
    entry.settle(fate)
    this.onchange()
  }
}

/** Whether the steps of a frame have changed the table since a version. */
function isOvertaken(frame: Frame, after: number): boolean {
  return frame.steps.some(([, line], nth) => frame.after + nth >= after && !line.startsWith('act '))
}
