import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { WebSocket } from 'ws'
import type { EngineBrowser, OnConsole } from './engine-browser'
import { retry, stop } from './process'

interface Message {
  readonly id?: number
  readonly type: string
  readonly method?: string
  readonly message?: string
  readonly params?: { readonly text?: string }
  readonly result?: unknown
}

interface Evaluated {
  readonly type: string
  readonly exceptionDetails: { readonly text: string }
  readonly result: { readonly value?: unknown; readonly sharedId?: string }
}

/** Opens an installed Firefox over WebDriver BiDi, since Playwright runs only its own build or a very new Firefox. */
export async function openFirefox(program: string, onConsole: OnConsole): Promise<EngineBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'roda-firefox-'))
  const port = await getPort()
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)]
  const child = spawn(program, args, { stdio: 'ignore' })
  const socket = await retry(async () => {
    const opening = new WebSocket(`ws://127.0.0.1:${port}/session`)
    await new Promise((resolve, reject) => opening.once('open', resolve).once('error', reject))
    return opening
  })
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

  const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = tree.contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })

  async function evaluate(expression: string) {
    const target = { context }
    const answer = await send<Evaluated>('script.evaluate', { expression, target, awaitPromise: true })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }
  async function find(expression: string) {
    const { sharedId } = await evaluate(expression)
    if (!sharedId) throw new Error(`No element: ${expression}`)
    return { sharedId }
  }
  const act = (source: object) => send('input.performActions', { context, actions: [source] })

  return {
    version: session.capabilities.browserVersion,
    hasConsole: true,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => (await evaluate(expression)).value,
    async click(expression) {
      const origin = { type: 'element', element: await find(expression) }
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await act({ type: 'pointer', id: 'mouse', actions })
    },
    type: (text) =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    upload: async (fileInput, path) =>
      send('input.setFiles', { context, element: await find(fileInput), files: [path] }),
    async close() {
      socket.close()
      await stop(child)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
