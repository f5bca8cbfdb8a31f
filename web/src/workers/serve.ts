// The worker's side of a call: named operations, one answer per request.

import { Failure, type Missing } from './failure'
import type { Answer, Request } from './call'

type Operation = (...args: never[]) => unknown

export function serve(ready: Promise<unknown>, operations: Record<string, Operation>): void {
  self.onmessage = async (event: MessageEvent<Request>) => {
    const { n, op, args } = event.data
    let answer: Answer
    let missing: Missing | null = 'engine'
    try {
      await ready
      missing = null
      const operation = operations[op]
      if (!operation) throw new Error(`no operation ${op}`)
      answer = { n, value: await operation(...(args as never[])) }
    } catch (error) {
      if (error instanceof Failure) missing = error.missing
      answer = { n, error: error instanceof Error ? error.message : String(error), missing }
    }
    self.postMessage(answer)
  }
}
