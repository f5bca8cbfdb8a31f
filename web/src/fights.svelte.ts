// The order in which the player wants combats and shootings; the next of them is what the main button does.

import { battle } from './battle.svelte'
import { bestShotsFirst, worth } from './hints'
import { alternatives, inOrder, moved, type Alternatives } from './queue'
import type { Choice } from './wire'

class Fights {
  /** The order that the player has given them, by their orders; what is not in it comes after. */
  private wished = $state.raw<string[]>([])
  /** The order in which a key goes through them, as it was at its first press, with what the player had wished by then. */
  private round: { orders: string[]; wished: string[] } = { orders: [], wished: [] }

  /** The shots that exclude each other together, the best odds first where the player has given no other order: the main button makes the first. */
  get groups(): Alternatives<Choice>[] {
    const { mine } = battle
    return alternatives(inOrder(mine ? bestShotsFirst(battle.choices, (shot) => worth(shot, mine)) : battle.choices, this.wished))
  }

  /** Those of the choices that are fought or shot; an enemy is called on to shoot. */
  get orders(): string[] {
    return this.groups
      .flatMap(({ choices }) => choices)
      .filter((choice) => /^(fight|shoot|call) /.test(choice.order))
      .map((choice) => choice.order)
  }

  /** Puts the next of those that can be fought or shot first, after the last the first again. */
  next(): void {
    const { orders, round } = this
    const isSame = round.orders.length === orders.length && orders.every((order) => round.orders.includes(order))
    if (!isSame) this.round = { orders, wished: this.wished }
    const going = this.round
    const next = going.orders[(going.orders.indexOf(orders[0] ?? '') + 1) % going.orders.length]
    if (next !== undefined) this.wished = [next, ...going.wished.filter((order) => order !== next)]
  }

  /** Puts a group, called by its first order, at another place among them. */
  place(order: string, at: number): void {
    const groups = new Map(this.groups.map(({ choices }) => [choices[0]?.order ?? '', choices]))
    this.wished = moved([...groups.keys()], order, at)
      .flatMap((first) => groups.get(first) ?? [])
      .map((choice) => choice.order)
    this.round = { orders: [], wished: [] }
  }
}

export const fights = new Fights()
