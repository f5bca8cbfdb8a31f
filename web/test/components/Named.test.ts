// Whose an element is, wherever a text names it: by colour, shape, letter and name.

import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { sides } from '../../src/armies/sides.svelte'
import Named from '../../src/panels/Named.svelte'
import type { Element, State } from '../../src/wire'

const element = (id: string, kind: string) => ({ id, side: id.startsWith('r') ? 'red' : 'blue', troop: `4${kind}`, class: kind }) as Element
const state = { elements: [element('r1', 'Bd'), element('r12', 'Bd'), element('b2', 'Pk')], holds: [] } as unknown as State

/** The text with its badges as words. */
function shown(text: string, parties: string[]): string {
  const { container } = render(Named, { text, parties, state })
  for (const badge of container.querySelectorAll('i')) {
    const cut = ['round', 'cut'].find((one) => badge.classList.contains(one))
    badge.textContent = `[${badge.getAttribute('aria-label')} ${badge.dataset.letter} ${cut}]`
  }
  return container.textContent
}

it('has the badge of its army before each name, red’s round and blue’s cut, in whatever order they are named', () => {
  expect(shown('Blades 1 against Pikes 2', ['r1', 'b2'])).toBe('[Red R round]Blades 1 against [Blue B cut]Pikes 2')
  expect(shown('Lost: Pikes 2 by Blades 1.', ['r1', 'b2'])).toBe('Lost: [Blue B cut]Pikes 2 by [Red R round]Blades 1.')
})

it('does not take a name for the beginning of another', () => {
  expect(shown('Blades 12 and Blades 1', ['r1', 'r12'])).toBe('[Red R round]Blades 12 and [Red R round]Blades 1')
  expect(shown('Blades 12', ['r1'])).toBe('Blades 12')
})

it('takes no own name for a part of that of an enemy', () => {
  const both = { ...state, elements: [element('r2', 'Cv'), element('b2', 'Cv')] }
  sides.own = 'red'
  const says = (text: string) => {
    const { container } = render(Named, { text, parties: ['r2', 'b2'], state: both })
    return [...container.querySelectorAll('i')].map((badge) => badge.dataset.letter).join('')
  }
  expect(says('Enemy Cavalry 2 recoils')).toBe('B')
  expect(says('Cavalry 2 against enemy Cavalry 2')).toBe('RB')
  sides.own = null
})
