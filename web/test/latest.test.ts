import { describe, expect, it } from 'vitest'
import { Latest } from '../src/workers/call'

describe('the latest of many requests', () => {
  it('is asked; those between are not, and each answer is shown, so that a drag that never rests is seen', async () => {
    const asked: number[] = []
    const shown: number[] = []
    const answers: ((value: number) => void)[] = []
    const latest = new Latest<number, number>(
      (argument) => {
        asked.push(argument)
        return new Promise((resolve) => answers.push(resolve))
      },
      (result) => shown.push(result),
    )
    latest.push(1)
    latest.push(2)
    latest.push(3)
    expect(asked).toEqual([1])
    answers[0]?.(10)
    await Promise.resolve()
    await Promise.resolve()
    expect(asked).toEqual([1, 3])
    answers[1]?.(30)
    await latest.settled()
    expect(shown).toEqual([10, 30])
  })

  it('is not shown when it has been forgotten on its way', async () => {
    const shown: number[] = []
    const answers: ((value: number) => void)[] = []
    const latest = new Latest<number, number>(
      () => new Promise((resolve) => answers.push(resolve)),
      (result) => shown.push(result),
    )
    expect(latest.asking).toBe(false)
    latest.push(1)
    expect(latest.asking).toBe(true)
    latest.drop()
    expect(latest.asking).toBe(false)
    // What is asked anew meanwhile is shown, and the forgotten answer is not.
    latest.push(2)
    expect(latest.asking).toBe(true)
    answers[0]?.(10)
    await Promise.resolve()
    await Promise.resolve()
    answers[1]?.(20)
    await latest.settled()
    expect(shown).toEqual([20])
    expect(latest.asking).toBe(false)
  })
})
