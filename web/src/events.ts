// Parses the events of a record, one line each, for the log and the board.

import type { Line, Pose, SideWord } from './wire'

export type Event =
  | { kind: 'army' | 'attacks' | 'standing' | HoldNews; side: SideWord }
  | { kind: 'denizens-turned'; side: SideWord; heldFor: SideWord }
  | { kind: 'aggression'; side: SideWord; total: number }
  | { kind: 'topography'; name: string }
  | { kind: 'feature'; number: number; what: string }
  | { kind: 'lifted'; number: number }
  | { kind: 'features'; kinds: string[] }
  | { kind: 'quarter'; number: number; quarter: number }
  | { kind: 'shore'; number: number; edge: string }
  | { kind: 'discarded'; number: number; what: string }
  | { kind: 'ground'; state: string }
  | { kind: 'edge'; edge: string; quarters: number }
  | { kind: 'camp'; side: SideWord; placed: boolean }
  | { kind: 'deployed'; id: string; to: Pose | null; inside: string | null }
  | { kind: 'swapped'; one: string; other: string }
  | { kind: 'as-if-lined-up'; id: string; enemy: string }
  | { kind: 'bound'; side: SideWord; number: number }
  | { kind: 'pips'; pips: number }
  | { kind: 'pips-spent'; spent: number; left: number }
  | { kind: 'moved'; id: string; to: Pose; distance: number }
  | { kind: Shifted; id: string; to: Pose }
  | { kind: 'dismounted'; id: string; troop: string }
  | { kind: 'deployed-as'; id: string; troop: string }
  | { kind: 'taken-back'; id: string }
  | { kind: 'river'; state: string }
  | { kind: 'phase'; phase: string }
  | { kind: 'fought'; parties: [string, string]; factors: [number, number]; dice: [number, number]; margin: string }
  | { kind: 'suffered'; party: string; fate: string; row: string }
  | { kind: 'lost'; id: string; cause: string }
  | { kind: `${'camp' | 'bua'}-${'taken' | 'entered' | 'left'}`; owner: SideWord; by: string }
  | { kind: 'bound-ends'; losses: [number, number] }
  | { kind: 'ended'; how: string; side: SideWord | null }
  | { kind: 'other'; text: string }

/** Events of a camp or built-up area and its occupants. */
export type HoldNews =
  | 'followers-lost'
  | 'denizens-lost'
  | 'denizens-back'
  | 'camp-regained'
  | 'bua-regained'
  | 'bua-yields'
  | 'sacking-begins'
  | 'sacking-ends'

export type Shifted = 'landed' | 'conformed' | 'turned' | 'made-room' | 'recoiled' | 'pushed-back' | 'fled' | 'pursued'

const SHIFTED: ReadonlySet<string> = new Set<Shifted>([
  'landed',
  'conformed',
  'turned',
  'made-room',
  'recoiled',
  'pushed-back',
  'fled',
  'pursued',
])

/** The pose in `.. X Y facing F ..`, whose X is the word at `from`. */
function poseAt(words: string[], from: number): Pose {
  return [Number(words[from]), Number(words[from + 1]), Number(words[from + 3])]
}

/** The words of the quarters of the board, in the order of the numbers that the page gives them. */
const QUARTERS = ['near-left', 'near-right', 'far-left', 'far-right']

