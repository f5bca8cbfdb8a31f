// The colours of both sides of a battle, loaded when it begins.

import type { SideWord } from '../wire'
import { properties, type Palette } from './palette'
import { pair } from './pair'
import { WITHOUT } from './peoples'

export { peopleOf } from './peoples'

/** The custom properties of each side, the defender counterchanged where that is needed or wished. */
export function painted(own: Record<SideWord, Palette | null>, attacker: SideWord, always: boolean): Record<SideWord, Record<string, string>> {
  const armies = { red: own.red ?? WITHOUT.red, blue: own.blue ?? WITHOUT.blue }
  const defender = attacker === 'red' ? 'blue' : 'red'
  const [first, second] = pair(armies[attacker], armies[defender], always)
  const as = (side: SideWord, worn: Palette) => properties(side, worn, armies[side].field)
  return { red: as('red', attacker === 'red' ? first : second), blue: as('blue', attacker === 'blue' ? first : second) }
}
