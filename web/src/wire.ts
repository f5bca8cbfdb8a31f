// The messages of the engine, written from crates/wire by `ACIES_WRITE=1 cargo test -p acies-wire`: change them there.

/** A side. */
export type SideWord = "red" | "blue";

/** The middle of a front edge, and the facing. */
export type Pose = [x: number, y: number, facing: number];

/** A point of the board: across from the left edge, and up from the near one. */
export type Point = [x: number, y: number];

/** What the battle waits for. */
export type Asks = { "kind": "decide",
  /** The side. */ side: SideWord,
  /** The subject. */ what: What,
  /** The element, or the camp or built-up area that is attacked, which it is about. */ element: string | null, } | { "kind": "throw",
  /** The side that rolls. */ side: SideWord,
  /** The purpose, such as `combat r4 b1 bound 3`. */ purpose: string,
  /** How many. */ dice: number, } | { "kind": "over",
  /** How it ended. */ how: How,
  /** The winner, if there is one. */ winner: SideWord | null, };

/** How a battle ended. */
export type How = "won" | "conceded" | "drawn";

/** The subject of a decision. */
export type What = "army" | "topography" | "features" | "quarter" | "terrain" | "edges" | "prefer" | "camp" | "garrison" | "deployment" | "swap" | "move" | "go-on" | "shooting" | "target" | "combat" | "main-attacker" | "recoil" | "flight" | "entry";

/** A phase of a bound, or the time before the first and after the last. */
export type Phase = "setup" | "movement" | "shooting" | "combat" | "over";

/** Where an element is. */
export type PlaceWord = "reserve" | "table" | "camp" | "bua" | "lost";

/** An element. */
export type Element = {
  /** Its id in orders. */ id: string,
  /** Red's from 0, blue's from 14. */ index: number,
  /** Its side. */ side: SideWord,
  /** The code of its troop. */ troop: string,
  /** What it may dismount to. */ dismounts: string | null,
  /** The code without the number of figures. */ class: string,
  /** Whether it is mounted. */ mounted: boolean,
  /** Whether it is the general's. */ general: boolean,
  /** Where it is. */ place: PlaceWord,
  /** How it stands. */ at: Pose,
  /** The width of its base. */ width: number,
  /** The depth of its base. */ depth: number,
  /** How often it has moved in this bound. */ moves: number,
  /** Whether it is within command at its place. */ commanded: boolean,
  /** How far it moves in good going, and in bad going where it may enter that. */ allowance: [good: number, bad: number | null],
  /** How far it moves in rough going, where it may enter that. */ rough: number | null, };

/** A going. */
export type Going = "good" | "rough" | "bad" | "impassable";

/** A terrain feature. */
export type Feature = {
  /** Its kind, as named in the edition. */ kind: string,
  /** Its going. */ going: Going,
  /** Its corners. */ outline: Array<Point>,
  /** The middle of a road or a river. */ line: Array<Point>,
  /** The width of a road or a river. */ width: number,
  /** The crest of a hill. */ crest: [Point, Point] | null,
  /** The middles of the gates in its walls. */ gates?: Point[], };

/** A kind of place that holds one element. */
export type HoldKind = "camp" | "bua";

/** What holds a camp or a built-up area. */
export type Holder = "empty" | "followers" | "denizens" | "garrison" | "turned" | "captured" | "razed";

/** A place that holds one element: a camp or a built-up area. */
export type Hold = {
  /** Which of the two. */ kind: HoldKind,
  /** What the edition calls it: a camp, or a kind of built-up area. */ what: string,
  /** Whose it is. */ side: SideWord,
  /** Its id in orders. */ id: string,
  /** Its corners. */ outline: Array<Point>,
  /** What holds it. */ holder: Holder,
  /** The element inside. */ inside: string | null, };

/** The feature that is placed next, where dice decide on places. */
export type Next = {
  /** Its kind, as named in the edition. */ kind: string,
  /** The quarter that is its own, from 1 to 4. */ quarter?: number,
  /** The edge that is its own. */ edge?: string, };

/** The features that the defender has chosen. */
export type Chosen = {
  /** Their kinds, in the order of placement. */ kinds: Array<string>,
  /** How many of them have been placed or discarded. */ done: number, };

