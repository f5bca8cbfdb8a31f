// Settings stored in this browser: the last chosen rules and the display. Nothing leaves the device.

import type { Answer } from './wire'

const RECORD = 'acies.record'
const SEED = 'acies.seed'
const VIEW = 'acies.view'
const RULES = 'acies.rules'
const OPPONENT = 'acies.opponent'
const HOUSE = 'acies.house'

export interface View {
  theme: 'auto' | 'light' | 'dark'
  pace: 'calm' | 'quick' | 'at-once' | 'step'
  dice: 'program' | 'typed'
  /** Whether sounds are heard; without a choice it goes by the device. */
  sound: boolean | null
  /** Whether PIPs are rolled for without being asked. */
  autoRoll: boolean
  reach: boolean
  zones: boolean
  /** Where both sides can shoot. */
  arcs: boolean
  /** Whether a grid of base widths lies over the ground. */
  grid: boolean
  /** Whether the bases show what the text calls them: `r4`. */
  ids: boolean
  /** Whether the defender's bases are pale whatever the armies' colours are. */
  pale: boolean
  /** Whether hints are given. */
  hints: boolean
  /** Whether a drag stays in good going. */
  good: boolean
  /** The language that was chosen; without one it goes by the browser. */
  language: string | null
}

const STANDARD: View = {
  theme: 'auto',
  pace: 'calm',
  dice: 'program',
  autoRoll: false,
  sound: null,
  reach: true,
  zones: false,
  arcs: false,
  grid: false,
  ids: false,
  pale: false,
  hints: false,
  good: false,
  language: null,
}

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing still plays, as the page is shown at first.
  }
}

function readView(): View {
  try {
    return { ...STANDARD, ...(JSON.parse(read(VIEW) ?? '{}') as Partial<View>) }
  } catch {
    return STANDARD
  }
}

export const view = $state<View>(readView())

type Laid = Pick<View, 'reach' | 'zones' | 'arcs' | 'grid'>
const laid = ({ reach, zones, arcs, grid }: Laid): Laid => ({ reach, zones, arcs, grid })
/** What the player has had laid over the board, while a lesson has its own. */
let own: Laid | null = null

/** Lays over the board what lies there for a new player, until `ownOverlays`. */
export function standardOverlays(): void {
  own ??= laid(view)
  Object.assign(view, laid(STANDARD))
}

export function ownOverlays(): void {
  Object.assign(view, own)
  own = null
}

export function keepView(): void {
  write(VIEW, JSON.stringify({ ...view, ...own }))
}

/** The edition, the conventions and the rulings that players have chosen. */
export interface Rules {
  edition: string
  conventions: string[]
  rulings: Answer[]
}

export const kept = {
  /** What the last battle was begun with. */
  rules: (): Rules | null => {
    try {
      const { edition, conventions, rulings } = JSON.parse(read(RULES) ?? 'null') as Rules
      const whole = typeof edition === 'string' && Array.isArray(conventions) && Array.isArray(rulings)
      return whole ? { edition, conventions, rulings } : null
    } catch {
      return null
    }
  },
  /** The file of house rules that was chosen last, with its name. */
  house: (): { text: string; file: string } | null => {
    try {
      const { text, file } = JSON.parse(read(HOUSE) ?? 'null') as { text: string; file: string }
      return typeof text === 'string' && typeof file === 'string' ? { text, file } : null
    } catch {
      return null
    }
  },
  keepHouse: (text: string, file: string) => write(HOUSE, JSON.stringify({ text, file })),
  /** Who led the other army last. */
  opponent: (): string | null => read(OPPONENT),
  keepOpponent: (opponent: string) => write(OPPONENT, opponent),
  keepRules: (rules: Rules) => write(RULES, JSON.stringify(rules)),
  /** The one battle that was kept before there was a shelf of them, with the seed of its dice. */
  before: (): { record: string; seed: string | null } | null => {
    const record = read(RECORD)
    return record === null ? null : { record, seed: read(SEED) }
  },
  forgetBefore: () => {
    write(RECORD, null)
    write(SEED, null)
  },
}
