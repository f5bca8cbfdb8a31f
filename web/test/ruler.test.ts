import { beforeEach, describe, expect, it } from 'vitest'
import { ruler } from '../src/board/ruler.svelte'

describe('the ruler by pointer', () => {
  beforeEach(() => {
    if (ruler.on) ruler.toggle()
    ruler.toggle()
  })

  it('measures by a drag, or from one click to another', () => {
    ruler.begin([4, 5])
    ruler.stretch([7, 9])
    ruler.release()
    expect(ruler.length).toBe(5)
    // What was dragged is done: a click begins anew, and the next one ends there.
    ruler.begin([1, 1])
    ruler.release()
    expect(ruler.length).toBe(0)
    ruler.begin([1, 4])
    ruler.release()
    expect(ruler.line).toEqual([
      [1, 1],
      [1, 4],
    ])
    ruler.begin([2, 2])
    expect(ruler.line).toEqual([
      [2, 2],
      [2, 2],
    ])
  })
})

describe('the ruler by keys', () => {
  beforeEach(() => {
    if (ruler.on) ruler.toggle()
    ruler.toggle()
  })

  it('measures from one element to another, and then begins anew', () => {
    ruler.mark([4, 5])
    expect(ruler.length).toBe(0)
    ruler.mark([7, 9])
    // 3 across and 4 up.
    expect(ruler.length).toBe(5)
    ruler.mark([1, 1])
    expect(ruler.line).toEqual([
      [1, 1],
      [1, 1],
    ])
    ruler.mark([1, 3])
    expect(ruler.length).toBe(2)
  })

  it('is stretched by steps, from where it is or from a place that is given', () => {
    ruler.nudge(0.25, 0, [4, 5])
    ruler.nudge(0, 1, [0, 0])
    expect(ruler.line).toEqual([
      [4, 5],
      [4.25, 6],
    ])
    // The next that is marked is a beginning.
    ruler.mark([2, 2])
    expect(ruler.line).toEqual([
      [2, 2],
      [2, 2],
    ])
  })
})
