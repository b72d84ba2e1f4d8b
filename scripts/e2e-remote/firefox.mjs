import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../process/free-port.mjs'

/** Headless Firefox over WebDriver BiDi: Debian's Firefox is not Playwright's build. */
export async function openFirefox(program, onConsole) {
  const { WebSocket } = await import('ws')
  const profile = await mkdtemp(join(tmpdir(), 'roda-firefox-'))
  const port = await freePort()
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)]
  const child = spawn(program, args, { stdio: 'ignore' })
  const socket = await connected(WebSocket, `ws://127.0.0.1:${port}/session`)
  const waiting = new Map()
  let calls = 0

  socket.on('message', (data) => {
    const message = JSON.parse(data)
    if (message.method === 'log.entryAdded') onConsole(message.params.text ?? '')
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++calls
      waiting.set(id, (answer) =>
        answer.type === 'error' ? reject(new Error(`${method}: ${answer.message}`)) : resolve(answer.result),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })

  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send('browsingContext.getTree', {})
  const [{ context }] = contexts

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const target = { context }
      const answer = await send('script.evaluate', { expression, target, awaitPromise: true })
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

/** The program listens shortly after it was started. */
async function connected(WebSocket, address) {
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
