// The battles over a server that this browser has a seat in: offered, accepted, opened and left.

import type { battle } from '../battle.svelte'
import type { SideWord } from '../wire'
import { browserSurroundings, type ConnectionState } from './connection'
import { follower } from './follower'
import { House, HouseError, type Seat, type Trouble } from './house'
import { pageFolder, readLink, takeLink, writeLink } from './link'
import { OnlineTable, type Broken, type DiceSeen, type Notice } from './onlineTable'
import type { PendingRequest } from './outbox'
import Panel from './Panel.svelte'
import Screen from './Screen.svelte'
import { shelve } from './shelf'
import { BrowserStore, type KnownBattle, type OnlineStore } from './store'
import type { Talk } from './talk.svelte'
import type { Frame, Listed, Terms, Wish } from './wire'

/** An open battle as it is shown. */
export interface OnlineView {
  code: string
  side: SideWord | null
  terms: Terms
  connection: ConnectionState
  /** The number of the last step that is known here. */
  version: number
  frame: Frame | null
  /** When the frame came, by the clock of the page, in milliseconds. */
  heard: number
  pending: PendingRequest[]
  dice: DiceSeen
  notice: Notice | null
  broken: Broken | null
  /** The army that is to be sealed. */
  army: string | null
  isShowable: boolean
  talk: Talk
}

/** A battle that another player has offered. */
export interface Invitation {
  listed: Listed
  side: SideWord
  /** What opens the seat. */
  secret: string
}

/** 32 random bytes as 64 hexadecimal digits. */
function freshSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const place = (side: SideWord): 0 | 1 => (side === 'red' ? 0 : 1)
const otherOf = (side: SideWord): SideWord => (side === 'red' ? 'blue' : 'red')

export class DeskOfBattles {
  /** The battle of the page, by which a table is shown. */
  battle: typeof battle | null = null
  /** Those that this browser knows, those first that wait for its player. */
  battles = $state.raw<KnownBattle[]>([])
  view = $state.raw<OnlineView | null>(null)
  invitation = $state.raw<Invitation | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** Whether the house is asked for something. */
  busy = $state(false)
  private table: OnlineTable | null = null
  private isJoined = false
  /** The battle whose players both want a rematch, as far as that was seen here: it opens when the second one agrees. */
  private wanted: { code: string; isAgreed: boolean } | null = null
  private isSealing = false

  constructor(
    readonly house: House,
    private readonly store: OnlineStore,
  ) {}

  /** The link that invites the opponent; null where this browser does not have it. */
  get invitationLink(): string | null {
    const known = this.table?.known
    return known?.invitation ? writeLink(this.house.folder, 'invitation', known.code, known.invitation) : null
  }

  /** The link by which the player comes back on any device. */
  get wayBack(): string | null {
    const known = this.table?.known
    return known?.secret ? writeLink(this.house.folder, 'back', known.code, known.secret) : null
  }

  /** The own seat in the open battle, and what proves it; null for who only watches. */
  async seat(): Promise<Seat | null> {
    const known = this.table?.known
    if (!known?.secret || !known.side) return null
    const { code, side, secret } = known
    return { code, side, token: (await follower.seat(secret, code, side)).token }
  }

  /** The link by which others watch; null where they may not. Battles of an older page do not say so, and may be watched. */
  get watchLink(): string | null {
    return this.view && this.view.terms.watched !== false ? writeLink(this.house.folder, 'invitation', this.view.code, null) : null
  }

  /** Reads which battles are known here. */
  async look(): Promise<void> {
    const all = await this.store.battles().catch(() => [])
    const rank = ({ closed, isAsked }: KnownBattle) => (closed !== null ? 2 : isAsked ? 0 : 1)
    this.battles = all.sort((one, other) => rank(one) - rank(other) || other.changed - one.changed)
  }

  /** Opens the battle that the address of the page names. */
  async openLink(): Promise<void> {
    const link = takeLink()
    if (!link) return
    this.show(Screen)
    await this.asking(async () => {
      const known = await this.store.battle(link.code).catch(() => undefined)
      if (known && (known.secret || link.kind === 'invitation')) return this.open(known)
      const listed = await this.house.listed(link.code)
      if (link.kind === 'back' && link.secret) return this.open(await this.returned(listed, link.secret))
      const side = (['blue', 'red'] as const).find((side) => listed.roots[place(side)] === null)
      if (link.secret && side) this.invitation = { listed, side, secret: link.secret }
      else if (link.secret) throw new HouseError('taken', 'both seats are taken')
      else if (!known && listed.terms.watched === false) throw new HouseError('not-watched', 'only its players may see it')
      else return this.open(known ?? this.fresh(listed, null))
      return undefined
    })
  }

