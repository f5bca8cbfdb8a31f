// Which browser tests the gate runs: one in four of each file, drawn by `ACIES_SAMPLE`. Without it a run takes them all, and so does a
// thorough one.

import { beforeEach, type RunnerTask } from 'vitest'
import { IS_SAMPLE, rank } from './sample'

/** Of so many tests of a file, the gate runs one. */
const ONE_IN = 4

const nameOf = (task: RunnerTask): string => (task.suite ? `${nameOf(task.suite)} > ${task.name}` : task.name)

/** The tests in a suite or a file that are not skipped by themselves. */
function testsIn(tasks: RunnerTask[]): RunnerTask[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : task.mode === 'run' || task.mode === 'queued' ? [task] : []))
}

/** The tests of a file that the gate runs. */
function shareOf(tasks: RunnerTask[]): RunnerTask[] {
  const all = testsIn(tasks)
  return all.sort((a, b) => rank(nameOf(a)) - rank(nameOf(b))).slice(0, Math.ceil(all.length / ONE_IN))
}

if (IS_SAMPLE) {
  beforeEach(({ task, skip }) => {
    const name = nameOf(task)
    // A test that is tried again, or run alone by its name, is another task of the same name.
    if (!shareOf(task.file.tasks).some((one) => nameOf(one) === name)) skip('not in the sample of the gate')
  })
}
