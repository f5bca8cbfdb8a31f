// The battle under way as the page knows it: the state, what is asked, and what has happened.
//
// Everything that changes goes through the table's worker; this file only asks it, in order, and shows the answer.

import { sides } from './armies/sides.svelte'
import { arrowsOf, type Arrow } from './arrows'
import { accountOf, stillUndecided, undecided, type Account } from './moments/account'
import { moments } from './moments/moments.svelte'
import { available } from './available'
import { play, think } from './opponent'
import { overlays } from './overlays.svelte'
import { opponentSpeed } from './opponentSpeed.svelte'
import { unixLines, withDice } from './past/record'
import { view } from './settings.svelte'
import { imported, type ImportedRecord, type Origin } from './library/imported'
import { refused, type Damage } from './library/damage'
import { autosave, type How } from './library/autosave.svelte'
import { remove, text } from './library/store'
import { logEntries, type Entry } from './battleLog'
import { engine } from './table'
import type { Agreed, Choice, Action, Line, NewBattle, RecordVerdict, ShownRecord, SideWord, State, Thrown, Verdict } from './wire'

const GENERALS = ['greedy', 'random', 'dull', 'solo-dba', 'veteran']

/** A random dice seed. */
export function fresh(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
}

class Battle {
  state = $state.raw<State | null>(null)
  /** The conventions and rulings that it is played by. */
  agreed = $state.raw<Agreed | null>(null)
  entries = $state.raw<Entry[]>([])
  /** What the entries tell of. */
  lines: Line[] = []
  /** The fight that was ordered last, with its factors. */
  private duel: Choice['duel'] = null
  choices = $state.raw<Choice[]>([])
  /** What the side may do that no element does, such as putting followers into its camp. */
  actions = $state.raw<Action[]>([])
  /** Whether some that were kept back may land now. */
  mayLand = $state(false)
  /** Whether this part of the setup may be ended now. */
  mayEnd = $state(false)
  arrows = $state.raw<Arrow[]>([])
  /** The previewed outcome: its movements and the elements it destroys. */
  glimpse = $state.raw<{ arrows: Arrow[]; lost: string[] } | null>(null)
  /** Orders that were taken back, the last of them first to be given again. */
  undone = $state.raw<string[]>([])
  fought = $state.raw<Account | null>(null)
  lastThrow = $state.raw<Thrown | null>(null)
  refused = $state.raw<{ order: string; verdict: Verdict } | null>(null)
  thinking = $state(false)
  busy = $state(false)
  trouble = $state<string | null>(null)
  /** The line in the middle of which the record of this battle was cut, if it was. */
  cut = $state<number | null>(null)
  /** What the engine says of the file that this battle was opened from. */
  brought = $state.raw<RecordVerdict | null>(null)
  /** What is wrong with the battle that could not be opened. */
  damage = $state.raw<Damage | null>(null)
  /** The record of another version that is shown as it was played; no battle can go on from it. */
  foreign = $state.raw<{ record: string; shown: ShownRecord } | null>(null)
  /** What the engine said of the record that was loaded last, where it was asked. */
  private verdict: RecordVerdict | null = null
  /** Counts the battles begun, so that what was under way for one never touches the next. */
  private generation = 0
  /** Whether the page is about to show what another tab did, and whether that has done more since. */
  private following = false
  private news = false
  /** What is being shown of it, and whether a battle of the shelf is on its way to the table meanwhile. */
  private followed: Promise<void> = Promise.resolve()
  private opening = false
  /** The deed that nothing else comes between, until it is done. */
  private underWay: Promise<void> = Promise.resolve()
  readonly engine = engine

  player(side: SideWord): string {
    return this.state?.players[side === 'red' ? 0 : 1] ?? 'you'
  }

  isComputer(side: SideWord): boolean {
    return GENERALS.includes(this.player(side))
  }