/** Kinds of terrain that count together as the compulsory one. */
export type CompulsoryKinds = {
  /** The kinds. */ kinds: Array<string>,
  /** How many features of them are needed. */ least: number, };

/** The terrain of a home topography. */
export type HomeTerrain = {
  /** The compulsory kinds: features of one row are needed. */ compulsory: Array<CompulsoryKinds>,
  /** The optional kinds. */ optional: Array<string>,
  /** The least and greatest number of optional features. */ optional_count: [number, number], };

/** Everything that the board shows. */
export type State = {
  /** Its width and depth. */ board: [width: number, depth: number],
  /** The edition. */ edition: string,
  /** The army lists of red and blue. */ keys: [string, string],
  /** The players of red and blue. */ players: [string, string],
  /** What the battle waits for. */ asks: Asks,
  /** The phase. */ phase: Phase,
  /** The side whose bound it is. */ active: SideWord,
  /** The attacker, once decided. */ attacker: SideWord | null,
  /** The defender's topography, once chosen. */ topography: string | null,
  /** The number of bounds of each side. */ bounds: [number, number],
  /** The PIPs that are left. */ pips: number,
  /** What the river is. */ river: string,
  /** The losses of each side, as victory counts them. */ losses: [number, number],
  /** The elements of both sides. */ elements: Array<Element>,
  /** The terrain. */ features: Array<Feature>,
  /** Camps and built-up areas. */ holds: Array<Hold>,
  /** Where the side that deploys may deploy. */ zone: Array<Point> | null,
  /** The page's number of each quarter, in the order of the numbers in orders. */ quarters?: number[],
  /** What the edition's policies allow instead, as their words, by the rules that refuse the rest. */ allows?: Record<string, string>,
  /** The feature that is placed next, where dice decide on places. */ next?: Next | null,
  /** The features that the defender has chosen there. */ chosen?: Chosen | null,
  /** What the home terrain offers, while the defender chooses or places it. */ home?: HomeTerrain | null,
  /** How many swaps the side to decide has left after the deployment. */ swaps?: number | null,
  /** The side whose order an undo would take back. */ undo: SideWord | null, };

/** The request for a new battle. */
export type NewBattle = {
  /** The edition. */ edition: string,
  /** Conventions and presets. */ conventions: Array<string>,
  /** Rulings with their answers. */ rulings: Array<Answer>,
  /** Red's army list. */ red: string,
  /** Blue's army list. */ blue: string,
  /** The seed of the dice. */ seed: string,
  /** The players of red and blue. */ players: [string, string],
  /** The armies of red and blue, where they are chosen already. */ armies: [string | null, string | null],
  /** The attacker, where the players have agreed on it; else dice decide. */ attacker?: SideWord | null, };

/** A piece of a zone of control or threat zone. */
export type Zone = {
  /** The index of the element whose it is. */ owner: number,
  /** Its corners. */ patch: [Point, Point, Point, Point], };

/** The areas that each side's shooters can shoot into. */
export type SidesArcs = {
  /** Red's. */ red: Array<[Point, Point, Point, Point]>,
  /** Blue's. */ blue: Array<[Point, Point, Point, Point]>, };

/** What the board can show over the elements. */
export type Overlays = {
  /** The zones that bind the active side; null while nothing moves. */ zones: Array<Zone> | null,
  /** Shooting arcs; null while nothing moves or shoots. */ arcs: SidesArcs | null, };

/** What the side to decide can do beside moving its elements. */
export type Aside = {
  /** Every order that can be given, where the referee can list them. */ choices: Array<Choice>,
  /** Actions of the side itself, such as putting followers in its camp. */ actions: Array<Action>,
  /** Whether this part of the setup may be ended now. */ mayEnd: boolean,
  /** Whether elements kept back may land now. */ mayLand: boolean,
  /** How many elements would never come, if the deployment ended now. */ absent?: number, };

