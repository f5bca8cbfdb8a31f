// Optional overlays on the board: enemy zones of control and shooting arcs, as they came with the last change.

import { keepView, view } from './settings.svelte'
import { engine } from './table'
import type { Overlays as Shown, SidesArcs, Zone } from './wire'

/** The overlays that a key switches, and the keys. */
export const OVERLAYS = { reach: 'm', zones: 'z', arcs: 's', grid: 'g' } as const

export type Overlay = keyof typeof OVERLAYS

/** Switches the overlay of a key; whether there is one. */
export function toggleByKey(key: string): boolean {
  const [overlay] = Object.entries(OVERLAYS).find(([, own]) => own === key) ?? []
  if (overlay === undefined) return false
  view[overlay as Overlay] = !view[overlay as Overlay]
  keepView()
  return true
}

class Overlays {
  /** The edition that is looked through; empty for none. */
  edition = $state('')
  private own = $state.raw<Shown | null>(null)
  private preview = $state.raw<Shown | null>(null)

  /** The zones that bind the active side in its movement, shown or not. */
  get binding(): Zone[] {
    return this.own?.zones ?? []
  }

  /** Those that are shown, by the edition that is looked through. */
  get zones(): Zone[] | null {
    return (view.zones && (this.preview ?? this.own)?.zones) || null
  }

  /** Where the shooters of each side can shoot. */
  get arcs(): SidesArcs | null {
    return (view.arcs && (this.preview ?? this.own)?.arcs) || null
  }

  show(own: Shown, preview: Shown | null): void {
    this.own = own
    this.preview = preview
  }

  /** Looks through an edition from now on, or through none; an error where it does not know something that is on the table. */
  async look(edition: string): Promise<void> {
    this.preview = edition === '' ? null : await engine.overlays(edition)
    this.edition = edition
  }

  clear(): void {
    this.own = null
    this.preview = null
  }
}

export const overlays = new Overlays()
