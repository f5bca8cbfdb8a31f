// The list of saved battles on the start page.

import { download } from './download'
import { idOf, readKept } from './saved'
import { locked } from './lock'
import { tellTabs } from './tabMessages'
import { title } from './labels'
import { all, put, remove, text, type StoredBattle, type Text } from './store'

class Library {
  /** The one played last first. */
  battles = $state.raw<StoredBattle[]>([])
  /** Those of which the list cannot be read, by their ids. */
  unread = $state.raw<string[]>([])
  /** Whether this browser has no library. */
  nowhere = $state(false)
  /** Which of them are open in another tab. */
  elsewhere = $state.raw<Set<string>>(new Set())
  /** What was deleted last, until the page is left: it can be had back. */
  removed = $state.raw<{ battle: StoredBattle; text: Text; title: string } | null>(null)

  async look(): Promise<void> {
    try {
      const found = await all()
      const battles = found.map(readKept).filter((battle) => battle !== null)
      this.elsewhere = await locked(battles.map((battle) => battle.id))
      this.unread = found.filter((one) => readKept(one) === null).map(idOf)
      this.battles = battles.sort((a, b) => b.played - a.played)
      this.nowhere = false
    } catch (error) {
      console.warn(error)
      this.nowhere = true
    }
  }

  /** Hands a battle's record out as a file. */
  async save(id: string, name: string): Promise<void> {
    const found = await text(id)
    if (found) download(found.record, name)
  }

  async remove(battle: StoredBattle): Promise<void> {
    const found = await text(battle.id)
    await remove(battle.id)
    tellTabs(battle.id)
    this.removed = found ? { battle, text: found, title: title(battle) } : null
    await this.look()
  }

  /** Takes away what cannot be opened, and is not put back. */
  async removeDamaged(id: string): Promise<void> {
    await remove(id)
    tellTabs(id)
    await this.look()
  }

  /** Puts back what was deleted last. */
  async restore(): Promise<void> {
    if (!this.removed) return
    await put(this.removed.battle, this.removed.text)
    tellTabs(this.removed.battle.id)
    this.removed = null
    await this.look()
  }
}

export const library = new Library()
