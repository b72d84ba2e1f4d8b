import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core'
import { expect, onTestFinished, test } from '@rstest/core'

// Covers FLT-187
test('the mock server answers the calls of a remote plugin with its handlers', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'roda-remote-mocks-'))
  process.env.RODA_REMOTES = resolve('examples/events/src')
  onTestFinished(async () => {
    delete process.env.RODA_REMOTES
    await rm(dist, { recursive: true })
  })
  const { content } = await loadConfig({ path: resolve('mocks/rsbuild.config.ts') })
  const ownFolder = { output: { distPath: { root: dist } } }
  const rsbuild = await createRsbuild({ config: mergeRsbuildConfig(content, ownFolder) })
  await rsbuild.build()
  const { createMockServer } = await import(
    /* webpackIgnore: true */ pathToFileURL(join(dist, 'mock.js')).href
  )
  const mock = createMockServer({ answerAfter: 0, log: () => undefined })
  const server = createServer(async (request, response) => {
    if (!(await mock.handle(request, response))) response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    server.close()
    await mock.close()
  })
  const { port } = server.address() as AddressInfo
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect(await statusOf('/api/events')).toBe(401)
  expect(await statusOf('/api/nothing')).toBe(404)
}, 60_000)
