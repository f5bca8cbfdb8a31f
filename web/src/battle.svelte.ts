// The battle under way as the page knows it: the state, what is asked, and what has happened.
//
// Everything that changes goes through the table's worker: one message for an order, a roll or an undo, and one update back,
// which is kept in the library and then shown.

import type { Component } from 'svelte'
import { sides } from './armies/sides.svelte'
import { arrowsOf, type Arrow } from './arrows'
import { accountOf, stillUndecided, undecided, type Account } from './moments/account'
import { moments } from './moments/moments.svelte'
import { play } from './opponent'
import { overlays } from './overlays.svelte'
import { opponentSpeed } from './opponentSpeed.svelte'
import { unixLines } from './past/record'
import { view } from './settings.svelte'
import { imported, type ImportedRecord, type Origin } from './library/imported'
import { refused, type Damage } from './library/damage'
import { autosave, type How } from './library/autosave.svelte'
import { remove, text } from './library/store'
import { logEntries, wholeLog, withEntries, type Entry } from './battleLog'
import type { FarTable, PlayedTable, SentOrder } from './played'
import { engine, type Change } from './table'
import type { Agreed, Choice, Action, Duel, Line, NewBattle, Opened, Overlays, RecordVerdict, ShownRecord, SideWord, State, Verdict } from './wire'

const GENERALS = ['greedy', 'random', 'dull', 'solo-dba', 'veteran']

/** The table of this page: its engine judges and rolls, and the library keeps what happens. */
const LOCAL: PlayedTable = {
  ...engine,
  plays: (side) => !battle.isComputer(side),
  order: async (order, notes, edition) => {
    const answer = await engine.order(order, notes, edition)
    return answer.legal ? { legal: true, changes: [answer] } : { legal: false, verdict: answer }
  },
  keep: (record, state) => autosave.save(record, state),
  leave: () => autosave.leave(),
}

/** A random dice seed. */
export function fresh(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
}

/** Another battle between the same players, in which they change sides. */
export interface Another {
  /** Whether the other player wants it already. */
  isOffered: boolean
  /** Wants it too, or first. */
  ask: () => Promise<unknown>
}

class Battle {
  state = $state.raw<State | null>(null)
  /** The conventions and rulings that it is played by. */
  agreed = $state.raw<Agreed | null>(null)
  /** Its record so far. */
  record = ''
  entries = $state.raw<Entry[]>([])
  /** What the entries tell of. */
  lines: Line[] = []
  /** The fight that was ordered last, with its factors. */
  duel = $state.raw<Choice['duel']>(null)
  choices = $state.raw<Choice[]>([])
  /** The close combats that this bound still has, as the elements stand, with their odds. */
  combats = $state.raw<Duel[]>([])
  /** What the side may do that no element does, such as putting followers into its camp. */
  actions = $state.raw<Action[]>([])
  /** Whether some that were kept back may land now. */
  mayLand = $state(false)
  /** Whether this part of the setup may be ended now. */
  mayEnd = $state(false)
  /** How many elements would never come, if the deployment ended now. */
  absent = $state(0)
  /** The table at which the referee would end the player's deployment without some elements: that is asked first. */
  without = $state.raw<State | null>(null)
  arrows = $state.raw<Arrow[]>([])
  /** The previewed outcome: its movements and the elements it destroys. */
  glimpse = $state.raw<{ arrows: Arrow[]; lost: string[] } | null>(null)
  /** Orders that were taken back, the last of them first to be given again. */
  undone = $state.raw<string[]>([])
  /** What the referee answered at one press: how many lines there were before it, and the last of them after it. */
  private answered: { from: number; last: Line | undefined } = { from: 0, last: undefined }
  fought = $state.raw<Account | null>(null)
  refused = $state.raw<{ order: string; verdict: Verdict } | null>(null)
  thinking = $state(false)
  busy = $state(false)
  /** Whether the whole set-up goes on by itself, without a question. */
  settingUp = $state(false)
  /** Whether the rest of the set-up goes on by itself once the other player has answered. */
  restWaits = $state(false)
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
  /** The seeds of the generals of red and blue. */
  private streams: [number, number] = [0, 0]
  /** What stands beside a table whose log is kept elsewhere, and what is shown of such a battle before there is a table. */
  panel = $state.raw<Component<{ onsave: () => void }> | null>(null)
  screen = $state.raw<Component | null>(null)
  /** The order on its way to where the log is kept: it is shown pale until it is there. */
  sent = $state.raw<SentOrder | null>(null)
  /** Asks the other player for another battle; null where the page begins it. */
  another = $state.raw<Another | null>(null)
  /** What it is played on. */
  private table = $state.raw<PlayedTable>(LOCAL)
  /** The battle that is open: aborted when another is, so that what was under way for one never touches the next. */
  private current = new AbortController()
  /** Whether the page is about to show what another tab did, and whether that has done more since. */
  private following = false
  private news = false
  /** What is being shown of it, and whether a battle of the shelf is on its way to the table meanwhile. */
  private followed: Promise<void> = Promise.resolve()
  private opening = false
  /** The deed that nothing else comes between, until it is done. */
  private underWay: Promise<void> = Promise.resolve()
  /** The opponent's play, while it is `thinking`. */
  private playing: Promise<void> = Promise.resolve()
  /** Until what is under way is done: what is asked of the engine before that would be about a table that the page does not show yet. */
  get rest(): Promise<void> {
    return this.underWay
  }

