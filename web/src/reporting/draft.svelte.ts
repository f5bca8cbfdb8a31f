// What a report is made of until the house has it: the player's words and the id of the report outlive a reload.

/** Where a tab remembers what the player says. */
const WORDS = 'acies.report.words'
/** Where it remembers the report that was sent last, with its id before it. */
const LAST = 'acies.report.last'

function remembered(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function remember(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without it a reload begins anew.
  }
}

/** 16 random bytes as 32 hexadecimal digits. */
const freshId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

class Draft {
  private said = $state(remembered(WORDS))
  private last = remembered(LAST)

  /** What the player says; it outlives the form, too. */
  get words(): string {
    return this.said
  }
  set words(words: string) {
    this.said = words
    remember(WORDS, words)
  }

  /** The id of a report: the same once more has the same one, because the answer may have been lost. */
  idOf(report: string): string {
    if (this.last.slice(32) !== report) {
      this.last = freshId() + report
      remember(LAST, this.last)
    }
    return this.last.slice(0, 32)
  }

  /** Forgets what the house has. */
  forget(): void {
    this.words = ''
    this.last = ''
    remember(LAST, '')
  }
}

export const draft = new Draft()
