// What a battle that is shown is played on: the table of this page, or one whose log a server keeps.

import type { Change } from './table'
import type { Opened, Overlays, Plan, SideWord, State, Verdict } from './wire'

/** What became of an order: refused by the referee, not carried out for another reason that is shown elsewhere, or what it led to. */
export type Ordered = { legal: false; verdict: Verdict | null } | { legal: true; changes: Change[] }

/** What comes without being asked for. */
export interface News {
  /** What the other side has done; done when it has been shown. */
  happened: (change: Change) => Promise<void>
  /** So much has happened that the table is shown as it is now. */
  reopened: () => Promise<void>
}

/** An order of one's own that is not kept yet where the log is, and what it would do; null where that is no move. */
export interface SentOrder {
  order: string
  plan: Plan | null
}

export interface PlayedTable {
  /** Whether the person at this page decides for a side. */
  plays(side: SideWord): boolean
  /** All about the battle; as in the next three, `edition` is the one that is looked through. */
  opened(edition: string): Promise<Opened & { preview: Overlays | null }>
  /** Gives an order, with notes that the record keeps before it. */
  order(order: string, notes: string[], edition: string): Promise<Ordered>
  /** Rolls the dice that are asked for: those given, or those of the table. */
  roll(dice: number[], edition: string): Promise<Change>
  /** Takes so many of the last orders back, or as many of them as can be; null where nothing changes by it, or not at once. */
  undo(edition: string, orders: number): Promise<Change | null>
  /** Keeps what the battle has come to, before it is shown. */
  keep(record: string, state: State): Promise<void>
  /** The battle is not shown any more. */
  leave(): void
}

/** A table on which things happen without this page. */
export interface FarTable extends PlayedTable {
  /** The battle is shown from now on, and what happens in it goes there. */
  listen(news: News): void
}
