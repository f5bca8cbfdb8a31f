// The two armies of the battle on the table: what they are called, and their colours. Nothing of it is in the record.

import { view } from '../settings.svelte'
import type { Army as List, SideWord, State } from '../wire'
import { named, t } from '../words'
import { armyName, inSentence, shortArmy, type ArmyName } from './names'
import type { Palette } from './palette'

type Colours = typeof import('./colours')

interface Army {
  name: ArmyName
  /** What its list adds to the die for who attacks; null where that is not known. */
  aggression: number | null
  /** Null for a list of no people that is known. */
  palette: Palette | null
}

/** A side as a person sees it. */
export interface Side {
  name: string
  many: boolean
  /** Its custom properties, such as `--red-field`; empty where style sheets have them. */
  properties: Record<string, string>
}

const other = (side: SideWord): SideWord => (side === 'red' ? 'blue' : 'red')

class Sides {
  private armies = $state.raw<Record<SideWord, Army | null>>({ red: null, blue: null })
  private colours = $state.raw<Colours | null>(null)
  /** The side that a person plays against the other, which is the enemy then; null where both or none are played by people. */
  own = $state<SideWord | null>(null)
  /** Of which lists the armies are. */
  private lists = ''

  /** Learns the names of both lists, and their colours, when they have changed, and says whether they have; `find` looks a list up. */
  async meet(
    { edition, keys }: Pick<State, 'edition' | 'keys'>,
    find: (edition: string, key: string) => Promise<Pick<List, 'name' | 'dates'> & Partial<Pick<List, 'aggression'>>>,
  ): Promise<boolean> {
    const lists = [edition, ...keys].join(' ')
    if (lists === this.lists) return false
    this.lists = lists
    const list = (key: string) => (key === '' ? null : find(edition, key).catch(() => null))
    const [red, blue, colours] = await Promise.all([list(keys[0]), list(keys[1]), import('./colours').catch(() => null)])
    if (lists !== this.lists) return false
    const army = (found: typeof red): Army | null =>
      found && { name: armyName(found.name), aggression: found.aggression ?? null, palette: colours?.peopleOf(found.name, found.dates)?.palette ?? null }
    this.colours = colours
    this.armies = { red: army(red), blue: army(blue) }
    return true
  }

  /** What a side is called: its army, or its colour where it has no list. */
  name(side: SideWord): string {
    const army = this.armies[side]
    if (!army) return named('side', side)
    // In a civil war both have one name.
    return army.name.text === this.armies[other(side)]?.name.text ? t('side-civil', { army: army.name.text, side: named('side', side) }) : army.name.text
  }

  /** The same where there is little room: the people alone, unless both sides would be called so. */
  short(side: SideWord): string {
    const short = shortArmy(this.name(side))
    return short === shortArmy(this.name(other(side))) ? this.name(side) : short
  }

  aggression(side: SideWord): number | null {
    return this.armies[side]?.aggression ?? null
  }

  many(side: SideWord): boolean {
    return this.armies[side]?.name.many ?? false
  }

  /** Name and colours of a side, for everything that is drawn of it; the defender is blue until it is known who attacks. */
  of(side: SideWord, attacker: SideWord | null): Side {
    return { name: this.name(side), many: this.many(side), properties: this.properties(attacker)[side] }
  }

  private properties(attacker: SideWord | null): Record<SideWord, Record<string, string>> {
    const { red, blue } = this.armies
    if (!this.colours || (!red?.palette && !blue?.palette)) return { red: {}, blue: {} }
    return this.colours.painted({ red: red?.palette ?? null, blue: blue?.palette ?? null }, attacker ?? 'red', view.pale)
  }

  /** The custom properties of both sides. */
  all(attacker: SideWord | null): Record<string, string> {
    const { red, blue } = this.properties(attacker)
    return { ...red, ...blue }
  }

  /** The same as a style. */
  style(attacker: SideWord | null): string {
    return Object.entries(this.all(attacker))
      .map(([name, value]) => `${name}: ${value};`)
      .join(' ')
  }
}

export const sides = new Sides()

/** The names of both in a message about red and blue. */
export function both(): { one: string; other: string } {
  return { one: sides.name('red'), other: sides.name('blue') }
}

/** A side in a message: `side` is its name, `the` the same within an English sentence, and `many` says whether that is one or several. */
export function called(side: SideWord): { side: string; the: string; many: number } {
  const [text, many] = [sides.name(side), sides.many(side)]
  return { side: text, the: inSentence({ text, many }), many: many ? 2 : 1 }
}
