// Serves the build in a separate process: Playwright would compile the code that renders screens, which takes a minute.
import { join } from 'node:path'
import { root } from '../../../scripts/process/run.mjs'
import { openMockServer } from '../../../scripts/serve/mock-server.mjs'
import { serveProduct } from '../../../scripts/serve/product-server.mjs'

const { hasMock, ...options } = JSON.parse(process.argv[2])
const mock = hasMock
  ? await openMockServer({ log: () => undefined, captchaLimit: 200, answerAfter: 0 })
  : undefined
const { port } = await serveProduct({
  root: join(root, 'dist'),
  port: 0,
  host: '127.0.0.1',
  mock,
  ...options,
  render: { ...options.render, log: (entry) => process.send({ entry }) },
})
process.send({ port })
// The connection to the test is closed: the test has ended, perhaps without stopping this server.
process.once('disconnect', () => process.exit())
