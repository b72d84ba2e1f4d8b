// Serves the build to the browser tests on the port that PORT names. Each test has a world of its own, by its cookie.
import { join } from 'node:path'
import { build } from './build-targets.mjs'
import { root } from './process/run.mjs'
import { openMockServer } from './serve/mock-server.mjs'
import { serveProduct } from './serve/product-server.mjs'

await build('product')
await build('mock server')
const mock = await openMockServer({
  // A mismatch with the contract is in the answer and fails the test there; nobody reads it here.
  log: () => undefined,
  // What is hard for a machine is not what is tested.
  captchaLimit: 200,
  // Whoever is written to in a test answers when the test says so.
  answerAfter: 0,
})
const server = await serveProduct({
  root: join(root, 'dist'),
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  mock,
})

process.once('SIGTERM', async () => {
  await server.close()
  await mock.close()
})
