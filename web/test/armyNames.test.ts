// What armies are called: the name of a list as one says it.

import { describe, expect, it } from 'vitest'
import { armyName, inSentence, shortArmy } from '../src/armies/names'

describe('an army', () => {
  it.each([
    ['Polybian Roman', 'Polybian Romans'],
    ['Alexandrian Macedonian', 'Alexandrian Macedonians'],
    ['Gallic', 'Gauls'],
    ['Ptolemaic', 'Ptolemies'],
    ['Khwarizmian refugee', 'Khwarizmian refugees'],
    ['Thematic Byzantine', 'Thematic Byzantines'],
    ['Early Seleucid', 'Early Seleucids'],
    ['Hussite', 'Hussites'],
    ['Umayyad Arab', 'Umayyad Arabs'],
    ['Viking', 'Vikings'],
    ['Later Hoplite Greek: Spartan', 'Spartans'],
    ['Ancient Spanish: Celtiberian', 'Celtiberians'],
    ['Early Slav: Wends', 'Wends'],
    ['Other Syro-Canaanite', 'Syro-Canaanites'],
    ['Early German: Other Batavian', 'Batavians'],
    // Several as they are.
    ['Feudal English', 'Feudal English'],
    ['Ming Chinese', 'Ming Chinese'],
    ['Sea Peoples', 'Sea Peoples'],
    ['Early Samurai', 'Early Samurai'],
    ['Later Crusader', 'Later Crusaders'],
    // Each of two peoples.
    ['West Frankish or Norman', 'West Franks or Normans'],
  ])('of the list %s is %s, a plural', (list, text) => expect(armyName(list)).toEqual({ text, many: true }))

  it.each([
    'Hittite Empire',
    'Alexandrian Imperial',
    'Western Han',
    'Juan-juan',
    'Cuman or Kipchak',
    'Scots Isles & Highlands',
    'Warring States Chinese: Other',
    'Arabo-Aramaean: Emesa',
    'Henry Tudor (rebel)',
    'Antigonos',
  ])('of the list %s is one, as it is', (list) => expect(armyName(list)).toEqual({ text: list, many: false }))

  it('has an article within an English sentence where it is several, or a noun', () => {
    const named = (list: string) => inSentence(armyName(list))
    expect(['Teutonic Order', 'Polybian Roman', 'Antigonos', 'Alexander in India'].map(named)).toEqual([
      'the Teutonic Order',
      'the Polybian Romans',
      'Antigonos',
      'Alexander in India',
    ])
  })

  it.each([
    ['Polybian Romans', 'Romans'],
    ['Gauls', 'Gauls'],
    ['Golden Horde & Successors', 'Golden Horde'],
    ['Cuman or Kipchak', 'Cuman'],
    ['Henry Tudor (rebel)', 'Henry Tudor (rebel)'],
    ['Early Northern Barbarians: Europe', 'Barbarians'],
    ['First Servile War in Sicily', 'First Servile War'],
    ['West Franks or Normans', 'West Franks'],
    ['Feudal English', 'English'],
    // What is no people says nothing by its last word alone.
    ['Mongol Conquest', 'Mongol Conquest'],
    ['Sea Peoples', 'Sea Peoples'],
    ['Later Hittite Imperial', 'Hittite Imperial'],
  ])('%s is %s where there is little room', (name, short) => expect(shortArmy(name)).toBe(short))
})
