import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Program {
  readonly stop: () => Promise<void>
  /** The output so far. */
  readonly output: () => string
}

/**
 * Starts a server program and waits until it responds.
 *
 * @param options `port`: the port on which the program will listen
 * @throws with the output of the program when it ends before it responds
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { cwd, port, env = {} }: { cwd: string; port: number; env?: Record<string, string> },
): Promise<Program> {
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
async function waitForResponse(port: number, patience = 15_000): Promise<void> {
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
