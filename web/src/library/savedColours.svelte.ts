// The colours of the armies of saved battles, by the names of their lists.

import type { SideWord } from '../wire'

type Colours = typeof import('../armies/colours')

class SavedColours {
  private colours = $state.raw<Colours | null>(null)

  /** They come after the first paint; without them the pictures are red and blue. */
  async load(): Promise<void> {
    this.colours ??= await import('../armies/colours').catch(() => null)
  }

  /** The custom properties of a picture, as a style. */
  style([red, blue]: [string, string]): string {
    const { colours } = this
    if (!colours) return ''
    // A saved battle has no years; where several peoples had a name, the one about year 0 is taken.
    const own: Record<SideWord, ReturnType<Colours['peopleOf']>> = { red: colours.peopleOf(red, ''), blue: colours.peopleOf(blue, '') }
    const { red: one, blue: other } = colours.painted({ red: own.red?.palette ?? null, blue: own.blue?.palette ?? null }, 'red', false)
    return Object.entries({ ...one, ...other })
      .map(([name, value]) => `${name}: ${value};`)
      .join(' ')
  }
}

export const savedColours = new SavedColours()
