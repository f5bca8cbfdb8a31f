// The dead of a side: which of them count for victory. The referee counts; this says what its number is made of.

import type { VictoryTerms } from '../build/victory.ts'
import type { Element, SideWord, State } from './wire'

const TERMS = import.meta.glob<VictoryTerms>('../../editions/dba-*.toml', { query: '?victory', import: 'victory', eager: true })

/** The terms of an edition as printed; null for house rules. */
export function termsOf(edition: string, house: boolean): VictoryTerms | null {
  return (!house && TERMS[`../../editions/dba-${edition}.toml`]) || null
}

export interface Dead {
  counted: Element[]
  uncounted: Element[]
  /** What the referee counts beyond one for each counted element: generals, elements of two, camps and their people. */
  beyond: number
  /** Whether its general, or an element that counts more, is among them. */
  general: boolean
  double: boolean
  /** Whether a camp or built-up area is in enemy hands. */
  stronghold: boolean
}

/** Sorts a general before the others. */
export const generalFirst = (one: Element, other: Element): number => Number(other.general) - Number(one.general)

export function deadOf(game: State, side: SideWord, terms: VictoryTerms | null): Dead {
  const lost = game.elements.filter((element) => element.side === side && element.place === 'lost').toSorted(generalFirst)
  const counts = ({ troop, class: kind }: Element) => !terms?.uncounted.some((one) => one === kind || one === troop)
  const counted = lost.filter(counts)
  const more = ({ troop, class: kind }: Element) => terms?.more.some((one) => one === kind || one === troop) ?? false
  return {
    counted,
    uncounted: lost.filter((element) => !counts(element)),
    beyond: game.losses[side === 'red' ? 0 : 1] - counted.length,
    general: (terms?.general ?? 0) > 0 && lost.some((element) => element.general),
    double: counted.some(more),
    stronghold: game.holds.some((hold) => hold.side === side && (hold.holder === 'captured' || hold.holder === 'razed' || hold.holder === 'turned')),
  }
}
