import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Chart from '../../src/moments/Chart.svelte'
import type { Story } from '../../src/moments/story'
import type { State } from '../../src/wire'

/** The numbers below the losses of a battle of so many bounds, both sides' counted. */
function numbers(bounds: number): number[] {
  const story = { losses: [{ at: 0, bounds, red: 0, blue: 0 }], turn: null } as unknown as Story
  const { container } = render(Chart, { story, last: { losses: [0, 0], attacker: 'red' } as State })
  return [...container.querySelectorAll('.number')].map((text) => Number(text.textContent))
}

describe('the bounds below the losses', () => {
  it('are all numbered in a short battle', () => {
    expect(numbers(6)).toEqual([1, 2, 3])
    // The attacker's fourth bound is the last.
    expect(numbers(7)).toEqual([1, 2, 3, 4])
  })

  it('end with the last in a long one, with room before it', () => {
    // Seventeen bounds each: every second one, and 17 in place of 16.
    expect(numbers(34)).toEqual([2, 4, 6, 8, 10, 12, 14, 17])
    expect(numbers(36)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18])
  })
})
