// The messages of battles over a server, written from crates/wire by `ACIES_WRITE=1 cargo test -p acies-wire`: change them there.

import type { Answer, SideWord, Verdict } from '../wire'

/** The terms on which a battle is offered. */
export type Terms = {
  /** The edition. */ edition: string,
  /** Conventions and presets. */ conventions: Array<string>,
  /** Rulings with their answers. */ rulings: Array<Answer>,
  /** The army lists of red and blue. */ armies: [string, string],
  /** `live BANK INCREMENT` in milliseconds, `days N` or `untimed`. */ pace: string,
  /** Whether taking back needs the consent of the opponent. */ backByConsent: boolean,
  /** Whether others may watch by the link; older pages do not say so, and mean that they may. */ watched: boolean, };

/** What a page sends to have a battle: `POST /api/battles`. */
export type Offering = {
  /** The terms. */ terms: Terms,
  /** The hashes of the secrets that open the seats of red and blue, which the page has drawn. */ opens: [string, string],
  /** The record of a battle that is to be gone on with, whose rules and armies are those of the terms; none for a new battle. */ earlier?: string | null, };

/** A battle as it is offered: the answer to [`Offering`], and to `GET /api/battles/CODE`. */
export type Listed = {
  /** The code of the battle. */ code: string,
  /** The terms. */ terms: Terms,
  /** The root of the house's chain of dice. */ root: string,
  /** The roots of the players who have a seat, red and blue. */ roots: [string | null, string | null],
  /** How far the battle was played before it was offered; none for a new battle, and once both seats are taken. */ earlier?: Earlier, };

/** How far a battle was played before it was offered. */
export type Earlier = {
  /** How many orders and throws were made. */ steps: number,
  /** The side whose bound it is, and the number of that bound; none before the first. */ bound: [side: SideWord, number: number] | null,
  /** What red and blue have lost, as victory counts it. */ lost: [number, number], };

/** What a page sends to take a seat: `PUT /api/battles/CODE/seats/SIDE`. */
export type Taking = {
  /** The secret that opens the seat. */ secret: string,
  /** The hash of the token that will prove it. */ token: string,
  /** The root of the player's chain of dice. */ root: string, };

/** What the engine of a page makes of the secret of a seat. */
export type Seat = {
  /** The token that proves the seat. */ token: string,
  /** The hash of the token. */ hash: string,
  /** The root of the player's chain of dice. */ root: string, };

/** A value of a player's chain of dice. */
export type Shown = {
  /** The number of the visit that it is for. */ visit: number,
  /** The value; none where the device does not have the player's secret. */ value?: string | null, };

/** What a player wishes. */
export type Wish = { "w": "army",
  /** The order that names it. */ line: string,
  /** The value for the visit that it begins. */ value: Shown, } | { "w": "standing",
  /** `recoil`, `flight`, `entry`, `target` or `main-attacker`. */ kind: string,
  /** `default`, `ask`, or a `choose` order without its element. */ reply: string, } | { "w": "orders",
  /** The version that the player saw. */ after: number,
  /** The orders, a line each. */ lines: Array<string>,
  /** The value for the visit, where the first order begins one. */ value?: Shown | null, } | { "w": "back",
  /** The version that the player saw. */ after: number,
  /** How many orders. */ orders: number, } | { "w": "offer",
  /** The offer. */ offer: string, } | { "w": "answer",
  /** The number of the offer. */ offer: number,
  /** Whether it is accepted. */ accepts: boolean, } | { "w": "resume" } | { "w": "give",
  /** In milliseconds. */ time: number, } | { "w": "leave",
  /** For so many days. */ days: number, } | { "w": "resign" } | { "w": "claim-win" } | { "w": "claim-draw" };

