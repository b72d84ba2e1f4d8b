// Covers EXT-06
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core'
import { parse, parseAllDocuments } from 'yaml'
import { run } from '../../scripts/process/run.mjs'
import { writeFiles } from '../../scripts/process/write-files.mjs'
import { serveProduct } from '../../scripts/serve/product-server.mjs'
import { proxyTo } from '../../scripts/serve/proxy.mjs'
import { requestRaw } from './raw-request'

let folder = ''
let root = ''
const servers: Awaited<ReturnType<typeof serveProduct>>[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roda-operation-'))
  root = join(folder, 'dist')
  await writeFiles(root, {
    'index.html': '<title>start</title>',
    'shell.html': '<title>shell</title>',
    'config.json': '{ "brand": { "name": "Atelier" } }',
    'security.json': '{ "scripts": [], "policies": [] }',
    'assets/js/index.0123ab.js': 'new',
  })
  await writeFiles(join(folder, 'previous'), {
    'assets/js/index.fedcba.js': 'old',
    'assets/i18n/en.json': '{ "old": "text" }',
    'config.json': '{ "old": true }',
  })
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
afterAll(() => rm(folder, { recursive: true }))

async function serve(options: Partial<Parameters<typeof serveProduct>[0]> = {}) {
  const entries: Record<string, unknown>[] = []
  const log = (entry: object) => void entries.push({ ...entry })
  const server = await serveProduct({ root, port: 0, host: '127.0.0.1', log, ...options })
  servers.push(server)
  return { server, entries, request: (path: string) => requestRaw(server.port, path) }
}

test('a stopping server still serves screens, but reports not ready', async () => {
  const { server, request } = await serve()
  expect(await request('/__ready')).toMatchObject({ status: 200, body: '{"status":"ready"}' })
  void server.close(60_000)
  expect(await request('/__ready')).toMatchObject({ status: 503, body: '{"status":"stopping"}' })
  expect(await request('/__health')).toMatchObject({ status: 200 })
  expect(await request('/mypage')).toMatchObject({ status: 200, body: '<title>shell</title>' })
})

test('a stopping server finishes responses that it has started', async () => {
  let answer: (() => void) | undefined
  const api = createServer((_, response) => {
    answer = () => response.end('late')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { server, request } = await serve({
    proxy: proxyTo(`http://127.0.0.1:${(api.address() as AddressInfo).port}`),
  })
  const pending = request('/api/course/ById/7')
  await expect.poll(() => answer).toBeDefined()
  const closed = server.close(1)
  answer?.()
  expect(await pending).toMatchObject({ status: 200, body: 'late' })
  await closed
  await expect(request('/__health')).rejects.toThrow()
  api.close()
})

test('the option "previous" serves only hashed files of earlier builds', async () => {
  const { request } = await serve({ previous: join(folder, 'previous') })
  expect(await request('/assets/js/index.fedcba.js')).toMatchObject({
    status: 200,
    body: 'old',
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })
  expect(await request('/assets/js/index.0123ab.js')).toMatchObject({ body: 'new' })
  expect(await request('/assets/js/index.abcdef.js')).toMatchObject({ status: 404 })
  expect(await request('/assets/i18n/en.json')).toMatchObject({ status: 404 })
  expect((await request('/config.json')).body).toContain('Atelier')
})

test('the log has the kind, status and duration of a request, but no URL', async () => {
  const { request, entries } = await serve({ logsRequests: true })
  await request('/@ana.martins?from=mail')
  await request('/assets/js/missing.000000.js')
  await expect.poll(() => entries.length).toBe(2)
  expect(entries).toMatchObject([
    { event: 'request', kind: 'screen', method: 'GET', status: 200, isComplete: true },
    { event: 'request', kind: 'file', method: 'GET', status: 404, isComplete: true },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/ana|mail|missing/)
})

const serveHelp = () => run(process.execPath, ['scripts/serve.mjs', '--help'])
const recipe = (name: string) => readFileSync(`docs/integrators/recipes/${name}`, 'utf8')

test('the server reads options from the environment and reports invalid ones', async () => {
  const serveWith = (env: object) => run(process.execPath, ['scripts/serve.mjs'], { env })
  for (const [env, message] of [
    [{ RODA_SETTINGS: '[]' }, '--settings must be a JSON object.'],
    [{ RODA_LOG: 'all' }, '--log is all; it must be errors or requests.'],
    [{ RODA_DIR: join(folder, 'nothing') }, 'There is no build in'],
  ] as const) {
    const { code, output } = await serveWith(env)
    expect(code).toBe(1)
    expect(output).toContain(message)
  }
})

test('the Compose and Kubernetes files use existing options and health URLs', async () => {
  const { output } = await serveHelp()
  const compose = parse(recipe('compose.yaml')).services.roda
  const documents = parseAllDocuments(recipe('kubernetes.yaml')).map((document) => document.toJS())
  const kinds = documents.map(({ kind }) => kind)
  expect(kinds).toEqual(['ConfigMap', 'Deployment', 'Service', 'PodDisruptionBudget', 'Ingress'])
  const [{ data }, { spec }] = documents
  const [container] = spec.template.spec.containers
  const names = [
    ...Object.keys(compose.environment),
    ...container.env.map(({ name }: { name: string }) => name),
  ]
  for (const name of names) expect(output, name).toContain(`  --${name.replace(/^RODA_/, '').toLowerCase()} `)

  const { request } = await serve({ settings: JSON.parse(data['config.json']) })
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
    expect(await request(container[probe].httpGet.path)).toMatchObject({ status: 200 })
  const [, path = ''] = /127\.0\.0\.1:8080(\/\w+)/.exec(compose.healthcheck.test.join(' ')) ?? []
  expect(path).toBe('/__ready')
  const drain = Number(container.env.find(({ name }: { name: string }) => name === 'RODA_DRAIN').value)
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10)
})
