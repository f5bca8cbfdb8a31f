// Calls to a worker: requests and answers carry a number. A failed worker is restarted by the next call.

import { plain } from '../plain.svelte'
import { Failure, type Missing } from './failure'

export interface Request {
  n: number
  op: string
  args: unknown[]
}

export type Answer = { n: number; value: unknown } | { n: number; error: string; missing: Missing | null }

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void }

/** As much of a worker as a caller needs. */
export type WorkerHandle = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

export class Caller {
  private next = 1
  private readonly waiting = new Map<number, Waiting>()
  private worker: WorkerHandle | null = null

  constructor(private readonly hire: () => WorkerHandle) {
    this.start()
  }

  private start(): WorkerHandle {
    const worker = this.hire()
    worker.onmessage = (event: MessageEvent<Answer>) => {
      const answer = event.data
      const waiting = this.waiting.get(answer.n)
      if (!waiting) return
      this.waiting.delete(answer.n)
      if (!('error' in answer)) waiting.resolve(answer.value as never)
      else if (answer.missing === null) waiting.reject(new Error(answer.error))
      else {
        waiting.reject(new Failure(answer.missing, answer.error))
        if (answer.missing === 'engine') this.fail(answer.error)
      }
    }
    worker.onerror = (event) => this.fail(event.message ?? '')
    this.worker = worker
    return worker
  }

  /** The worker failed to load its engine: all pending calls are rejected, and the next call starts a new worker. */
  private fail(message: string): void {
    this.worker?.terminate()
    this.worker = null
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const one of waiting) one.reject(new Failure('engine', message))
  }

  call<T>(op: string, ...args: unknown[]): Promise<T> {
    const n = this.next
    this.next += 1
    return new Promise<T>((resolve, reject) => {
      const request: Request = { n, op, args: plain(args) }
      this.waiting.set(n, { resolve, reject })
      const worker = this.worker ?? this.start()
      worker.postMessage(request)
    })
  }
}

/** Keeps one request under way and queues only the latest of the others; each answer is shown until what was asked is dropped. */
export class Latest<A, R> {
  private busy = false
  private pending: A | null = null
  /** How often what was asked has been dropped, and how often before the request under way. */
  private drops = 0
  private before = 0
  private idle: (() => void)[] = []

  constructor(
    private readonly ask: (argument: A) => Promise<R>,
    private readonly show: (result: R, argument: A) => void,
  ) {}

  /** Whether an answer is still to come that will be shown. */
  get asking(): boolean {
    return this.pending !== null || (this.busy && this.before === this.drops)
  }

  push(argument: A): void {
    this.pending = argument
    if (!this.busy) void this.run()
  }

  /** Forgets what has been asked: an answer that is still to come is not shown. */
  drop(): void {
    this.pending = null
    this.drops += 1
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
      this.before = this.drops
      try {
        const result = await this.ask(argument)
        if (this.before === this.drops) this.show(result, argument)
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
