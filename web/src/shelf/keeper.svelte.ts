// The battle that this tab has open: put on the shelf after each order and each throw.

import type { State } from '../wire'
import { engine } from '../table'
import { pictured, standing } from './kept'
import { claim, put, text, type Kept, type Text } from './store'

/** Where a tab remembers which battle is open in it: through a reload, not beyond the tab. */
const OPEN = 'acies.open'

/** Why the newest is not kept. */
export type Trouble = 'full' | 'nowhere'

/** A name that nothing else has. */
function unique(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}

class Keeper {
  trouble = $state<Trouble | null>(null)
  /** What this tab is called as a writer. */
  private readonly tab = unique()
  private battle: Omit<Kept, 'played' | 'stand' | 'picture'> | null = null
  private seed = ''

  /** A battle that is new to the shelf. */
  async begin(state: State, seed: string): Promise<void> {
    const { edition, keys, players } = state
    const names = await Promise.all(keys.map((key) => nameOf(edition, key)))
    this.battle = { id: unique(), edition, keys, names: [names[0] ?? '', names[1] ?? ''], players, begun: Date.now(), holder: this.tab }
    this.seed = seed
    remember(this.battle.id)
  }

  /** Takes a battle from the shelf: its record, if it is there. */
  async take(id: string): Promise<Text | null> {
    try {
      const battle = await claim(id, this.tab)
      const found = await text(id)
      if (!battle || !found) return null
      this.battle = { ...battle, holder: this.tab }
      this.seed = found.seed
      remember(id)
      return found
    } catch (error) {
      this.failed(error)
      return null
    }
  }

  /** Puts what the battle has come to on the shelf. */
  async save(record: string, state: State): Promise<void> {
    const { battle, seed } = this
    if (!battle) return
    const kept: Kept = { ...battle, played: Date.now(), stand: standing(state), picture: pictured(state) }
    try {
      await put(kept, { id: battle.id, record, seed })
      this.trouble = null
    } catch (error) {
      this.failed(error)
    }
  }

  leave(): void {
    this.battle = null
    remember(null)
  }

  /** The battle that was open in this tab before it was loaded. */
  last(): string | null {
    try {
      return sessionStorage.getItem(OPEN)
    } catch {
      return null
    }
  }

  private failed(error: unknown): void {
    console.warn(error)
    this.trouble = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'nowhere'
  }
}

function remember(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(OPEN)
    else sessionStorage.setItem(OPEN, id)
  } catch {
    // Without it a reload shows the list.
  }
}

/** What an army list is called; its key where there is none. */
async function nameOf(edition: string, key: string): Promise<string> {
  try {
    return (await engine.army(edition, key)).name
  } catch {
    return key
  }
}

export const keeper = new Keeper()
