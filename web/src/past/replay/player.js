// Plays the battle of its own file: all data is in the page as JSON. See replay.ts.

const battle = JSON.parse(document.getElementById('battle').textContent)
const { board, figures, scenes, looks, frames, steps, stops, words } = battle
const [width, depth] = board
const last = frames.length - 1
const svg = document.getElementById('board')
const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

// The places of elements at each moment, because each frame contains only changes.
const stands = []
frames.forEach((frame, at) => stands.push({ ...stands[at - 1], ...frame.stands }))

let at = 0
let turned = false
let scene = ''

svg.setAttribute('viewBox', `-0.45 -0.45 ${width + 0.9} ${depth + 0.9}`)
svg.innerHTML = figures + '<g id="scene"></g><g id="bases"></g>'

const short = (value) => String(Math.round(value * 100) / 100)

/** Draws the elements on the table; those that were already there glide to their new places. */
function draw(frame) {
  const key = `${frame.scene} ${turned}`
  if (key !== scene) document.getElementById('scene').innerHTML = scenes[frame.scene][turned ? 1 : 0]
  scene = key
  const bases = svg.lastChild
  for (const [id, stand] of Object.entries(stands[at])) {
    let base = bases.querySelector(`[data-id="${id}"]`)
    if (stand === null) {
      base?.remove()
      continue
    }
    const [x, y, facing] = turned ? [width - stand[0], depth - stand[1], (stand[2] + 180) % 360] : stand
    const down = facing > 95 && facing < 265 ? 1 : 0
    const look = `${stand[3]} ${down}`
    if (base?.dataset.look !== look) {
      const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g')
      holder.innerHTML = looks[stand[3]][down]
      const next = holder.firstChild
      next.dataset.look = look
      next.dataset.facing = base?.dataset.facing ?? facing
      next.style.transform = base?.style.transform ?? ''
      // An element without an earlier place appears at once; one with another facing glides from its earlier place.
      next.style.transition = base ? '' : 'none'
      if (base) base.replaceWith(next)
      else bases.append(next)
      base = next
      base.getBoundingClientRect()
    } else base.style.transition = ''
    // The short way round.
    const from = Number(base.dataset.facing)
    const way = ((((facing - from) % 360) + 540) % 360) - 180
    base.dataset.facing = from + way
    base.style.transform = `translate(${x}px, ${depth - y}px) rotate(${from + way}deg)`
    base.dataset.name ??= base.getAttribute('aria-label')
    base.setAttribute('aria-label', `${base.dataset.name}, ${words.place.replace('%x', short(x)).replace('%y', short(y)).replace('%f', Math.round(facing))}`)
    base.classList.toggle('selected', frame.marked.includes(id))
  }
  for (const base of [...bases.children]) if (!stands[at][base.dataset.id]) base.remove()
}

const slider = document.getElementById('slider')
const log = document.getElementById('log')
const row = document.getElementById('stops')

function show() {
  const frame = frames[at]
  draw(frame)
  const said = (steps[at - 1] ?? []).map((entry) => entry.text).join(' ')
  const place = words.at.replace('%at', at).replace('%last', last)
  document.getElementById('where').replaceChildren(element('b', { textContent: `${frame.where}. ` }), `${place} ${said} ${turned ? words.turned : ''}`)
  slider.value = at
  slider.setAttribute('aria-valuetext', `${frame.where}. ${place}`)
  mark(
    log,
    [...log.children].findLast((item) => Number(item.dataset.at) <= at),
    true,
  )
  mark(row, row.children[stops.findLastIndex((stop) => stop.at <= at)], false)
  for (const button of document.querySelectorAll('#buttons [data-end]')) button.disabled = at === (button.dataset.end === 'last' ? last : 0)
  document.body.dataset.at = at
}

/** Marks the list item for the moment, and scrolls it into view within the list. */
function mark(list, item, upright) {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current')
  item?.firstChild.setAttribute('aria-current', 'step')
  if (!item) return
  if (upright) list.scrollTop = item.offsetTop - list.clientHeight / 2
  else list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
}

function go(to) {
  at = Math.min(Math.max(to, 0), last)
  show()
}

const bound = (forward) => {
  const next = forward ? stops.find((stop) => stop.at > at) : stops.findLast((stop) => stop.at < at)
  go(next ? next.at : at)
}
const turn = () => {
  turned = !turned
  document.querySelector('[data-act=turn]').setAttribute('aria-pressed', turned)
  row.classList.toggle('turned', turned)
  show()
}

const actions = [
  ['first', '|«', () => go(0), 'first', 'Home'],
  ['bound-back', '«', () => bound(false), 'first', '<'],
  ['step-back', '‹', () => go(at - 1), 'first', ','],
  ['step-on', '›', () => go(at + 1), 'last', '.'],
  ['bound-on', '»', () => bound(true), 'last', '>'],
  ['newest', '»|', () => go(last), 'last', 'End'],
  ['turn', words.turn, turn, null, 't'],
  ['print', words.print, () => print(), null, ''],
]
for (const [name, sign, act, end] of actions) {
  const button = element('button', { type: 'button', className: 'small', textContent: sign, title: words[name], onclick: act })
  button.dataset.act = name
  button.setAttribute('aria-label', words[name])
  if (end) button.dataset.end = end
  document.getElementById('buttons').append(button)
}

steps.forEach((entries, i) => {
  if (entries.length === 0) return
  const lines = entries.map((entry) => element('span', { className: `${entry.kind} ${entry.side ?? ''}`, textContent: entry.text }))
  const item = element('li', {}, element('button', { type: 'button', onclick: () => go(i + 1) }, ...lines))
  item.dataset.at = i + 1
  // A general's explanation of an order opens on request.
  const more = entries.flatMap((entry) => entry.more ?? [])
  if (more.length > 0) item.append(element('details', {}, element('summary', { textContent: '…' }), ...more.map((text) => element('p', { textContent: text }))))
  const summary = item.querySelector('summary')
  summary?.setAttribute('aria-label', lines[0].textContent)
  log.append(item)
})
for (const stop of stops) {
  const picture = element('span', { className: 'picture', innerHTML: stop.picture })
  const words = [element('span', { textContent: stop.title }), element('span', { className: 'soft', textContent: stop.lost })]
  row.append(element('li', {}, element('button', { type: 'button', onclick: () => go(stop.at) }, picture, ...words)))
}
slider.max = last
slider.setAttribute('aria-label', words.slider)
slider.oninput = () => go(slider.valueAsNumber)

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const action = actions.find((action) => action[4] === key && key !== '')
  if (!action) return
  event.preventDefault()
  action[2]()
})

go(stops[1] ? stops[1].at : 0)
