// The order in which the player wants combats and shootings; the next of them is what the main button does.

import { battle } from './battle.svelte'
import { inOrder, moved } from './queue'
import type { Choice } from './wire'

class Fights {
  /** The order that the player has given them, by their orders; what is not in it comes after. */
  private wished = $state.raw<string[]>([])

  get shown(): Choice[] {
    return inOrder(battle.choices, this.wished)
  }

  /** Those of the choices that are fought or shot; an enemy is called on to shoot. */
  get orders(): string[] {
    return this.shown.filter((choice) => /^(fight|shoot|call) /.test(choice.order)).map((choice) => choice.order)
  }

  place(order: string, at: number): void {
    this.wished = moved(this.shown.map((choice) => choice.order), order, at)
  }
}

export const fights = new Fights()
