// The colours of all peoples, and which people an army list is of: by the words of its name, and by its year where a name
// has served for several peoples. The first that fits is meant.

import { palette, type Palette } from './palette'

export interface People {
  id: string
  palette: Palette
  /** Words of the names of its lists. */
  words: RegExp
  /** From which year and up to which its lists begin; years BC are negative. */
  from?: number
  to?: number
}

interface Row {
  words: string
  field: string
  trim: string
  edge?: string
  lip?: string
  figure?: string
  from?: number
  to?: number
}

const ROWS: Record<string, Row> = {
  aegean: { words: 'Minoan|Mycenaean|Trojan|Sea Peoples|Achaian', field: '#1f6a86', trim: '#f0a078', to: -1100 },
  spartan: { words: 'Spartan', field: '#8e1f24', trim: '#d9a55c' },
  hebrew: { words: 'Hebrew|Maccabean|Hasmonean|Judaean|Jewish', field: '#2f5f9e', trim: '#eef0ea' },
  hittite: { words: 'Hittite|Phrygian|Lydian|Lykian|Gasgan', field: '#7a2e3a', trim: '#d9b26a' },
  assyrian: { words: 'Assyrian|Sargonid', field: '#33406e', trim: '#e0964a', edge: '#1a2242', lip: '#8394cf', figure: '#f3ecdc' },
  samurai: { words: 'Samurai', field: '#2c2728', trim: '#dd5a3c', edge: '#131011', lip: '#8f8486', figure: '#f4eee2' },
  japanese: { words: 'Japanese|Emishi', field: '#5a2a2f', trim: '#e8d8b0' },
  korean: { words: 'Korean|Koguryo|Paekche|Shilla|Koryo', field: '#2f5f8a', trim: '#e8925e' },
  tibetan: { words: "Tibetan|Ch'iang|Jung|Red Ti|White Ti|Ti|I tribes", field: '#7a1f3f', trim: '#e9b43f' },
  vietnamese: { words: 'Vietnamese|Yueh Chinese|Chinese: Wu or Yueh|Yueh', field: '#1f5f3f', trim: '#e9c84f' },
  'southeast-asian': { words: 'Burmese|Khmer|Cham|Siamese|Malay|Sumatran|Moluccan|Javanese|Indonesian|Nan-chao|Tien|Ta-li', field: '#7d4610', trim: '#f0d87a' },
  jurchen: { words: "Jurchen|Khitan|Hsi-Hsia|Hsien-pi|T'u-yu-hun|Wu-huan|Wu-Huan|Juan-juan", field: '#4a3a6a', trim: '#e0b45a' },
  mamluk: { words: 'Mamluk|Ayyubid|Syrian states|Abbasid Iraq|Arab Dynasties|Syrian', field: '#7d5c10', trim: '#efe9c8', from: 900 },
  timurid: { words: 'Timurid|Jalayirid|Black Sheep|White Sheep|Qara-Khitan|Khwarizmian|Islamic Persian', field: '#1f6a78', trim: '#e9c46a' },
  seljuq: { words: 'Seljuq|Turkoman', field: '#7f2f3a', trim: '#a9dcd0' },
  'steppe-turkish': { words: "Khazar|Magyar|Avar|Bulgar|Pecheneg|Cuman|Kipchak|Hunnic|Hephthalite|Uighur|Central Asian Turkish|Western Turkish|Sha-t'o|Attila|Chionite|Kidarite|Turkish", field: '#1f6070', trim: '#e9b45a' },
  yuan: { words: 'Yuan', field: '#8a3a1c', trim: '#7fc0c9' },
  ming: { words: 'Ming', field: '#9b2a1c', trim: '#f0c648' },
  sung: { words: 'Sung|Five Dynasties', field: '#1f6b55', trim: '#e9c46a' },
  tang: { words: "T'ang|Sui", field: '#8f2f4a', trim: '#eec25a' },
  han: { words: "Chinese|Han|Hsia|Chou|Ch'in|Ch'u|Chao|Shang|Northern and Southern Dynasties|Southern Dynasties|Northern Dynasties|Three Kingdoms|Wu or Yueh|Five Barbarian", field: '#6e1f1f', trim: '#e6c27a' },
  russian: { words: 'Russian|Rus', field: '#6a1f2a', trim: '#e9c46a' },
  mongol: { words: 'Mongol|Mongolian|Golden Horde|Ilkhanid|White Horde', field: '#6a4a30', trim: '#7fc0c9', edge: '#3c2818', lip: '#bd9770', figure: '#f5ecdc' },
  afghan: { words: 'Ghaznavid|Ghurid|Muslim Indian|Arab Indian', field: '#3f2f6f', trim: '#e0c070' },
  kushan: { words: 'Kushan|Bactrian|City States|Central-Asian|Graeco-Bactrian|Graeco-Indian', field: '#7a3f5a', trim: '#e9c87a' },
  indian: { words: 'Indian|Melukhkhan|Tamil|Sinhalese|Rajput|Harsha|Gupta|Kanauj', field: '#a2481a', trim: '#f3d27a' },
  egyptian: { words: 'Egyptian', field: '#176a70', trim: '#e9bf62', edge: '#0b3d42', lip: '#63b9b6', to: -300 },
  ptolemaic: { words: 'Ptolemaic', field: '#2c6f4e', trim: '#e9bf62' },
  fatimid: { words: 'Fatimid|Tulunid|Iqshidid', field: '#1f7044', trim: '#f3e6c0' },
  kushite: { words: 'Nubian|Kushite|Nobades|Blemmye|Beja|Abyssinian|Horn of Africa|Horn-of-Africa', field: '#7b3f14', trim: '#e6c26a' },
  african: { words: 'Sudanese|Zanj', field: '#5a3f0f', trim: '#e9c46a' },
  sumerian: { words: 'Sumerian|Akkadian|Dynasty of Ur', field: '#7a4a1e', trim: '#9cc4de' },
  babylonian: { words: 'Babylonian|Amorite|Kassite', field: '#2d4f9a', trim: '#e8c25a' },
  elamite: { words: 'Elam|Elamite|Susiana', field: '#6d3a5e', trim: '#e0b24f' },
  highland: { words: 'Zagros|Guti|Hurrian|Nairi|Urartian|Mannaian|Taurus', field: '#5b4636', trim: '#d0a05a' },
  nabataean: { words: 'Arabo-Aramaean|Nabataea|Emesa|Hatra|Characene|Edessa|Palmyran|Commagene', field: '#74471f', trim: '#efd9a0' },
  canaanite: { words: 'Hyksos|Mitanni|Ugaritic|Canaanite|Philistine|Phoenician|Cypriot|Early Syrian|Aramaean', field: '#6b2a6a', trim: '#e9c46a', to: 1100 },
  median: { words: 'Mede|Medes|Median|Parsua|Cyropaedia|Cyrus', field: '#8c4a2b', trim: '#ecd28a' },
  persian: { words: 'Achaemenid', field: '#7a2a55', trim: '#e8c25a' },
  parthian: { words: 'Parthian', field: '#8c3558', trim: '#c9d2d6', edge: '#531a33', lip: '#d98aa9', figure: '#f8eee9' },
  sassanid: { words: 'Sassanid', field: '#274a8f', trim: '#f0d06a' },
  armenian: { words: 'Armenian|Gordyene|Georgian|Tigranes', field: '#8a3320', trim: '#e6cf7a' },
  abbasid: { words: 'Abbasid|Khurasanian|Tahirid|Saffarid|Samanid|Buyid|Dailami|Musfirid', field: '#2a2a2f', trim: '#d9b45a' },
  andalusian: { words: 'Andalusian|Murcian|Granadine', field: '#2a6b5a', trim: '#e6c25a' },
  berber: { words: 'Libyan|Numidian|Moorish|Berber|Tuareg|Muslim North Africa|Muslim North African', field: '#8a4a2a', trim: '#f0d9a8' },
  arab: { words: 'Arab|Khawarij|Umayyad|Bedouin|Qaramita|Yemeni', field: '#1f4a34', trim: '#f0e6d0' },
  bedouin: { words: 'Makkan|Dilmun|Saba|Midianite', field: '#6b5a1e', trim: '#f2e6c0' },
  kurdish: { words: 'Kurdish', field: '#35507a', trim: '#e0b870' },
  ottoman: { words: 'Ottoman', field: '#9c1f2f', trim: '#f0f0e0' },
  rhodian: { words: 'Hospitaller|Saint John', field: '#8a3050', trim: '#f2f2ee' },
  scythian: { words: 'Kimmerian|Skythian|Hu|Hsiung-nu|Massagetae', field: '#5d4d1c', trim: '#e6c25a' },
  sarmatian: { words: 'Sarmatian|Siracae|Iazyges|Alan|Bosporan', field: '#44603a', trim: '#e0b45a' },
  thracian: { words: 'Thracian|Paionian|Illyrian|Dacian|Carpi', field: '#3f4f2a', trim: '#e09a5a' },
  epirote: { words: 'Pyrrhic', field: '#3a3f74', trim: '#e9c46a' },
  macedonian: { words: 'Macedonian|Alexandrian|Successor|Lysimachid|Antigonos|Demetrios|Alketas|Eumenes|Antipatros|Polyperchon|Kassandros|Keraunos|Gonatas|Olympias|Peithon', field: '#51397a', trim: '#ecc352', edge: '#2c1d49', lip: '#a98fdc', figure: '#f6eedd' },
  seleucid: { words: 'Seleucid|Attalid', field: '#6a3b8c', trim: '#f0cf62' },
  pontic: { words: 'Mithridatic|Bithynian|Kappadokian', field: '#1e5f4e', trim: '#e6b84f' },
  galatian: { words: 'Galatian', field: '#3f6428', trim: '#e8bf5a' },
  syracusan: { words: 'Syracusan|Italiot|Siciliot|Sicel', field: '#2a6f8f', trim: '#f0c46a' },
  greek: { words: 'Greek|Greeks|Hoplite|Kyrenean|Achaian|Athenian|Theban|Thessalian|Aitolian|Phokian|Boiotian|Eleian|Argive|Overseas Mercenary Expeditions', field: '#2a618f', trim: '#d9a55c', edge: '#143855', lip: '#7db8e2', figure: '#f7f2e4', to: -1 },
  etruscan: { words: 'Etruscan|Villanovan', field: '#8f3f22', trim: '#e9c77f' },
  italic: { words: 'Italian Hill Tribes|Samnite|Campanian|Apulian|Lucanian|Umbrian|Latin|Sardinian|Ligurian|Italian Hill|Slave Revolt|Slave Revolts|Servile War|Spartacus', field: '#7f5a1a', trim: '#f1e3c0' },
  british: { words: 'Ancient British|Sub-Roman British|British|Strathclyde|Vortigern|Armorican', field: '#2b5f7a', trim: '#d9a13e' },
  'late-roman': { words: 'Late Imperial Roman|Patrician|Arthur', field: '#5a2452', trim: '#e5c04f' },
  'imperial-roman': { words: 'Imperial Roman|Marian', field: '#7d1d2c', trim: '#e8c25a' },
  roman: { words: 'Roman', field: '#8f2a20', trim: '#e8b95a', edge: '#55130d', lip: '#dd7f66', figure: '#f9efdf' },
  carthaginian: { words: 'Carthaginian', field: '#8a5a12', trim: '#f1e3c0', edge: '#523304', lip: '#dcae57', figure: '#fbf2dd' },
  iberian: { words: 'Ancient Spanish|Iberian|Celtiberian|Lusitanian', field: '#7a3020', trim: '#e9d3a0' },
  pictish: { words: 'Caledonian|Pictish', field: '#3f5f6f', trim: '#e0c08a' },
  irish: { words: 'Scots-Irish|Irish', field: '#1f6b3a', trim: '#e6b850' },
  welsh: { words: 'Welsh|Breton', field: '#5f2a24', trim: '#8fc98a' },
  scots: { words: 'Scots', field: '#2a3f6a', trim: '#e0d0a0' },
  gallic: { words: 'Gallic', field: '#2f5a38', trim: '#d9a13e', edge: '#173420', lip: '#86b97e', figure: '#f3efdb' },
  frankish: { words: 'Frankish|Alamanni|Alamannic|Suevi|Quadi|Carolingian|Austrasian|Neustrian|Marcomanni', field: '#274f86', trim: '#e9c84f' },
  saxon: { words: 'Saxon|Anglo-Danish', field: '#7a3b1e', trim: '#e6c15a' },
  gothic: { words: 'Goth|Gothic|Visigothic|Ostrogothic|Tervingi|Greuthingi|Alaric|Radagaisus|Taifali|Gepid', field: '#3a5a46', trim: '#e0b050' },
  german: { words: 'Early German|Germans|Cimbri|Teutones|Batavian|Cherusci|Ariovistus|Vandal|Burgundi|Limigantes|Lombard|Turcilingi|Tencteri|Northern Barbarians|European|Batavians', field: '#4a5230', trim: '#d6a24a' },
  viking: { words: 'Viking|Leidang', field: '#40505c', trim: '#e58e70', edge: '#232f38', lip: '#96abb9', figure: '#f1efe6' },
  scandinavian: { words: 'Danish|Union|Swedish|Scandinavian', field: '#1f4a7f', trim: '#e9c84f' },
  norman: { words: 'Norman|Anglo-Norman|Sicilian', field: '#23518a', trim: '#d8c34c', edge: '#102d54', lip: '#74a4e0', figure: '#f6f2e4' },
  baltic: { words: 'Lithuanian|Samogitian|Prussian|Estonian', field: '#35604a', trim: '#ecd9a0' },
  polish: { words: 'Polish', field: '#93203c', trim: '#f0ead8' },
  slav: { words: 'Slav|Serbian|Croatian|Wends|Bohemians|Albanian|Wallachian|Moldavian', field: '#6a3a44', trim: '#e6d2a0' },
  hungarian: { words: 'Hungarian', field: '#75263c', trim: '#cfe0c0' },
  'late-byzantine': { words: 'Byzantine', field: '#7a1f5a', trim: '#f0c860', from: 1040 },
  byzantine: { words: 'Byzantine', field: '#64203f', trim: '#e5bd55', edge: '#390d22', lip: '#c06f8f', figure: '#f7ecdc' },
  teutonic: { words: 'Teutonic', field: '#3a3d42', trim: '#f2f2ee' },
  'german-medieval': { words: 'Medieval German|Free Canton|East Frankish', field: '#34322c', trim: '#e9b93f' },
  crusader: { words: 'Crusader|Romanian Frank|Romanian|Lusignan', field: '#3f4a5a', trim: '#e2907f' },
  french: { words: 'French|Free Company|Armagnac|West Frankish', field: '#1c3f95', trim: '#e9c84f' },
  english: { words: 'English|Tudor|Simnel|Anglo-Irish', field: '#9a1c26', trim: '#e9c84f' },
  burgundian: { words: 'Burgundian', field: '#30317a', trim: '#e58a6a' },
  flemish: { words: 'Low Countries', field: '#57481a', trim: '#f0d060' },
  swiss: { words: 'Swiss|League of Constance', field: '#a01f1f', trim: '#f4f0e6' },
  hussite: { words: 'Hussite', field: '#6a4a1a', trim: '#e79a6a' },
  papal: { words: 'Papal', field: '#75600f', trim: '#f2f0e2' },
  italian: { words: 'Communal Italian|Condotta', field: '#2f6b3f', trim: '#f0e6d8' },
  portuguese: { words: 'Portuguese', field: '#1f6a4a', trim: '#f0dc8a' },
  spanish: { words: 'Spanish|Castilian|Aragonese|Catalan|Navarrese', field: '#8f2f1a', trim: '#e9c84f' },
  mesoamerican: { words: 'Maya|Toltec|Aztec|Tarascan|Chinantec|Tlaxcalan|Mixtec|Zapotec|West Mexican|Chichimec|Pueblo', field: '#0f6a5f', trim: '#f2a070' },
  andean: { words: 'Inca|Chimu|Peruvian|Chanca|Canari|Araucanian|Mapuche', field: '#8f3b10', trim: '#8fd0c4' },
  woodland: { words: 'American', field: '#5a3a22', trim: '#e0a05a' },
  amazonian: { words: 'Amazonian|Tupi', field: '#2f5f1f', trim: '#eab04a' },
  polynesian: { words: 'Fijian|Tongan|Melanesian|Polynesian|Hawaiian|Maori', field: '#1f5f7a', trim: '#e6c99a' },
}

export const PEOPLES: People[] = Object.entries(ROWS).map(([id, { words, field, trim, edge, lip, figure, from, to }]) => ({
  id,
  palette: palette(field, trim, { edge, lip, figure }),
  words: new RegExp(`(^|\\P{L})(${words})($|\\P{L})`, 'u'),
  from,
  to,
}))

/** The year in which a list begins, such as `359-320 BC`; years BC are negative. */
export function yearOf(dates: string): number {
  const [, number, era] = /(\d+)[^A-Z]*?(BC|AD)/.exec(dates) ?? []
  return Number(number ?? 0) * (era === 'BC' ? -1 : 1)
}

/** Whose list it is; null for one of none of them, as of house rules. */
export function peopleOf(name: string, dates: string): People | null {
  const year = yearOf(dates)
  return PEOPLES.find(({ words, from = -Infinity, to = Infinity }) => words.test(name) && year >= from && year <= to) ?? null
}
