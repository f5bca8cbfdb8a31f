// What a mind is asked: to decide, which comes first, and to warmUp meanwhile. It knows the engine by what it is handed.

import { warmUp, type WarmUpBattle, type WarmUpGeneral } from './warmUp'

/** What a mind is made of. */
export interface Engine {
  /** One who has heard of no battle. */
  mind(): WarmUpGeneral & { follows(record: string): boolean; free(): void }
  /** A copy of the battle of a record. */
  copy(record: string): WarmUpBattle & { free(): void }
  /** Sees to it that what a record is played with is there. */
  bring(record: string): Promise<void>
}

export function aiOperations(engine: Engine) {
  let mind: ReturnType<Engine['mind']> | null = null
  /** How often something was asked: whoever rehearses stops when that changes. */
  let asked = 0
  return {
    /** What a general orders at the end of a record, and what he says of it. */
    decide: async (record: string, general: string, seed: number) => {
      asked += 1
      mind ??= engine.mind()
      if (!mind.follows(record)) await engine.bring(record)
      const decided = mind.decide(record, general, seed)
      return decided === undefined ? undefined : (JSON.parse(decided) as unknown)
    },
    /** A general rehearses the battle of a record until he is asked in earnest; whether he was let. */
    warmUp: async (record: string, general: string) => {
      asked += 1
      const mine = asked
      const isCalled = () => asked !== mine
      await engine.bring(record)
      if (isCalled()) return false
      const battle = engine.copy(record)
      const actor = engine.mind()
      try {
        return await warmUp(battle, actor, general, isCalled)
      } finally {
        actor.free()
        battle.free()
      }
    },
  }
}
