// Waits until a page is idle: nothing that it has asked for is outstanding, so that what it shows is final.
//
// A page asks its workers, its database, its locks, the disk and the network, and waits by short timers. Each is counted from the
// asking to the answer; what follows from an answer is asked for before other code runs.

import type { BrowserContext, Page } from 'playwright-core'

/** How long a page may be at work on one thing, in milliseconds: a general thinks about a whole bound on a busy machine. */
const PATIENCE = 240_000

/** What a page waits for: each thing by its name and the time since when, and the clock that is not counted itself. */
interface Waits {
  open: Map<object, { name: string; since: number }>
  later: typeof setTimeout
}

/** Counts what a page waits for. It runs in the page, before anything of it. */
function count(): void {
  const waits: Waits = { open: new Map(), later: window.setTimeout.bind(window) }
  Object.assign(window, { waits })

  /** One thing more is waited for, by this name; what is answered ends that. */
  const one = (name: string) => {
    const wait = {}
    waits.open.set(wait, { name, since: performance.now() })
    return () => void waits.open.delete(wait)
  }

  window.Worker = class extends Worker {
    private asked = new Map<number, () => void>()
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      this.addEventListener('message', (answer: MessageEvent<{ n: number }>) => this.answered(answer.data.n))
    }
    private answered(n: number): void {
      this.asked.get(n)?.()
      this.asked.delete(n)
    }
    override postMessage(question: { n: number; op: string }): void {
      // A warm-up goes on for as long as there is time: its end is not waited for.
      if (question.op !== 'warmUp') this.asked.set(question.n, one(`worker: ${question.op}`))
      super.postMessage(question)
    }
    override terminate(): void {
      for (const n of [...this.asked.keys()]) this.answered(n)
      super.terminate()
    }
  }

  // A request to a house is waited for until it is answered, or the socket is gone.
  window.WebSocket = class extends WebSocket {
    private requests = new Map<string, () => void>()
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args)
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const { t, id } = JSON.parse(data) as { t: string; id?: string }
        if (id !== undefined && ['kept', 'refused', 'withdrawn'].includes(t)) this.answered(id)
      })
      this.addEventListener('close', () => this.over())
    }
    private answered(id: string): void {
      this.requests.get(id)?.()
      this.requests.delete(id)
    }
    private over(): void {
      for (const id of [...this.requests.keys()]) this.answered(id)
    }
    override send(text: string): void {
      const { t, id } = JSON.parse(text) as { t: string; id?: string }
      // The same request may be sent again before it is answered.
      if (t === 'request' && id !== undefined && !this.requests.has(id)) this.requests.set(id, one('request'))
      super.send(text)
    }
    override close(): void {
      this.over()
      super.close()
    }
  }

  /** Has a method counted until the promise that it answers with is kept or broken. */
  const counted = (of: object, name: string) => {
    const methods = of as Record<string, (...args: unknown[]) => Promise<unknown>>
    const method = methods[name]
    if (method) {
      methods[name] = function (this: unknown, ...args) {
        const end = one(name)
        const answer = method.apply(this, args)
        void answer.then(end, end)
        return answer
      }
    }
  }
  counted(window, 'fetch')
  counted(Blob.prototype, 'text')
  counted(Response.prototype, 'text')

  // A page of no origin has no locks.
  if ('LockManager' in window) {
    counted(LockManager.prototype, 'query')
    // A lock is waited for until it is had, and had for as long as a battle is open.
    const { request } = LockManager.prototype
    LockManager.prototype.request = function (this: LockManager, name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) {
      const end = one(`lock: ${name}`)
      const answer = request.call(this, name, options, (lock: Lock | null) => {
        end()
        return callback(lock)
      })
      void answer.then(end, end)
      return answer
    } as typeof request
  }

  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args) {
    const asked = open.apply(this, args)
    const end = one('database')
    for (const kind of ['success', 'error', 'blocked']) asked.addEventListener(kind, end)
    return asked
  }
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...args) {
    const begun = transaction.apply(this, args)
    const end = one('transaction')
    for (const kind of ['complete', 'abort']) begun.addEventListener(kind, end)
    return begun
  }

  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const ends = new Map<number, () => void>()
  window.setTimeout = ((what: TimerHandler, after = 0, ...args: unknown[]) => {
    if (typeof what !== 'function' || after > 1000) return set(what, after, ...args)
    const end = one(`timer of ${after} ms`)
    const timer = set(() => {
      end()
      ends.delete(timer)
      ;(what as (...args: unknown[]) => void)(...args)
    }, after)
    ends.set(timer, end)
    return timer
  }) as typeof setTimeout
  window.clearTimeout = (timer) => {
    ends.get(Number(timer))?.()
    ends.delete(Number(timer))
    clear(timer)
  }
}

/** Has every page of a browser counted. */
export async function trackWaits(context: BrowserContext): Promise<void> {
  await context.addInitScript(count)
}

/** Waits until a page is at rest, and nothing on it glides or changes its colour any more. */
export async function untilStill(page: Page): Promise<void> {
  await untilIdle(page)
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map((one) => one.finished))
  })
}

/** Waits until a page is at rest, and what it has come to is painted: a frame for what has changed, and one for what that changes. */
export async function untilPainted(page: Page): Promise<void> {
  await untilStill(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Waits until a page is at rest. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    (patience) =>
      new Promise<void>((resolve, reject) => {
        const { waits } = window as unknown as { waits: Waits }
        const since = performance.now()
        let calm = 0
        const look = () => {
          calm = waits.open.size === 0 ? calm + 1 : 0
          // What a press has put off until after it, such as the unfolding of a part, has its turn in between.
          if (calm > 2) resolve()
          else if (performance.now() - since > patience) {
            const open = [...waits.open.values()].map((wait) => `${wait.name}, for ${Math.round((performance.now() - wait.since) / 1000)} s`)
            reject(new Error(`the page still waits for ${open.join('; ')}`))
          } else waits.later(look, calm > 0 ? 0 : 5)
        }
        look()
      }),
    PATIENCE,
  )
}
