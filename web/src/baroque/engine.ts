// The assistant's own engine: a separate module, fetched on demand and small enough to run without a worker.

import init, { Assistant, look, rulings, tables } from '../engine/acies_baroque_wasm.js'
import module from '../engine/acies_baroque_wasm_bg.wasm?url'
import type { BadOrder, Looked, Refused, Ruling, State, Tables } from './wire'

await init({ module_or_path: module })

/** A text that cannot be read, with why. */
export class Unreadable extends Error {
  constructor(readonly refused: Refused) {
    super(refused.id)
  }
}

function reading<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    // The engine reports refusals as JSON; any other error is a bug.
    if (error instanceof Error && error.message.startsWith('{')) throw new Unreadable(JSON.parse(error.message) as Refused)
    throw error
  }
}

/** A game of the assistant. */
export class Play {
  private constructor(private readonly assistant: Assistant) {}

  static begin(muster: string): Play {
    return new Play(reading(() => Assistant.begin(muster)))
  }

  static load(text: string): Play {
    return new Play(reading(() => Assistant.load(text)))
  }

  get state(): State {
    return JSON.parse(this.assistant.state()) as State
  }

  get text(): string {
    return this.assistant.text()
  }

  /** Gives an order: null, or why it cannot be given. */
  obey(line: string): BadOrder | null {
    const refused = this.assistant.obey(line)
    return refused === undefined ? null : (JSON.parse(refused) as BadOrder)
  }

  /** Advice on an action before it is ordered. */
  advice(line: string): string[] {
    return JSON.parse(this.assistant.advice(line)) as string[]
  }

  /** Duties that the acting command skips if it finishes now: units with the advice. */
  skipped(): [unit: string, advice: string][] {
    return JSON.parse(this.assistant.skipped_duties()) as [string, string][]
  }

  undo(): boolean {
    return this.assistant.undo()
  }

  free(): void {
    this.assistant.free()
  }
}

/** What the lines of a muster come to. */
export const looked = (muster: string) => JSON.parse(look(muster)) as Looked

/** The rulings that can be switched, the usual answer first. */
export const RULINGS = JSON.parse(rulings()) as Ruling[]

/** The tables of the procedure. */
export const readTables = () => JSON.parse(tables()) as Tables
