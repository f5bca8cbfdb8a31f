// The talk with the opponent of one battle: what was said, what is on its way, and what was read.

import { read, write } from '../settings.svelte'
import type { SideWord } from '../wire'
import { freshId } from './outbox'
import type { FromHouse, FromPage, TalkLine } from './wire'

/** The longest line, in characters. */
export const LONGEST_LINE = 500

/** A line that the house has not confirmed. */
export interface WaitingLine {
  /** 32 hexadecimal digits. */
  id: string
  text: string
}

/** Where this browser keeps how far the talk of a battle was read, and whether it is muted. */
const shelf = (code: string) => `acies.talk.${code}`

export class Talk {
  /** What was said, by the numbers of the house. */
  lines = $state.raw<TalkLine[]>([])
  /** What was not confirmed yet, the oldest first. It is sent again on every new connection. */
  waiting = $state.raw<WaitingLine[]>([])
  /** Why the house did not take the last line: its own sentence. */
  refused = $state<string | null>(null)
  isMuted = $state(false)
  /** The number of the last line that was read. */
  private last = $state(0)
  private again: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly code: string,
    private readonly side: SideWord | null,
    private readonly send: (message: FromPage) => boolean,
  ) {
    const [, last, muted] = /^(\d+)( muted)?$/.exec(read(shelf(code)) ?? '') ?? []
    this.last = Number(last ?? 0)
    this.isMuted = muted !== undefined
  }

  /** The lines that are shown: of an opponent who is muted there are none. */
  get shown(): TalkLine[] {
    return this.isMuted ? this.lines.filter(({ by }) => by === this.side) : this.lines
  }

  /** The opponent's lines that were not read. */
  get unread(): TalkLine[] {
    return this.shown.filter(({ by, number }) => by !== this.side && number > this.last)
  }

  /** The house knows this page: it is asked for what was missed, and is sent what waits. */
  ready(): void {
    if (this.side === null) return
    this.send({ t: 'hear', battle: this.code, after: this.lines.at(-1)?.number ?? 0 })
    for (const line of this.waiting) this.post(line)
  }

  /** Says something. What is empty or too long is not said. */
  say(text: string): boolean {
    const said = text.replace(/\p{Cc}+/gu, ' ').trim()
    if (this.side === null || said === '' || [...said].length > LONGEST_LINE) return false
    const line = { id: freshId(), text: said }
    this.refused = null
    this.waiting = [...this.waiting, line]
    this.post(line)
    return true
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted
    this.keep()
  }

  /** All that is shown was read. */
  seen(): void {
    const last = this.shown.at(-1)?.number ?? 0
    if (last <= this.last) return
    this.last = last
    this.keep()
  }

  end(): void {
    clearTimeout(this.again)
  }

  /** Takes a message that is about talk; whether it was one. */
  take(message: FromHouse): boolean {
    if (message.t === 'said') {
      const next = (this.lines.at(-1)?.number ?? 0) + 1
      const ids = new Set(message.lines.map(({ id }) => id))
      this.waiting = this.waiting.filter(({ id }) => !ids.has(id))
      const fresh = message.lines.filter(({ number }) => number >= next)
      // A line before these was missed: the house is asked for all of them.
      if (fresh[0] && fresh[0].number > next) this.ready()
      else if (fresh.length > 0) this.lines = [...this.lines, ...fresh]
      return true
    }
    if (message.t !== 'refused') return false
    const line = this.waiting.find(({ id }) => id === message.id)
    if (!line) return false
    const { why, text, within } = message.refusal
    if (why === 'later') {
      clearTimeout(this.again)
      this.again = setTimeout(() => this.ready(), within ?? 2_000)
    } else {
      this.waiting = this.waiting.filter((one) => one !== line)
      this.refused = text
    }
    return true
  }

  private post({ id, text }: WaitingLine): void {
    this.send({ t: 'say', battle: this.code, id, text })
  }

  private keep(): void {
    write(shelf(this.code), `${this.last}${this.isMuted ? ' muted' : ''}`)
  }
}
