// The elements that have moved and may move again, as the referee judges: light horse by some editions.

import { about, ahead } from './standardMoves'
import type { engine as Engine } from './table'
import type { Element, State } from './wire'

/** The least step ahead that is asked about, in base widths. */
const STEP = 0.05

class Again {
  /** By index. */
  movers = $state.raw<ReadonlySet<number>>(new Set())
  /** The table that they were asked of; null until the referee has answered. */
  known = $state.raw<State | null>(null)
  private asked: State | null = null

  /** Whether an element may still move in this bound, as far as PIPs last. */
  mayMove({ index, moves }: Pick<Element, 'index' | 'moves'>): boolean {
    return moves === 0 || this.movers.has(index)
  }

  /** Asks for those of the side that moves; `moves` says whether elements are moved at all. */
  async look(engine: Pick<typeof Engine, 'judge'>, state: State | null, moves: boolean): Promise<void> {
    this.asked = state
    const found = new Set<number>()
    const moved = moves && state && state.pips > 0 ? state.elements.filter((one) => one.side === state.active && one.place === 'table' && one.moves > 0) : []
    for (const one of moved) {
      for (const order of [ahead([one.id], STEP), about(one)]) {
        const { legal } = await engine.judge(order)
        // What is asked of another table is about another moment.
        if (this.asked !== state) return
        if (legal) found.add(one.index)
        if (legal) break
      }
    }
    this.movers = found
    this.known = state
  }
}

export const again = new Again()
