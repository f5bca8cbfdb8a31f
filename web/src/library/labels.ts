// Labels of a saved battle.

import { language } from '../language.svelte'
import { named, t } from '../words'
import type { SideWord } from '../wire'
import type { StoredBattle, Stand } from './store'

export function title({ names }: Pick<StoredBattle, 'names'>): string {
  return t('keep-who', { red: names[0], blue: names[1] })
}

export function players({ players }: Pick<StoredBattle, 'players'>): string {
  const [red, blue] = players
  return red === blue ? t('keep-both', { who: named('player', red) }) : t('keep-players', { red: named('player', red), blue: named('player', blue) })
}

/** The ending of a battle: the winner, or a draw. */
export function ended(how: string, winner: SideWord | null): string {
  return t(`over-${how}`, winner ? { side: named('side', winner), other: named('side', winner === 'red' ? 'blue' : 'red') } : {})
}

/** The progress of a battle, or its ending. */
export function stands({ phase, active, bounds, losses, end }: Stand): string {
  const lost = { red: losses[0], blue: losses[1] }
  if (end) return t('keep-over', { how: ended(end.how, end.winner), ...lost })
  if (phase === 'setup') return named('phase', 'setup')
  const number = bounds[active === 'red' ? 0 : 1]
  return t('keep-stands', { bound: t('bar-bound', { side: named('side', active), number }), ...lost })
}

export function when(time: number): string {
  return new Intl.DateTimeFormat(language.regional, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
