// The engine of the page under Node, doing what engine.rs does natively: node engine.mjs FOLDER-OF-ENGINE FOLDER-OF-BOOKS.
//
// A line for each work: seconds of processor time in its best round, what came of it, and its name.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { argv, cpuUsage } from 'node:process'
import { pathToFileURL } from 'node:url'

const [folder, books] = argv.slice(2)
const engine = await import(pathToFileURL(join(folder, 'acies_wasm.js')).href)
engine.initSync({ module: readFileSync(join(folder, 'acies_wasm_bg.wasm')) })
const files = readdirSync(books).filter((name) => /^book-.*\.toml$/.test(name))
engine.bring_lists('2.2', files.sort().map((name) => readFileSync(join(books, name), 'utf8')).join('\n'))

const ROUNDS = 5
const STEPS = 250
const BATTLES = [
  '{"edition": "2.2", "red": "II/12", "blue": "II/33", "seed": "7"}',
  '{"edition": "2.2", "red": "II/33", "blue": "I/2a", "seed": "8"}',
]

/** FNV-1a of everything that was said. */
class Digest {
  hash = 0x811c9dc5
  bytes = new TextEncoder()
  add(text) {
    for (const byte of this.bytes.encode(text)) this.hash = Math.imul(this.hash ^ byte, 0x01000193)
  }
  toString() {
    return (this.hash >>> 0).toString(16).padStart(8, '0')
  }
}

/** The first steps of battles between a general and itself: what it orders. */
function fought(general) {
  return BATTLES.map((wish) => {
    const session = engine.Session.create(wish)
    const orders = []
    for (let step = 0; step < STEPS; step += 1) {
      const asked = JSON.parse(session.asks())
      if (asked.kind === 'throw') session.throw(new Uint8Array())
      else if (asked.kind === 'decide') {
        const { order } = JSON.parse(session.decide(general, 1))
        session.obey(order)
        orders.push(order)
      } else break
    }
    session.free()
    return orders
  })
}

/** The same battles once more, each order judged many times before it is obeyed: the last verdicts. */
function judged(battles) {
  return BATTLES.flatMap((wish, index) => {
    const session = engine.Session.create(wish)
    const verdicts = battles[index].map((order) => {
      while (JSON.parse(session.asks()).kind === 'throw') session.throw(new Uint8Array())
      let verdict = ''
      for (let again = 0; again < 20; again += 1) verdict = session.judge(order)
      session.obey(order)
      return verdict
    })
    session.free()
    return verdicts
  })
}

/** The best of several rounds, after a warm-up round that lets the JIT compiler find hot code. */
function measure(name, work) {
  let best = Infinity
  const digest = () => {
    const digest = new Digest()
    work().flat().forEach((text) => digest.add(text))
    return digest.toString()
  }
  const answer = digest()
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = cpuUsage()
    const again = digest()
    const { user, system } = cpuUsage(start)
    best = Math.min(best, (user + system) / 1e6)
    if (again !== answer) throw new Error(`${name}: an answer has changed`)
  }
  console.log(best, answer, name)
}

measure('24 battles of random and greedy', () => [engine.signature('2.2', 24)])
for (const general of ['random', 'greedy', 'solo-dba']) measure(`decisions of ${general}`, () => fought(general))
const orders = fought('random')
measure('orders judged with reasons', () => judged(orders))
