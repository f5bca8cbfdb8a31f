// All figures as drawings (look/figures), loaded once the page has been painted.

export interface Drawing {
  viewBox: string
  markup: string
}

const FILES = import.meta.glob<string>('../../../../look/figures/*.svg', { query: '?raw', import: 'default', eager: true })

function read(file: string): Drawing {
  const [, viewBox = '', markup = ''] = /viewBox="([^"]+)"[^>]*>([^]*)<\/svg>/.exec(file) ?? []
  return { viewBox, markup: markup.replaceAll(/\n\s*/g, '') }
}

export const DRAWINGS: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(FILES).map(([path, file]) => [path.replace(/^.*\/|\.svg$/g, ''), read(file)]),
)
