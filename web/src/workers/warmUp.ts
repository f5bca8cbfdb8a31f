// A rehearsal: a general fights a copy of a battle in silence, so that the browser has compiled the engine well by the time that
// somebody waits for him. It knows nothing of what he thinks, and nothing of it is kept.

/** As much of a battle as a rehearsal needs. */
export interface WarmUpBattle {
  asks(): string
  record(): string
  default_order(): string
  note(text: string): void
  obey(order: string): string
  throw(dice: Uint8Array): unknown
}

/** Who decides in it. */
export interface WarmUpGeneral {
  decide(record: string, general: string, seed: number): string | undefined
}

/** How long a rehearsal takes at most, in milliseconds. */
export const LONGEST = 4000

/** Room between two decisions for whoever asks in earnest. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Lets a general fight both sides of a battle, as he does on a table, until it is over, as long as a rehearsal takes, or until
 * somebody calls him; whether nobody did.
 */
export async function warmUp(
  battle: WarmUpBattle,
  mind: WarmUpGeneral,
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
    const answer = mind.decide(battle.record(), general, 1)
    const decided = answer === undefined ? null : (JSON.parse(answer) as { order: string; notes: string[] })
    for (const note of decided?.notes ?? []) battle.note(note)
    if (decided === null || !isLegal(battle.obey(decided.order))) battle.obey(battle.default_order())
  }
}

function isLegal(obeyed: string): boolean {
  return (JSON.parse(obeyed) as { legal: boolean }).legal
}
