// The states of a battle in compact form: what is drawn once, and the changes of each moment.

import type { Component } from 'svelte'
import Base from '../../board/Base.svelte'
import Figures from '../../board/figures/Figures.svelte'
import type { Entry } from '../../battleLog'
import { opensTo } from '../../gist'
import type { Element, State } from '../../wire'
import { pictured } from '../../library/saved'
import { t } from '../../words'
import { drawn } from '../drawn'
import Picture from '../Picture.svelte'
import Scenery from '../Scenery.svelte'
import { turnedAbout } from '../states'
import { lost, moment, type Step, type Stop } from '../timeline'

/** The place and look of an element: x, y, facing, the number of its look; null if it is not on the table. */
export type Stand = [x: number, y: number, facing: number, look: number] | null

/** A moment: its text, its scenery, the elements it is about, and those that changed since the moment before. */
export interface Frame {
  where: string
  scene: number
  marked: string[]
  stands: Record<string, Stand>
}

export interface Frames {
  board: State['board']
  /** What bases refer to: the figures of all troops that took part. */
  figures: string
  /** What elements stand on, from red's edge and from blue's. */
  scenes: [red: string, blue: string][]
  /** How elements look, with their letters for a facing up the board and for one down it. */
  looks: [up: string, down: string][]
  frames: Frame[]
  /** What led to each moment after the first. */
  steps: Pick<Entry, 'kind' | 'side' | 'text' | 'more'>[][]
  /** The moments that one goes to by bounds, each with a small picture and the losses so far. */
  stops: { at: number; title: string; lost: string; picture: string }[]
  /** The styles of the drawings. */
  rules: string[]
}

/** Each text once, by its number. */
class Numbers<T> {
  readonly all: T[] = []
  private readonly known = new Map<string, number>()

  of(key: string, make: () => T): number {
    const known = this.known.get(key)
    if (known !== undefined) return known
    this.known.set(key, this.all.length)
    this.all.push(make())
    return this.all.length - 1
  }
}

export function frames(states: State[], steps: Step[], stops: Stop[]): Frames {
  const [scenes, looks, rules] = [new Numbers<[string, string]>(), new Numbers<[string, string]>(), new Set<string>()]
  const draw = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string => {
    const { markup, rules: found } = drawn(component, props)
    for (const rule of found) rules.add(rule)
    return markup
  }
  const scene = (state: State) => {
    // A camp shows its occupant.
    const inside = state.elements.filter((element) => element.place === 'camp' || element.place === 'bua')
    return scenes.of(JSON.stringify([state.features, state.holds, inside.map((element) => element.troop)]), () => [
      draw(Scenery, { game: state, turned: false }),
      draw(Scenery, { game: turnedAbout(state), turned: true }),
    ])
  }
  const look = (state: State, element: Element) => {
    const { id, side, troop, class: kind, general, width, depth } = element
    return looks.of(JSON.stringify([id, side, troop, kind, general, width, depth]), () => {
      // The label with its place changes at each moment, so it is left out.
      const one = (facing: number) => draw(Base, still(state, element, facing)).replace(`, ${t('label-place', { x: 0, y: state.board[1], facing })}`, '')
      return [one(0), one(180)]
    })
  }
  // A class marks the elements that a moment is about.
  const now = states.at(-1)
  const one = now?.elements[0]
  if (now && one) draw(Base, { ...still(now, one, 0), selected: true })
  const before = new Map<string, string>()
  const all = states.map((state, at): Frame => {
    const stands: Record<string, Stand> = {}
    for (const element of state.elements) {
      const [x, y, facing] = element.at
      const stand: Stand = element.place === 'table' ? [round(x), round(y), round(facing), look(state, element)] : null
      const text = JSON.stringify(stand)
      if ((before.get(element.id) ?? 'null') !== text) stands[element.id] = stand
      before.set(element.id, text)
    }
    return { where: moment(state), scene: scene(state), marked: [...(steps[at - 1]?.marked ?? [])], stands }
  })
  const entries = steps.map((step) =>
    step.entries.map((entry) => ({ kind: entry.kind, side: entry.side, text: entry.text, more: Object.values(opensTo(entry)).flat() })),
  )
  const strip = stops.flatMap(({ at, title }) => {
    const state = states[at]
    return state ? [{ at, title, lost: lost(state), picture: draw(Picture, { picture: pictured(state) }) }] : []
  })
  const figures = draw(Figures, { elements: states.flatMap((state) => state.elements) })
  return {
    board: states[0]?.board ?? [15, 15],
    figures,
    scenes: scenes.all,
    looks: looks.all,
    frames: all,
    steps: entries,
    stops: strip,
    rules: [...rules],
  }
}

/** An element to draw at the corner of the board, looking up or down it. */
function still(game: State, element: Element, facing: number) {
  const drawn: Element = { ...element, at: [0, game.board[1], facing] }
  return { element: drawn, game: { ...game, elements: [drawn] }, still: true, selected: false, takeable: false, spent: false, target: false }
}

/** Lengths to a thousandth of a base width: far below what is seen. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
