// What is half typed or half picked: it is no order yet, so no saved game has it, and a reload is to find it all the same.

/** Where a tab remembers it. */
const HALF = 'acies.baroque.half'

/** One half thing of a kind, and the moment of the game to which it belongs: at another moment it is none. */
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

  /** What is kept of a kind for this moment; null where it is nothing. */
  get<T>(kind: string, moment: string): T | null {
    const found = this.kept[kind]
    return found?.moment === moment ? (found.value as T) : null
  }

  /** Keeps it, or with null forgets it. */
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
