// Serves the build for the browser tests on the port PORT, like a static host. Each test has its own mock data, identified
// by a cookie, but rendered pages are shared: served.spec.ts tests rendered pages on a separate server.
import { join } from 'node:path'
import { build } from '../../../scripts/build-targets.mjs'
import { root } from '../../../scripts/process/run.mjs'
import { openMockServer } from '../../../scripts/serve/mock-server.mjs'
import { serveProduct } from '../../../scripts/serve/product-server.mjs'

await build('product')
await build('mock server')
const mock = await openMockServer({
  // Logs no contract violations: they fail the test, since its `mock` fixture reads them from the mock server.
  log: () => undefined,
  // Keeps the proof of work short.
  captchaLimit: 200,
  // No automatic answers to chat messages: tests send the answers themselves.
  answerAfter: 0,
})
const server = await serveProduct({
  root: join(root, 'dist'),
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  mock,
  isStatic: true,
})

process.once('SIGTERM', async () => {
  await server.close()
  await mock.close()
})
