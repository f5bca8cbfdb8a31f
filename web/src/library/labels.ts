// Labels of a saved battle.

import { armyName, inSentence } from '../armies/names'
import { language } from '../language.svelte'
import { named, t } from '../words'
import type { SideWord } from '../wire'
import type { StoredBattle } from './store'

export function title({ names }: Pick<StoredBattle, 'names'>): string {
  return t('keep-who', { red: armyName(names[0]).text, blue: armyName(names[1]).text })
}

/** The armies of a saved battle in messages; red and blue where it has no lists yet, or one twice. */
function armies([red, blue]: [string, string]): Record<SideWord, { side: string; the: string; many: number }> {
  const called = (list: string, side: SideWord) => {
    const name = list === '' || red === blue ? { text: named('side', side), many: false } : armyName(list)
    return { side: name.text, the: inSentence(name), many: name.many ? 2 : 1 }
  }
  return { red: called(red, 'red'), blue: called(blue, 'blue') }
}

export function players({ players, names }: Pick<StoredBattle, 'players' | 'names'>): string {
  const [red, blue] = players
  const sides = armies(names)
  return red === blue
    ? t('keep-both', { who: named('player', red) })
    : t('keep-players', { one: sides.red.side, red: named('player', red), other: sides.blue.side, blue: named('player', blue) })
}

/** The ending of a battle: the winner, or a draw. */
function ended(how: string, winner: SideWord | null, names: [string, string]): string {
  const sides = armies(names)
  return t(`over-${how}`, winner ? { ...sides[winner], other: sides[winner === 'red' ? 'blue' : 'red'].side } : {})
}

/** The progress of a battle, or its ending. */
export function stands({ names, stand: { phase, active, bounds, losses, end } }: Pick<StoredBattle, 'names' | 'stand'>): string {
  const lost = { red: losses[0], blue: losses[1] }
  if (end) return t('keep-over', { how: ended(end.how, end.winner, names), ...lost })
  if (phase === 'setup') return named('phase', 'setup')
  const number = bounds[active === 'red' ? 0 : 1]
  return t('keep-stands', { bound: t('bar-bound', { ...armies(names)[active], number }), ...lost })
}

export function when(time: number): string {
  return new Intl.DateTimeFormat(language.regional, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
