// The colours of two armies that meet: each keeps its own, or the defender is counterchanged.

import type { Palette } from './palette'
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

/** The colours of attacker and defender; `always` is “dark v pale”. */
export function pair(attacker: Palette, defender: Palette, always = false): [Palette, Palette] {
  return [attacker, needsCounterchange(attacker, defender, always) ? counterchanged(defender) : defender]
}
