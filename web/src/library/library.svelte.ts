// The list of saved battles on the start page.

import { placeOf, readCollection, writeCollection, type Collection } from './collection'
import { download } from './download'
import { idOf, readKept } from './saved'
import { locked } from './lock'
import { tellTabs } from './tabMessages'
import { title } from './labels'
import { unique } from './unique'
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

  /** What came of a file that was brought: how many entries are new, were here already, and could not be read. */
  brought = $state.raw<{ fresh: number; known: number; unread: number } | null>(null)

  /** Hands out everything that is saved as one file. */
  async saveAll(name: string): Promise<void> {
    const found = await all()
    const battles = await Promise.all(
      found.map(async (one) => {
        const battle = readKept(one)
        const record = battle && (await text(battle.id))
        return battle && record ? [{ battle, text: record }] : []
      }),
    )
    const games = await import('../baroque/store').then((store) => store.all())
    download(writeCollection(battles.flat(), games), name, 'application/json')
  }

  /** Brings such a file: what is here stays as it is, and another version of it is put beside it. Whether it was read. */
  async bringAll(file: string): Promise<boolean> {
    this.brought = null
    let collection: Collection
    try {
      collection = readCollection(file)
    } catch {
      return false
    }
    const games = await import('../baroque/store')
    const counts = { fresh: 0, known: 0, unread: collection.unread }
    const bring = async (id: string, content: string, there: string | undefined, write: (id: string) => Promise<void>) => {
      const place = placeOf(id, content, there, unique)
      if (place === null) counts.known += 1
      else await write(place).then(() => (counts.fresh += 1))
    }
    try {
      for (const { battle, text: one } of collection.battles) {
        await bring(battle.id, one.record, (await text(battle.id))?.record, (id) => put({ ...battle, id }, { ...one, id }).then(() => tellTabs(id)))
      }
      for (const game of collection.games) {
        await bring(game.id, game.text, (await games.one(game.id))?.text, (id) => games.put({ ...game, id }))
      }
    } catch (error) {
      // What has been brought is kept; the rest is counted as missing.
      console.warn(error)
      counts.unread += collection.battles.length + collection.games.length - counts.fresh - counts.known
    }
    await this.look()
    this.brought = counts
    return true
  }

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
