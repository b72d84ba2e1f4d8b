import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Runs a program in the project's folder and waits for its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, onOutput?: (text: string) => void }} [options]
 *   `show` lets the program write to our own terminal; otherwise what it says is only collected.
 * @returns {Promise<{ code: number, output: string }>} `code` is 127 when there is no such program
 */
export function run(command, args, { env = {}, show = false, onOutput } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    const collect = (chunk) => {
      output += chunk
      onOutput?.(String(chunk))
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The same for a program of node_modules, by the path of its file: `.bin` may hold another package's. */
export function runNode(file, args, options) {
  return run(process.execPath, [file, ...args], options)
}
