// A preview of another edition: what its rules would allow in this position.
//
// It changes nothing in the battle.

import { overlays } from './overlays.svelte'
import { engine } from './table'
import type { Verdict } from './wire'

class EditionPreview {
  /** That edition's verdict on the drafted order. */
  verdict = $state.raw<Verdict | null>(null)
  /** Why the preview is not possible. */
  trouble = $state<string | null>(null)
  private asked = ''

  /** The previewed edition; empty for none. */
  get edition(): string {
    return overlays.edition
  }

  /** Looks through an edition from now on. */
  async choose(edition: string): Promise<void> {
    this.verdict = null
    this.trouble = null
    try {
      await overlays.look(edition)
    } catch (error) {
      // An edition may lack a troop or a kind of terrain that is on the table.
      await overlays.look('')
      this.trouble = error instanceof Error ? error.message : String(error)
    }
  }

  /** Asks for the verdict on an order there. */
  async judge(order: string | null): Promise<void> {
    this.asked = order ?? ''
    if (this.edition === '' || order === null) {
      this.verdict = null
      return
    }
    try {
      const verdict = await engine.judge(order, this.edition)
      if (this.asked === order) this.verdict = verdict
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error)
    }
  }
}

export const editionPreview = new EditionPreview()
