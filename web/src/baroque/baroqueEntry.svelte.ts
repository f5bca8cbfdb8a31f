// Whether the assistant for Baroque is open: the address says so, so that a reload, a bookmark and the way back know it.

const MARK = '#baroque'

class BaroqueEntry {
  open = $state(globalThis.location?.hash === MARK)

  constructor() {
    globalThis.addEventListener?.('hashchange', () => (this.open = location.hash === MARK))
  }

  enter(): void {
    location.hash = MARK
  }

  leave(): void {
    // Without a mark there is no jump to what it names.
    history.pushState(null, '', location.pathname + location.search)
    this.open = false
  }
}

export const baroqueEntry = new BaroqueEntry()
