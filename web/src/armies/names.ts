// What an army is called: `Polybian Romans`, from the `Polybian Roman` of its list, and `Romans` where there is little room.
//
// These two are all its names: nothing else of the page makes one.

export interface ArmyName {
  text: string
  /** Whether it is spoken of as several: Romans attack, the Hittite Empire attacks. */
  many: boolean
}

/** Last words that are several as they are: `Feudal English`, `Ming Chinese`, `Sea Peoples`. */
const SEVERAL =
  /(?:ish|ese|ench|utch|elsh|Scots|Swiss|Peoples|Tribes|tribes|Greeks|Highlanders|Samurai|Rus|rebels|Revolts|Wends|Bohemians|Medes|Batavians|Hospitaller)$/

/** Adjectives whose people has a word of its own. */
const OWN: Record<string, string> = {
  Gallic: 'Gauls',
  Hunnic: 'Huns',
  Ptolemaic: 'Ptolemies',
  Pictish: 'Picts',
  Kurdish: 'Kurds',
  Turkish: 'Turks',
  Jewish: 'Jews',
  Danish: 'Danes',
  Swedish: 'Swedes',
  Polish: 'Poles',
  Frankish: 'Franks',
  Moorish: 'Moors',
  Ostrogothic: 'Ostrogoths',
  Visigothic: 'Visigoths',
}

/** Last words that take an s. */
const TAKES_S =
  /(?:[a-z](?:an|ine|ite|id|iot)|Arab|Bedouin|Berber|Breton|Frank|Gepid|Greek|Khazar|Avar|Bulgar|Lombard|Magyar|Mongol|Nomad|Pecheneg|Russian|Saxon|Slav|Tuareg|Turk|Vandal|Viking|Aztec|Toltec|Cham|Crusader|Tamil|Rajput|Uighur|Goth|refugee)$/
const TAKES_NONE = /(?:^|[ -])(?:Han|juan|Ming|Wagon|Dynasty|Imperial)$/

/** Last words that say nothing without the one before: `Sea Peoples`. */
const GENERIC = /^(?:Peoples|Tribes|tribes|Revolts|States|rebels|refugees|Expeditions)$/

/** Nouns that have an article in an English sentence, as does what is several: `the Teutonic Order`, `the Romans`. */
const NOUN = /(?:Order|Empire|Kingdom|League|Company|Horde|Dynasty|Conquest|Revolt|States|Expeditions)$/

/** The name as it stands within an English sentence. */
export const inSentence = ({ text, many }: ArmyName): string => (many || NOUN.test(text) ? `the ${text}` : text)

/** What tells one list of a people from another, where the name is no plural: `Later` of `Later Hittite Imperial`. */
const EPITHETS = /^(?:(?:Early|Middle|Late|Later|Eastern|Western|Northern|Southern) )+/

/** The long name: that of a list as one says it. */
export function armyName(listed: string): ArmyName {
  // Lists say which ones are meant; a battle knows only these.
  const list = listed.replace(/^Other /, '')
  // Of `Later Hoplite Greek: Spartan` the second part is the army, if it can stand for itself.
  const [, part] = /: ([^:]+)$/.exec(list) ?? []
  if (part !== undefined) {
    const spoken = armyName(part)
    return spoken.many ? spoken : { text: list, many: false }
  }
  if (/^[^&,()]+ or /.test(list) && !/ (?:and|in|at|of) /.test(list)) {
    const parts = list.split(' or ').map(armyName)
    if (parts.every(({ many }) => many)) return { text: parts.map(({ text }) => text).join(' or '), many: true }
  }
  if (/ (?:or|and|in|at|of) |[&,()]/.test(list)) return { text: list, many: false }
  const last = /[^ ]+$/.exec(list)?.[0] ?? ''
  const own = OWN[last]
  if (own !== undefined) return { text: list.slice(0, -last.length) + own, many: true }
  if (SEVERAL.test(last)) return { text: list, many: true }
  if (TAKES_S.test(last) && !TAKES_NONE.test(list)) return { text: `${list}s`, many: true }
  return { text: list, many: false }
}

/**
 * The short name, from the long one: the people alone, as `Romans`; of several the first, as `Golden Horde` of `Golden Horde & Successors`;
 * without the place, as `Barbarians` of `Northern Barbarians: Europe`. A name that is no people keeps what it needs: `Mongol Conquest`.
 */
export function shortArmy(whole: string): string {
  const [name = whole] = whole.split(': ')
  const [first = name, ...others] = name.split(/ (?:&|and|or|in|at) /)
  if (name.endsWith(')') || others.length > 0) return first
  const last = name.split(' ').at(-1) ?? name
  return (last.endsWith('s') || SEVERAL.test(last)) && !GENERIC.test(last) ? last : name.replace(EPITHETS, '')
}