  /** The seat of a player who comes back with its secret. */
  private async returned(listed: Listed, secret: string): Promise<KnownBattle> {
    for (const side of ['red', 'blue'] as const) {
      const { root } = await follower.seat(secret, listed.code, side)
      if (root === listed.roots[place(side)]) return { ...this.fresh(listed, side), secret }
    }
    throw new HouseError('wrong-secret', 'the link is not that of a seat')
  }

  private fresh({ code, terms, root, roots, earlier }: Listed, side: SideWord | null): KnownBattle {
    const now = Date.now()
    const isOffered = roots.some((taken) => taken === null)
    return {
      code,
      terms,
      side,
      secret: null,
      opening: null,
      invitation: null,
      army: null,
      root,
      head: null,
      steps: [],
      closed: null,
      earlier: isOffered ? (earlier?.steps ?? 0) : null,
      isAsked: false,
      changed: now,
    }
  }

  /** Offers a battle, or to go on with that of a record; takes a seat in it, and shows the link for the opponent. */
  async offer(terms: Terms, side: SideWord, army: string | null, earlier: string | null = null): Promise<void> {
    await this.asking(async () => {
      const opens: [string, string] = [freshSecret(), freshSecret()]
      const hashes = await Promise.all(opens.map((secret) => follower.secretHash(secret)))
      const listed = await this.house.offer({ terms, opens: [hashes[0] ?? '', hashes[1] ?? ''], earlier })
      // Only now, when the house has fixed its own dice, does this browser make its own.
      const known = {
        ...this.fresh(listed, side),
        secret: freshSecret(),
        opening: opens[place(side)],
        invitation: opens[place(otherOf(side))],
        army,
      }
      await this.store.putBattle(known)
      await this.open(known)
    })
  }

  /** Accepts the battle that was offered, with an army for it. */
  async accept(army: string | null): Promise<void> {
    const { invitation } = this
    if (!invitation) return
    await this.asking(async () => {
      const { listed, side, secret } = invitation
      const known = { ...this.fresh(listed, side), secret: freshSecret(), opening: secret, army }
      await this.store.putBattle(known)
      await this.open(known)
      this.invitation = null
    })
  }

  /** Opens a battle that is known here. */
  async open(known: KnownBattle): Promise<void> {
    const { opening, secret, side, code } = known
    if (opening && secret && side) {
      const { hash, root } = await follower.seat(secret, code, side)
      // The same once more does no harm: the answer to the first time may have been lost.
      await this.house.take(code, side, { secret: opening, token: hash, root }).catch(async (error: unknown) => {
        // What is taken by another is no seat of this browser: its way back may still come.
        if (error instanceof HouseError && error.trouble === 'taken') await this.store.forget(code)
        throw error
      })
      known.opening = null
      await this.store.putBattle(known)
    }
    this.close()
    const table = new OnlineTable(known, follower, this.store, browserSurroundings(this.house.socket))
    this.table = table
    this.isJoined = false
    table.onchange = () => this.changed(table)
    table.onleave = () => this.left(table)
    table.onover = (record, state) => void shelve(known, record, state).catch((error: unknown) => console.warn(error))
    this.changed(table)
    this.show(Screen)
    this.name(code)
  }

  /** Opens the battle with this code, from the list. */
  async goOn(code: string): Promise<void> {
    await this.asking(async () => {
      const known = await this.store.battle(code)
      if (known) await this.open(known)
    })
  }

  /** Takes a battle off the list; the seat can be taken up again by its link alone. */
  async forget(code: string): Promise<void> {
    await this.store.forget(code)
    await this.look()
  }

  /** Back to the start page. */
  leave(): void {
    this.invitation = null
    this.trouble = null
    this.close()
    this.show(null)
    this.name(null)
  }

  /** Closes the battle that is open. */
  private close(): void {
    if (this.isJoined) this.battle?.leave()
    else this.table?.leave()
  }

