import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseCounts } from '../test/counts.mjs'

/** Milliseconds after which a run counts as one that hangs: without its guard a thing may go on for ever. */
const patience = 240_000

/**
 * Runs a program in a tree of its own, and ends it where it does not end by itself.
 *
 * @param {string} tree
 * @param {string[]} args of Node
 * @returns {Promise<{ code: number, output: string }>}
 */
function runIn(tree, args) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, args, {
      cwd: tree,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      // With whatever it starts it is one group, which can be ended as a whole.
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
 * Runs the tests of a file, or those of them whose titles hold a text.
 *
 * @param {string} tree where the project is
 * @param {{ file: string, only?: string }} test
 * @returns {Promise<{ passed: number, failed: number, output: string }>} nothing passed and nothing failed where the
 *   sources could not be built
 */
export async function runTests(tree, test) {
  if (needsBrowser(test)) return runInBrowser(tree, test)
  const { verdicts, output } = await runUnits(tree, [test.file])
  return { ...countsOf(verdicts, test), output }
}

/**
 * The same for many tests that need no browser, at once.
 *
 * @returns {Promise<{ passed: number, failed: number, output: string }[]>} in their order
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
    // It ended before it could tell.
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
