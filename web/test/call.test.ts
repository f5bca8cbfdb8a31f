import { describe, expect, it } from 'vitest'
import { Caller, type Answer, type WorkerHandle, type Request } from '../src/workers/call'
import { Failure } from '../src/workers/failure'

/** Workers that are hired one after the other; each does with a request what it was given for. */
function agency(...works: ((request: Request, worker: WorkerHandle) => Omit<Answer, 'n'> | 'nothing')[]) {
  const hired: WorkerHandle[] = []
  let ended = 0
  const hire = (): WorkerHandle => {
    const work = works[hired.length]
    const worker = { onmessage: null, onerror: null, terminate: () => (ended += 1) } as unknown as WorkerHandle
    worker.postMessage = (request: Request) => {
      const answer = work?.(request, worker) ?? 'nothing'
      if (answer !== 'nothing') worker.onmessage?.call(worker as Worker, { data: { n: request.n, ...answer } } as MessageEvent)
    }
    hired.push(worker)
    return worker
  }
  return { caller: new Caller(hire), hired, ended: () => ended }
}

const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (error: unknown) => error,
  )
  return error instanceof Failure ? error.missing : error
}

describe('a call of a worker', () => {
  it('is answered, or refused with what the engine says', async () => {
    const { caller, hired } = agency((request) => (request.op === 'add' ? { value: 5 } : { error: 'no such list', missing: null }))
    expect(await caller.call('add', 2, 3)).toBe(5)
    await expect(caller.call('army')).rejects.toThrow('no such list')
    expect(hired.length).toBe(1)
  })

  it('fails when there is no engine, and the next one starts another worker', async () => {
    const { caller, hired, ended } = agency(
      () => ({ error: 'blocked', missing: 'engine' }),
      () => ({ value: 'here' }),
    )
    expect(await failure(caller.call('state'))).toBe('engine')
    expect(ended()).toBe(1)
    expect(await caller.call('state')).toBe('here')
    expect(hired.length).toBe(2)
  })

  it('fails for all who wait when the worker itself cannot be started', async () => {
    const broken = (_: Request, worker: WorkerHandle) => {
      queueMicrotask(() => void worker.onerror?.call(worker as Worker, { message: undefined } as unknown as ErrorEvent))
      return 'nothing' as const
    }
    const { caller, ended } = agency(broken, () => ({ value: 1 }))
    expect(await Promise.all([failure(caller.call('one')), failure(caller.call('other'))])).toEqual(['engine', 'engine'])
    expect(ended()).toBe(1)
    expect(await caller.call('one')).toBe(1)
  })

  it('keeps its worker when only the army lists are missing', async () => {
    const { caller, hired } = agency(() => ({ error: '404', missing: 'lists' }))
    expect(await failure(caller.call('armies'))).toBe('lists')
    expect(await failure(caller.call('armies'))).toBe('lists')
    expect(hired.length).toBe(1)
  })
})
