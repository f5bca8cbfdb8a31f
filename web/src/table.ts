// The API of the workers.

import type {
  Agreed,
  Answer,
  Army,
  ArmyBrief,
  Choice,
  ContactOffer,
  Decided,
  Action,
  Line,
  NewBattle,
  Obeyed,
  Offered,
  Outcome,
  Pose,
  RecordVerdict,
  ShownRecord,
  SideWord,
  State,
  Thrown,
  Verdict,
} from './wire'
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
}

/** The states of the table after each order and roll, from one on. */
export interface Traced {
  from: number
  states: State[]
  lines: Line[]
}

const table = new Caller(() => new Worker(new URL('./workers/table.worker.ts', import.meta.url), { type: 'module' }))
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

export const engine = {
  create: (battle: NewBattle) => table.call<void>('create', battle),
  /** The record of a battle played by a script; the current battle is unchanged. */
  stage: (battle: NewBattle, script: string[]) => table.call<string>('stage', battle, script),
  /** How a battle would begin: its armies as they are, before any die; the current battle is unchanged. */
  muster: (battle: NewBattle) => table.call<State>('muster', battle),
  load: (record: string, seed: string) => table.call<void>('load', record, seed),
  /** The verdict on a record; with the seed of its dice, if it is known. */
  verify: (record: string, seed: string) => table.call<RecordVerdict>('verify', record, seed),
  seed: () => table.call<string>('seed'),
  /** The seed of a general's own dice. */
  stream: (side: SideWord) => table.call<number>('stream', side),
  state: () => table.call<State>('state'),
  history: () => table.call<Line[]>('history'),
  record: () => table.call<string>('record'),
  obey: (order: string) => table.call<Obeyed>('obey', order),
  /** Adds a note, which the record keeps before the next order or roll. */
  note: (text: string) => table.call<void>('note', text),
  throw: (dice: number[]) => table.call<Thrown>('throw', dice),
  /** The verdict on an order, under another edition if one is named. */
  judge: (order: string, edition = '') => table.call<Verdict>('judge', order, edition),
  choices: () => table.call<Choice[]>('choices'),
  contacts: (movers: number[]) => table.call<ContactOffer[]>('contacts', movers),
  reach: (movers: number[], slice: number, slices: number, edition = '') =>
    table.call<Float64Array>('reach', movers, slice, slices, edition),
  /** The possible results of a combat or shooting: how many of 36 rolls lead to the same events. */
  outcomes: (order: string) => table.call<Outcome[]>('outcomes', order),
  arcs: (side: string, edition = '') => table.call<Float64Array>('arcs', side, edition),
  zones: (side: string, edition = '') => table.call<Float64Array>('zones', side, edition),
  group: (index: number) => table.call<number[]>('group', index),
  defaultOrder: () => table.call<string>('defaultOrder'),
  undo: () => table.call<boolean>('undo'),
  /** Legal actions that dragging does not show: of movers, or without any of the side to decide. */
  actions: (movers: number[]) => table.call<Action[]>('actions', movers),
  /** The place to which movers at a pose snap, or the verdict on the requested orders where there is none. */
  probe: (movers: number[], hand: Pose, request: ProbeRequest) => table.call<Probe>('probe', movers, hand, request),
  /** What the battle under way is played by. */
  played: () => table.call<Agreed>('played'),
  /** Brings a file of house rules, which stand among the editions as `house`. */
  bringHouse: (text: string, file: string) => table.call<string>('bringHouse', text, file),
  /** What may be agreed on, by edition. */
  agreements: () => table.call<Offered[]>('agreements'),
  agreed: (edition: string, conventions: string[], rulings: Answer[]) =>
    table.call<Agreed>('agreed', edition, conventions, rulings),
  /** The lists that meet a search (docs/reference/armies.md), all of them without one. */
  armies: (edition: string, query: string) => table.call<ArmyBrief[]>('armies', edition, query),
  army: (edition: string, key: string) => table.call<Army>('army', edition, key),
  compose: (edition: string, key: string, answers: number[]) =>
    table.call<string>('compose', edition, key, answers),

  /** What a general orders; its worker starts when it is first needed. */
  decide: (record: string, general: string, seed: number) =>
    aiWorker().call<Decided | undefined>('decide', record, general, seed),
  /** Warms the AI up on a copy of the battle until a decision is asked for; whether it ran to its end. */
  warmUp: (record: string, general: string) => aiWorker().call<boolean>('warmUp', record, general),

  /** How the table stood after each order and throw of a record, from a state on; its worker starts when it is first needed. */
  trace: (record: string, from: number) => pastWorker().call<Traced>('trace', record, from),
  /** A record as it was played, also by another version. */
  shown: (record: string) => pastWorker().call<ShownRecord>('shown', record),
}