/** What a page says on its socket. */
export type FromPage = { "t": "watch",
  /** The code. */ battle: string,
  /** The version that the page has; 0 for none. */ after: number,
  /** The token of a seat; none for who only watches. */ token?: string | null, } | { "t": "leave",
  /** The code. */ battle: string, } | { "t": "request",
  /** The code. */ battle: string,
  /** The id, drawn by the page when the player let go. It stays the same when the request is sent again. */ id: string,
  /** The wish. */ wish: Wish, } | { "t": "withdraw",
  /** The code. */ battle: string,
  /** The id of the request. */ id: string, } | { "t": "say",
  /** The code. */ battle: string,
  /** The id, drawn by the page. It stays the same when the line is sent again. */ id: string,
  /** 1 to 500 characters, none of them a control character. */ text: string, } | { "t": "hear",
  /** The code. */ battle: string,
  /** The number of the last line that the page has; 0 for none. */ after: number, } | { "t": "ping",
  /** Comes back with the answer. */ n: number, };

/** Whether a player is there. */
export type Presence = { "p": "never" } | { "p": "here" } | { "p": "gone",
  /** Since when. */ since: number, };

/** An offer that waits for an answer. */
export type OpenOffer = {
  /** Its number. */ number: number,
  /** The side that made it. */ by: SideWord,
  /** The offer, as the log words it. */ offer: string, };

/** The clocks of a battle, at the time of the house. */
export type Clocks = {
  /** What red and blue have left, in milliseconds, negative when their time is out; none without a limit. */ left: [number, number] | null,
  /** Whose clock runs. */ runs: SideWord | null, };

/** What one side alone may see of a battle. */
export type Own = {
  /** The side. */ side: SideWord,
  /** The number of the visit that its next order begins; none where it begins none. */ nextVisit: number | null,
  /** How many of its orders can be taken back. */ mayTakeBack: number,
  /** The army that it has chosen, as the order that names it. */ sealed: string | null,
  /** Its standing answers: each kind and its reply. */ standing: [kind: string, reply: string][],
  /** The ids of its requests among the steps, by their place there. */ ids: [at: number, id: string][], };

/** How a battle stands. */
export type Frame = {
  /** The code. */ battle: string,
  /** The time of the house. */ now: number,
  /** The head of the record, a line each; none before both seats are taken. */ head: Array<string> | null,
  /** The version after which the steps come. */ after: number,
  /** The number of the last step. */ version: number,
  /** The hash of the log up to `after`: a page that has another one has seen steps that were lost. */ follows: string,
  /** When each step was taken, and its line. */ steps: [at: number, line: string][],
  /** What the battle waits for, in the words of the referee; none before both seats are taken. */ asks: string | null,
  /** Whether red and blue have taken their seats. */ taken: [boolean, boolean],
  /** Whether red and blue have chosen an army that is not shown yet. */ hasSealed: [boolean, boolean],
  /** Whether red and blue are there. */ presence: [Presence, Presence],
  /** The offers that wait for an answer. */ offers: Array<OpenOffer>,
  /** Whether the battle is paused. */ isPaused: boolean,
  /** How much time the players have now, as [`Terms`] say it; they may have agreed on it after the start. */ pace: string,
  /** The clocks; none before both seats are taken. */ clocks: Clocks | null,
  /** The last visit that is over, and the value of the house for it. */ house: [visit: number, value: string] | null,
  /** How the battle ended, as the log words it. */ closed: string | null,
  /** Whether both want another battle. */ isRematchAgreed: boolean,
  /** What the side of the page alone may see; none for who only watches. */ own: Own | null, };

/** Why a request was refused. */
export type Refused = {
  /** A word for it: `stale`, `behind`, `illegal`, `unread`, `over`, `withdrawn`, `other-bytes`, `later` and so on. */ why: string,
  /** The version of the battle, where the request named another one. */ version?: number,
  /** The line in the batch, from 1. */ line?: number,
  /** The rules that it breaks. */ verdict?: Verdict,
  /** In how many milliseconds the same request may be sent again, where it is `later`. */ within?: number,
  /** The whole in English, for logs and programs. */ text: string, };