/** The table after an order, a roll or an undo: all that the page needs to go on. */
export type Update = {
  /** The last order or roll, and what it led to. */ line: Line | null,
  /** The board. */ state: State,
  /** The record so far. */ record: string,
  /** The close combats that this bound still has, as the elements stand. */ combats: Array<Duel>,
  /** The overlays by the edition that is played. */ overlays: Overlays,
  /** Every order that can be given, where the referee can list them. */ choices: Array<Choice>,
  /** Actions of the side itself, such as putting followers in its camp. */ actions: Array<Action>,
  /** Whether this part of the setup may be ended now. */ mayEnd: boolean,
  /** Whether elements kept back may land now. */ mayLand: boolean,
  /** How many elements would never come, if the deployment ended now. */ absent?: number, };

/** The answer to an order: the table after it, or the verdict that refuses it. */
export type Answered = {
  /** True. */ legal: true,
  /** The table after it. */ update: Update, } | Verdict & { legal: false };

/** A battle that is opened. */
export type Opened = {
  /** The seed of its dice. */ seed: string,
  /** The seeds of the generals of red and blue. */ streams: [number, number],
  /** What it is played by. */ agreed: Agreed,
  /** Everything that has happened. */ lines: Array<Line>,
  /** The table. */ update: Update, };

/** An event about a side, or about the place of a side. */
export type OfSide = {
  /** The side. */ side: SideWord, };

/** An element and where it stands afterwards. */
export type Placed = {
  /** The element. */ id: string,
  /** Its pose afterwards. */ to: Pose, };

/** A recoil, with what makes it longer than its least. */
export type Recoil = {
  /** The element. */ id: string,
  /** Its pose afterwards. */ to: Pose,
  /** How far it went, where that is farther than the rules ask of it. */ distance?: number,
  /** The friends that it passed through; none where its owner chose the distance. */ through?: Array<string>, };

/** An element that takes, enters or leaves a camp or a built-up area. */
export type AtHold = {
  /** Whose place it is. */ owner: SideWord,
  /** The element. */ by: string, };

/** A combat or a shooting with its dice. */
export type Fought = {
  /** The parties: the main shooter, or the active side's, first. */ parties: [string, string],
  /** Their factors. */ factors: [number, number],
  /** Their dice. */ dice: [number, number],
  /** The result of the first party: `doubled`, `beaten`, `equal` or `ahead`. */ margin: string,
  /** Whether the target of a shooting shoots back, where the referee has played it. */ answered?: boolean, };

