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
      return t('offer-place', { what: named('terrain', first), at: where(words, state) })
    case 'features':
      return features(words.slice(1))
    case 'quarter':
      return named('quarter', String(quarterAt(state, Number(first))))
    case 'discard':
      return t('offer-discard')
    case 'lift':
      return t('offer-lift', { what: named('terrain', state?.features[Number(first) - 1]?.kind ?? first) })
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
      return first === 'none' ? t('offer-no-camp') : t('offer-camp', { at: where(['place', ...words], state) })
    case 'move':
    case 'column':
    case 'narrow':
    case 'break-off':
      return moved(words, state)
    case 'dismount': {
      const and = words.indexOf('and')
      const riders = partyNames(state, words.slice(1, and < 0 ? undefined : and))
      return t('spoken-dismount', { who: and < 0 ? riders : orderText(words.slice(and + 1).join(' '), state) })
    }
    case 'land': {
      const ids = words.filter((word) => ELEMENT.test(word))
      return t('spoken-move', { who: partyNames(state, ids), way: t('spoken-land') })
    }
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
  return ids.every((word) => /^[rb]\d+$/.test(word)) ? partyNames(state, ids) : wordByWord(withNames(text, state))
}

/** The id of an element in an order. */
const ELEMENT = /^[rb]\d+$/

/** Describes a move: the elements by name, and the way in words. */
function moved(words: string[], state: State | null): string {
  const rest = words.slice(1).filter((word, i, all) => word !== 'then' || !ELEMENT.test(all[i + 1] ?? ''))
  const end = rest.findIndex((word) => !ELEMENT.test(word))
  const movers = rest.slice(0, end < 0 ? undefined : end)
  if (movers.length === 0) return wordByWord(words.join(' '))
  const way = [...legs(rest.slice(movers.length), words[0] === 'break-off', state), ...(words[0] === 'column' ? [t('spoken-column')] : [])].join(', ')
  return way === '' ? partyNames(state, movers) : t('spoken-move', { who: partyNames(state, movers), way })
}

/** The parts of a way in words, each with its unit: `forward 1.25`, `wheel left 30`; a number alone is that of a break-off. */
function legs(way: string[], back: boolean, state: State | null): string[] {
  const parts: string[] = []
  for (let i = 0; i < way.length; i += 1) {
    const [word = '', next = '', after = ''] = way.slice(i)
    const length = Math.abs(Number(word === 'shift' ? after : word === 'forward' ? next : word))
    if (word === 'forward') parts.push(t(Number(next) < 0 ? 'account-way-back' : 'account-way-ahead', { length }))
    else if (word === 'shift') parts.push(t(`account-way-${next}`, { length }))
    else if (word === 'wheel') parts.push(t(`spoken-wheel-${next}`, { degrees: Math.round(Math.abs(Number(after))) }))
    else if (word === 'into') return [...parts, t('spoken-into', { enemy: partyName(state, next) }), ...(after === '' ? [] : [named('contact', after)])]
    else if (word === 'to' || word === 'via') return [...parts, place(way.slice(way.lastIndexOf('to')), state)]
    else if (back) parts.push(t('account-way-back', { length }))
    else return [...parts, wordByWord(withNames(way.slice(i).join(' '), state))]
    i += word === 'shift' || word === 'wheel' ? 2 : word === 'forward' ? 1 : 0
  }
  return parts
}

/** A place that a way leads to. On the table one points at it; numbers are for what is read without a table. */
function place(to: string[], state: State | null): string {
  if (state) return toArea(to.slice(1), state)
  return wordByWord(to.join(' '))
    .replace(/(\d) (?=-?\d)/g, '$1 / ')
    .replace(new RegExp(`(${t('said-facing')} \\S+)`), '$1°')
}

/** To which part of the table a place belongs, as one would point at it: by thirds across and deep. */
export function areaOf(x: number, y: number, { board: [width, depth] }: State): string {
  const third = (part: number, names: [string, string, string]) => names[part < 1 / 3 ? 0 : part > 2 / 3 ? 2 : 1]
  const across = third(x / width, ['left', 'centre', 'right'])
  return named('area', `${third(y / depth, ['near', 'middle', 'far'])}-${across}`)
}

function toArea([x = '', y = '']: string[], state: State): string {
  return t('spoken-to', { area: areaOf(Number(x), Number(y), state) })
}

/** Where a piece of terrain lies: in which part of the table, or around which point without one, or along which edge. */
function where(words: string[], state: State | null): string {
  const along = words.indexOf('along')
  const pairs = numbersAfter(words, along > 0 ? along + 1 : 2)
  const x = pairs.filter((_, i) => i % 2 === 0)
  const y = pairs.filter((_, i) => i % 2 === 1)
  const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(all.length, 1)
  if (y.length === 0) return named('edge', words[2] ?? '')
  return state ? t('spoken-at', { area: areaOf(mean(x), mean(y), state) }) : t('offer-at', { x: mean(x), y: mean(y) })
}
