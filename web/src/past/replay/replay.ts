// A battle as one HTML file that replays it, without network or engine.

import log from '../../log.css?raw'
import { called } from '../../armies/sides.svelte'
import { t } from '../../words'
import { STYLES } from '../drawn'
import { escaped } from '../svg'
import type { Frames } from './frames'
import player from './player.js?raw'
import style from './player.css?raw'

/** The texts of its buttons and messages. */
const WORDS = ['first', 'bound-back', 'step-back', 'step-on', 'bound-on', 'newest', 'turn', 'turned', 'slider', 'row', 'print'] as const

/** The file, with a title, a line below it and the colours of the armies. */
export function replay(frames: Frames, title: string, about: string, colours: string): string {
  const words = Object.fromEntries(WORDS.map((word) => [word, t(`past-${word}`, called('blue'))]))
  const data = {
    ...frames,
    rules: [],
    words: { ...words, at: t('past-at', { at: '%at', last: '%last' }), place: t('label-place', { x: '%x', y: '%y', facing: '%f' }) },
  }
  // No text of the battle may end the script that holds it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
  return `<!doctype html>
<html lang="en" data-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(title)}</title>
<style>
${STYLES}
:root { ${colours} }
${frames.rules.join('\n')}
${log}
${style}
</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p class="soft">${escaped(about)}</p>
</header>
<main>
<section class="board" aria-label="${escaped(t('board-label'))}"><svg id="board" role="group" aria-label="${escaped(t('board-label'))}"></svg></section>
<section class="side" aria-label="${escaped(t('past-label'))}">
<div class="card now">
<p id="where" role="status"></p>
<div id="buttons" class="row"></div>
<p class="soft keys">${escaped(t('past-replay-keys'))}</p>
</div>
<div class="card log"><h2 id="log-title">${escaped(t('log'))}</h2><ol id="log" class="log-list" aria-labelledby="log-title"></ol></div>
</section>
<section class="times" aria-label="${escaped(t('past-row'))}"><input id="slider" type="range" min="0"><ol id="stops"></ol></section>
</main>
<script type="application/json" id="battle">${json}</script>
<script>
${player}</script>
</body>
</html>
`
}
