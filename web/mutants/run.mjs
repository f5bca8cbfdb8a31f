// `npm run mutate`: tries each change of changes.json and lists those that no unit test notices (docs/design/testing.md).
//
// `npm run mutate -- 3 17` tries only some of them, `npm run mutate -- snapping` those of files whose names contain a word.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const web = resolve(import.meta.dirname, '..')
const changes = JSON.parse(readFileSync(join(web, 'mutants/changes.json'), 'utf8'))
const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'acies-mutants-'))
const report = join(folder, 'report.json')

/** After so many milliseconds a run is ended: a change may let a loop run for ever. */
const LONGEST = 120_000

/** Runs unit tests with a change: whether all passed, whether one failed, or whether the change cannot be loaded at all. */
function tested(number, words) {
  rmSync(report, { force: true })
  const options = ['--project', 'unit', '--bail', '1', '--passWithNoTests', '--reporter', 'json', '--outputFile', report]
  const environment = { ...process.env, ...(number === null ? {} : { ACIES_CHANGE: String(number) }) }
  const ended = spawnSync('npx', ['vitest', ...words, ...options], { cwd: web, env: environment, stdio: 'ignore', timeout: LONGEST })
  if (ended.signal === 'SIGINT') process.exit(130)
  if (ended.status === 0) return { how: 'passed', by: '' }
  if (ended.error) return { how: 'failed', by: 'it does not end' }
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults
  const failed = files.flatMap((file) => file.assertionResults.filter((test) => test.status === 'failed'))
  if (failed.length > 0) return { how: 'failed', by: failed[0].fullName }
  return { how: 'broken', by: files.map((file) => file.message).find((message) => message) ?? 'no test ran' }
}

const plain = tested(null, ['run'])
if (plain.how !== 'passed') {
  console.error(`The tests fail without any change: ${plain.by}`)
  process.exit(1)
}
const counts = { passed: 0, failed: 0, broken: 0 }
const listed = []
for (const [number, { file, find, put, reason }] of changes.entries()) {
  if (wanted.length > 0 && !wanted.some((word) => (/^\d+$/.test(word) ? Number(word) === number : file.includes(word)))) continue
  // The tests that load the file, then all of them: a file may also be found by a pattern.
  let result = tested(number, ['related', '--run', `src/${file}`])
  if (result.how === 'passed') result = tested(number, ['run'])
  counts[result.how] += 1
  const what = `${number} ${file}: ${find.trim()} -> ${put.trim() || 'nothing'}`
  console.log(
    { passed: `MISSED  ${what}`, failed: `noticed ${what}\n          by: ${result.by}`, broken: `BROKEN  ${what}\n          ${result.by}` }[result.how],
  )
  if (result.how === 'passed' && !reason) listed.push(`missed, and no reason is given: ${what}`)
  if (result.how === 'failed' && reason) listed.push(`noticed, though a reason is given: ${what}`)
}
rmSync(folder, { recursive: true })
const all = counts.passed + counts.failed
console.log(
  `${all} changes: ${counts.failed} noticed, ${counts.passed} missed (${((100 * counts.passed) / Math.max(all, 1)).toFixed(1)} %); ${counts.broken} cannot be loaded`,
)
for (const line of listed) console.log(line)
process.exit(listed.length > 0 || counts.broken > 0 ? 1 : 0)
