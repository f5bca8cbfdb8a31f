// The defender's choice of features where dice decide on their places, and the referee's verdict on it.

import { battle } from './battle.svelte'
import type { Verdict } from './wire'
import { Latest } from './workers/call'

class FeatureChoice {
  order = $state.raw('')
  verdict = $state.raw<Verdict | null>(null)

  private readonly judge = new Latest<string, Verdict>(
    (order) => battle.engine.judge(order),
    (verdict, order) => order === this.order && (this.verdict = verdict),
  )

  /** What is chosen now; nothing where it is not asked for. */
  choose(order: string): void {
    this.order = order
    this.verdict = null
    if (order === '') this.judge.drop()
    else this.judge.push(order)
  }
}

export const featureChoice = new FeatureChoice()