  /** Until what was played last above the board has been read. */
  get read(): Promise<void> {
    return moments.read
  }

  readonly engine = engine
  readonly sides = sides

  player(side: SideWord): string {
    return this.state?.players[side === 'red' ? 0 : 1] ?? 'you'
  }

  isComputer(side: SideWord): boolean {
    return GENERALS.includes(this.player(side))
  }

  /** Whether the person at the page decides for a side. */
  plays(side: SideWord): boolean {
    return this.table.plays(side)
  }

  /** The side that the person at the page plays against the other; null where it plays both or none. */
  private get own(): SideWord | null {
    const plays = (['red', 'blue'] as const).filter((side) => this.plays(side))
    return plays.length === 1 ? (plays[0] ?? null) : null
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
    return asks?.kind === 'decide' && this.plays(asks.side) ? asks.side : null
  }

  /** What that side decides about. */
  get what(): string | null {
    const asks = this.state?.asks
    return this.mine && asks?.kind === 'decide' ? asks.what : null
  }

  get canUndo(): boolean {
    const side = this.state?.undo
    return !!side && !autosave.watching && !this.foreign && this.plays(side) && !this.busy && !this.thinking
  }

  /** Whether the dice are rolled at this page, and not by the house of a battle over a server. */
  get rollsHere(): boolean {
    return this.table === LOCAL
  }

  /** Whether a player types what real dice show. */
  get typed(): boolean {
    return view.dice === 'typed' && this.rollsHere
  }

  /** The seed of a general's own dice. */
  stream(side: SideWord): number {
    return this.streams[side === 'red' ? 0 : 1]
  }

  /** Another battle begins to be opened. */
  private renew(): AbortSignal {
    this.current.abort()
    this.current = new AbortController()
    return this.current.signal
  }

  /** What is opened from now on is played on another table. */
  private moveTo(table: PlayedTable): void {
    if (this.table !== table) this.table.leave()
    this.table = table
  }

  /** Shows a battle whose log is kept elsewhere, and goes along with it. */
  async join(table: FarTable): Promise<void> {
    this.renew()
    this.moveTo(table)
    table.listen({
      happened: async (change) => {
        const open = this.current.signal
        // What is under way here comes first.
        while (this.busy && !open.aborted) await this.underWay
        if (!open.aborted) await this.run(() => this.happened(change))
      },
      reopened: () => this.open(),
    })
    await this.open()
  }

  async begin(battle: NewBattle): Promise<void> {
    this.moveTo(LOCAL)
    await engine.create(battle)
    await this.enter('play')
  }

  /** Opens the battle on the table as one that is new to the library. */
  private async enter(how: How): Promise<void> {
    const opened = await engine.opened(overlays.edition)
    await autosave.begin(opened.update.state, opened.seed, how)
    await this.open(opened)
  }

  /** Continues an imported record as a new battle; returns whether that was possible. A `trusted` record is not verified by the referee. */
  async resume(record: string, seed: string = fresh(), how: How = 'play', trusted = false): Promise<boolean> {
    this.renew()
    this.moveTo(LOCAL)
    if (!(await this.load({ id: null, record, seed }, trusted ? 'trusted' : 'elsewhere'))) return false
    await this.enter(how)
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
    this.renew()
    this.moveTo(LOCAL)
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
    this.renew()
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
    const open = this.renew()
    const shown = await engine.shown(record).catch(() => null)
    const last = shown?.states.at(-1)
    if (last) await sides.meet(last, engine.army)
    if (!shown || !last || open.aborted) return false
    this.clearShown()
    this.moveTo(LOCAL)
    autosave.leave()
    this.agreed = null
    this.foreign = { record, shown }
    this.state = last
    sides.own = null
    this.log(shown.lines)
    return true
  }

  /** Tries once more to put the battle in the library. */
  async keepAgain(): Promise<void> {
    if (this.state) await this.table.keep(this.record, this.state)
  }

  /** Leaves the battle, which stays in the library. */
  leave(): void {
    this.renew()
    opponentSpeed.rested()
    this.state = null
    this.foreign = null
    this.brought = null
    this.log([])
    this.clearShown()
    moments.clear()
    this.table.leave()
    this.table = LOCAL
  }

