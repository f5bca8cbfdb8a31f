// What figures are drawn with. Their colours are variables of their side: figure, trim (shields, crests), field (keylines).

export const FIGURE = 'var(--figure)'
export const TRIM = 'var(--trim)'
export const FIELD = 'var(--field)'
export const STANDARD = 'var(--standard)'

/** A filled path; without a colour it has that of the figure. */
export function path(d: string, colour = ''): string {
  return `<path d="${d}"${colour && ` fill="${colour}"`}/>`
}

/** A filled path with a keyline about it, so that it stands out from the figure behind. */
export function keyed(d: string, colour: string, line: number): string {
  return `<path d="${d}" fill="${colour}" stroke="${FIELD}" stroke-width="${line}" paint-order="stroke"/>`
}

/** A curve or a shaft. */
export function stroke(d: string, line: number, colour = FIGURE): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round"/>`
}

export function disc(x: number, y: number, r: number, colour = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}"${colour && ` fill="${colour}"`}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, colour = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${colour && ` fill="${colour}"`}/>`
}

export function box(x: number, y: number, width: number, height: number, round: number, colour: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`
}

/** A ring in the colour of the field. */
export function ring(x: number, y: number, r: number, line: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${FIELD}" stroke-width="${line}"/>`
}

/** Drawings moved, and turned or scaled. */
export function placed(drawing: string, transform: string): string {
  return `<g transform="${transform}">${drawing}</g>`
}

/** Drawings with a keyline about each. */
export function outlined(drawing: string, line: number): string {
  return `<g stroke="${FIELD}" stroke-width="${line}" stroke-linejoin="round" paint-order="stroke">${drawing}</g>`
}
