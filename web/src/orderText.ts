// Orders in words, for lists of choices and for a general's explanations.

import { features, partyName, partyNames, withNames } from './partyNames'
import { numbersAfter, quarterAt } from './orders'
import type { State } from './wire'
import { decimal, has, named, t } from './words'

/** An order of the order language in words; one that has none word by word, as it is written. */
export function orderText(order: string, state: State | null): string {
  const words = order.split(' ')
  const first = words[1] ?? ''
  switch (words[0]) {
    case 'place':
      return t('offer-place', { what: named('terrain', first), at: where(words) })
    case 'features':
      return features(words.slice(1))
    case 'quarter':
      return named('quarter', String(quarterAt(state, Number(first))))
    case 'discard':
      return t('offer-discard')
    case 'lift':
      return t('offer-lift', { number: Number(first) })
    case 'topography':
      return named('home', words.slice(1).join(' '))
    case 'edge':
    case 'edges':
    case 'prefer':
      return words
        .slice(1)
        .map((edge) => named('edge', edge))
        .join(', ')
    case 'camp':
      return first === 'none' ? t('offer-no-camp') : t('offer-camp', { x: Number(first), y: Number(words[2]) })
    case 'move':
    case 'column':
    case 'narrow':
    case 'break-off':
      return moved(words, state)
    case 'deploy':
      return words[2] === 'at' && state ? t('spoken-move', { who: partyName(state, first), way: toArea(words.slice(3), state) }) : inWords(order, state)
    case 'fight':
      return partyName(state, first)
    case 'shoot': {
      const at = words.indexOf('at')
      return t('offer-shoot', { who: partyNames(state, words.slice(1, at)), target: partyName(state, words[at + 1] ?? '') })
    }
    case 'call':
      return t('offer-call', { who: partyName(state, first) })
    case 'choose':
      if (first === 'main-attacker') return partyName(state, words[2] ?? '')
      if (first === 'recoil') return t('offer-recoil', { distance: Number(words[3]) })
      return named('choice', words.slice(1).join('-'))
    default:
      return inWords(order, state)
  }
}

/** What is written in words of the order language and of procedures, each in the reader's; any other as it is, but for rounded numbers. */
export function wordByWord(text: string): string {
  const say = (word: string) => {
    if (/^-?\d+(\.\d+)?$/.test(word)) return decimal(Number(word))
    const id = [`said-${word}`, `solo-action-${word}`].find(has)
    return id === undefined ? word : t(id)
  }
  return text.split(' ').map(say).join(' ')
}

/** What is written in those words with elements by name: several in a row are one list. */
export function inWords(text: string, state: State | null): string {
  const ids = text.split(' ')
  return ids.every((word) => /^[rb]\d+$/.test(word)) ? partyNames(state, ids) : withNames(wordByWord(text), state)
}

/** Describes a move or a combat: the elements by name, and the path as ordered. */
function moved(words: string[], state: State | null): string {
  const rest = words.slice(1)
  const end = rest.findIndex((word) => !/^[rb]\d+$/.test(word))
  const movers = rest.slice(0, end < 0 ? undefined : end)
  // On the table one points; numbers are for who reads the record.
  if (state && movers.length > 0 && rest[movers.length] === 'to') {
    return t('spoken-move', { who: partyNames(state, movers), way: toArea(rest.slice(movers.length + 1), state) })
  }
  // A place is a pair, and a facing in degrees.
  const way = withNames(wordByWord(rest.slice(movers.length).join(' ')), state)
    .replace(/(\d) (?=-?\d)/g, '$1 / ')
    .replace(new RegExp(`(${t('said-facing')} \\S+)`), '$1°')
  if (movers.length === 0) return wordByWord(words.join(' '))
  return way === '' ? partyNames(state, movers) : t('spoken-move', { who: partyNames(state, movers), way })
}

/** To which part of the table a place belongs, as one would point at it: by thirds across and deep. */
function toArea([x = '', y = '']: string[], { board: [width, depth] }: State): string {
  const third = (part: number, names: [string, string, string]) => names[part < 1 / 3 ? 0 : part > 2 / 3 ? 2 : 1]
  const across = third(Number(x) / width, ['left', 'centre', 'right'])
  return t('spoken-to', { area: named('area', `${third(Number(y) / depth, ['near', 'middle', 'far'])}-${across}`) })
}

/** Where a piece of terrain lies: around which point, or along which edge. */
function where(words: string[]): string {
  const along = words.indexOf('along')
  const pairs = numbersAfter(words, along > 0 ? along + 1 : 2)
  const x = pairs.filter((_, i) => i % 2 === 0)
  const y = pairs.filter((_, i) => i % 2 === 1)
  const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(all.length, 1)
  if (y.length === 0) return named('edge', words[2] ?? '')
  return t('offer-at', { x: mean(x), y: mean(y) })
}
