// The colours of two armies that meet: each keeps its own, or the defender is counterchanged.

import { carriesLetters, type Palette } from './palette'
import { apart } from './sight'

/** Dark fields at least so far apart may meet. */
export const FAR_ENOUGH = 18

/** The same army on a pale field, with its own colour for figures, plate and lip. */
export function counterchanged(palette: Palette): Palette {
  const { field, edge } = palette
  return { ...palette, field: '#ece2c9', lip: field, trim: field, figure: edge, plate: field, code: '#fff8ea' }
}

/** Whether two armies need it: always where it is wished, and where their fields are too near in some kind of sight. */
export function needsCounterchange(attacker: Palette, defender: Palette, always = false): boolean {
  return always || apart(attacker.field, defender.field) < FAR_ENOUGH
}

/** The colour of a defender in panels and letters: its field, or where that is like the attacker's the farthest of its others and of those to spare. */
export function distinct({ field, trim, edge, lip }: Palette, attacker: Palette, spares: readonly string[]): string {
  // A people keeps its colour beside one that is like it in rare kinds of sight: names and shapes tell them apart as well.
  if (apart(field, attacker.field, ['normal']) >= FAR_ENOUGH) return field
  const far = (colour: string) => apart(colour, attacker.field)
  return [field, trim, edge, lip, ...spares].filter(carriesLetters).reduce((best, colour) => (far(colour) > far(best) ? colour : best), field)
}

/** The colours of attacker and defender; `always` is “dark v pale”. */
export function pair(attacker: Palette, defender: Palette, always = false): [Palette, Palette] {
  return [attacker, needsCounterchange(attacker, defender, always) ? counterchanged(defender) : defender]
}
