// What the page keeps: the record's text and how the page is shown. Nothing leaves the machine.

const RECORD = 'acies.record'
const SEED = 'acies.seed'
const VIEW = 'acies.view'

interface View {
  theme: 'auto' | 'light' | 'dark'
  pace: 'calm' | 'quick' | 'at-once'
  dice: 'program' | 'typed'
  reach: boolean
  zones: boolean
}

const STANDARD: View = { theme: 'auto', pace: 'calm', dice: 'program', reach: true, zones: false }

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing still plays; a reload then begins anew.
  }
}

function readView(): View {
  try {
    return { ...STANDARD, ...(JSON.parse(read(VIEW) ?? '{}') as Partial<View>) }
  } catch {
    return STANDARD
  }
}

export const view = $state<View>(readView())

export function keepView(): void {
  write(VIEW, JSON.stringify(view))
}

export const kept = {
  record: () => read(RECORD),
  /** The seed of the dice, which the record of a battle under way does not tell. */
  seed: () => read(SEED),
  keep: (record: string) => write(RECORD, record),
  keepSeed: (seed: string) => write(SEED, seed),
  forget: () => {
    write(RECORD, null)
    write(SEED, null)
  },
}

/** How long the page waits after what the other side does, in milliseconds. */
export function pause(): number {
  return { calm: 420, quick: 140, 'at-once': 0 }[view.pace]
}