/** Reads an event; what is not known is kept as it is. */
export function readEvent(text: string): Event {
  const words = text.split(' ')
  const word = (at: number) => words[at] ?? ''
  const number = (at: number) => Number(words[at])
  const side = (at: number) => word(at) as SideWord
  const first = word(0)
  if (SHIFTED.has(first)) return { kind: first as Shifted, id: word(1), to: poseAt(words, 3) }
  switch (first) {
    case 'army':
    case 'attacks':
    case 'followers-lost':
    case 'denizens-lost':
    case 'denizens-back':
    case 'camp-regained':
    case 'bua-regained':
    case 'bua-yields':
    case 'sacking-begins':
    case 'sacking-ends':
    case 'standing':
      return { kind: first, side: side(1) }
    case 'denizens-turned':
      return { kind: 'denizens-turned', side: side(1), heldFor: side(3) }
    case 'aggression':
      return { kind: 'aggression', side: side(1), total: number(3) }
    case 'topography':
      return { kind: 'topography', name: words.slice(1).join(' ') }
    case 'feature':
      if (word(2) === 'lifted') return { kind: 'lifted', number: number(1) }
      return { kind: 'feature', number: number(1), what: word(2) }
    case 'features':
      return { kind: 'features', kinds: word(1).split(',') }
    case 'quarter':
      return { kind: 'quarter', number: number(1), quarter: QUARTERS.indexOf(word(3)) + 1 || number(3) }
    case 'shore':
      return { kind: 'shore', number: number(1), edge: word(3) }
    case 'discarded':
      return { kind: 'discarded', number: number(1), what: word(2) }
    case 'ground':
      return { kind: 'ground', state: word(1) }
    case 'edge':
      return { kind: 'edge', edge: word(1), quarters: number(3) }
    case 'camp':
      return { kind: 'camp', side: side(1), placed: word(2) !== 'none' }
    case 'deployed':
      return word(2) === 'at'
        ? { kind: 'deployed', id: word(1), to: poseAt(words, 3), inside: null }
        : { kind: 'deployed', id: word(1), to: null, inside: word(3) }
    case 'as-if-lined-up':
      return { kind: 'as-if-lined-up', id: word(1), enemy: word(2) }
    case 'swapped':
      return { kind: 'swapped', one: word(1), other: word(2) }
    case 'bound':
      return { kind: 'bound', side: side(1), number: number(2) }
    case 'pips':
      if (word(1) === 'spent') return { kind: 'pips-spent', spent: number(2), left: number(4) }
      return { kind: 'pips', pips: number(1) }
    case 'moved':
      return { kind: 'moved', id: word(1), to: poseAt(words, 3), distance: number(8) }
    case 'deployed-as':
      return { kind: 'deployed-as', id: word(1), troop: word(2) }
    case 'taken-back':
      return { kind: 'taken-back', id: word(1) }
    case 'dismounted':
      return { kind: 'dismounted', id: word(1), troop: word(2) }
    case 'river':
      return { kind: 'river', state: word(1) }
    case 'phase':
      return { kind: 'phase', phase: word(1) }
    case 'fought':
      return {
        kind: 'fought',
        parties: [word(1), word(2)],
        factors: [number(4), number(5)],
        dice: [number(7), number(8)],
        margin: word(10),
      }
    case 'suffered':
      return { kind: 'suffered', party: word(1), fate: word(2), row: word(4) }
    case 'lost':
      return { kind: 'lost', id: word(1), cause: word(3) }
    case 'camp-taken':
    case 'camp-entered':
    case 'camp-left':
    case 'bua-taken':
    case 'bua-entered':
    case 'bua-left':
      return { kind: first, owner: side(1), by: word(3) }
    case 'bound-ends':
      return { kind: 'bound-ends', losses: [number(2), number(3)] }
    case 'ended':
      return { kind: 'ended', how: word(1), side: words.length > 2 ? side(2) : null }
    default:
      return { kind: 'other', text }
  }
}

/** The elements, camps and built-up areas of an event. */
export function partiesOf(event: Event): string[] {
  switch (event.kind) {
    case 'fought':
      return event.parties
    case 'swapped':
      return [event.one, event.other]
    case 'as-if-lined-up':
      return [event.id, event.enemy]
    default:
      // Who takes, enters or leaves a camp or a built-up area, and that place.
      if ('owner' in event) return [event.by, `${event.owner}-${event.kind.split('-')[0]}`]
      return 'id' in event ? [event.id] : []
  }
}

/** The events of a kind in what has happened, the newest last. */
export function eventsOfKind<K extends Event['kind']>(lines: Line[], kind: K): (Event & { kind: K })[] {
  const all = lines.flatMap(({ events }) => events.map(readEvent))
  return all.filter((event): event is Event & { kind: K } => event.kind === kind)
}