  constructor() {
    autosave.onnews = () => {
      this.news = true
      if (!this.following) this.followed = this.follow()
    }
  }

  /** The side whose decision the person at the page is asked for. */
  get mine(): SideWord | null {
    const asks = this.state?.asks
    if (autosave.watching || this.foreign) return null
    return asks?.kind === 'decide' && !this.isComputer(asks.side) ? asks.side : null
  }

  /** What that side decides about. */
  get what(): string | null {
    const asks = this.state?.asks
    return this.mine && asks?.kind === 'decide' ? asks.what : null
  }

  get canUndo(): boolean {
    const side = this.state?.undo
    return !!side && !autosave.watching && !this.foreign && !this.isComputer(side) && !this.busy && !this.thinking
  }

  async begin(battle: NewBattle): Promise<void> {
    await engine.create(battle)
    await autosave.begin(await engine.state(), await engine.seed())
    await this.open()
  }

  /** Continues an imported record as a new battle; returns whether that was possible. A `trusted` record is not verified by the referee. */
  async resume(record: string, seed: string = fresh(), how: How = 'play', trusted = false): Promise<boolean> {
    this.generation += 1
    if (!(await this.load({ id: null, record, seed }, trusted ? 'trusted' : 'elsewhere'))) return false
    await autosave.begin(await engine.state(), await engine.seed(), how)
    await this.open()
    return true
  }

  /** Continues the record of a file; returns whether that was possible. */
  async bring(text: string, file: string): Promise<boolean> {
    if (await this.resume(unixLines(text))) {
      this.brought = this.verdict
      this.cut = this.verdict?.cut ?? null
      return true
    }
    if (this.damage) this.damage = { ...this.damage, file }
    return false
  }

  /** Continues a battle of the library; returns whether that was possible. */
  async goOn(id: string, how: How = 'play'): Promise<boolean> {
    this.generation += 1
    // Take the battle over before loading its latest state, so that no order can come in between.
    this.opening = true
    this.busy = true
    try {
      await this.followed
      const text = await autosave.take(id, how)
      if (!text || !(await this.load(text))) {
        if (!text && autosave.trouble === null) this.damage = refused(id, '', '', '')
        autosave.leave()
        return false
      }
      await this.open()
    } finally {
      this.opening = false
      this.busy = false
    }
    if (autosave.watching === 'elsewhere') autosave.onnews()
    void this.advance()
    return true
  }

  /** Makes a new battle of one that the list cannot read, by its record; then that one is gone. */
  async rescue(id: string): Promise<void> {
    const found = await text(id)
    if (!found) this.damage = refused(id, '', '', '')
    else if (await this.resume(found.record, found.seed)) await remove(id)
    else if (this.damage) this.damage = { ...this.damage, id }
  }

  /** Shows what another tab has done with the battle; what comes meanwhile is shown after it. */
  private async follow(): Promise<void> {
    if (this.opening) return
    this.generation += 1
    this.following = true
    try {
      while (this.news) {
        this.news = false
        const text = await autosave.reread()
        if (text && (await this.load(text)) && text.id === autosave.id) await this.open()
      }
    } finally {
      this.following = false
    }
  }

  /** Brings a record to the table; whether it is sound. */
  private async load(text: ImportedRecord, origin: Origin = 'library'): Promise<boolean> {
    const { damage, verdict } = await imported(text, origin)
    this.damage = damage
    this.verdict = verdict
    return damage === null
  }

  /** Shows a record of another version as it was played; returns whether that was possible. */
  async watch(record: string): Promise<boolean> {
    this.generation += 1
    const { generation } = this
    const shown = await engine.shown(record).catch(() => null)
    const last = shown?.states.at(-1)
    if (last) await sides.meet(last, engine.army)
    if (!shown || !last || generation !== this.generation) return false
    this.clearShown()
    autosave.leave()
    this.agreed = null
    this.foreign = { record, shown }
    this.state = last
    this.log(shown.lines)
    return true
  }

