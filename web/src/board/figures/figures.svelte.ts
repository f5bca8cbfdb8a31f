// The figures of the bases: they come after the first paint, and until then bases show their codes alone.

import type { Drawing } from './drawings'

class Figures {
  drawings = $state.raw<Readonly<Record<string, Drawing>> | null>(null)

  /** Loads them; a failed load is tried again when it is next asked for. */
  async load(): Promise<void> {
    if (this.drawings) return
    try {
      this.drawings = (await import('./drawings')).DRAWINGS
    } catch {
      // A page without them is complete: the code says all that the figures say.
    }
  }
}

export const figures = new Figures()
