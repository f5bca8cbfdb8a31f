// Optional overlays on the board: enemy zones of control and shooting arcs.

import { quadrangles } from './geometry'
import { editionPreview } from './editionPreview.svelte'
import { view } from './settings.svelte'
import { engine } from './table'
import type { Point, SideWord, State } from './wire'

/** A piece of a zone of control, and whose it is, by index. */
export interface Zone {
  owner: number
  patch: Point[]
}

/** How many numbers a piece of a zone has: its owner, and x and y of four corners. */
const NUMBERS = 9

class Overlays {
  /** The zones that bind the active side in its movement, shown or not. */
  binding = $state.raw<Zone[]>([])
  /** Those that are shown, by the edition that is looked through. */
  zones = $state.raw<Zone[] | null>(null)
  /** Where the shooters of each side can shoot. */
  arcs = $state.raw<Record<SideWord, Point[][]> | null>(null)

  /** Fetches the overlays for the current state of a battle. */
  async look(state: State | null): Promise<void> {
    const { edition } = editionPreview
    const moving = state?.phase === 'movement'
    const fighting = moving || state?.phase === 'shooting'
    const zones = async (by: string) => (moving ? read(await engine.zones(state.active, by)) : [])
    const arcs = async (side: SideWord) => quadrangles(await engine.arcs(side, edition))
    this.binding = await zones('')
    this.zones = view.zones && moving ? (edition === '' ? this.binding : await zones(edition)) : null
    this.arcs = view.arcs && fighting ? { red: await arcs('red'), blue: await arcs('blue') } : null
  }

  clear(): void {
    this.binding = []
    this.zones = null
    this.arcs = null
  }
}

function read(numbers: Float64Array): Zone[] {
  return Array.from({ length: Math.floor(numbers.length / NUMBERS) }, (_, i) => {
    const from = i * NUMBERS
    return { owner: numbers[from] ?? 0, patch: quadrangles(numbers.subarray(from + 1, from + NUMBERS))[0] ?? [] }
  })
}

export const overlays = new Overlays()
