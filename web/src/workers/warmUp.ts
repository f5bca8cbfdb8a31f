// A warm-up: a general fights a copy of the battle in silence, so that the browser has optimised the engine before a player
// waits for a decision. Nothing of it is kept.

/** The part of a battle that a warm-up needs. */
export interface WarmUpBattle {
  asks(): string
  record(): string
  default_order(): string
  note(text: string): void
  obey(order: string): string
  throw(dice: Uint8Array): unknown
}

/** The general that decides in it. */
export interface WarmUpGeneral {
  decide(record: string, general: string, seed: number): string | undefined
}

/** The longest a warm-up takes, in milliseconds. */
export const LONGEST = 4000

/** A pause between two decisions, in which real calls come through. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Lets a general fight both sides until the battle or the time is over, or until a real call comes; whether none came.
 */
export async function warmUp(
  battle: WarmUpBattle,
  ai: WarmUpGeneral,
  general: string,
  isCalled: () => boolean,
  now: () => number = () => performance.now(),
  breathe: () => Promise<void> = breath,
): Promise<boolean> {
  const end = now() + LONGEST
  for (;;) {
    let asks = JSON.parse(battle.asks()) as { kind: string }
    while (asks.kind === 'throw') {
      battle.throw(new Uint8Array())
      asks = JSON.parse(battle.asks()) as { kind: string }
    }
    await breathe()
    if (isCalled()) return false
    if (asks.kind === 'over' || now() >= end) return true
    const answer = ai.decide(battle.record(), general, 1)
    const decided = answer === undefined ? null : (JSON.parse(answer) as { order: string; notes: string[] })
    for (const note of decided?.notes ?? []) battle.note(note)
    if (decided === null || !isLegal(battle.obey(decided.order))) battle.obey(battle.default_order())
  }
}

function isLegal(obeyed: string): boolean {
  return (JSON.parse(obeyed) as { legal: boolean }).legal
}
