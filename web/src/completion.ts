// Completion of a typed order: whole lines, the likeliest first.
//
// It knows the syntax of orders (docs/reference/orders.md) and the positions of elements; the referee decides whether an order is legal.

import { short } from './geometry'
import type { Choice, Element, SideWord, State } from './wire'

/** What the typing of orders is completed from. */
export interface Known {
  /** What is decided about. */
  what: string | null
  /** The orders that the referee offers. */
  offered: string[]
  own: Element[]
  enemies: Element[]
  /** Parties that are places: camps and built-up areas. */
  holds: string[]
  /** Who is selected. */
  selected: string[]
}

/** What is known of a battle whose player may decide; null while the player may not. */
export function knownOf(
  { state, mine, what, choices }: { state: State | null; mine: SideWord | null; what: string | null; choices: Choice[] },
  selected: string[],
): Known | null {
  if (!state || !mine) return null
  return {
    what,
    offered: choices.map((choice) => choice.order),
    own: state.elements.filter((element) => element.side === mine),
    enemies: state.elements.filter((element) => element.side !== mine),
    holds: state.holds.map((hold) => hold.id),
    selected,
  }
}

/** So many lines are offered at most. */
const MOST = 12

const CONTACTS = ['front', 'left-flank', 'right-flank', 'rear', 'overlap-left', 'overlap-right']

/** The words that begin an order of the movement phase. */
const VERBS = ['move', 'column', 'narrow', 'dismount', 'break-off', 'land', 'recall denizens', 'end']

/** The lines that a typed text may become. */
export function completions(text: string, known: Known): string[] {
  const typed = text.replace(/^\s+/, '')
  const fitting = linesFor(typed, known).filter((line) => line.startsWith(typed) && line.trimEnd() !== typed.trimEnd())
  return [...new Set(fitting)].slice(0, MOST)
}

/** The words with which an order may begin now. */
export function openings(known: Known): string[] {
  return [...new Set(linesFor('', known).map((line) => line.split(' ')[0] ?? ''))]
}

function linesFor(typed: string, known: Known): string[] {
  return [
    ...known.offered,
    ...(known.what === 'move' || known.what === 'go-on' ? moving(typed, known) : []),
    ...(known.what === 'deployment' ? deploying(typed, known) : []),
  ]
}

/** What is typed but for its last word, with a blank after it. */
function stem(typed: string): string {
  return typed.slice(0, typed.lastIndexOf(' ') + 1)
}

function deploying(typed: string, { own }: Known): string[] {
  const [verb, id] = typed.split(' ')
  if (verb !== 'deploy') return ['deploy ', 'followers in', 'followers out', 'end']
  const element = own.find((one) => one.id === id)
  if (!element || !typed.includes(`${element.id} `)) return own.filter((one) => one.place === 'reserve').map((one) => `deploy ${one.id} `)
  return ['at ', 'in camp', 'in bua'].map((word) => `deploy ${element.id} ${word}`)
}

function moving(typed: string, known: Known): string[] {
  const words = typed.split(' ')
  const before = stem(typed)
  const able = known.own.filter((one) => one.place !== 'lost')
  const chosen = known.selected.join(' ')
  const first = chosen === '' ? [] : [`move ${chosen} forward `, `move ${chosen} into `]
  if (before === '') return [...first, ...VERBS.map((verb) => (verb === 'end' || verb === 'recall denizens' ? verb : `${verb} `))]
  const ids = words.slice(1, -1).filter((word) => able.some((one) => one.id === word))
  const last = words.at(-2) ?? ''
  const others = able.filter((one) => !ids.includes(one.id)).map((one) => `${before}${one.id} `)
  if (words[0] === 'break-off') return ids.length === 0 ? others : [`${before}${short(able.find((one) => one.id === ids[0])?.allowance[0] ?? 1)}`]
  if (last === 'into')
    return [...known.enemies.filter((one) => one.place === 'table').map((one) => `${before}${one.id} `), ...known.holds.map((hold) => before + hold)]
  if (words.at(-3) === 'into') return CONTACTS.map((contact) => before + contact)
  if (last === 'wheel' || last === 'shift') return [`${before}left `, `${before}right `]
  if (last === 'forward' || words.at(-3) === 'wheel' || words.at(-3) === 'shift') {
    const numbers = words.at(-3) === 'wheel' ? [15, 30, 45] : [0.5, 1, 1.5, 2]
    return numbers.map((number) => `${before}${number} `)
  }
  if (words[0] === 'dismount') return [`${before}and move `, ...others]
  if (ids.length === 0) return [...first, ...others]
  const verbs = words[0] === 'move' ? ['forward ', 'into ', 'wheel ', 'shift ', 'to '] : ['forward ', 'wheel ']
  const going = words.some((word) => ['forward', 'wheel', 'shift'].includes(word))
  return [...verbs.map((verb) => before + verb), ...(going ? [] : others)]
}
