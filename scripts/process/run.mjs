import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Runs a program in the project folder.
 *
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, onOutput?: (text: string) => void }}
 * [options] `show`: write to the terminal instead of collecting the output
 * @returns {Promise<{ code: number, output: string }>} `code` is 127 if the program does not exist
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

/** Runs a file with Node. Tools are called by their file, because `.bin` may hold another package's program. */
export function runNode(file, args, options) {
  return run(process.execPath, [file, ...args], options)
}
