import { join } from 'node:path'
import { build } from '../build-targets.mjs'
import { chromiumFlags } from '../process/chromium-flags.mjs'
import { root } from '../process/run.mjs'
import { openMockServer } from '../serve/mock-server.mjs'
import { serveProduct } from '../serve/product-server.mjs'
import { setUp } from '../setup.mjs'

/** The folder of the build. */
export const dist = join(root, 'dist')

/**
 * Starts the product, a mock server behind it, and a browser.
 *
 * @param {object} [options] of the mock server: see createMockServer in mocks/node
 */
export async function startBenchServer(options) {
  const { chromium: executablePath } = await setUp({ chromium: true })
  await build('product')
  await build('mock server')
  const { chromium } = await import('@playwright/test')
  const mock = await openMockServer({ log: () => undefined, ...options })
  const server = await serveProduct({ root: dist, port: 0, host: '127.0.0.1', mock })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const origin = `http://127.0.0.1:${server.port}`

  /** Controls the mock server: see mocks/README.md. */
  function control(name, data, method = 'POST') {
    const headers = { 'Content-Type': 'application/json' }
    return fetch(`${origin}/__mock/${name}`, { method, headers, ...(data && { body: JSON.stringify(data) }) })
  }

  return {
    browser,
    executablePath,
    origin,
    control,
    /** Logs in by a demo account's first name. */
    signIn: async (name) => (await control('session', { login: `${name}@roda.example` })).json(),
    async close() {
      await browser.close()
      await server.close()
      await mock.close()
    },
  }
}
