import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { freePort } from '../../scripts/process/free-port.mjs'

/** The part of a browser that the tests of remote plugins need. */
export interface RemoteBrowser {
  readonly open: (url: string) => Promise<unknown>
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

interface Message {
  readonly id?: number
  readonly type: string
  readonly method?: string
  readonly message?: string
  readonly params?: { readonly text?: string }
  readonly result?: unknown
}

/** Opens an installed Firefox over WebDriver BiDi, since Playwright runs only its own build or a very new Firefox. */
export async function openFirefox(
  program: string,
  onConsole: (line: string) => void,
): Promise<RemoteBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'roda-firefox-'))
  const port = await freePort()
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)]
  const child = spawn(program, args, { stdio: 'ignore' })
  const socket = await connect(`ws://127.0.0.1:${port}/session`)
  const waiting = new Map<number, (message: Message) => void>()
  let calls = 0

  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.method === 'log.entryAdded') onConsole(message.params?.text ?? '')
    if (message.id === undefined) return
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  const send = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++calls
      waiting.set(id, (answer) =>
        answer.type === 'error'
          ? reject(new Error(`${method}: ${answer.message}`))
          : resolve(answer.result as Result),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })

  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = tree.contexts[0]?.context

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const answer = await send<{
        type: string
        exceptionDetails: { text: string }
        result: { value?: unknown }
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
    async close() {
      socket.close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Connects to Firefox, which listens only some time after its start. */
async function connect(address: string): Promise<WebSocket> {
  for (let tries = 0; ; tries += 1) {
    try {
      const socket = new WebSocket(address)
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      return socket
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
