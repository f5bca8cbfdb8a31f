// The JSON of the Baroque engine.

import type { SideWord } from '../wire'

export type ModeCode = 'E' | 'W' | 'RO' | 'HD' | 'AA' | 'AAA'

export interface Token {
  /** Null while it is hidden. */
  mode: ModeCode | null
  number: number
  flipped: boolean
}

export interface Unit {
  id: string
  name: string
  code: string
  class: string
  /** What it can do; null until the player has been asked. */
  can: string[] | null
  /** The abilities that its code suggests. */
  likely: string[]
  /** Whether the procedure names its code. */
  known: boolean
  reacted: boolean
  disordered: boolean
  engaged: boolean
  gone: boolean
  /** Gone, and counted as lost. */
  lost: boolean
  stopped: boolean
  /** In this activation, in any way. */
  moved: boolean
  /** Its player's own note, such as losses and break point. */
  remark: string
  duties: [weight: 'must' | 'may' | 'not', duty: string][]
}

export interface Command {
  id: string
  name: string
  officer: string
  officerLost: boolean
  token: Token | null
  done: boolean
  gone: boolean
  units: Unit[]
}

export interface Side {
  side: SideWord
  tokens: boolean
  reactions: boolean
  pursuit: boolean
  modeDice: boolean
  commands: Command[]
}

/** What is waited for; what would tell the mode of a hidden token is null. The row of a die is what each face comes to for the unit. */
export type Asks =
  | { kind: 'turn' }
  | { kind: 'dice' }
  | { kind: 'place'; side: SideWord }
  | { kind: 'activate'; offered: string[] }
  | { kind: 'act'; command: string }
  | { kind: 'die'; unit: string; trigger: string; mode: ModeCode | null; row: string[] | null; plus: boolean; onlyEvade: boolean; choices: string[] }
  | { kind: 'judge'; unit: string; trigger: string; onlyEvade: boolean; choices: string[] }
  | { kind: 'tie'; unit: string; lower: number | null; higher: number | null }
  | { kind: 'vacate'; unit: string; reaction: string; class: string; least: number | null; test: boolean }
  | { kind: 'test'; unit: string; reaction: string }
  | { kind: 'pursuit-die'; unit: string; mode: ModeCode | null; row: boolean[] | null }
  | { kind: 'pursuit-judge'; unit: string }
  | { kind: 'pursuit-test'; unit: string }
  | { kind: 'failed'; unit: string }
  | { kind: 'left'; unit: string }
  | { kind: 'officer'; command: string }

/** What a unit may check for, or what bars it. */
export type May = { may: 'react' | 'evade' } | { word: string; reach: string | null }

export interface Candidate {
  unit: string
  target: May | null
  near: May
  asked: boolean
}

export interface LogEvent {
  id: string
  args: Record<string, string>
}

export interface Step {
  turn: number
  /** The first word of what was ordered. */
  order: string
  told: LogEvent[]
}

export interface State {
  turn: number
  asks: Asks
  sides: [Side, Side]
  action: { actor: string; deed: string; answered: boolean } | null
  candidates: Candidate[]
  log: Step[]
  rulings: Record<string, string>
}

/** Why an order cannot be given now. */
export interface BadOrder {
  word: string
  about: string
  barred: { word: string; reach: string | null } | null
}

/** Why a text cannot be read. */
export type Refused =
  { id: 'head' } | { id: 'muster'; line: number; column: number; found: string; expected: string } | { id: 'line'; line: number; why: BadOrder }

export interface Note {
  line: number
  column: number
  found: string
  kind: string
}

/** What a muster comes to. */
export interface Looked {
  refused?: Refused
  sides?: { tokens: boolean; reactions: boolean; pursuit: boolean; modeDice: boolean; commands: number; units: number }[]
  notes?: Note[]
  rulings?: Record<string, string>
}

export interface Ruling {
  id: string
  answers: string[]
}

/** The tables of the procedure, by mode and face. */
export interface Tables {
  reactions: { trigger: string; reach: string; rows: Record<ModeCode, string[]> }[]
  pursuit: Record<ModeCode, boolean[]>
  /** The least die that avoids a reaction, by class. */
  vacating: [letter: string, least: number][]
}
