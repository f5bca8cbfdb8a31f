// The API of the workers.

import type {
  Action,
  Agreed,
  Answer,
  Answered,
  Army,
  ArmyBrief,
  ContactOffer,
  Decided,
  Duel,
  NewBattle,
  Offered,
  Opened,
  Outcome,
  Overlays,
  Pose,
  RecordVerdict,
  ShownRecord,
  State,
  Update,
  Verdict,
} from './wire'
import type { PastLine } from './moments/account'
import type { Way } from './stopping'
import { Caller } from './workers/call'

/** The answer to a probe of the place under the pointer. */
export interface Probe {
  order: string
  /** The verdict on the place snapped to, or on the place under the pointer. */
  verdict: Verdict | null
  /** The leader's pose in the place snapped to, or where it stops. */
  leader: Pose | null
  /** The share of the way after which it stops; absent where nothing stops it. */
  stops?: number
  /** Why it goes no farther there. */
  beyond?: Verdict
  /** How far it stands from where the pointer holds it, where that was refused for a few hundredths, in base widths. */
  nudged?: number
  /** How long the engine took, in milliseconds. */
  took: number
}

/** What to try where the pointer holds the movers. */
export interface ProbeRequest {
  /** The possible orders there, the likeliest first. */
  orders: string[]
  /** The prefix of each order, such as `dismount r1 and`. */
  before: string
  /** Whether the movers stay exactly under the pointer, without snapping. */
  free: boolean
  /** Their allowance in good going, when they must stay in it. */
  good: number | null
  /** The way that the first order goes, which stops at a full move where it is too long. */
  way: Way | null
  /** How far from the pointer the movers may be put where that pose is refused for a few hundredths, in base widths. */
  nudge: number
}

/** The states of the table after each order and roll, from one on. */
export interface Traced {
  from: number
  states: State[]
  lines: PastLine[]
}

const table = new Caller(() => new Worker(new URL('./workers/table.worker.ts', import.meta.url), { type: 'module' }))
/** Asks the worker of the table something that is not asked for here. */
export const onTable = <T>(op: string, ...args: unknown[]): Promise<T> => table.call<T>(op, ...args)

let ai: Caller | null = null
let past: Caller | null = null

function aiWorker(): Caller {
  ai ??= new Caller(() => new Worker(new URL('./workers/ai.worker.ts', import.meta.url), { type: 'module' }))
  return ai
}

function pastWorker(): Caller {
  past ??= new Caller(() => new Worker(new URL('./workers/history.worker.ts', import.meta.url), { type: 'module' }))
  return past
}

/** The overlays by the edition that is looked through; null without one. */
interface Previewed {
  preview: Overlays | null
}

/** What an order, a roll or an undo leads to; with `back`, so many orders before it were taken back. */
export type Change = { update: Update; back?: number } & Previewed

/** Answers that stay as they are until another file of house rules is brought. */
const settled = new Map<string, Promise<unknown>>()

function once<T>(question: string, ask: () => Promise<T>): Promise<T> {
  const answer = (settled.get(question) as Promise<T> | undefined) ?? ask()
  settled.set(question, answer)
  // What could not be answered is asked again.
  answer.catch(() => settled.delete(question))
  return answer
}

/** Keeps lists that came in another answer. */
function keep<T extends (Army | null)[] | null>(edition: string, armies: T): T {
  for (const army of armies ?? []) if (army) settled.set(`army ${edition} ${army.key}`, Promise.resolve(army))
  return armies
}

