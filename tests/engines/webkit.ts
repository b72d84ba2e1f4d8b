import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import getPort from 'get-port'
import { run } from '../../scripts/process/run.mjs'
import type { EngineBrowser } from './engine-browser'
import { retry, stop } from './process'

/** The key of an element's id in answers of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** Opens Debian's WebKitGTK over WebDriver. It has no mode without a screen, so it gets a virtual one. */
export async function openWebKit(driverProgram: string): Promise<EngineBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await new Promise<string[]>((resolve, reject) => {
    screen.once('error', reject)
    createInterface(screen.stdout).once('line', (line) => resolve([line.trim()]))
  })
  const port = await getPort()
  const driver = spawn(driverProgram, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LANGUAGE: 'en', LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  async function stopAll() {
    await stop(driver)
    await stop(screen)
  }

  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }
  async function start() {
    await retry(() => send('GET', '/status'))
    const browser = { binary: await miniBrowser(), args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } }
    return send<Session>('POST', '/session', { capabilities })
  }
  const { sessionId, capabilities } = await start().catch(async (error) => {
    await stopAll()
    throw error
  })
  const session = `/session/${sessionId}`
  const post = <Value>(path: string, body: object) => send<Value>('POST', session + path, body)

  await post('/window/rect', { x: 0, y: 0, width: 1280, height: 900 })

  async function evaluate(expression: string) {
    const script = `const done = arguments[0]
      new Promise((resolve) => resolve(${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = await post<{ value?: unknown; error?: string }>('/execute/async', {
      script,
      args: [],
    })
    if (error) throw new Error(error)
    return value
  }
  async function find(expression: string) {
    const found = await post<Record<string, string> | null>('/execute/sync', {
      script: `return ${expression}`,
      args: [],
    })
    const id = found?.[elementKey]
    if (!id) throw new Error(`No element: ${expression}`)
    return `/element/${id}`
  }

  return {
    version: capabilities.browserVersion,
    // The driver has no console lines: it speaks no BiDi, and MiniBrowser prints none in a session without a profile.
    hasConsole: false,
    open: (url) => post('/url', { url }),
    evaluate,
    click: async (element) => post(`${await find(element)}/click`, {}),
    type: async (text) => post(`${await find('document.activeElement')}/value`, { text }),
    upload: async (fileInput, path) => post(`${await find(fileInput)}/value`, { text: path }),
    async close() {
      await send('DELETE', session).catch(() => undefined)
      await stopAll()
    },
  }
}

async function miniBrowser() {
  const { output } = await run('dpkg', ['--listfiles', 'libwebkit2gtk-4.1-0'])
  const program = process.env.WEBKIT ?? output.split('\n').find((file) => file.endsWith('/MiniBrowser'))
  if (!program) throw new Error('MiniBrowser is missing. Set the variable WEBKIT to its path.')
  return program
}
