// Whether the page is shown by night: as it is set, or as the system has it.

import { view } from '../../settings.svelte'

class Night {
  private system = $state(false)

  constructor() {
    if (typeof matchMedia === 'undefined') return
    const dark = matchMedia('(prefers-color-scheme: dark)')
    this.system = dark.matches
    dark.addEventListener('change', () => (this.system = dark.matches))
  }

  get now(): boolean {
    return view.theme === 'dark' || (view.theme === 'auto' && this.system)
  }
}

export const night = new Night()
