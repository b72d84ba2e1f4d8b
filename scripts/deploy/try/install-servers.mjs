import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts a server program and waits until it responds.
 *
 * @param {{ cwd: string, port: number, env?: Record<string, string> }} options `port`: where it will listen
 * @returns {Promise<{ stop: () => Promise<void>, output: () => string }>} `output` returns the output so far
 * @throws {Error} with the program's output when it exits
 */
export async function startProgram(command, args, { cwd, port, env = {} }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const ended = once(child, 'exit')
  await Promise.race([
    waitForResponse(port),
    ended.then(() => {
      throw new Error(`${command} did not start:\n${output}`)
    }),
  ])
  return {
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Waits until the port responds. */
async function waitForResponse(port, patience = 15_000) {
  const end = Date.now() + patience
  for (;;) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (Date.now() > end) throw new Error(`Nothing responds on port ${port}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
