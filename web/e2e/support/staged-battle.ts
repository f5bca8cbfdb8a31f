// Battles staged without a browser: the engine plays under node, and the page loads the record.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { initSync, Session } from '../../src/engine/acies_wasm.js'
import type { Asks, Choice, ContactOffer, Element, Outcome, State, Verdict } from '../../src/wire'
import { useEdition, EDITION } from './edition'
import { loadRecord as bringRecord } from './saved-battles'
import { bringArmyLists } from './army-lists'
import { address, browser } from './browser'

initSync({ module: readFileSync(resolve(import.meta.dirname, '../../src/engine/acies_wasm_bg.wasm')) })

/** The seed of the dice that are not given. */
const SEED = '7'

export class StagedBattle {
  private readonly session: Session

  /** A battle between two armies before its first die, or one that goes on from a record. */
  constructor(
    private readonly red: string,
    private readonly blue: string,
    private readonly edition = EDITION,
    record?: string,
    players = ['you', 'you'],
  ) {
    bringArmyLists(edition)
    const wish = { edition, red, blue, seed: SEED, players, armies: [null, null] }
    this.session = record === undefined ? Session.create(JSON.stringify(wish)) : Session.load(record, SEED)
  }

  /** Another battle, as far on as this one. */
  copy(): StagedBattle {
    return new StagedBattle(this.red, this.blue, this.edition, this.record)
  }

  get state(): State {
    return JSON.parse(this.session.state()) as State
  }

  get asks(): Asks {
    return this.state.asks
  }

  /** The battle as a file. */
  get record(): string {
    return this.session.record()
  }

  get choices(): string[] {
    return (JSON.parse(this.session.choices()) as Choice[]).map((choice) => choice.order)
  }

  /** The factors of the first combat that is offered. */
  get factors(): [number, number] {
    const [first] = JSON.parse(this.session.choices()) as Choice[]
    const [one, other] = first?.duel?.parties ?? []
    return [one?.factor ?? 0, other?.factor ?? 0]
  }

  /** The combats and shootings that are offered, with their odds. */
  get duels(): Choice[] {
    return (JSON.parse(this.session.choices()) as Choice[]).filter((choice) => choice.duel !== null)
  }

  /** What the dice of a fight would do: how many of 36 throws lead to the same events. */
  outcomes(order: string): Outcome[] {
    return JSON.parse(this.session.outcomes(order)) as Outcome[]
  }

  /** The elements of the side that is active, those on the table. */
  get own(): Element[] {
    const { elements, active } = this.state
    return elements.filter((element) => element.side === active && element.place === 'table')
  }

  /** How far an element is from the nearest enemy, from middle to middle of their front edges. */
  gap({ side, at: [x, y] }: Element): number {
    return Math.min(...this.state.elements.filter((other) => other.side !== side && other.place === 'table').map(({ at }) => Math.hypot(at[0] - x, at[1] - y)))
  }

  /** An order that makes contact, or else one that moves ahead, if there is one. */
  get attack(): string | undefined {
    // The engine takes long to find contacts: those in contact already make none, nor do those that are too far away.
    const able = this.own.filter((own) => own.moves === 0 && this.gap(own) > 0.1 && this.gap(own) < own.allowance[0] + 2)
    for (const { index } of able) {
      const [offer] = this.contacts(index)
      if (offer) return offer.order
    }
    return this.ahead
  }

  /** An order that moves an element ahead, if there is one. */
  get ahead(): string | undefined {
    const orders = this.own.filter((element) => element.moves === 0).map((element) => `move ${element.id} forward 1`)
    return orders.find((order) => this.judge(order).legal)
  }

  /** The contacts that an element can make, with where it would stand and the odds. */
  contacts(index: number): ContactOffer[] {
    return JSON.parse(this.session.contacts(Uint32Array.of(index))) as ContactOffer[]
  }

  /** The orders of an element other than moves. */
  actions(index: number): string[] {
    return (JSON.parse(this.session.actions(Uint32Array.of(index))) as { order: string }[]).map((action) => action.order)
  }

  /** The ids of the group that an element belongs to, its own first. */
  group(index: number): string[] {
    const { elements } = this.state
    return [...this.session.group(index)].flatMap((member) => elements.find((element) => element.index === member)?.id ?? [])
  }

  /** What the referee says of an order. */
  judge(order: string): Verdict {
    return JSON.parse(this.session.judge(order)) as Verdict
  }

  /** The ids of a side's elements in reserve. */
  reserve(side: string): string[] {
    return this.state.elements.filter((element) => element.side === side && element.place === 'reserve').map((element) => element.id)
  }

  order(text: string): void {
    const answer = JSON.parse(this.session.obey(text)) as Verdict
    if (!answer.legal) throw new Error(`${text}: ${JSON.stringify(answer)}`)
  }

  throw(...dice: number[]): void {
    this.session.throw(Uint8Array.from(dice))
  }

  /** Goes on until `there`: blue attacks, PIP dice are sixes, and orders are those of `choose`, or the referee's. */
  advanceUntil(there: (asks: Asks) => boolean, choose: (choices: string[]) => string | undefined = () => undefined): this {
    for (let steps = 0; steps < 200; steps += 1) {
      const asks = this.asks
      if (there(asks)) return this
      if (asks.kind === 'throw') {
        const die = asks.purpose.startsWith('aggression red') ? 1 : /^(aggression|pips)/.test(asks.purpose) ? 6 : 3
        this.throw(...Array<number>(asks.dice).fill(die))
      } else this.order(choose(this.choices) ?? this.session.default_order())
    }
    throw new Error(`never there: ${JSON.stringify(this.asks)}`)
  }

  /** Opens the page on the battle as it stands, with dice of the program or of a real table. */
  async open(dice: 'program' | 'typed' = 'program'): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    await useEdition(page.context())
    await page.addInitScript((dice) => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once', dice })), dice)
    await page.goto(address)
    await page.locator('[data-army]').nth(1).waitFor()
    await bringRecord(page, this.record)
    return page
  }
}

export function isDecision(asks: Asks, side: string, what: string): boolean {
  return asks.kind === 'decide' && asks.side === side && asks.what === what
}