/** One thing that happened in a battle. */
export type Event = { "kind": "army" } & OfSide | { "kind": "attacks" } & OfSide | { "kind": "standing" } & OfSide | { "kind": "followers-lost" } & OfSide | { "kind": "denizens-lost" } & OfSide | { "kind": "denizens-back" } & OfSide | { "kind": "camp-regained" } & OfSide | { "kind": "bua-regained" } & OfSide | { "kind": "bua-yields" } & OfSide | { "kind": "sacking-begins" } & OfSide | { "kind": "sacking-ends" } & OfSide | { "kind": "denizens-turned",
  /** Whose place it is. */ side: SideWord,
  /** The side that they hold it for now. */ heldFor: SideWord, } | { "kind": "aggression",
  /** The side. */ side: SideWord,
  /** Die plus aggression. */ total: number, } | { "kind": "topography",
  /** Its name in the edition. */ name: string, } | { "kind": "feature",
  /** Its number, from 1. */ number: number,
  /** Its kind, as named in the edition. */ what: string, } | { "kind": "lifted",
  /** Its number, from 1. */ number: number, } | { "kind": "features",
  /** Their kinds, in the order of placement. */ kinds: Array<string>, } | { "kind": "quarter",
  /** The number of the feature, from 1. */ number: number,
  /** The quarter, from 1: near left, near right, far left, far right. */ quarter: number, } | { "kind": "shore",
  /** The number of the feature, from 1. */ number: number,
  /** The edge. */ edge: string, } | { "kind": "discarded",
  /** Its number, from 1. */ number: number,
  /** Its kind, as named in the edition. */ what: string, } | { "kind": "ground",
  /** `soft` or `firm`. */ state: string, } | { "kind": "edge",
  /** The edge before the table was turned. */ edge: string,
  /** The number of clockwise quarter turns of the table. */ quarters: number, } | { "kind": "camp",
  /** The side. */ side: SideWord,
  /** Whether there is one. */ placed: boolean, } | { "kind": "deployed",
  /** The element. */ id: string,
  /** Where it stands, on the table. */ to: Pose | null,
  /** The camp or built-up area that it is in. */ inside: string | null, } | { "kind": "swapped",
  /** One. */ one: string,
  /** The other. */ other: string, } | { "kind": "taken-back",
  /** The element. */ id: string, } | { "kind": "deployed-as",
  /** The element. */ id: string,
  /** The code of the troop. */ troop: string, } | { "kind": "dismounted",
  /** The element. */ id: string,
  /** The code of the troop. */ troop: string, } | { "kind": "as-if-lined-up",
  /** The mover. */ id: string,
  /** The enemy. */ enemy: string, } | { "kind": "bound",
  /** The side. */ side: SideWord,
  /** Its number. */ number: number, } | { "kind": "pips",
  /** How many. */ pips: number, } | { "kind": "pips-spent",
  /** How many. */ spent: number,
  /** How many are left. */ left: number, } | { "kind": "moved",
  /** The element. */ id: string,
  /** Its pose afterwards. */ to: Pose,
  /** How far it went. */ distance: number, } | { "kind": "landed" } & Placed | { "kind": "conformed" } & Placed | { "kind": "turned" } & Placed | { "kind": "made-room" } & Placed | { "kind": "recoiled" } & Recoil | { "kind": "pushed-back" } & Placed | { "kind": "fled" } & Placed | { "kind": "pursued" } & Placed | { "kind": "river",
  /** What it is. */ state: string, } | { "kind": "phase",
  /** The phase. */ phase: string,
  /** The elements that have moved too far to shoot at what they could shoot at, where the referee has played it. */ movedTooFar?: Array<string>, } | { "kind": "fought" } & Fought | { "kind": "suffered",
  /** The party. */ party: string,
  /** The outcome, such as `recoils`. */ fate: string,
  /** The row of the edition that decided it. */ row: string, } | { "kind": "lost",
  /** The element. */ id: string,
  /** The cause, such as `blocked`. */ cause: string, } | { "kind": "camp-taken" } & AtHold | { "kind": "camp-entered" } & AtHold | { "kind": "camp-left" } & AtHold | { "kind": "bua-taken" } & AtHold | { "kind": "bua-entered" } & AtHold | { "kind": "bua-left" } & AtHold | { "kind": "bound-ends",
  /** Red's and blue's losses, as victory counts them. */ losses: [number, number], } | { "kind": "ended",
  /** How. */ how: How,
  /** The winner, if there is one. */ side: SideWord | null, } | { "kind": "other",
  /** Its text. */ text: string, };

/** A party of a combat: its factors, and how many of 36 rolls do what to it. */
export type Fighter = {
  /** The element, camp or built-up area. */ party: string,
  /** Its side. */ side: SideWord,
  /** The code of its troop. */ troop: string,
  /** Its factor. */ factor: number,
  /** What the factor consists of. */ lines: [id: string, value: number][],
  /** What counts against it beside its opponent: how, such as `overlap-left`, `right`, `rear`, `all-round` or `edge-left`, and which enemy. */ beside?: [how: string, by: string | null][],
  /** Whether anything can happen to it. */ atRisk: boolean,
  /** Rolls in which it stays. */ stands: number,
  /** Rolls in which it recoils. */ recoils: number,
  /** Rolls in which it flees. */ flees: number,
  /** Rolls in which it is destroyed. */ destroyed: number, };

/** Another element that a combat can move or destroy. */
export type OtherAtRisk = {
  /** The element. */ id: string,
  /** Its side. */ side: SideWord,
  /** Rolls in which it recoils or is pushed back. */ recoils: number,
  /** Rolls in which it is destroyed. */ destroyed: number, };

/** A combat or a shooting: factors, and the exact odds out of 36. */
export type Duel = {
  /** Both parties. */ parties: [Fighter, Fighter],
  /** Others that it can cost. */ others: Array<OtherAtRisk>, };

/** An order to choose, with its combat where it leads to one. */
export type Choice = {
  /** The order. */ order: string,
  /** The combat or shooting. */ duel: Duel | null, };