  /**
   * Opens the battle in which both change sides; what proved the seat before opens the other one. Its secret is the same, from which the
   * code makes another token and other dice, so that a second device with this seat goes along.
   */
  async rematch(): Promise<void> {
    const before = this.table?.known
    if (!before?.secret || !before.side) return
    const { secret, side, code } = before
    await this.asking(async () => {
      const [listed, { token }] = await Promise.all([this.house.rematch(code), follower.seat(secret, code, side)])
      const fresh = { ...this.fresh(listed, otherOf(side)), secret, opening: token }
      await this.open(await this.store.addBattle(fresh))
    })
  }

  /** Chooses another army than the one that came with the seat. */
  async choose(army: string): Promise<void> {
    const { table } = this
    if (!table) return
    table.known.army = army
    await this.store.putBattle(table.known).catch((error: unknown) => console.warn(error))
    this.changed(table)
  }

  async wish(wish: Wish): Promise<boolean> {
    return (await this.table?.wish(wish)) ?? false
  }

  withdraw(): void {
    this.table?.withdraw()
  }

  dismiss(): void {
    this.table?.dismiss()
  }

  /** Shows the screen of a battle that has no table yet, or the start page. */
  private show(screen: typeof Screen | null): void {
    if (this.battle) this.battle.screen = screen
  }

  private async asking(deed: () => Promise<void>): Promise<void> {
    this.trouble = null
    this.busy = true
    try {
      await deed()
    } catch (error) {
      console.warn(error)
      this.trouble = error instanceof HouseError ? error.trouble : 'refused'
    } finally {
      this.busy = false
    }
  }

  private changed(table: OnlineTable): void {
    if (table !== this.table) return
    const { known, connection, version, frame, heard, pending, dice, notice, broken, isShowable, talk } = table
    const { code, side, terms, army } = known
    this.view = { code, side, terms, connection, version, frame, heard, pending, dice, notice, broken, army, isShowable, talk }
    if (this.battle) {
      this.battle.sent = table.sentOrder
      const mayAsk = side !== null && frame !== null && frame.closed !== null && !frame.isRematchAgreed
      // Where the opponent has offered one, the house takes this as the acceptance.
      const ask = () => this.wish({ w: 'offer', offer: 'rematch' })
      this.battle.another = mayAsk ? { isOffered: frame.offers.some((one) => one.offer === 'rematch' && one.by !== side), ask } : null
    }
    if (isShowable && !this.isJoined) {
      this.isJoined = true
      if (this.battle) {
        this.battle.panel = Panel
        void this.battle.join(table)
      }
    }
    void this.seal(table)
    this.follow(table)
  }

  /** Goes on to the rematch once both want it. One that was agreed on before this page came waits for a press. */
  private follow({ known, frame }: OnlineTable): void {
    if (!frame || known.side === null) return
    const { isRematchAgreed: isAgreed } = frame
    const wasOpen = this.wanted?.code === known.code && !this.wanted.isAgreed
    this.wanted = { code: known.code, isAgreed }
    if (wasOpen && isAgreed) void this.rematch()
  }

  /** Seals the army that was chosen, as soon as the battle asks for it. */
  private async seal(table: OnlineTable): Promise<void> {
    const { known, pending } = table
    if (!table.isArmyAsked || known.army === null || this.isSealing || pending.length > 0 || table.broken) return
    this.isSealing = true
    try {
      // What is not allowed is chosen anew.
      if (!(await table.seal(`army ${known.army}`))) known.army = null
    } finally {
      this.isSealing = false
      this.changed(table)
    }
  }

  private left(table: OnlineTable): void {
    if (table !== this.table) return
    this.table = null
    this.view = null
    this.isJoined = false
    if (this.battle) Object.assign(this.battle, { panel: null, screen: null, another: null, sent: null })
    this.name(null)
    void this.look()
  }

  /** Names a battle in the address, so that a reload leads back to it; its secret is in the browser's database alone. */
  private name(code: string | null): void {
    const folder = this.house.folder.pathname
    const there = readLink(new URL(location.href))
    if (code === null) {
      if (there) history.replaceState(null, '', folder)
    } else if (there?.code !== code) history.replaceState(null, '', `${folder}?back=${code}`)
  }
}

export const desk = new DeskOfBattles(new House(pageFolder(new URL(location.href))), new BrowserStore())