/** A line of the talk of both players. */
export type TalkLine = {
  /** Its number, from 1. */ number: number,
  /** The side whose player has said it. */ by: SideWord,
  /** The id that the page drew for it. */ id: string,
  /** When it came, by the clock of the house. */ at: number,
  /** The text. */ text: string, };

/** What the house says on a socket. */
export type FromHouse = { "t": "frame" } & Frame | { "t": "kept",
  /** The code. */ battle: string,
  /** The id. */ id: string,
  /** The number of the last step then. */ version: number, } | { "t": "withdrawn",
  /** The code. */ battle: string,
  /** The id. */ id: string, } | { "t": "refused",
  /** The code. */ battle: string,
  /** The id. */ id: string,
  /** Why. */ refusal: Refused, } | { "t": "said",
  /** The code. */ battle: string,
  /** The lines. */ lines: Array<TalkLine>, } | { "t": "wrong",
  /** The code, where the message names a battle. */ battle?: string,
  /** `unknown-battle`, `not-yours`, `not-watched` (its players alone may see it), `not-watching`, `no-message`, `too-fast`, `too-many` (battles on one socket) or `later`. */ why: string, } | { "t": "pong",
  /** What came with it. */ n: number,
  /** The time of the house. */ now: number, } | { "t": "bye",
  /** In milliseconds. */ within: number, };

/** What a house says of itself: the answer to `GET /api/battles`. */
export type About = {
  /** The subprotocol of its sockets. */ subprotocol: string,
  /** Whether it sends e-mail; left out where it sends none. */ mail?: boolean,
  /** The key that a browser is signed up with to be sent messages; left out where it sends none. */ push?: string, };

/** What proves the seat of a player: `DELETE …/notices/mail`. */
export type Proof = {
  /** The token of the seat. */ token: string, };

/** What proves the seat of a player, and the browser that asks: `POST …/notices`, and `DELETE …/notices/push`. */
export type AskingBrowser = {
  /** The token of the seat. */ token: string,
  /** The address of the browser at its push service; none where it has none. */ endpoint: string | null, };

/** Where a player wants to be sent messages: `PUT …/notices/mail`. */
export type WantedMail = {
  /** The token of the seat. */ token: string,
  /** An e-mail address. */ address: string,
  /** The language of the messages; English where it is unknown. */ language: string, };

/** Where a browser takes messages: what its `PushSubscription` has. */
export type Subscription = {
  /** The address at its push service. */ endpoint: string,
  /** Its public key, in the letters of base64url. */ p256dh: string,
  /** Its secret, in the same letters. */ auth: string, };

/** The browser in which a player wants to be sent messages: `PUT …/notices/push`. */
export type WantedPush = {
  /** The token of the seat. */ token: string,
  /** What the browser gives. */ subscription: Subscription,
  /** The language of the messages; English where it is unknown. */ language: string, };

/** Where messages to a seat go: the answer to all of these. */
export type Contacts = {
  /** The e-mail address; none where the seat has none. */ mail: Mail | null,
  /** Whether the browser that asks is sent messages. */ push: boolean, };

/** An e-mail address of a seat. */
export type Mail = {
  /** The address. */ address: string,
  /** Whether its owner has confirmed it by the link that was sent there. */ isConfirmed: boolean, };

/** A ruling that a player doubts: `POST /api/reports`, 256 KiB at most. */
export type Report = {
  /** The id, drawn by the page. It stays the same when the report is sent again. */ id: string,
  /** The number of orders and rolls before the ruling. */ step: number,
  /** The refused order, as text; none where a result is doubted. */ order?: string | null,
  /** The rule that refused it. */ rule?: string | null,
  /** What the player says: up to 1,000 characters. */ words: string,
  /** The record of the battle so far. */ record: string, };

/** The answer to [`Report`]. */
export type Reported = {
  /** The number by which the keeper of the house finds it. */ number: number, };
