import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseCounts } from '../test/counts.mjs'

/** Timeout of a run in milliseconds; without its guard code may loop. */
const patience = 240_000

/** Runs Node in a copy of the project, with a timeout. */
function runIn(tree, args) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, args, {
      cwd: tree,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, so that its children are killed, too.
      detached: true,
    })
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), patience)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text
      })
    }
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Whether a test needs the built product and a browser. */
export const needsBrowser = (test) => test.file.endsWith('.spec.ts')

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Runs the tests of a file, optionally limited by title.
 *
 * @param {string} tree the copy of the project
 * @param {{ file: string, only?: string }} test
 * @returns {Promise<{ passed: number, failed: number, output: string }>} no results if the build failed
 */
export async function runTests(tree, test) {
  if (needsBrowser(test)) return runInBrowser(tree, test)
  const { verdicts, output } = await runUnits(tree, [test.file])
  return { ...countsOf(verdicts, test), output }
}

/**
 * Runs many unit tests in one process.
 *
 * @returns {Promise<{ passed: number, failed: number, output: string }[]>} in the order of `tests`
 */
export async function runTogether(tree, tests) {
  if (tests.length === 0) return []
  const { verdicts, output } = await runUnits(tree, [...new Set(tests.map(({ file }) => file))])
  return tests.map((test) => ({ ...countsOf(verdicts, test), output }))
}

function countsOf(verdicts, { file, only = '' }) {
  const own = verdicts.filter(({ testPath, fullName }) => testPath === file && fullName.includes(only))
  const count = (wanted) => own.filter(({ status }) => status === wanted).length
  return { passed: count('pass'), failed: count('fail') }
}

async function runUnits(tree, files) {
  const program = join(tree, 'node_modules/@rstest/core/bin/rstest.js')
  const { output } = await runIn(tree, [program, 'run', ...files, '--reporter=json'])
  const report = output.slice(output.indexOf('{\n  "tool"'), output.lastIndexOf('\n}') + 2)
  try {
    return { verdicts: JSON.parse(report).tests, output }
  } catch {
    // It exited without a report.
    return { verdicts: [], output }
  }
}

const building = `const { build } = await import('./scripts/build-targets.mjs'); await build('product'); await build('mock server')`

async function runInBrowser(tree, { file, only }) {
  const built = await runIn(tree, ['--input-type=module', '--eval', building])
  if (built.code !== 0) return { passed: 0, failed: 0, output: built.output }
  const { code, output } = await runIn(tree, [
    join(tree, 'node_modules/@playwright/test/cli.js'),
    ...['test', `${escaped(file.replace(/^tests/, ''))}$`, '--workers=1'],
    ...(only ? ['--grep', escaped(only)] : []),
  ])
  return { ...parseCounts(output, code), output }
}
