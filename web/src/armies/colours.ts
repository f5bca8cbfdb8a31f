// The colours of both sides of a battle, loaded when it begins.

import type { SideWord } from '../wire'
import { inPanels, properties, type Palette } from './palette'
import { distinct, pair } from './pair'
import { WITHOUT } from './peoples'

export { peopleOf } from './peoples'

/** Greys for panels, where two armies and the colours of both sides are alike in some kind of sight. */
const SPARE = ['#5b5f66', '#1f2a2e']

/** The custom properties of each side, the defender counterchanged where that is needed or wished, and of another colour in panels. */
export function painted(own: Record<SideWord, Palette | null>, attacker: SideWord, always: boolean): Record<SideWord, Record<string, string>> {
  const armies = { red: own.red ?? WITHOUT.red, blue: own.blue ?? WITHOUT.blue }
  const defender = attacker === 'red' ? 'blue' : 'red'
  const [first, second] = pair(armies[attacker], armies[defender], always)
  const usual = armies[defender].field
  const shade = distinct(armies[defender], armies[attacker], [WITHOUT.blue.field, WITHOUT.red.field, ...SPARE])
  const sides = {
    [attacker]: properties(attacker, first, armies[attacker].field),
    [defender]: properties(defender, shade === usual ? second : inPanels(second, shade), shade),
  }
  return sides as Record<SideWord, Record<string, string>>
}
