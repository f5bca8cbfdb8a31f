// What the page asks of the house by HTTP: to offer a battle, to read one, and to take a seat.

import type { SideWord } from '../wire'
import type { About, AskingBrowser, Contacts, Listed, Offering, Proof, Subscription, Taking, WantedMail, WantedPush } from './wire'

/** Why the house has not done what it was asked for. */
export type Trouble = 'unreachable' | 'unknown' | 'wrong-secret' | 'taken' | 'too-long' | 'too-many' | 'not-watched' | 'refused'

export class HouseError extends Error {
  constructor(
    readonly trouble: Trouble,
    message: string,
  ) {
    super(message)
  }
}

/** A seat, and the token that proves it. */
export interface Seat {
  code: string
  side: SideWord
  token: string
}

/** What the house sends to players who are not there. */
export interface Sends {
  mail: boolean
  /** The key that browsers are signed up with; null where it sends nothing to browsers. */
  push: string | null
}

const BY_STATUS: Record<number, Trouble> = { 403: 'wrong-secret', 404: 'unknown', 409: 'taken', 413: 'too-long', 429: 'too-many', 503: 'unreachable' }

/** How long the house may take to answer, in milliseconds. */
const PATIENCE = 15_000

export class House {
  /** The folder that the page is served from. */
  constructor(readonly folder: URL) {}

  /** The address of its socket. */
  get socket(): string {
    const url = new URL('api/socket', this.folder)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    return url.href
  }

  /** The address of the record of a battle, as a file. */
  record(code: string): string {
    return new URL(`api/battles/${code}/record`, this.folder).href
  }

  /** Offers a battle. */
  offer(offering: Offering): Promise<Listed> {
    return this.ask<Listed>('POST', 'api/battles', offering)
  }

  /** A battle as it was offered. */
  listed(code: string): Promise<Listed> {
    return this.ask<Listed>('GET', `api/battles/${code}`)
  }

  /** The battle in which the players of this one change sides, once both want it: the same for both, however often it is asked for. */
  rematch(code: string): Promise<Listed> {
    return this.ask<Listed>('POST', `api/battles/${code}/rematch`)
  }

  /** Takes a seat; the same once more does no harm. */
  async take(code: string, side: SideWord, taking: Taking): Promise<void> {
    await this.ask<unknown>('PUT', `api/battles/${code}/seats/${side}`, taking)
  }

  /** What the house sends. */
  async sends(): Promise<Sends> {
    const { mail, push } = await this.ask<About>('GET', 'api/battles')
    return { mail: mail === true, push: push ?? null }
  }

  /** Where a player is sent messages; whether this browser is, by its address at its push service. */
  noticed(seat: Seat, endpoint: string | null): Promise<Contacts> {
    return this.notices<AskingBrowser>('POST', seat, '', { token: seat.token, endpoint })
  }

  /** Asks for messages in a language to an address, whose owner is asked first. */
  wantMail(seat: Seat, address: string, language: string): Promise<Contacts> {
    return this.notices<WantedMail>('PUT', seat, '/mail', { token: seat.token, address, language })
  }

  /** Has the house forget the address. */
  stopMail(seat: Seat): Promise<Contacts> {
    return this.notices<Proof>('DELETE', seat, '/mail', { token: seat.token })
  }

  /** Asks for messages in a language to this browser. */
  wantPush(seat: Seat, subscription: Subscription, language: string): Promise<Contacts> {
    return this.notices<WantedPush>('PUT', seat, '/push', { token: seat.token, subscription, language })
  }

  /** Has the house forget this browser. */
  stopPush(seat: Seat, endpoint: string | null): Promise<Contacts> {
    return this.notices<AskingBrowser>('DELETE', seat, '/push', { token: seat.token, endpoint })
  }

  private notices<T extends Proof>(method: string, { code, side }: Seat, way: string, body: T): Promise<Contacts> {
    return this.ask<Contacts>(method, `api/battles/${code}/seats/${side}/notices${way}`, body)
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    let answer: Response
    try {
      answer = await fetch(new URL(path, this.folder), {
        method,
        signal: AbortSignal.timeout(PATIENCE),
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      })
    } catch (error) {
      throw new HouseError('unreachable', String(error))
    }
    const text = await answer.text()
    if (!answer.ok) throw new HouseError(BY_STATUS[answer.status] ?? 'refused', text.slice(0, 400))
    try {
      return (text === '' ? null : JSON.parse(text)) as T
    } catch {
      throw new HouseError('refused', `expected JSON, found ${text.slice(0, 100)}`)
    }
  }
}
