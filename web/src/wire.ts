// The JSON of the engine. Lengths are in base widths, facings in degrees clockwise from straight away from red.

export type SideWord = 'red' | 'blue'
export type Pose = [x: number, y: number, facing: number]
export type Point = [x: number, y: number]

export type Asks =
  | { kind: 'decide'; side: SideWord; what: What; element: string | null }
  | { kind: 'throw'; side: SideWord; purpose: string; dice: number }
  | { kind: 'over'; how: 'won' | 'conceded' | 'drawn'; winner: SideWord | null }

export type What =
  | 'army'
  | 'topography'
  | 'features'
  | 'quarter'
  | 'terrain'
  | 'edges'
  | 'prefer'
  | 'camp'
  | 'garrison'
  | 'deployment'
  | 'swap'
  | 'move'
  | 'go-on'
  | 'shooting'
  | 'target'
  | 'combat'
  | 'main-attacker'
  | 'recoil'
  | 'flight'
  | 'entry'

export interface Element {
  id: string
  index: number
  side: SideWord
  troop: string
  /** What it may dismount to. */
  dismounts: string | null
  class: string
  mounted: boolean
  general: boolean
  place: 'reserve' | 'table' | 'camp' | 'bua' | 'lost'
  at: Pose
  width: number
  depth: number
  moves: number
  /** Whether it is within command at its place. */
  commanded: boolean
  allowance: [good: number, bad: number | null]
}

export interface Feature {
  kind: string
  going: 'good' | 'rough' | 'bad' | 'impassable'
  outline: Point[]
  line: Point[]
  width: number
  crest: [Point, Point] | null
  /** The middles of the gates in its walls. */
  gates?: Point[]
}

/** A place that holds one element: a camp or a built-up area. */
export interface Hold {
  kind: 'camp' | 'bua'
  /** What the edition calls it: a camp, or a kind of built-up area. */
  what: string
  side: SideWord
  id: string
  outline: Point[]
  holder: 'empty' | 'followers' | 'denizens' | 'garrison' | 'turned' | 'captured' | 'razed'
  inside: string | null
}

export interface State {
  board: [width: number, depth: number]
  edition: string
  keys: [string, string]
  players: [string, string]
  asks: Asks
  phase: 'setup' | 'movement' | 'shooting' | 'combat' | 'over'
  active: SideWord
  attacker: SideWord | null
  topography: string | null
  bounds: [number, number]
  pips: number
  river: string
  losses: [number, number]
  elements: Element[]
  features: Feature[]
  holds: Hold[]
  zone: Point[] | null
  /** The page's number of each quarter, in the order of the numbers in orders. */
  quarters?: number[]
  /** The feature that is placed next, where dice decide on places, and the quarter or the edge that is its own. */
  next?: { kind: string; quarter?: number; edge?: string } | null
  /** The features that the defender has chosen there, and how many of them have been placed or discarded. */
  chosen?: { kinds: string[]; done: number } | null
  undo: SideWord | null
}

export type FactValue = number | string | FactValue[]

export type Shape = { element: string } | { patch: Point[] } | { line: [Point, Point] } | { feature: number }

export interface Breach {
  rule: string
  facts: Record<string, FactValue>
  shapes: Shape[]
}

export interface Plan {
  tracks: { id: string; poses: Pose[] }[]
  /** Who of those on the table goes farthest, and how far its corners come that count: front left and right, then rear right and left. */
  corners: [id: string, far: number[]] | null
  /** The features that the way leads over, and the enemies whose zones of control it leads through. */
  features: number[]
  zones: string[]
  distance: number
  allowance: number
  pips: number
  contacts: [id: string, contact: string, party: string][]
  /** Who lines up at the end, movers or enemies, and where. */
  conforms: { id: string; to: Pose }[]
  /** The mover and the enemy that fight as if they had lined up. */
  asIf: [string, string] | null
  stopsAtRiver: boolean
}

export interface Verdict {
  legal: boolean
  order?: string
  breaches: Breach[]
  plan?: Plan | null
  unread?: { column: number; found: string; expected: string }
}

export type Obeyed = { legal: true; events: string[] } | (Verdict & { legal: false })

/** A general's order, and its reasons as notes of the record. */
export interface Decided {
  order: string
  notes: string[]
}

export interface Thrown {
  dice: number[]
  purpose: string
  events: string[]
}

export interface Fighter {
  party: string
  side: SideWord
  troop: string
  factor: number
  lines: [id: string, value: number][]
  atRisk: boolean
  stands: number
  recoils: number
  flees: number
  destroyed: number
}

export interface Duel {
  parties: [Fighter, Fighter]
  others: { id: string; side: SideWord; recoils: number; destroyed: number }[]
}

export interface Choice {
  order: string
  duel: Duel | null
}

export interface ContactOffer {
  order: string
  enemy: string
  contact: string
  plan: Plan
  duel: Duel | null
}

/** A legal order that dragging does not show, with its plan. */
export interface Action {
  order: string
  plan: Plan | null
}

export interface Line {
  text: string
  side: SideWord | null
  events: string[]
  /** What was remarked before it. */
  notes: string[]
  /** What was thrown. */
  dice?: number[]
}

/** What the engine says of a record, just as `acies replay --verify` does. */
export interface RecordVerdict {
  finding: 'agrees' | 'other-version' | 'damaged'
  /** The line of the first difference, and what it is. */
  at: number | null
  why: string | null
  /** The line in the middle of which the record ends. */
  cut: number | null
  /** The engine that the record names, and this one, where they differ. */
  engines: [record: string | null, now: string] | null
  /** Null where the record was changed. */
  dice: {
    verdict: 'none' | 'checked' | 'typed-in' | 'not-checkable'
    checked: number
    typed: number
    unchecked: number
    why: 'under-way' | 'no-seed' | 'not-promised' | 'other-source' | null
    line: number | null
  } | null
  /** The hash that every copy of the record has. */
  hash: string | null
}

/** A record as it was played: the board before the first order and after each, and what led there. */
export interface ShownRecord {
  /** The line from which on the events alone are shown. */
  since: number | null
  states: State[]
  lines: Line[]
}

export interface ArmyBrief {
  key: string
  name: string
  dates: string
  home: string[]
  aggression: number
}

export interface Army extends ArmyBrief {
  line: string
  decisions: { general: boolean; needs: [decision: number, answer: number] | null; answers: string[] }[]
  army: string
  enemies: ArmyBrief[]
  note: string | null
}

export interface NewBattle {
  edition: string
  conventions: string[]
  rulings: Answer[]
  red: string
  blue: string
  seed: string
  players: [string, string]
  armies: [string | null, string | null]
  /** Who attacks, where the players have agreed on it; else dice decide. */
  attacker?: SideWord | null
}

/** What players may agree on beside an edition. */
export interface Offered {
  edition: string
  /** Whether it is the default edition. */
  standard: boolean
  conventions: { id: string; includes: string[]; settles: string[] }[]
  rulings: { id: string; default: string; values: string[] }[]
}

/** A ruling with its answer. */
export type Answer = [ruling: string, answer: string]

/** What choices come to: the preset, what is in force, and what does not go together. */
export interface Agreed {
  /** Whether the battle is played by house rules; absent for a choice without a battle. */
  house?: boolean
  preset: string | null
  conventions: string[]
  rulings: Answer[]
  conflicts: { kind: 'needs' | 'excludes' | 'settles'; one: string; other: string }[]
}
