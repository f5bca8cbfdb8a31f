// Only one tab may play a battle: the holder of its lock writes it. A lock ends with its tab.

/** How often, and after how many milliseconds, a lock is asked for again: a page that is loaded anew may meet its own old lock. */
const [TRIES, PAUSE] = [4, 100]

const nameOf = (id: string) => `acies.battle.${id}`

export class Lock {
  private free: (() => void) | null = null

  /** Takes the lock of a battle if it is free, or in any case; returns whether it is held. `lost` is called when another tab takes it. */
  async take(id: string, anyway: boolean, lost: () => void): Promise<boolean> {
    this.release()
    // A browser without locks continues to play: then only the library knows which tab wrote last.
    if (!('locks' in navigator)) return true
    for (let tries = 1; ; tries += 1) {
      if (await this.request(id, anyway, lost)) return true
      if (tries === TRIES) return false
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }

  release(): void {
    this.free?.()
    this.free = null
  }

  private request(id: string, anyway: boolean, lost: () => void): Promise<boolean> {
    return new Promise((resolve) => {
      const held = (lock: unknown) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise<void>((free) => (this.free = free))
      }
      // What was granted fails only when it is stolen.
      navigator.locks.request(nameOf(id), anyway ? { steal: true } : { ifAvailable: true }, held).catch(lost)
    })
  }
}

/** Which of some battles are open in a tab. */
export async function locked(ids: string[]): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set()
  const held = new Set((await navigator.locks.query()).held?.map((lock) => lock.name))
  return new Set(ids.filter((id) => held.has(nameOf(id))))
}