  private async open(battle?: Opened & { preview: Overlays | null }): Promise<void> {
    const open = this.renew()
    this.trouble = null
    this.cut = null
    this.brought = null
    this.foreign = null
    this.clearShown()
    moments.clear()
    const opened = battle ?? (await this.table.opened(overlays.edition))
    if (open.aborted) return
    await this.apply(opened, opened.lines, () => {
      if (open.aborted) return
      const { phase, asks } = opened.update.state
      this.agreed = opened.agreed
      this.streams = opened.streams
      if (phase === 'shooting' || phase === 'combat') this.fought = stillUndecided(opened.lines, asks)
    })
    if (open.aborted) return
    void this.advance()
  }

  private clearShown(): void {
    this.arrows = []
    this.glimpse = null
    this.undone = []
    this.fought = null
    this.refused = null
    overlays.clear()
    moments.stop()
    this.thinking = false
  }

  /** Shows the table after a change, with all that has happened, once the moment has been played; it is in the library before. */
  private async apply({ update, preview }: Change, lines: Line[], play: () => Promise<void> | void = () => undefined): Promise<boolean> {
    const open = this.current.signal
    const { state, record, choices, combats, actions, mayEnd, mayLand, absent = 0 } = update
    await this.table.keep(record, state)
    // A player who has left the battle meanwhile, or gone back in it, does not see it again.
    if (open.aborted) return false
    const met = await sides.meet(state, engine.army)
    await play()
    if (open.aborted) return false
    const last = lines.at(-1)
    const isNext = !met && last !== undefined && lines.length === this.lines.length + 1
    Object.assign(this, { state, record, choices, combats, actions, mayEnd, mayLand, absent, lines })
    sides.own = this.own
    overlays.show(update.overlays, preview)
    // What the log says of a side from before it had chosen its army calls it by its name.
    if (isNext) this.entries = withEntries(this.entries, logEntries(last, state, lines))
    else this.log()
    return true
  }

  /** Does what nothing else may come between; after it the other side may be asked. */
  private async alone<T>(deed: () => Promise<T>): Promise<T | undefined> {
    // What is pressed while the page is still looking at the table waits for it; a second press of the same button is void.
    const pressed = this.state
    if (this.busy) await this.underWay
    if (this.busy || this.state !== pressed) return undefined
    return this.run(deed)
  }

  /** Does what nothing else comes between; nothing else may be under way. */
  private async run<T>(deed: () => Promise<T>): Promise<T> {
    this.busy = true
    const done = deed()
    this.underWay = done.then(
      () => undefined,
      () => undefined,
    )
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
    if (autosave.watching) return false
    const open = this.current.signal
    const duel = this.choices.find((choice) => choice.order === text)?.duel ?? null
    const answer = await this.table.order(text, notes, overlays.edition)
    if (open.aborted) return false
    if (!answer.legal) {
      if (answer.verdict) this.refused = { order: text, verdict: answer.verdict }
      return false
    }
    if (duel) this.duel = duel
    this.refused = null
    this.arrows = []
    for (const change of answer.changes) if (!open.aborted) await this.happened(change)
    return true
  }

  /** Throws the dice that are asked for: those given, or those of the program. */
  async throwDice(dice: number[] = []): Promise<void> {
    await this.alone(() => this.roll(dice))
  }

  async roll(dice: number[]): Promise<void> {
    if (autosave.watching) return
    const open = this.current.signal
    const change = await this.table.roll(dice, overlays.edition)
    if (!open.aborted) await this.happened(change)
  }

  /** Orders a combat or a shooting and throws its dice at once, where the program throws them; PIPs wait for the player. */
  async fight(order: string): Promise<void> {
    await this.alone(async () => {
      const given = await this.give(order)
      const asks = this.state?.asks
      if (given && asks?.kind === 'throw' && !asks.purpose.startsWith('pips') && !this.typed) await this.roll([])
    })
  }

  /** How many elements the player at the page has not deployed. */
  get reserve(): number {
    return this.state?.elements.filter((element) => element.side === this.mine && element.place === 'reserve').length ?? 0
  }

