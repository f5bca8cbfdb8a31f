// Asks the browser to keep what is saved even when space runs short: otherwise it may clear it without a word.

let asked = false

/** Asks once, when there is something to keep; a browser that cannot or does not want to keeps it as before. */
export function persist(): void {
  if (asked) return
  asked = true
  void globalThis.navigator?.storage?.persist?.().catch(() => undefined)
}
