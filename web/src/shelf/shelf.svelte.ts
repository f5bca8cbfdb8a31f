// The list of the battles that are kept, as the start page shows it.

import { download } from './download'
import { fileName, readKept } from './kept'
import { locked } from './lock'
import { tellTabs } from './news'
import { title } from './said'
import { all, put, remove, text, type Kept, type Text } from './store'

class Shelf {
  /** The one played last first. */
  battles = $state.raw<Kept[]>([])
  /** Which of them are open in another tab. */
  elsewhere = $state.raw<Set<string>>(new Set())
  /** What was deleted last, until the page is left: it can be had back. */
  removed = $state.raw<{ battle: Kept; text: Text; title: string } | null>(null)

  async look(): Promise<void> {
    const found = (await all()).map(readKept).filter((battle) => battle !== null)
    this.elsewhere = await locked(found.map((battle) => battle.id))
    this.battles = found.sort((a, b) => b.played - a.played)
  }

  /** Hands a battle's record out as a file. */
  async save(battle: Kept): Promise<void> {
    const found = await text(battle.id)
    if (found) download(found.record, fileName(battle.keys, 'acies'))
  }

  async remove(battle: Kept): Promise<void> {
    const found = await text(battle.id)
    await remove(battle.id)
    tellTabs(battle.id)
    this.removed = found ? { battle, text: found, title: title(battle) } : null
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

export const shelf = new Shelf()