  /** Takes the referee's own answer until this part of the setup is done, or with `all` until the first bound. */
  async forMe(all = false): Promise<void> {
    const { what } = this
    const hasTerrain = what === 'terrain' && (this.state?.features.length ?? 0) > 0
    const open = this.current.signal
    const current = () => !open.aborted && !autosave.watching
    const from = this.lines.length
    this.settingUp = all
    this.restWaits = false
    const asked = this.without
    // What leaves no choice may be under way already; the rest is to be set up all the same.
    if (all && this.busy) await this.underWay
    const done = this.alone(async () => {
      for (let steps = 0; steps < 400 && current(); steps += 1) {
        const { state } = this
        const asks = state?.asks
        if (!asks || state.phase !== 'setup') break
        if (asks.kind === 'throw') {
          if (!all || this.typed || asks.purpose.startsWith('pips')) break
          await this.roll([])
        } else if (asks.kind === 'decide') {
          if (this.isComputer(asks.side)) {
            if (all) await this.letPlay()
            if (this.state === state) break
          } else {
            if (!this.plays(asks.side)) {
              this.restWaits = all
              break
            }
            if (!all && asks.what !== what) break
            const order = await engine.defaultOrder()
            // What is added to a player's terrain is seen before it is ended; only the feature that was named gives way.
            if (!all && hasTerrain && this.lines.length > from && /^(end|lift)/.test(order)) break
            if (order === 'end' && asks.what === 'deployment' && this.reserve > 0 && asked !== state) {
              this.without = state
              break
            }
            if (!current() || !(await this.give(order))) break
          }
        } else break
      }
    })
    await done.finally(() => (this.settingUp = false))
    this.answered = { from, last: this.lines.at(-1) }
  }

  /** Takes the last order back; where the referee has answered several questions at one press, all of those. */
  async undo(): Promise<void> {
    if (!this.canUndo) return
    this.restWaits = false
    const least = this.lines.at(-1) === this.answered.last ? this.answered.from : this.lines.length - 1
    await this.run(async () => {
      const open = this.current.signal
      do {
        // Orders of one side in a row are taken back at once: over a server the opponent may have to agree.
        const side = this.lines.at(-1)?.side
        const before = this.lines.findLastIndex((line) => line.side !== side || !line.text.startsWith('order '))
        const change = await this.table.undo(overlays.edition, Math.max(1, this.lines.length - Math.max(least, before + 1)))
        if (!change || open.aborted) return
        const stays = this.lines.length - (change.back ?? 1)
        const taken = this.lines.slice(stays).map(({ text }) => text.replace(/^order /, ''))
        const undone = [...this.undone, ...taken.reverse()]
        this.clearShown()
        this.undone = undone
        if (!(await this.apply(change, this.lines.slice(0, stays)))) return
      } while (this.lines.length > least && this.state?.undo)
    })
  }

  /** Gives again what was taken back last. */
  async redo(): Promise<void> {
    const order = this.undone.at(-1)
    if (order === undefined || this.busy || this.thinking) return
    const rest = this.undone.slice(0, -1)
    if (await this.order(order)) this.undone = rest
  }

  /** What an order or a roll led to: into the log, onto the board. */
  private async happened(change: Change): Promise<void> {
    const before = this.state
    const { line } = change.update
    if (!line) {
      // Orders were taken back, or players have ended the battle.
      this.clearShown()
      if (!(await this.apply(change, this.lines.slice(0, this.lines.length - (change.back ?? 0))))) return
      if (this.state?.asks.kind === 'over') moments.over()
      return
    }
    const { events, dice = [] } = line
    this.glimpse = null
    this.undone = []
    const arrows = arrowsOf(events, before)
    const purpose = line.text.replace(/^throw /, '')
    const account = accountOf(events, before, this.duel) ?? undecided(purpose, dice, this.duel, change.update.state.asks)
    const open = this.current.signal
    await this.apply(change, [...this.lines, line], async () => {
      if (before) await moments.play({ events, account, dice, typed: this.typed, purpose, side: line.side, before })
      if (open.aborted) return
      if (events.some((event) => event.kind === 'bound')) {
        this.fought = null
        this.arrows = []
      }
      if (account) this.fought = { ...account, step: this.lines.length + 1 }
      if (arrows.length > 0) this.arrows = arrows
    })
  }

  /** Tells the log anew: of other lines, or of the same in another language. */
  log(lines = this.lines): void {
    this.lines = lines
    this.entries = wholeLog(lines, this.state)
  }

  /** Lets the opponent play if nothing else is under way. */
  private async advance(): Promise<void> {
    if (!this.busy) await this.letPlay()
  }

  /** Lets the opponent play for as long as it is its turn. It plays once at a time: what comes meanwhile waits for its end. */
  private letPlay(): Promise<void> {
    if (!this.thinking) {
      this.thinking = true
      this.playing = this.play(this.current.signal)
    }
    return this.playing
  }

  private async play(open: AbortSignal): Promise<void> {
    try {
      await play(this, () => !open.aborted && !autosave.watching)
    } catch (error) {
      if (!open.aborted) this.trouble = error instanceof Error ? error.message : String(error)
    } finally {
      if (!open.aborted) {
        this.thinking = false
        opponentSpeed.rested()
      }
    }
  }
}

export const battle = new Battle()
