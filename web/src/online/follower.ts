// The engine of the page, as far as only battles over a server ask it: it follows their logs, and knows seats by their secrets.

import { engine, onTable, type Change } from '../table'
import type { RecordVerdict, SideWord } from '../wire'
import type { Seat } from './wire'

/** What a step of a log has changed. */
export type Followed = 'table' | 'back' | 'end' | 'nothing'

export const follower = {
  judge: engine.judge,
  /** The record as far as it is known. */
  record: engine.record,
  opened: engine.opened,
  /** A battle from the head of its record, before the first step of its log. */
  beginOnline: (head: string) => onTable<void>('beginOnline', head),
  /** Follows steps without showing them. */
  followAll: (steps: [at: number, line: string][]) => onTable<void>('followAll', steps),
  /** Follows one step; what has changed, and the table after it where it has. `edition` is the one that is looked through. */
  follow: (at: number, line: string, edition: string) => onTable<{ followed: Followed; change: Change | null }>('follow', at, line, edition),
  /** Checks all of it by a value of the house for a visit that is over. */
  check: (visit: number, value: string) => onTable<RecordVerdict>('check', visit, value),
  /** Which side may take its orders back, as the house says. */
  allowTakingBack: (side: SideWord | null) => onTable<void>('allowTakingBack', side),
  /** The hash of the log as far as it was followed. */
  logHash: () => onTable<string>('logHash'),
  /** What the secret of a seat gives: the token that proves it, and the root of its chain of dice. */
  seat: (secret: string, code: string, side: SideWord) => onTable<Seat>('seat', secret, code, side),
  /** The seat's value for a visit. */
  seatValue: (secret: string, code: string, side: SideWord, visit: number) => onTable<string>('seatValue', secret, code, side, visit),
  /** The hash by which a house knows a secret. */
  secretHash: (secret: string) => onTable<string>('secretHash', secret),
}

export type Follower = typeof follower
