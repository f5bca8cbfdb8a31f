// Reporting a ruling to the house that the page comes from: what it is about.

import type { Component } from 'svelte'

/** A ruling that is doubted, as it was when the player said so. */
export interface Doubted {
  /** The battle so far. */
  record: string
  /** The number of orders and rolls before it. */
  step: number
  /** The refused order; null where a result is doubted. */
  order: string | null
  /** The rule that refused it. */
  rule: string | null
}

class Reporting {
  /** What the form is about; null while it is closed. */
  about = $state.raw<Doubted | null>(null)
  /** The form, once it was fetched. */
  form = $state.raw<Component | null>(null)
  /** Whether it could not be fetched. */
  missing = $state(false)

  /** Opens the form, which is fetched on first use. */
  async open(about: Doubted): Promise<void> {
    try {
      this.form ??= (await import('./ReportForm.svelte')).default
      this.about = about
      this.missing = false
    } catch {
      this.missing = true
    }
  }
}

export const reporting = new Reporting()
