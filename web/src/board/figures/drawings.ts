// All figures as drawings, loaded once the page has been painted.

import { FOOT } from './foot'
import { MOUNTED } from './mounted'

export interface Drawing {
  viewBox: string
  markup: string
}

const framed = (figures: Record<string, string>, frame: (name: string) => string) =>
  Object.entries(figures).map(([name, markup]): [string, Drawing] => [name, { viewBox: frame(name), markup }])

export const DRAWINGS: Readonly<Record<string, Drawing>> = Object.fromEntries([
  ...framed(FOOT, () => '0 -2 24 42'),
  ...framed(MOUNTED, (name) => `0 0 ${name.endsWith('chariots') ? 760 : 512} 512`),
])
