// The open battle: saved after each order and roll, or watched while another tab plays it.

import type { State } from '../wire'
import { engine } from '../table'
import { pictured, standing } from './saved'
import { Lock } from './lock'
import { listen, tellTabs } from './tabMessages'
import { unique } from './unique'
import { brief, claim, put, Taken, text, type StoredBattle, type Text } from './store'

/** Where a tab remembers which battle is open in it: through a reload, not beyond the tab. */
const OPEN = 'acies.open'

/** Why the newest is not kept. */
export type Trouble = 'full' | 'nowhere'

/** How a battle is opened: to play it, to play it though another tab has it, only to look at it, or as a lesson, which no shelf keeps. */
export type How = 'play' | 'take-over' | 'look' | 'lesson'

class Autosave {
  trouble = $state<Trouble | null>(null)
  /** Why this tab cannot play: another tab has the battle, or it was opened to watch. */
  watching = $state<'elsewhere' | 'look' | null>(null)
  /** Called when a battle that is watched has gone on, and when it is another tab's from now on. */
  onnews: () => void = () => undefined
  private readonly lock = new Lock()
  /** What this tab is called as a writer. */
  private readonly tab = unique()
  private battle: Omit<StoredBattle, 'played' | 'stand' | 'picture'> | null = null
  private seed = ''

  constructor() {
    const news = () => this.watching && this.onnews()
    listen((id) => id === this.id && news())
    // A tab in the background may have heard nothing.
    globalThis.document?.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && news())
  }

  get id(): string | null {
    return this.battle?.id ?? null
  }

  /** What the armies of Red and Blue are called; null where no battle is kept, as in a lesson. */
  get names(): [string, string] | null {
    return this.battle?.names ?? null
  }

  /** A battle that is new to the shelf, or that is none for it. */
  async begin(state: State, seed: string, how: How = 'play'): Promise<void> {
    if (how === 'lesson') return this.leave()
    const { edition, keys, players } = state
    const names = await Promise.all(keys.map((key) => nameOf(edition, key)))
    this.battle = { id: unique(), edition, keys, names: [names[0] ?? '', names[1] ?? ''], players, begun: Date.now(), holder: this.tab }
    this.seed = seed
    this.trouble = null
    await this.hold(this.battle.id, 'play')
    remember(this.battle.id)
  }

  /** Takes a battle from the shelf: its record, if it is there. */
  async take(id: string, how: How): Promise<Text | null> {
    try {
      this.trouble = null
      await this.hold(id, how)
      const battle = this.watching ? await brief(id) : await claim(id, this.tab)
      const found = await text(id)
      if (!battle || !found) return null
      this.battle = { ...battle, holder: this.tab }
      this.seed = found.seed
      remember(id)
      if (!this.watching) tellTabs(id)
      return found
    } catch (error) {
      this.failed(error)
      return null
    }
  }

  /** The battle as another tab has put it in the library. */
  async reread(): Promise<Text | null> {
    try {
      return (this.id !== null && (await text(this.id))) || null
    } catch (error) {
      this.failed(error)
      return null
    }
  }

  private async hold(id: string, how: How): Promise<void> {
    this.lock.release()
    const lost = () => this.id === id && this.lose()
    const held = how !== 'look' && (await this.lock.take(id, how === 'take-over', lost))
    this.watching = how === 'look' ? 'look' : held ? null : 'elsewhere'
  }

  /** Another tab has taken the battle. */
  private lose(): void {
    this.watching = 'elsewhere'
    this.onnews()
  }

  /** Puts what the battle has come to in the library. */
  async save(record: string, state: State): Promise<void> {
    const { battle, seed } = this
    if (!battle || this.watching) return
    const kept: StoredBattle = { ...battle, played: Date.now(), stand: standing(state), picture: pictured(state) }
    try {
      await put(kept, { id: battle.id, record, seed })
      this.trouble = null
      tellTabs(battle.id)
    } catch (error) {
      if (error instanceof Taken) this.lose()
      else this.failed(error)
    }
  }

  leave(): void {
    this.lock.release()
    this.watching = null
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

export const autosave = new Autosave()
