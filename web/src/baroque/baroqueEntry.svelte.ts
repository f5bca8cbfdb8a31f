// Whether the Baroque assistant is open: kept in the address, so that reload, bookmark and back button work.

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
