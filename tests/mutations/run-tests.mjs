import { spawn } from 'node:child_process'
import { parseCounts } from '../../scripts/test/counts.mjs'

/** Timeout of a test run in milliseconds: code whose guard was removed may loop forever. */
const patience = 240_000

const building = `const { build } = await import('./scripts/build-targets.mjs'); await build('product'); await build('mock server')`

/** Whether a test needs the built product and a browser. */
export const needsBrowser = (test) => test.endsWith('.spec.ts')

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Runs a test file in a copy of the project, optionally limited to titles that contain a text. Without second tries, which
 * would take minutes where a guard is missing.
 *
 * @returns {Promise<{ passed: number, failed: number, output: string }>} `passed` and `failed` are 0
 * when the build failed
 */
export async function runTests(tree, { test, title }) {
  if (needsBrowser(test)) {
    const built = await runIn(tree, ['--input-type=module', '--eval', building])
    if (built.code !== 0) return { passed: 0, failed: 0, output: built.output }
  }
  const program = needsBrowser(test)
    ? [
        'node_modules/@playwright/test/cli.js',
        'test',
        `${escaped(test)}$`,
        '--workers=1',
        '--retries=0',
        '--grep',
      ]
    : ['node_modules/@rstest/core/bin/rstest.js', 'run', test, '--retry=0', '--testNamePattern']
  const { code, output } = await runIn(tree, [...program, escaped(title)])
  return { ...parseCounts(output, code), output }
}

/** Runs Node in a copy of the project, with a timeout. */
function runIn(tree, args) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, args, {
      cwd: tree,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Starts a process group, so that the timeout kills its child processes, too.
      detached: true,
    })
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), patience)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })
}
