// A rehearsal: a general fights a copy of a battle in silence, so that the browser has compiled the engine well by the time that
// somebody waits for him. It knows nothing of what he thinks, and nothing of it is kept.

/** As much of a battle as a rehearsal needs. */
export interface Rehearsed {
  asks(): string
  decide(general: string, seed: number): string | undefined
  default_order(): string
  obey(order: string): unknown
  throw(dice: Uint8Array): unknown
}

/** How long a rehearsal takes at most, in milliseconds. */
export const LONGEST = 4000

/** Room between two decisions for whoever asks in earnest. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Lets a general fight both sides of a battle until it is over, as long as a rehearsal takes, or until somebody calls him; whether
 * nobody did.
 */
export async function rehearse(
  battle: Rehearsed,
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
    const answer = battle.decide(general, 1)
    battle.obey(answer === undefined ? battle.default_order() : (JSON.parse(answer) as { order: string }).order)
  }
}
