// Symbols of the troop classes, as strokes in a square of 20 by 20.

const HORSE = 'M4 16 L6 9 L10 4 L12 6 L16 8 L15 11 L11 11 L12 16'

const GLYPHS: Record<string, string> = {
  Sp: 'M10 18 V5 M10 2 L7 7 H13 Z',
  Pk: 'M7 18 V3 M13 18 V3 M5.5 5 L7 2 L8.5 5 M11.5 5 L13 2 L14.5 5',
  Bd: 'M10 2 V13 M6 13 H14 M10 13 V18',
  Ax: 'M5 17 L15 3 M12 4 L15 3 L15 6.5 M4 6 A4 4 0 0 0 11 9',
  Bw: 'M6 3 Q15 10 6 17 M6 3 L6 17 M4 10 H17 M14 8 L17 10 L14 12',
  Ps: 'M5 15 L14 6 M14 6 a2 2 0 1 0 .1 0 M4 8 h.1 M8 4 h.1',
  Wb: 'M10 18 V3 M10 4 Q16 4 16 10 Q13 8 10 9 M10 4 Q4 4 4 10 Q7 8 10 9',
  Hd: 'M6 16 L10 5 L14 16 M4 12 H16',
  Kn: `${HORSE} M3 19 L18 2`,
  Cv: HORSE,
  LH: `${HORSE} M2 5 h4 M2 8 h3`,
  Cm: 'M3 17 V12 Q6 4 9 11 Q12 4 14 11 L15 5 L18 5',
  El: 'M4 17 V9 Q4 4 10 4 Q15 4 15 9 Q15 13 18 14 M11 17 V12 M7 17 V12 M12 8 h.1',
  SCh: 'M10 10 m-6 0 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0 M4 10 H16 M10 4 V16 M1 6 L4 8 M19 6 L16 8',
  HCh: 'M10 10 m-6 0 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0 M4 10 H16 M10 4 V16',
  LCh: 'M10 10 m-6 0 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0 M10 4 V16',
  Art: 'M3 15 H17 M10 15 V4 M4 8 L10 4 L16 8',
  CP: 'M6 18 V3 M6 4 H16 L13 7 L16 10 H6',
  CF: 'M10 3 a2.2 2.2 0 1 0 .1 0 M10 8 V13 M6 10 H14 M10 13 L7 18 M10 13 L13 18',
  Den: 'M4 18 V10 L10 4 L16 10 V18 Z M8.5 18 V13 H11.5 V18',
  WWg: 'M3 6 H17 V12 H3 Z M6 15 m-2 0 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0 M14 15 m-2 0 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0',
}

/** The sign of a troop: that of its code where it has its own, or that of its class. */
export function glyph(code: string, cls: string): string {
  return GLYPHS[code] ?? GLYPHS[cls] ?? 'M5 10 H15'
}
