// Which figures stand on a base, and how many: as many as its code says.

export interface Muster {
  /** Its drawing, by name. */
  figure: string
  count: number
  ranks: 1 | 2
  kind: 'foot' | 'mounted' | 'engine'
}

/** A drawing for solid troops, and one for fast ones where they differ. */
interface Drawn {
  solid: string
  fast?: string
  kind: Muster['kind']
  /** How many stand on a base whose code has no number. */
  usual: number
}

const foot = (solid: string, fast: string, usual = 4): Drawn => ({ solid, fast, kind: 'foot', usual })
const mounted = (solid: string, usual: number): Drawn => ({ solid, kind: 'mounted', usual })
const engine = (solid: string): Drawn => ({ solid, kind: 'engine', usual: 1 })

/** By the letters of a code, or by a class. */
const DRAWN: Record<string, Drawn> = {
  Sp: foot('spears', 'spears-fast'),
  Pk: foot('pikes', 'pikes-fast'),
  Bd: foot('blades', 'blades-fast'),
  Ax: foot('auxilia', 'auxilia-fast'),
  Bw: foot('bows', 'bows-fast'),
  Lb: foot('longbows', 'longbows-fast'),
  Cb: foot('crossbows', 'crossbows-fast'),
  Ps: foot('psiloi', 'psiloi', 2),
  Wb: foot('warband', 'warband-fast'),
  Hd: foot('horde', 'horde', 7),
  CF: foot('followers', 'followers', 3),
  Den: foot('denizens', 'denizens', 3),
  Kn: mounted('knights', 3),
  Cv: mounted('cavalry', 3),
  LH: mounted('light-horse', 2),
  Cm: mounted('camels', 3),
  LCm: mounted('light-camels', 2),
  El: engine('elephants'),
  HCh: engine('heavy-chariots'),
  LCh: engine('light-chariots'),
  SCh: engine('scythed-chariots'),
  Art: engine('artillery'),
  WWg: engine('war-wagons'),
  CP: engine('command-post'),
  CWg: engine('camp-wagons'),
  Lit: engine('litter'),
}

/** Codes whose drawing is not that of their letters. */
const OWN: Record<string, string> = { '4Kn': 'cataphracts', '2Cm': 'light-camels', '5Hd': 'horde-fast' }

/** More than four stand in two ranks. */
const IN_ONE_RANK = 4

/** What stands on a base by its code; by its class where house rules have a code of their own, or null. */
export function muster(code: string, cls: string): Muster | null {
  const [, rides, number, letters = ''] = /^(Mtd-)?(\d)?([A-Za-z]+)$/.exec(code) ?? []
  const drawn = DRAWN[letters] ?? DRAWN[cls]
  if (!drawn) return null
  const count = number === undefined ? drawn.usual : Number(number)
  const ranks = count > IN_ONE_RANK ? 2 : 1
  if (rides) return { figure: 'mounted', count, ranks, kind: 'mounted' }
  return { figure: OWN[code] ?? (count === 3 && drawn.fast ? drawn.fast : drawn.solid), count, ranks, kind: drawn.kind }
}

/** Who carries a general's standard: it takes the place of a figure, or stands beside a single one. */
export function standardBearer({ kind }: Muster): string {
  return kind === 'mounted' ? 'standard-mounted' : 'standard-foot'
}
