import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mockSettings } from '../../../mocks/server/mock-settings'
import { root } from '../../../scripts/process/run.mjs'

export interface ServedProduct {
  readonly origin: string
  readonly pid: number
  /** The entries that the server wrote into its log. */
  readonly log: Record<string, unknown>[]
  close(): Promise<void>
}

export interface ServeOptions {
  readonly settings: object
  readonly hasMock?: boolean
  readonly isStatic?: boolean
  /** A file with settings, read for each request. */
  readonly config?: string
  readonly purgeSecret?: string
  readonly render?: { readonly timeLimit: number }
}

/** Time limit for API calls in milliseconds; long, because slow machines would get incomplete pages. */
const ample = { timeLimit: 30_000 }

/** Serves the build, which renders screens per request, with the mock server as its API. */
export const serveWithMock = (
  settings: object = {},
  options: Partial<ServeOptions> = {},
): Promise<ServedProduct> => serve({ settings, hasMock: true, render: ample, ...options })

/** Serves the build with an API server of the test. */
export async function serveWithApi(
  api: RequestListener,
  { settings = {}, ...options }: Partial<ServeOptions> = {},
): Promise<ServedProduct> {
  const apiServer = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    api(request, response)
  })
  // On a busy machine, a connection would be closed at the moment of its next use.
  apiServer.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => apiServer.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(apiServer.address() as AddressInfo).port}`
  const served = await serve({
    settings: { ...mockSettings, api: { url }, ...settings },
    render: ample,
    ...options,
  })
  return {
    ...served,
    async close() {
      await served.close()
      apiServer.closeAllConnections()
      await new Promise((resolve) => apiServer.close(resolve))
    },
  }
}

type Message = { readonly port?: number; readonly entry?: Record<string, unknown> }

async function serve(options: ServeOptions): Promise<ServedProduct> {
  const program = join(root, 'tests/browser/support/served-process.mjs')
  // The memory limit of `npm run serve`.
  const child = fork(program, [JSON.stringify(options)], { execArgv: ['--max-semi-space-size=4'] })
  const log: Record<string, unknown>[] = []
  child.on('message', ({ entry }: Message) => entry && log.push(entry))
  const port = await portOf(child)
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    log,
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('message', ({ port }: Message) => port && resolve(port))
    child.once('exit', () => reject(new Error('The server did not start.')))
  })
