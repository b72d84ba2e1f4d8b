import { stripVTControlCharacters } from 'node:util'

/** Reads the last `N passed, N failed` in a program's output. Reports at least one failure if the exit code is not 0. */
export function parseCounts(output, code) {
  const lastCounts = output.match(/\d+ passed, \d+ failed/g)?.at(-1)
  const [passed = 0, failed = 0] = lastCounts?.match(/\d+/g)?.map(Number) ?? []
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/** The first line of a failure in the output of the checks, the unit tests, and the browser tests. */
const failureStart = /^(?:✗ | FAIL |\s*\d+\) \[)/
const shownLines = 8

/** Returns the first lines of each failure that a program's output contains, without those of flaky tests. */
export function findFailures(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const flaky = findFlaky(output)
  const starts = lines.flatMap((line, index) => (failureStart.test(line) ? [index] : []))
  return starts
    .map((start, index) =>
      lines.slice(start, Math.min(start + shownLines, starts[index + 1] ?? lines.length)),
    )
    .filter(([first = '']) => !flaky.some((title) => first.includes(title)))
    .map((failure) => failure.join('\n'))
}

/** Returns the tests that passed on a further try, as the reporters of the unit and browser tests print them. */
export function findFlaky(output) {
  return [...output.matchAll(/^Flaky: (.+)$/gm)].map(([, title]) => title)
}
