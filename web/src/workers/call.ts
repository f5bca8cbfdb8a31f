// Calling a worker: every request has a number, every answer names it.

export interface Request {
  n: number
  op: string
  args: unknown[]
}

export type Answer = { n: number; value: unknown } | { n: number; error: string }

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void }

export class Caller {
  private next = 1
  private readonly waiting = new Map<number, Waiting>()

  constructor(private readonly worker: Worker) {
    worker.onmessage = (event: MessageEvent<Answer>) => {
      const answer = event.data
      const waiting = this.waiting.get(answer.n)
      if (!waiting) return
      this.waiting.delete(answer.n)
      if ('error' in answer) waiting.reject(new Error(answer.error))
      else waiting.resolve(answer.value as never)
    }
    worker.onerror = (event) => {
      const error = new Error(event.message || 'the engine could not be loaded')
      for (const waiting of this.waiting.values()) waiting.reject(error)
      this.waiting.clear()
    }
  }

  call<T>(op: string, ...args: unknown[]): Promise<T> {
    const n = this.next
    this.next += 1
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(n, { resolve, reject })
      this.worker.postMessage({ n, op, args } satisfies Request)
    })
  }
}

/** Keeps one request under way and remembers only the latest of those that come meanwhile. */
export class Latest<A, R> {
  private busy = false
  private pending: A | null = null
  private idle: (() => void)[] = []

  constructor(
    private readonly ask: (argument: A) => Promise<R>,
    private readonly show: (result: R, argument: A) => void,
  ) {}

  push(argument: A): void {
    this.pending = argument
    if (!this.busy) void this.run()
  }

  /** Forgets what has not been asked yet. */
  drop(): void {
    this.pending = null
  }

  /** Resolves when the latest request has been answered. */
  settled(): Promise<void> {
    if (!this.busy) return Promise.resolve()
    return new Promise((resolve) => this.idle.push(resolve))
  }

  private async run(): Promise<void> {
    this.busy = true
    while (this.pending !== null) {
      const argument = this.pending
      this.pending = null
      try {
        const result = await this.ask(argument)
        if (this.pending === null) this.show(result, argument)
      } catch (error) {
        console.error(error)
      }
    }
    this.busy = false
    const idle = this.idle
    this.idle = []
    for (const resolve of idle) resolve()
  }
}