  /** Tries once more to put the battle in the library. */
  async keepAgain(): Promise<void> {
    if (this.state) await autosave.save(await engine.record(), this.state)
  }

  /** Leaves the battle, which stays in the library. */
  leave(): void {
    this.generation += 1
    opponentSpeed.rested()
    this.state = null
    this.foreign = null
    this.brought = null
    this.log([])
    this.clearShown()
    moments.clear()
    autosave.leave()
  }

  private async open(): Promise<void> {
    this.generation += 1
    const generation = this.generation
    this.trouble = null
    this.cut = null
    this.brought = null
    this.foreign = null
    this.clearShown()
    moments.clear()
    this.agreed = await engine.played()
    const state = await engine.state()
    const history = withDice(await engine.history(), await engine.record())
    await sides.meet(state, engine.army)
    if (generation !== this.generation) return
    this.state = state
    this.log(history)
    if (state.phase === 'shooting' || state.phase === 'combat') this.fought = stillUndecided(history)
    await this.refresh()
    void this.advance()
  }

  private clearShown(): void {
    this.arrows = []
    this.glimpse = null
    this.undone = []
    this.fought = null
    this.lastThrow = null
    this.refused = null
    overlays.clear()
    moments.stop()
    this.thinking = false
  }

  /** Looks at the table again, and keeps the record: what the page shows is on the shelf already. `first` comes before it is shown. */
  private async refresh(first: () => Promise<void> = async () => {}): Promise<void> {
    const { generation } = this
    const state = await engine.state()
    const record = await engine.record()
    if (generation !== this.generation) return
    await autosave.save(record, state)
    if (generation !== this.generation) return
    const offered = await available(state)
    const met = await sides.meet(state, engine.army)
    if (generation === this.generation) await first()
    // Who has left the battle meanwhile, or gone back in it, is not to see it again.
    if (generation !== this.generation) return
    Object.assign(this, { ...offered, state })
    // What the log says of a side from before it had chosen its army calls it by its name.
    if (met) this.log()
    await overlays.look(state)
  }

  /** Does what nothing else may come between; after it the other side may be asked. */
  private async alone<T>(deed: () => Promise<T>): Promise<T | undefined> {
    // What is pressed while the page is still looking at the table waits for it; a second press of the same button is void.
    const pressed = this.state
    if (this.busy) await this.underWay
    if (this.busy || this.state !== pressed) return undefined
    this.busy = true
    const done = deed()
    this.underWay = done.then(() => undefined, () => undefined)
    try {
      return await done
    } finally {
      this.busy = false
      void this.advance()
    }
  }

  /** Gives an order; if it is refused, the reasons are shown. */
  async order(text: string): Promise<boolean> {
    return (await this.alone(() => this.give(text))) ?? false
  }

  /** Gives an order with nothing else in its way; whether it was legal. */
  async give(text: string, notes: string[] = []): Promise<boolean> {
    const side = this.state?.asks.kind === 'decide' ? this.state.asks.side : null
    const { generation } = this
    for (const note of notes) if (generation === this.generation) await engine.note(note)
    if (autosave.watching || generation !== this.generation) return false
    const duel = this.choices.find((choice) => choice.order === text)?.duel ?? null
    const answer = await engine.obey(text)
    if (generation !== this.generation) return false
    if (answer.legal && duel) this.duel = duel
    if (!answer.legal) {
      this.refused = { order: text, verdict: answer }
      return false
    }
    this.refused = null
    this.arrows = []
    this.glimpse = null
    this.undone = []
    await this.happened({ text: `order ${text}`, side, events: answer.events, notes })
    return true
  }

  /** Throws the dice that are asked for: those given, or those of the program. */
  async throwDice(dice: number[] = []): Promise<void> {
    await this.alone(() => this.roll(dice))
  }