export const engine = {
  create: (battle: NewBattle) => table.call<void>('create', battle),
  /** The record of a battle played by a script; the current battle is unchanged. */
  stage: (battle: NewBattle, script: string[]) => table.call<string>('stage', battle, script),
  /** How a battle would begin: its armies as they are, before any die; the current battle is unchanged. */
  muster: (battle: NewBattle) => table.call<State>('muster', battle),
  load: (record: string, seed: string) => table.call<void>('load', record, seed),
  /** The verdict on a record; with the seed of its dice, if it is known. */
  verify: (record: string, seed: string) => table.call<RecordVerdict>('verify', record, seed),
  record: () => table.call<string>('record'),
  /** Everything about the battle on the table; as in the next three, `edition` is the one that is looked through. */
  opened: (edition: string) => table.call<Opened & Previewed>('opened', edition),
  /** Gives an order, with notes that the record keeps before it. */
  order: (order: string, notes: string[], edition: string) => table.call<Answered & Previewed>('order', order, notes, edition),
  /** Rolls the dice that are asked for: those given, or those of the program. */
  roll: (dice: number[], edition: string) => table.call<Change>('roll', dice, edition),
  /** Takes the last order back; null where that is not possible. */
  undo: (edition: string, orders: number) => table.call<Change | null>('undo', edition, orders),
  /** The overlays by another edition, which may not know everything that is on the table. */
  overlays: (edition: string) => table.call<Overlays>('overlays', edition),
  /** The verdict on an order, under another edition if one is named. */
  judge: (order: string, edition = '') => table.call<Verdict>('judge', order, edition),
  contacts: (movers: number[]) => table.call<ContactOffer[]>('contacts', movers),
  /** The close combats that this bound would have after an order that moves elements. */
  combatsAfter: (order: string) => table.call<Duel[]>('combatsAfter', order),
  reach: (movers: number[], slice: number, slices: number, edition = '') => table.call<Float64Array>('reach', movers, slice, slices, edition),
  /** The possible results of a combat or shooting: how many of 36 rolls lead to the same events. */
  outcomes: (order: string) => table.call<Outcome[]>('outcomes', order),
  group: (index: number) => table.call<number[]>('group', index),
  defaultOrder: () => table.call<string>('defaultOrder'),
  /** Legal actions of movers that dragging does not show. */
  actions: (movers: number[]) => table.call<Action[]>('actions', movers),
  /** The place to which movers at a pose snap, or the verdict on the requested orders where there is none. */
  probe: (movers: number[], hand: Pose, request: ProbeRequest) => table.call<Probe>('probe', movers, hand, request),
  /** Brings a file of house rules, which stand among the editions as `house`. */
  bringHouse: (text: string, file: string) => table.call<string>('bringHouse', text, file).finally(() => settled.clear()),
  /** What may be agreed on, by edition. */
  agreements: () => once('agreements', () => table.call<Offered[]>('agreements')),
  agreed: (edition: string, conventions: string[], rulings: Answer[]) => table.call<Agreed>('agreed', edition, conventions, rulings),
  /** The lists that meet a search (docs/reference/armies.md), all of them without one. */
  armies: (edition: string, query: string) => table.call<ArmyBrief[]>('armies', edition, query),
  army: (edition: string, key: string) => once(`army ${edition} ${key}`, () => table.call<Army>('army', edition, key)),
  /** Any list of an edition by lot, a historical enemy of a list, or two enemies; null where there is none. */
  anyArmy: async (edition: string) => keep(edition, [await table.call<Army | null>('anyArmy', edition)])[0],
  anEnemy: async (edition: string, of: string) => keep(edition, [await table.call<Army | null>('anEnemy', edition, of)])[0],
  matchUp: async (edition: string) => keep(edition, await table.call<[red: Army, blue: Army] | null>('matchUp', edition)),
  compose: (edition: string, key: string, answers: number[]) => table.call<string>('compose', edition, key, answers),

  /** What a general orders; its worker starts when it is first needed. */
  decide: (record: string, general: string, seed: number) => aiWorker().call<Decided | undefined>('decide', record, general, seed),
  /** Warms the AI up on a copy of the battle until a decision is asked for; whether it ran to its end. */
  warmUp: (record: string, general: string) => aiWorker().call<boolean>('warmUp', record, general),

  /** How the table stood after each order and throw of a record, from a state on; its worker starts when it is first needed. */
  trace: (record: string, from: number) => pastWorker().call<Traced>('trace', record, from),
  /** A record as it was played, also by another version. */
  shown: (record: string) => pastWorker().call<ShownRecord>('shown', record),
}
