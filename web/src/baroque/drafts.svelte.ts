// Unfinished input: not yet an order, so not in the saved game, but kept over a reload.

/** Where a tab remembers it. */
const HALF = 'acies.baroque.half'

/** Drafts by kind, each with the moment of the game it belongs to; at another moment it is void. */
type Kept = Record<string, { moment: string; value: unknown }>

function remembered(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(HALF) ?? '{}') as Kept
  } catch {
    return {}
  }
}

class Drafts {
  private kept = $state.raw(remembered())

  /** The draft of a kind at this moment; null when there is none. */
  get<T>(kind: string, moment: string): T | null {
    const found = this.kept[kind]
    return found?.moment === moment ? (found.value as T) : null
  }

  /** Stores a draft, or with null deletes it. */
  set(kind: string, moment: string, value: unknown): void {
    const { [kind]: _, ...others } = this.kept
    this.kept = value === null ? others : { ...others, [kind]: { moment, value } }
    try {
      sessionStorage.setItem(HALF, JSON.stringify(this.kept))
    } catch {
      // Without it a reload asks again.
    }
  }
}

export const drafts = new Drafts()
