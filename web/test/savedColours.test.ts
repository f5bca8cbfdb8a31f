// The pictures of saved battles wear the colours of their armies.

import { expect, it } from 'vitest'
import { PEOPLES } from '../src/armies/peoples'
import { savedColours } from '../src/library/savedColours.svelte'

const field = (id: string) => PEOPLES.find((people) => people.id === id)?.palette.field ?? ''

it('saved battles are shown in the colours of their armies, once these are there', async () => {
  expect(savedColours.style(['Alexandrian Macedonian', 'Polybian Roman'])).toBe('')
  await savedColours.load()
  expect(savedColours.style(['Alexandrian Macedonian', 'Polybian Roman'])).toContain(`--red-field: ${field('macedonian')};`)
  expect(savedColours.style(['Alexandrian Macedonian', 'Polybian Roman'])).toContain(`--blue-field: ${field('roman')};`)
  // Of one list twice the defender is on a pale field; a list of no people is as it always was.
  expect(savedColours.style(['Polybian Roman', 'Polybian Roman'])).toContain('--blue-field: #ece2c9;')
  expect(savedColours.style(['', 'Polybian Roman'])).toContain('--red-field: #96281f;')
})
