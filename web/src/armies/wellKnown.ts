// Well-known names that no army list has: generals, peoples, wars and campaigns, with the lists that they lead to. From general history; a
// name is written in the languages of the page, and a list is meant by words of its name and a year, which are the same in all editions.

import { near, stem, wordsOf } from '../search'

/** Names, separated by commas, and the searches of the lists (docs/reference/armies.md) that they stand for. */
export const WELL_KNOWN: readonly [names: string, searches: readonly string[]][] = [
  // The ancient Near East and Egypt.
  ['Sargon of Akkad, Sargon di Akkad, Sargon von Akkad', ['Akkadian 2300BC']],
  ['Hammurabi, Babylon, Babilonia', ['Amorite 1760BC', 'Babylonian']],
  ['Ramesses, Ramses, Rameses, Pharaoh, Faraone, Pharao', ['Kingdom Egyptian']],
  ['Kadesh, Qadesh', ['Kingdom Egyptian 1275BC', 'Kingdom Egyptian 1274BC', 'Hittite 1275BC', 'Hittite 1274BC']],
  ['Thutmose, Tutankhamun, Megiddo', ['Kingdom Egyptian 1450BC', 'Kingdom Egyptian']],
  ['Achilles, Achille, Hector, Ettore, Hektor, Agamemnon, Homer, Troy, Troja, Troia, Trojan War, Iliad', ['Trojan War']],
  ['Saul, Solomon, Salomone, Salomo, David, Israelites, Israel, Israeliten, Israeliti', ['Hebrew']],
  ['Goliath, Golia', ['Philistine']],
  ['Sennacherib, Ashurbanipal, Sargon II, Nineveh, Assyria, Assyrien', ['Sargonid', 'Neo-Assyrian']],
  ['Nebuchadnezzar, Nabucodonosor, Nebukadnezar', ['Neo-Babylonian']],
  ['Croesus, Creso, Krösus', ['Lydian']],
  ['Spartacus, Spartaco, Spartakus, Slave War, Servile War', ['Slave Revolts']],
  ['Maccabees, Judas Maccabeus, Maccabei, Makkabäer', ['Maccabean']],
  ['Masada, Bar Kokhba, Jews, Ebrei, Juden', ['Jewish Revolts', 'Jewish']],
  // Persia.
  ['Cyrus the Great, Ciro il Grande, Kyros', ['Achaemenid 546BC', 'Achaemenid 550BC']],
  ['Darius the Great, Dario il Grande, Dareios der Große, Xerxes, Serse', ['Achaemenid 480BC', 'Achaemenid 490BC']],
  ['Marathon, Maratona, Thermopylae, Termopili, Thermopylen, Plataea, Platea, Plataiai', ['Achaemenid 480BC', 'Spartan 480BC', 'Athenian 480BC']],
  ['Darius III, Darius, Dario, Dareios', ['Achaemenid 333BC', 'Achaemenid 490BC']],
  ['Persians, Persia, Persiani, Perser', ['Persian']],
  ['Surena', ['Parthian 53BC']],
  ['Carrhae, Carre', ['Parthian 53BC', 'Marian']],
  ['Shapur, Khosrow, Chosroes', ['Sassanid']],
  // The Greeks, Alexander and the Successors.
  ['Leonidas, Leonida, Lysander, Sparta', ['Spartan']],
  ['Pericles, Pericle, Perikles, Themistocles, Athens, Atene, Athen', ['Athenian']],
  ['Epaminondas, Epaminonda, Leuctra, Leuktra, Thebes, Tebe, Theben', ['Theban']],
  ['Xenophon, Senofonte, Ten Thousand, Anabasis', ['Mercenary Expeditions', 'Hoplite 401BC']],
  ['Peloponnesian War', ['Spartan 431BC', 'Athenian 431BC']],
  ['Philip of Macedon, Filippo il Macedone, Philipp von Makedonien', ['Alexandrian 338BC']],
  ['Alexander the Great, Alessandro Magno, Alexander der Große', ['Alexandrian']],
  ['Gaugamela, Issus, Isso, Issos, Granicus, Granico, Granikos', ['Alexandrian', 'Achaemenid 333BC']],
  ['Macedonia, Makedonien, Macedonians', ['Macedonian', 'Alexandrian']],
  ['Diadochi, Diadochen, Successors, Ipsus, Antigonus, Demetrius', ['Successor', 'Lysimachid', 'Seleucid 301BC', 'Ptolemaic 301BC']],
  ['Porus, Poro, Poros', ['Classical Indian 326BC']],
  ['Hydaspes, Idaspe', ['Alexandrian', 'Classical Indian 326BC']],
  ['Chandragupta, Ashoka, Asoka', ['Classical Indian']],
  ['Seleucus, Seleuco, Seleukos, Antiochus, Antioco, Antiochos, Magnesia', ['Seleucid']],
  ['Ptolemy, Tolomeo, Ptolemäus, Cleopatra, Kleopatra, Raphia', ['Ptolemaic']],
  ['Pyrrhus, Pirro, Pyrrhos, Epirus, Epiro', ['Pyrrhic']],
  ['Asculum, Ascoli, Heraclea, Eraclea, Beneventum, Benevento', ['Pyrrhic 280BC', 'Camillan']],
  ['Celts, Celti, Kelten', ['Gallic', 'Galatian', 'Ancient British', 'Celtiberian']],
  // Carthage and Rome.
  ['Hannibal, Annibale, Hamilcar, Amilcare, Hamilkar, Hasdrubal, Asdrubale, Barca', ['Later Carthaginian 216BC']],
  ['Cannae, Canne, Zama, Trasimene, Trasimeno, Trebia, Punic War, Guerra Punica, Punischer Krieg', ['Later Carthaginian 216BC', 'Polybian']],
  ['Scipio, Scipione', ['Polybian']],
  ['Carthage, Cartagine, Karthago', ['Carthaginian']],
  ['Jugurtha, Giugurta, Juba, Massinissa', ['Numidian']],
  ['Brennus, Brenno, Vercingetorix, Vercingetorige, Gauls, Gaul, Galli, Gallier', ['Gallic']],
  ['Alesia, Gallic War, Guerra gallica, Gallischer Krieg', ['Gallic 52BC', 'Marian Roman']],
  ['Julius Caesar, Giulio Cesare, Cäsar, Pompey, Pompeo, Pompeius, Crassus, Crasso, Pharsalus, Farsalo, Marius, Mario, Sulla, Silla', ['Marian Roman']],
  ['Mark Antony, Marco Antonio, Octavian, Ottaviano, Philippi, Actium', ['Marian Roman 42BC']],
  ['Augustus, Augusto, Germanicus, Germanico, Varus, Varo, Trajan, Traiano, Vespasian, Vespasiano, Legions, Legioni, Legionen', ['Early Imperial Roman']],
  ['Arminius, Arminio, Hermann', ['Cherusci', 'Early German 9AD']],
  ['Teutoburg, Teutoburgo, Teutoburger Wald', ['Cherusci', 'Early Imperial Roman']],
  ['Boudicca, Boadicea, Budicca, Caratacus, Cassivellaunus, Britons, Britanni, Briten', ['Ancient British']],
  ['Mithridates, Mitridate, Pontus, Ponto', ['Mithridatic']],
  ['Decebalus, Decebalo, Dacians, Daci, Daker', ['Dacian']],
  ['Zenobia, Palmyra, Palmira', ['Palmyran']],
  ['Aurelian, Aureliano', ['Middle Imperial Roman 271AD']],
  ['Septimius Severus, Settimio Severo, Marcus Aurelius, Marco Aurelio, Mark Aurel', ['Early Imperial Roman', 'Middle Imperial Roman']],
  ['Constantine, Costantino, Konstantin, Milvian Bridge', ['Middle Imperial Roman 312AD', 'Late Imperial Roman']],
  ['Julian the Apostate, Giuliano, Valens, Valente, Stilicho, Stilicone', ['Late Imperial Roman']],
  ['Adrianople, Adrianopoli, Adrianopel', ['Gothic 378AD', 'Visigothic 378AD', 'Late Imperial Roman 378AD']],
  ['Aetius, Ezio, Ricimer, Ricimero', ['Patrician Roman']],
  ['Catalaunian Fields, Chalons, Campi Catalaunici, Katalaunische Felder', ['Attila', 'Patrician Roman', 'Later Visigothic 451AD']],
  ['Alaric, Alarico, Alarich', ['Visigothic 408AD', 'Alaric']],
  ['Attila, Etzel, Huns, Unni, Hunnen', ['Attila', 'Hunnic']],
  ['Goths, Goti, Goten, Theodoric, Teodorico, Theoderich, Totila', ['Ostrogothic', 'Visigothic', 'Gothic']],
  ['Genseric, Genserico, Geiserich, Vandals, Vandali, Vandalen', ['Vandal']],
  ['Belisarius, Belisario, Belisar, Justinian, Giustiniano, Narses', ['Early Byzantine']],
  ['Arthur, Artù, Artus, Camelot, Hengist, Badon', ['Sub-Roman British', 'Early Anglo-Saxon']],
  ['Romans, Rome, Roma, Rom, Romani, Römer', ['Roman']],
  // The early middle ages.
  ['Byzantium, Byzantines, Bisanzio, Bizantini, Byzanz, Byzantiner, Constantinople, Basil II, Manzikert', ['Byzantine']],
  ['Heraclius, Eraclio, Herakleios', ['Maurikian']],
  ['Saladin, Saladino, Saracens, Saraceni, Sarazenen', ['Ayyubid']],
  ['Hattin', ['Ayyubid', 'Later Crusader 1187AD']],
  ['Khalid, Muhammad, Arabs, Arabi, Araber, Yarmuk, Islam', ['Arab Conquest', 'Umayyad', 'Abbasid Arab']],
  ['Moors, Mori, Mauren, Almoravids, Almohads', ['Andalusian', 'Islamic Berber', 'Moorish']],
  ['Clovis, Clodoveo, Chlodwig, Franks, Franchi, Franken', ['Frankish']],
  ['Charlemagne, Carlo Magno, Karl der Große, Charles Martel, Carlo Martello, Karl Martell, Roland, Tours, Poitiers', ['Carolingian', 'Middle Frankish']],
  ['Lombards, Longobardi, Langobarden', ['Lombard']],
  ['Alfred the Great, Athelstan, Offa, Anglo-Saxons, Anglosassoni, Angelsachsen', ['Anglo-Saxon']],
  ['Vikings, Vichinghi, Wikinger, Norsemen, Ragnar, Harald Hardrada, Stamford Bridge, Varangians', ['Viking', 'Leidang', 'Norse Irish', 'Rus 900AD']],
  ['Harold Godwinson, Cnut, Canute, Knut, Huscarls', ['Anglo-Danish']],
  ['William the Conqueror, Guglielmo il Conquistatore, Wilhelm der Eroberer', ['Norman 1066AD']],
  ['Hastings', ['Norman 1066AD', 'Anglo-Danish']],
  ['Normans, Normanni, Normannen, Robert Guiscard, Roberto il Guiscardo, Bohemond', ['Norman', 'Sicilian']],
  ['Brian Boru, Clontarf, Ireland', ['Norse Irish', 'Irish']],
  ['El Cid, Cid, Reconquista', ['Feudal Spanish', 'Andalusian']],
  ['Otto the Great, Ottone, Otto der Große', ['East Frankish']],
  ['Lechfeld', ['East Frankish', 'Magyar 955AD']],
  ['Hungarians, Ungheresi, Ungarn', ['Hungarian', 'Magyar']],
  // The high and late middle ages.
  [
    'Richard the Lionheart, Riccardo Cuor di Leone, Richard Löwenherz, Crusades, Crociate, Crusaders, Crociati, Kreuzfahrer, Kreuzzug, Templars, Templari, Templer',
    ['Crusader'],
  ],
  ['Arsuf, Jerusalem, Gerusalemme', ['Crusader', 'Ayyubid']],
  ['Hospitallers, Ospitalieri, Johanniter', ['Hospitaller', 'Saint John']],
  ['Barbarossa, Frederick, Federico, Friedrich', ['Medieval German 1170AD', 'Medieval German']],
  ['Legnano', ['Medieval German 1176AD', 'Communal Italian']],
  ['Genghis Khan, Gengis Khan, Dschingis Khan, Subutai, Batu, Mongols, Mongoli, Mongolen', ['Mongol Conquest', 'Mongol']],
  ['Kublai Khan, Kubilai', ['Yuan Chinese']],
  ['Tamerlane, Tamerlano, Tamerlan, Timur, Ankara', ['Timurid']],
  ['Alexander Nevsky, Alexander Newski', ['Early Russian 1242AD']],
  ['Lake Peipus, Peipussee', ['Early Russian 1242AD', 'Teutonic 1242AD']],
  ['Dmitri Donskoi', ['Post-Mongol Russian']],
  ['Kulikovo', ['Post-Mongol Russian', 'Golden Horde']],
  ['Teutonic Knights, Cavalieri Teutonici, Deutscher Orden, Deutschritter', ['Teutonic']],
  ['Tannenberg, Grunwald', ['Teutonic', 'Later Polish', 'Lithuanian']],
  ['William Wallace, Braveheart, Robert the Bruce, Scotland, Scozia, Schottland', ['Scots Common', 'Scots']],
  ['Bannockburn, Stirling Bridge, Falkirk', ['Scots Common', 'Feudal English']],
  ['Edward I, Longshanks, Simon de Montfort, Evesham', ['Feudal English']],
  ['Llywelyn, Owain Glyndwr, Wales, Galles', ['Welsh']],
  ['Henry V, Enrico V, Heinrich V, Black Prince, Principe Nero, Schwarzer Prinz', ['English 1415AD', 'English 1356AD']],
  [
    'Agincourt, Azincourt, Crécy, Hundred Years War, Guerra dei cent’anni, Hundertjähriger Krieg',
    ['English 1415AD', 'Medieval French 1415AD', 'English 1346AD', 'Medieval French 1346AD'],
  ],
  ['Joan of Arc, Giovanna d’Arco, Jeanne d’Arc, Johanna von Orleans', ['Medieval French 1429AD']],
  ['Orléans, Patay', ['Medieval French 1429AD', 'English 1429AD']],
  ['Wars of the Roses, Guerra delle due rose, Rosenkriege, Richard III, York, Lancaster, Bosworth, Towton', ['Wars of the Roses']],
  ['Charles the Bold, Carlo il Temerario, Karl der Kühne, Burgundy, Borgogna, Burgund', ['Burgundian Ordonnance', 'Early Burgundian']],
  ['Nancy, Grandson, Murten, Morat', ['Burgundian Ordonnance', 'Swiss']],
  ['William Tell, Guglielmo Tell, Wilhelm Tell, Morgarten, Sempach, Switzerland, Svizzeri, Schweizer', ['Swiss']],
  ['Courtrai, Golden Spurs, Flemish, Fiamminghi, Flamen, Flanders', ['Low Countries']],
  ['Jan Zizka, Žižka, Hussites, Ussiti, Hussiten', ['Hussite']],
  ['Vlad Dracula, Vlad the Impaler', ['Wallachian']],
  ['Skanderbeg, Scanderbeg, Albania', ['Albanian']],
  ['Mehmed, Maometto II, Suleiman, Ottomans, Ottomani, Osmanen, Turks, Turchi, Türken, Janissaries, Nicopolis, Varna', ['Ottoman', 'Seljuq']],
  ['Baibars, Mamelukes, Mamelucchi, Mamluken', ['Mamluk']],
  ['Ain Jalut', ['Mamluk', 'Mongol 1260AD']],
  ['Condottieri, Sforza, Colleoni, Hawkwood, Visconti, Machiavelli', ['Condotta']],
  ['Guelphs, Ghibellines, Guelfi, Ghibellini, Montaperti, Campaldino', ['Communal Italian']],
  ['Charles VIII, Carlo VIII, Fornovo', ['French Ordonnance 1495AD', 'Condotta']],
  ['Cerignola, Gonzalo de Córdoba, Italian Wars, Guerre d’Italia', ['Spanish 1503AD', 'Medieval Spanish', 'French Ordonnance']],
  // Asia and America.
  ['Sun Tzu, Warring States, China, Cina', ['Chinese']],
  ['Qin Shi Huang, First Emperor', ['Warring 230BC']],
  ['Cao Cao, Red Cliffs', ['Three Kingdoms']],
  ['Minamoto, Taira, Samurai, Genpei, Japan, Giappone', ['Samurai', 'Japanese']],
  ['Nobunaga, Sengoku', ['Samurai 1500AD']],
  ['Scythians, Sciti, Skythen', ['Skythian']],
  ['Montezuma, Moctezuma, Mexico, Tenochtitlan', ['Aztec']],
  ['Cortés, Cortez', ['Tlaxcalan', 'Aztec']],
  ['Atahualpa, Pizarro, Pachacuti, Peru', ['Inca']],
]

/** The least that is typed of a name before it is looked for. */
const LEAST = 3
/** By so many letters an ending may differ. */
const ENDING = 2

/** The searches that what is typed stands for: by whole names, or by what they begin with. */
export function wellKnown(typed: string, whole: boolean, known = WELL_KNOWN): string[] {
  const words = wordsOf(typed)
  if (words.length === 0 || words.some((word) => word.length < LEAST)) return []
  const isMeant = (word: string, name: string) => name.startsWith(stem(word)) && (!whole || Math.abs(name.length - word.length) <= ENDING)
  const all = known.filter(([names]) => words.every((word) => wordsOf(names).some((name) => isMeant(word, name))))
  return [...new Set(all.flatMap(([, searches]) => searches))]
}

/** Names that come near to what is typed: well-known ones, and words of the names of lists. */
export function nearNames(typed: string, lists: readonly { name: string }[]): string[] {
  const parts = (name: string) => name.split(/[^\p{L}'’-]+/u).filter((word) => word.length > LEAST)
  const known = WELL_KNOWN.flatMap(([names]) => names.split(', ')).flatMap((name) => [name, ...parts(name)])
  return near(typed, [...known, ...lists.flatMap(({ name }) => [name, ...parts(name)])])
}
