// The lesson under way: watches the battle and advances when a step is done.

import { battle } from '../battle.svelte'
import type { hand } from '../hand.svelte'
import { fightNow } from '../quickBattle'
import { overlays } from '../overlays.svelte'
import { beforeBound } from '../past/record'
import { ownOverlays, standardOverlays } from '../settings.svelte'
import type { Line } from '../wire'
import type { Arguments } from '../words'
import { LESSONS } from './all'
import { taughtBy } from './field'
import { strayed, type Lesson, type Seen, type Step } from './lesson'
import { keepOpen, keepProgress, lastOpen, progress, type Start } from './progress.svelte'

class Teacher {
  /** The hand over the board, which comes with the table: the start page, which lists the lessons, does not wait for it. */
  hand: Pick<typeof hand, 'clear' | 'draft' | 'grip' | 'ids'> | null = null
  lesson = $state.raw<Lesson | null>(null)
  /** Which step is under way; as many as there are when the lesson is done. */
  at = $state(0)
  /** What the learner does now, as a message, and what that says of the edition. */
  says = $state('')
  values = $state.raw<Arguments>({})
  /** Whether something legal was done that the step does not ask for. */
  strayed = $state(false)
  /** The record to which a way leads back by one bound, in a lesson that is free to play. */
  private bound = $state.raw<string | null>(null)
  private start: Start = { record: '', lines: 0, first: 0 }
  /** The edition that it is played by. */
  private edition = ''
  /** The record with which the lesson began. */
  private whole = ''
  /** What was refused and taken back before the step began. */
  private old: { refused: unknown; undone: unknown } = { refused: null, undone: null }
  private opening = false
  private looking = false

  get step(): Step | null {
    return this.lesson?.steps[this.at] ?? null
  }

  get finished(): boolean {
    return this.lesson !== null && this.at >= this.lesson.steps.length
  }

  get next(): Lesson | null {
    return LESSONS[LESSONS.findIndex((one) => one.id === this.lesson?.id) + 1] ?? null
  }

  /** Begins a lesson by an edition; without one, by that of the lesson before. */
  async begin(lesson: Lesson, edition = this.edition): Promise<void> {
    await this.stage(lesson, edition)
    await this.open(lesson, 0, this.whole, null)
  }

  private async stage(lesson: Lesson, edition: string): Promise<void> {
    this.edition = taughtBy(edition)
    this.whole = await battle.engine.stage(lesson.battle(this.edition), lesson.script(this.edition))
  }

  /** Goes on with the lesson that was open in this tab when the page was loaded anew. */
  async reopen(): Promise<void> {
    const open = lastOpen()
    const lesson = LESSONS.find((one) => one.id === open?.id)
    if (!open || !lesson) return
    await this.stage(lesson, open.edition)
    await this.open(lesson, open.step, open.record, open.start)
  }

  /** Back to where the step under way began. */
  async back(): Promise<void> {
    if (this.lesson) await this.open(this.lesson, this.at, this.start.record, this.start)
  }

  /** Whether there is a way back by a bound: dice are not undone, but a learner may try again. */
  get canGoBackABound(): boolean {
    return this.bound !== null
  }

  /** Back to where the learner's own bound began, or the one before it. */
  async boundBack(): Promise<void> {
    const { lesson, bound, whole } = this
    // The steps are looked at from the first on: what has been fought by then is so again.
    if (lesson && bound !== null) await this.open(lesson, 0, bound, { record: whole, lines: this.start.first, first: this.start.first })
  }

  /** Back to where the lesson began. */
  async restart(): Promise<void> {
    if (this.lesson) await this.open(this.lesson, 0, this.whole, null)
  }

  private async open(lesson: Lesson, at: number, record: string, start: Start | null): Promise<void> {
    this.opening = true
    this.hand?.clear()
    try {
      if (!(await battle.resume(record, lesson.battle(this.edition).seed, 'lesson'))) return
      // What a step asks to be switched on is off when it begins, or the step would be over before it was read.
      if (at === 0 || !this.lesson) standardOverlays()
      const lines = battle.lines.length
      this.start = start ?? { record, lines, first: lines }
      this.old = { refused: null, undone: battle.undone }
      this.at = at
      this.strayed = false
      this.lesson = lesson
    } finally {
      this.opening = false
    }
    this.look()
  }

  /** Whether its lesson leads step by step, with the rest of the panel out of sight; not in a battle that is played freely. */
  get guides(): boolean {
    return this.lesson !== null && this.lesson.steps.some((step) => step.free !== 'always')
  }

  /** A step that is only read has been read. */
  read(): void {
    if (this.step && !this.step.done) this.goOn()
  }

  /** Looks at the battle, once all that has changed together is there. */
  look(): void {
    if (this.looking) return
    this.looking = true
    queueMicrotask(() => {
      this.looking = false
      while (this.lookOnce());
    })
  }

  /** Whether it has found the step under way done. */
  private lookOnce(): boolean {
    const { lesson, step } = this
    const { state, record, lines } = battle
    // What is half done, or still held by a finger, is no answer yet.
    if (!lesson || this.opening || !state || battle.busy || this.hand?.grip) return false
    keepOpen({ id: lesson.id, edition: this.edition, step: this.at, record, start: this.start })
    this.bound = this.guides ? null : beforeBound(record, 'red')
    if (!step) return false
    const seen = this.seen(state, lines)
    if (step.done?.(seen)) {
      this.goOn()
      return true
    }
    this.says = typeof step.says === 'string' ? step.says : step.says(seen)
    this.values = step.values?.(state) ?? {}
    this.strayed = strayed(step, seen, this.start.lines, lines.length)
    return false
  }

  private seen(state: Seen['state'], history: Line[]): Seen {
    const refused = this.hand?.draft?.verdict ?? battle.refused?.verdict ?? null
    const events = (from: number) => history.slice(from).flatMap((line) => line.events)
    return {
      state,
      lines: history.slice(this.start.lines),
      events: events(this.start.lines),
      past: events(this.start.first),
      refused: refused === this.old.refused ? null : refused,
      held: this.hand?.ids ?? [],
      undone: battle.undone.length > 0 && battle.undone !== this.old.undone,
      zones: overlays.zones !== null,
      outcome: battle.glimpse !== null,
    }
  }

  private goOn(): void {
    this.old = { refused: this.hand?.draft?.verdict ?? battle.refused?.verdict ?? null, undone: battle.undone }
    this.start = { ...this.start, record: battle.record, lines: battle.lines.length }
    this.at += 1
    this.strayed = false
    if (!this.lesson || !this.finished) return
    progress.done = [...new Set([...progress.done, this.lesson.id])]
    keepProgress()
  }

  /** The battle has been left, or another one is opened. */
  leave(): void {
    this.lesson = null
    ownOverlays()
    keepOpen(null)
  }

  /** A battle of one's own. */
  async play(): Promise<void> {
    battle.leave()
    await fightNow({ edition: this.edition, conventions: [], rulings: [] }, 'greedy')
  }
}

export const teacher = new Teacher()
