// The order in which the player wants combats and shootings; the next of them is what the main button does.

import { battle } from './battle.svelte'
import { alternatives, inOrder, moved } from './queue'
import type { Choice } from './wire'

class Fights {
  /** The order that the player has given them, by their orders; what is not in it comes after. */
  private wished = $state.raw<string[]>([])

  /** By target, where several may shoot at one. */
  get groups(): Choice[][] {
    return alternatives(inOrder(battle.choices, this.wished))
  }

  /** Those of the choices that are fought or shot; an enemy is called on to shoot. */
  get orders(): string[] {
    return this.groups
      .flat()
      .filter((choice) => /^(fight|shoot|call) /.test(choice.order))
      .map((choice) => choice.order)
  }

  /** Puts a group, called by its first order, at another place among them. */
  place(order: string, at: number): void {
    const groups = new Map(this.groups.map((group) => [group[0]?.order ?? '', group]))
    this.wished = moved([...groups.keys()], order, at)
      .flatMap((first) => groups.get(first) ?? [])
      .map((choice) => choice.order)
  }
}

export const fights = new Fights()
