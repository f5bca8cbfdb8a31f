// The operations of the AI worker: decisions, which come first, and warming the engine up in between. The engine is passed in.

import { warmUp, type WarmUpBattle, type WarmUpGeneral } from './warmUp'

/** What the operations need of the engine. */
export interface Engine {
  /** Creates an empty session. */
  session(): WarmUpGeneral & { follows(record: string): boolean; free(): void }
  /** A copy of the battle of a record. */
  copy(record: string): WarmUpBattle & { free(): void }
  /** Loads the army lists that a record needs. */
  bring(record: string): Promise<void>
}

export function aiOperations(engine: Engine) {
  let session: ReturnType<Engine['session']> | null = null
  /** The number of calls so far: a warm-up stops when it changes. */
  let calls = 0
  return {
    /** The order a general gives at the end of a record, with its reasons. */
    decide: async (record: string, general: string, seed: number) => {
      calls += 1
      session ??= engine.session()
      if (!session.follows(record)) await engine.bring(record)
      const decided = session.decide(record, general, seed)
      return decided === undefined ? undefined : (JSON.parse(decided) as unknown)
    },
    /** Fights the battle of a record on in silence until a decision is asked for; whether it ran to its end. */
    warmUp: async (record: string, general: string) => {
      calls += 1
      const own = calls
      const isCalled = () => calls !== own
      await engine.bring(record)
      if (isCalled()) return false
      const battle = engine.copy(record)
      const actor = engine.session()
      try {
        return await warmUp(battle, actor, general, isCalled)
      } finally {
        actor.free()
        battle.free()
      }
    },
  }
}