  async roll(dice: number[]): Promise<void> {
    if (autosave.watching) return
    const { generation } = this
    const thrown = await engine.throw(dice)
    if (generation !== this.generation) return
    this.lastThrow = thrown
    this.glimpse = null
    this.undone = []
    await this.happened({ text: `throw ${thrown.purpose}`, side: null, events: thrown.events, notes: [], dice: thrown.dice })
  }

  /** Orders a combat or a shooting and throws its dice at once, where the program throws them. */
  async fight(order: string): Promise<void> {
    await this.alone(async () => {
      const given = await this.give(order)
      if (given && this.state?.asks.kind === 'throw' && view.dice === 'program') await this.roll([])
    })
  }

  /** Takes the referee's own answer until this part of the setup is done, or with `all` until the first bound. */
  async forMe(all = false): Promise<void> {
    const { what, generation } = this
    const current = () => generation === this.generation && !autosave.watching
    await this.alone(async () => {
      for (let steps = 0; steps < 400 && current(); steps += 1) {
        const asks = this.state?.asks
        if (!asks || this.state?.phase !== 'setup') break
        if (asks.kind === 'throw') {
          if (!all || view.dice === 'typed' || asks.purpose.startsWith('pips')) break
          await this.roll([])
        } else if (asks.kind === 'decide') {
          if (this.isComputer(asks.side)) {
            if (!all || !(await think(this, asks.side, current))) break
          } else {
            if (!all && asks.what !== what) break
            const order = await engine.defaultOrder()
            if (!current() || !(await this.give(order))) break
          }
        } else break
      }
    })
  }

  async undo(): Promise<void> {
    if (!this.canUndo) return
    this.busy = true
    try {
      const last = (await engine.history()).at(-1)
      if (await engine.undo()) {
        const undone = [...this.undone, last?.text.replace(/^order /, '') ?? '']
        this.clearShown()
        this.undone = undone
        await this.refresh()
        this.log(withDice(await engine.history(), await engine.record()))
      }
    } finally {
      this.busy = false
    }
  }

  /** Gives again what was taken back last. */
  async redo(): Promise<void> {
    const order = this.undone.at(-1)
    if (order === undefined || this.busy || this.thinking) return
    const rest = this.undone.slice(0, -1)
    if (await this.order(order)) this.undone = rest
  }

  /** What an order or a throw led to: into the log, onto the board. */
  private async happened(line: Line): Promise<void> {
    const before = this.state
    const { events } = line
    const arrows = arrowsOf(events, before)
    const purpose = line.text.replace(/^throw /, '')
    const account = accountOf(events, before, this.duel) ?? undecided(purpose, line.dice ?? [], this.duel)
    const { generation } = this
    await this.refresh(async () => {
      if (before) await moments.play({ events, account, dice: line.dice ?? [], purpose, side: line.side, before })
      if (generation !== this.generation) return
      if (events.some((event) => event.kind === 'bound')) {
        this.fought = null
        this.arrows = []
      }
      if (account) this.fought = account
      if (arrows.length > 0) this.arrows = arrows
    })
    if (generation !== this.generation) return
    this.lines.push(line)
    this.entries = [...this.entries, ...logEntries(line, this.state)]
  }

  /** Tells the log anew: of other lines, or of the same in another language. */
  log(lines = this.lines): void {
    const { state } = this
    this.lines = lines
    this.entries = lines.flatMap((line) => logEntries(line, state))
  }

  /** Lets the computer play for as long as it is its turn. */
  private async advance(): Promise<void> {
    const generation = this.generation
    const current = () => generation === this.generation
    if (this.thinking || this.busy) return
    this.thinking = true
    try {
      await play(this, () => current() && !autosave.watching)
    } catch (error) {
      if (current()) this.trouble = error instanceof Error ? error.message : String(error)
    } finally {
      if (current()) {
        this.thinking = false
        opponentSpeed.rested()
      }
    }
  }
}

export const battle = new Battle()
