// The colours of an army.

import { contrast, mixed } from './sight'

export interface Palette {
  /** The base. */
  field: string
  edge: string
  /** The bright front. */
  lip: string
  /** Shields and crests. */
  trim: string
  figure: string
  /** What the code stands on, and the code. */
  plate: string
  code: string
  /** The army's colour in the panel by night, where its field would not be seen. */
  night: string
  /** The same as letters by day and by night. */
  ink: [day: string, night: string]
}

const LETTERS = '#fdf8ec'

/** As bright as letters on it allow. */
function brighter(field: string, lip: string): string {
  const shares = [0.5, 0.4, 0.3, 0.2, 0.15, 0.1]
  return shares.map((share) => mixed(field, lip, share)).find((colour) => contrast(colour, LETTERS) >= 4.6) ?? field
}

/** The colours that are chosen for a people; those of plates, letters and the night follow from them. */
export type Dyes = Pick<Palette, 'field' | 'trim' | 'edge' | 'lip' | 'figure'>

export function palette({ field, trim, edge, lip, figure }: Dyes): Palette {
  return { field, trim, edge, lip, figure, plate: edge, code: '#fff6e6', night: brighter(field, lip), ink: [field, mixed(lip, '#ffffff', 0.15)] }
}

/** Whether letters can be read on a colour, and the colour as letters on paper. */
export function carriesLetters(colour: string): boolean {
  return contrast(colour, LETTERS) >= 4.6
}

/** A palette with another colour in panels and letters; on the table it stays. */
export function inPanels(worn: Palette, colour: string): Palette {
  return { ...worn, night: brighter(colour, mixed(colour, '#ffffff', 0.4)), ink: [colour, mixed(colour, '#ffffff', 0.6)] }
}

/** The custom properties of a side, as style sheets and drawings use them. */
export function properties(side: string, { field, edge, lip, trim, figure, plate, code, night, ink }: Palette, own = field): Record<string, string> {
  return {
    [`--${side}`]: `light-dark(${own}, ${night})`,
    [`--${side}-ink`]: `light-dark(${ink[0]}, ${ink[1]})`,
    [`--${side}-field`]: field,
    [`--${side}-edge`]: edge,
    [`--${side}-lip`]: lip,
    [`--${side}-trim`]: trim,
    [`--${side}-figure`]: figure,
    [`--${side}-plate`]: plate,
    [`--${side}-code`]: code,
  }
}