/** A contact that movers can make. */
export type ContactOffer = {
  /** The order. */ order: string,
  /** The enemy element, or the camp or built-up area. */ enemy: string,
  /** How it is met: `front`, `left`, `right`, `rear`, `enter` or `assault`. */ contact: string,
  /** What the move does. */ plan: Plan,
  /** The combat that follows. */ duel: Duel | null, };

/** A result of a combat or shooting: how many of 36 rolls lead to these events. */
export type Outcome = [throws: number, events: Event[]];

/** A value that was measured; several of one name are a list. */
export type FactValue = number | number | string | Array<FactValue>;

/** Something to draw beside a breach. */
export type Shape = { "element": string } | { "patch": Array<Point> } | { "line": [Point, Point] } | { "feature": number };

/** A rule that an order breaks. */
export type Breach = {
  /** The id of the rule. */ rule: string,
  /** What was measured. */ facts: Record<string, FactValue>,
  /** What can be drawn. */ shapes: Array<Shape>, };

/** The poses of a mover, leg by leg. */
export type Track = {
  /** The element. */ id: string,
  /** Its poses. */ poses: Array<Pose>, };

/** An element that conforms at the end of a move. */
export type Conforming = {
  /** The element. */ id: string,
  /** Its pose afterwards. */ to: Pose, };

/** What a move does. */
export type Plan = {
  /** The mover that goes farthest, and how far each corner of it that counts: front left and right, then rear right and left. */ corners: [id: string, far: number[]] | null,
  /** The features that the way leads over, by their places. */ features: Array<number>,
  /** The enemies through whose zones it leads. */ zones: Array<string>,
  /** The way of each mover. */ tracks: Array<Track>,
  /** How far it is. */ distance: number,
  /** How far it may be. */ allowance: number,
  /** What it costs. */ pips: number,
  /** Why it costs more than one PIP: the ids of the edition's surcharges, or `general-lost` or `general-hampered`. */ surcharges: Array<string>,
  /** The kind of terrain that hampers the general, where it costs more for that. */ hamperedBy?: string,
  /** The contacts that it makes. */ contacts: [id: string, contact: string, party: string][],
  /** The movers and enemies that conform at the end. */ conforms: Array<Conforming>,
  /** The mover and the enemy that fight as if they had conformed. */ asIf: [string, string] | null,
  /** Whether it ends at a river whose depth is not known. */ stopsAtRiver: boolean,
  /** Whether it closes the door, so that its distance has no limit. */ closesDoor: boolean, };

/** A text that is not an order. */
export type Unread = {
  /** The column, from 1. */ column: number,
  /** What stands there. */ found: string,
  /** What should. */ expected: string, };

/** The verdict on an order. */
export type Verdict = {
  /** Whether it is legal. */ legal: boolean,
  /** The order. */ order?: string,
  /** The rules that it breaks. */ breaches: Array<Breach>,
  /** What it does, where it is a move. */ plan?: Plan | null,
  /** Why it is no order. */ unread?: Unread, };

/** The answer to an order: its events, or the verdict that refuses it. */
export type Obeyed = {
  /** True. */ legal: true,
  /** What it led to. */ events: Array<Event>, } | Verdict & { legal: false };

/** A legal order that dragging does not show, with its plan. */
export type Action = {
  /** The order. */ order: string,
  /** What it does, where it is a move. */ plan: Plan | null, };

/** An order or a roll, and what it led to. */
export type Line = {
  /** The order or the purpose of the roll, after `order` or `throw`. */ text: string,
  /** The side that ordered it. */ side: SideWord | null,
  /** Its events. */ events: Array<Event>,
  /** What was noted before it. */ notes: Array<string>,
  /** What was rolled. */ dice?: Array<number>, };

/** A general's order. */
export type Decided = {
  /** The order. */ order: string,
  /** The reasons for it, as notes of the record. */ notes: Array<string>, };

/** Whether a record is as it was written. */
export type Finding = "agrees" | "other-version" | "damaged";

/** What can be said of dice. */
export type DiceWord = "none" | "checked" | "typed-in" | "not-checkable";

/** Why nothing can be said of dice. */
export type WhyUnchecked = "under-way" | "no-seed" | "not-promised" | "earlier" | "other-source";

