// The open game of the assistant: orders go to its engine, results to the browser's database.

import { Lock } from '../library/lock'
import { unique } from '../library/unique'
import { Play, Unreadable } from './engine'
import { said, why } from './labels'
import { all, one, put, remove, type Kept } from './store'
import type { Command, State, Unit } from './wire'

/** Where a tab remembers which game is open in it. */
const OPEN = 'acies.baroque.open'

function remember(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(OPEN)
    else sessionStorage.setItem(OPEN, id)
  } catch {
    // Without it a reload shows the list.
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(OPEN)
  } catch {
    return null
  }
}

/** A die that the page throws. */
export function thrown(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  // The bias of the rest of 2^32 divided by six is below one in a thousand million.
  return 1 + (bits % 6)
}

class Game {
  state = $state.raw<State | null>(null)
  /** Why the last order was refused, or something could not be read; in words. */
  trouble = $state<string | null>(null)
  /** Whether what is played is not kept. */
  unkept = $state(false)
  /** The games of this browser. */
  games = $state.raw<Kept[]>([])
  /** The game that is open in another tab, and can be taken over. */
  elsewhere = $state<string | null>(null)
  private play: Play | null = null
  /** Which game is open. */
  id = ''
  private readonly lock = new Lock()
  /** What is put down after what was put down before. */
  private saving: Promise<void> = Promise.resolve()

  /** Goes on with what was open in this tab. */
  async reopen(): Promise<void> {
    await this.look()
    const last = remembered()
    if (last !== null && !this.state) await this.open(last)
  }

  async look(): Promise<void> {
    try {
      this.games = await all()
    } catch (error) {
      console.warn(error)
      this.unkept = true
    }
  }

  /** Begins a game with the lines of a muster. */
  async begin(muster: string): Promise<void> {
    await this.fresh(() => Play.begin(muster))
  }

  /** A saved game, from a file. */
  async load(text: string): Promise<void> {
    await this.fresh(() => Play.load(text))
  }

  /** Opens a saved game in its current state, even if the list shows an older one. */
  async open(id: string, anyway = false): Promise<void> {
    if (!(await this.hold(id, anyway))) {
      this.elsewhere = id
      return
    }
    const kept = await one(id)
    if (!kept || !this.start(() => Play.load(kept.text), id)) this.lock.release()
  }

  private async fresh(make: () => Play): Promise<void> {
    const id = unique()
    await this.hold(id, false)
    if (this.start(make, id)) this.keep()
    else this.lock.release()
  }

  /** One game is played in one tab: whether it is this one. */
  private hold(id: string, anyway: boolean): Promise<boolean> {
    this.trouble = null
    this.elsewhere = null
    const lost = () => {
      if (this.id !== id) return
      this.close()
      this.elsewhere = id
    }
    return this.lock.take(`baroque.${id}`, anyway, lost)
  }

  private start(make: () => Play, id: string): boolean {
    try {
      this.play = make()
    } catch (error) {
      this.trouble = error instanceof Unreadable ? why(error.refused) : String(error)
      return false
    }
    this.id = id
    remember(id)
    this.state = this.play.state
    return true
  }

  /** Gives an order; whether it was taken. */
  order(line: string): boolean {
    if (!this.play) return false
    const refused = this.play.obey(line)
    this.trouble = refused ? said(refused) : null
    this.state = this.play.state
    if (!refused) this.keep()
    return !refused
  }

  /** What will be remarked of a deed. */
  advice(line: string): string[] {
    return this.play?.advice(line) ?? []
  }

  /** The musts that the command that acts skips if it finishes now. */
  skipped(): [unit: string, advice: string][] {
    return this.play?.skipped() ?? []
  }

  undo(): void {
    if (!this.play?.undo()) return
    this.trouble = null
    this.state = this.play.state
    this.keep()
  }

  /** The moment to which something half typed belongs: this game, so many orders in. */
  get moment(): string {
    return `${this.id} ${this.state?.log.length ?? 0}`
  }

  get text(): string {
    return this.play?.text ?? ''
  }

  private keep(): void {
    const { state, id } = this
    if (!state || !id) return
    const names = state.sides.map((side) => side.commands.map((command) => command.name).join(', '))
    const game: Kept = { id, names: [names[0] ?? '', names[1] ?? ''], turn: state.turn, played: Date.now(), text: this.text }
    this.saving = this.saving
      .then(() => put(game))
      .then(
        () => void (this.unkept = false),
        (error: unknown) => {
          console.warn(error)
          this.unkept = true
        },
      )
  }

  /** Back to the list. */
  close(): void {
    this.lock.release()
    this.play?.free()
    this.play = null
    this.id = ''
    this.state = null
    this.trouble = null
    remember(null)
    void this.saving.then(() => this.look())
  }

  async remove(id: string): Promise<void> {
    await remove(id)
    await this.look()
  }

  unit(id: string): Unit | undefined {
    return this.commands.flatMap((command) => command.units).find((unit) => unit.id === id)
  }

  command(id: string): Command | undefined {
    return this.commands.find((command) => command.id === id)
  }

  get commands(): Command[] {
    return this.state?.sides.flatMap((side) => side.commands) ?? []
  }

  /** The log entries, newest first. */
  get steps() {
    return [...(this.state?.log ?? [])].reverse()
  }
}

export const game = new Game()
