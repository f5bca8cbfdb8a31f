// What follows from a frame and the time since: the clocks, what may be claimed, and which kind of offer one is.

import type { SideWord } from '../wire'
import type { Frame } from './wire'

/** How long after a deadline the win can be claimed, and how long a player is gone from a live battle before; in milliseconds. */
const [GRACE, GONE] = [30_000, 300_000]

/** What a side has left so long after the frame came, in milliseconds, negative when its time is out; null without a limit. */
export function leftOf(frame: Frame, side: SideWord, since: number): number | null {
  const { clocks } = frame
  const left = clocks?.left?.[side === 'red' ? 0 : 1] ?? null
  if (left === null) return null
  return clocks?.runs === side ? left - since : left
}

/** Whether the player of the page may claim the battle, as far as the page can know; the house decides. */
export function claims(frame: Frame, since: number, isLive: boolean): boolean {
  const { own, clocks } = frame
  const [what, asked] = frame.asks?.split(' ') ?? []
  if (!own || what === 'army' || (asked !== 'red' && asked !== 'blue') || asked === own.side || frame.isPaused) return false
  const left = leftOf(frame, asked, since)
  if (left !== null && clocks?.runs === asked && left <= -GRACE) return true
  const presence = frame.presence[asked === 'red' ? 0 : 1]
  return isLive && presence.p === 'gone' && frame.now + since - presence.since >= GONE
}

/** The kind of an offer in the words of the log: `back 2` is one to take back. */
export function offerKind(offer: string): 'draw' | 'back' | 'pause' | 'pace' | 'rematch' {
  const kind = offer.split(' ')[0]
  return kind === 'back' || kind === 'pause' || kind === 'pace' || kind === 'rematch' ? kind : 'draw'
}