/** The verdict on the dice of a record. */
export type DiceCheck = {
  /** The verdict. */ verdict: DiceWord,
  /** How many were checked. */ checked: number,
  /** How many were typed in. */ typed: number,
  /** How many could not be checked. */ unchecked: number,
  /** Why not. */ why: WhyUnchecked | null,
  /** The line of the first. */ line: number | null,
  /** The number of visits, and of those with the values of all three, where dice are shared. */ visits: [number, number] | null, };

/** What the engine says of a record, just as `acies replay --verify` does. */
export type RecordVerdict = {
  /** Which line of the output it is: `verdict`. */ line: string,
  /** Whether the referee agrees with all of it. */ agrees: boolean,
  /** Whether it is as it was written. */ finding: Finding,
  /** How many orders and rolls agree. */ steps: number,
  /** Whether the battle is over. */ over: boolean,
  /** The line in the middle of which the record ends. */ cut: number | null,
  /** The hashes of the edition in the record and here, where they differ. */ editions: [string, string] | null,
  /** The engine that the record names, and this one, where they differ. */ engines: [record: string | null, now: string] | null,
  /** The verdict on the dice; null where the record was changed. */ dice: DiceCheck | null,
  /** Nothing proves which player gave an order: `not-checkable`. */ orders: string,
  /** The hash that every copy of the record has. */ hash: string | null,
  /** The line of the first difference. */ at: number | null,
  /** What differs there. */ why: string | null, };

/** A record as it was played: the board before the first order and after each, and what led there. */
export type ShownRecord = {
  /** The line from which on the events alone are shown. */ since: number | null,
  /** The states. */ states: Array<State>,
  /** The orders and rolls. */ lines: Array<Line>, };

/** An army list in one line. */
export type ArmyBrief = {
  /** Its number, such as `II/12`. */ key: string,
  /** Its name. */ name: string,
  /** Its years. */ dates: string,
  /** Its home topographies. */ home: Array<string>,
  /** Its aggression. */ aggression: number, };

/** A decision that an army list leaves to its player. */
export type Decision = {
  /** Whether it is about the general. */ general: boolean,
  /** The answer to an earlier decision that it depends on. */ needs: [decision: number, answer: number] | null,
  /** What can be answered. */ answers: Array<string>, };

/** An army list with its decisions and historical enemies. */
export type Army = {
  /** The list as printed. */ line: string,
  /** Its decisions. */ decisions: Array<Decision>,
  /** Its army by default. */ army: string,
  /** Its historical enemies. */ enemies: Array<ArmyBrief>,
  /** A remark. */ note: string | null,
  /** Its number, such as `II/12`. */ key: string,
  /** Its name. */ name: string,
  /** Its years. */ dates: string,
  /** Its home topographies. */ home: Array<string>,
  /** Its aggression. */ aggression: number, };

/** A ruling with its answer. */
export type Answer = [ruling: string, answer: string];

/** A convention of an edition. */
export type Convention = {
  /** Its id. */ id: string,
  /** The conventions that a preset stands for. */ includes: Array<string>,
  /** The rulings that it settles. */ settles: Array<string>, };

/** A ruling of an edition. */
export type Ruling = {
  /** Its id. */ id: string,
  /** The answer without a choice. */ default: string,
  /** What can be answered. */ values: Array<string>, };

/** What players may agree on beside an edition. */
export type Offered = {
  /** The edition. */ edition: string,
  /** Whether it is the default edition. */ standard: boolean,
  /** Its conventions. */ conventions: Array<Convention>,
  /** Its rulings. */ rulings: Array<Ruling>, };

/** Why two choices do not go together. */
export type ConflictKind = "needs" | "excludes" | "settles";

/** Two choices that do not go together. */
export type Conflict = {
  /** Why. */ kind: ConflictKind,
  /** One. */ one: string,
  /** The other. */ other: string, };

/** What choices come to. */
export type Agreed = {
  /** Whether the battle is played by house rules; absent for a choice without a battle. */ house?: boolean,
  /** The preset that is the same. */ preset: string | null,
  /** The conventions in force. */ conventions: Array<string>,
  /** The rulings that differ from the default. */ rulings: Array<Answer>,
  /** What does not go together. */ conflicts: Array<Conflict>, };
