import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, rs, test } from '@rstest/core'
import { writeFiles } from '../../scripts/process/write-files.mjs'
import { PortInUseError, serveProduct } from '../../scripts/serve/product-server.mjs'
import { requestRaw as requestFrom } from './raw-request'

const files = {
  'index.html': '<title>start</title>',
  'shell.html': '<title>shell</title>',
  'config.json': '{ "brand": { "name": "Atelier" }, "api": { "patience": 5000 } }',
  'security.json':
    '{ "scripts": [], "policies": ["roda"], "sources": { "posts": { "frames": ["https://player.example.com"] } } }',
  'assets/js/index.0123ab.js': 'plain',
  'assets/js/index.0123ab.js.br': 'brotli',
  'assets/js/index.0123ab.js.gz': 'gzip',
  'assets/i18n/en.json': '{}',
}

let root = ''
let server: Awaited<ReturnType<typeof serveProduct>>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'roda-static-'))
  await writeFiles(root, files)
  server = await serveProduct({ root, port: 0, settings: { api: { url: 'https://api.example.com' } } })
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

const request = (path: string, options?: Parameters<typeof requestFrom>[2]) =>
  requestFrom(server.port, path, options)

test('the server sends the home page at / and the app shell at other paths', async () => {
  expect((await request('/')).body).toBe('<title>start</title>')
  for (const path of ['/mypage', '/@ana.martins', '/course/7?x=/index.html']) {
    expect(await request(path)).toMatchObject({ status: 200, body: '<title>shell</title>' })
  }
})

test('the server sends pages with a CSP and with Cache-Control: no-cache', async () => {
  const { headers } = await request('/mypage')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://api.example.com wss://api.example.com;",
  )
})

test('the server sends hashed files as immutable and in an accepted encoding', async () => {
  const path = '/assets/js/index.0123ab.js'
  const forms = [
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ] as const
  for (const [accepted, encoding, body] of forms) {
    const answer = await request(path, { headers: { 'accept-encoding': accepted } })
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers.vary).toBe('Accept-Encoding')
  }
})

test('the server answers 304 when the ETag of texts or settings is unchanged', async () => {
  for (const path of ['/assets/i18n/en.json', '/config.json', '/']) {
    const first = await request(path)
    const second = await request(path, { headers: { 'if-none-match': first.headers.etag ?? '' } })
    expect(second).toMatchObject({ status: 304, body: '' })
  }
})

test('the given settings override those of config.json', async () => {
  expect(JSON.parse((await request('/config.json')).body)).toEqual({
    brand: { name: 'Atelier' },
    api: { patience: 5000, url: 'https://api.example.com' },
  })
})

// Covers FLT-44
test('the given settings also override those of the mock server', async () => {
  const mock = {
    settings: () => ({ captcha: { provider: 'altcha' }, registration: 'open' }),
    handle: async () => false,
    upgrade: () => false,
  }
  const settings = { captcha: { provider: 'none' } }
  const other = await serveProduct({ root, port: 0, settings, mock })
  expect(JSON.parse((await requestFrom(other.port, '/config.json')).body)).toMatchObject({
    captcha: { provider: 'none' },
    registration: 'open',
  })
  await other.close()
})

test('the server answers a HEAD request with headers only', async () => {
  const answer = await request('/assets/js/index.0123ab.js', { method: 'HEAD' })
  expect(answer).toMatchObject({ status: 200, body: '' })
  expect(answer.headers['content-length']).toBe('5')
})

test('the server answers 404 for missing files, not with the app shell', async () => {
  for (const path of ['/assets/js/old.js', '/favicon.ico', '/api/post/feed', '/security.json']) {
    expect((await request(path)).status).toBe(404)
  }
})

test('the server never sends files outside of the build', async () => {
  for (const path of ['/../../../../etc/hosts.json', '/assets/..%2f..%2f..%2fpackage.json', '/assets/']) {
    expect((await request(path)).status).toBe(404)
  }
})

test('the server allows GET and HEAD only', async () => {
  for (const [path, method] of [
    ['/mypage', 'PUT'],
    ['/config.json', 'POST'],
  ] as const) {
    const answer = await request(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  }
})

test('the server redirects a form sent without scripts back to its screen', async () => {
  const answer = await request('/user/login', { method: 'POST' })
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe('/user/login')
  for (const path of ['//elsewhere.example', '/\\\\elsewhere.example'])
    expect((await request(path, { method: 'POST' })).headers.location).toBe('/elsewhere.example')
})

test('the server applies changes of the settings file immediately', async () => {
  const config = join(root, 'elsewhere.json')
  await writeFile(config, '{}')
  const other = await serveProduct({ root, port: 0, config })
  const policy = async () => (await requestFrom(other.port, '/mypage')).headers['content-security-policy']
  expect(await policy()).toContain('frame-src https://player.example.com;')
  await writeFile(config, '{ "plugins": { "posts": false } }')
  expect((await requestFrom(other.port, '/config.json')).body).toContain('"posts": false')
  expect(await policy()).toContain("frame-src 'none';")
  await other.close()
})

// Covers PLG-03
test('the server accepts settings with a byte order mark', async () => {
  const config = join(root, 'marked.json')
  await writeFile(config, '\uFEFF{ "brand": { "name": "Sala" }, "plugins": { "posts": false } }')
  const other = await serveProduct({ root, port: 0, config, settings: { api: { url: '' } } })
  expect(JSON.parse((await requestFrom(other.port, '/config.json')).body)).toMatchObject({
    brand: { name: 'Sala' },
  })
  expect((await requestFrom(other.port, '/mypage')).headers['content-security-policy']).toContain(
    "frame-src 'none';",
  )
  await other.close()
})

// Covers PLG-03, FLT-182
test('the server sends files next to config.json only if config.json names them', async () => {
  const folder = join(root, 'deployment')
  await mkdir(folder)
  const config = join(folder, 'config.json')
  await writeFile(
    config,
    `{ "language": { "texts": "/texts.json?v=2" }, "help": { "url": "./help.pdf" },
      "brand": { "logo": "our%20choir.svg?v=2", "links": [{ "label": "Terms", "url": "/terms.pdf" }] } }`,
  )
  for (const file of ['help.pdf', 'terms.pdf']) await writeFile(join(folder, file), '%PDF')
  await writeFile(join(folder, 'texts.json'), '{ "en": {} }')
  await writeFile(join(folder, 'our choir.svg'), '<svg/>')
  await writeFile(join(folder, 'keys.json'), '{}')
  const other = await serveProduct({ root, port: 0, config })
  expect(await requestFrom(other.port, '/texts.json?v=2')).toMatchObject({
    status: 200,
    body: '{ "en": {} }',
  })
  expect((await requestFrom(other.port, '/our%20choir.svg?v=2')).headers['content-type']).toBe(
    'image/svg+xml',
  )
  for (const path of ['/help.pdf', '/terms.pdf'])
    expect((await requestFrom(other.port, path)).status).toBe(200)
  expect((await requestFrom(other.port, '/keys.json')).status).toBe(404)
  expect((await requestFrom(other.port, '/assets/i18n/en.json')).body).toBe('{}')
  await other.close()
})

test('the server reports unreadable settings once after each change', async () => {
  const warn = rs.spyOn(console, 'warn').mockReturnValue(undefined)
  const config = join(root, 'broken.json')
  const other = await serveProduct({ root, port: 0, config })
  const sentences = () => warn.mock.calls.map(([sentence]) => String(sentence).replace(root, ''))
  await requestFrom(other.port, '/')
  await requestFrom(other.port, '/mypage')
  expect(sentences()).toEqual(['/broken.json: It cannot be read (ENOENT).'])
  await writeFile(config, '{ "brand": ')
  expect((await requestFrom(other.port, '/mypage')).status).toBe(200)
  expect(sentences()[1]).toMatch(/^\/broken\.json: It is not valid JSON \(.+\)\.$/)
  await other.close()
  warn.mockRestore()
})

// Covers FLT-113
test('the server keeps the last settings while config.json cannot be read', async () => {
  const warn = rs.spyOn(console, 'warn').mockReturnValue(undefined)
  const config = join(root, 'edited.json')
  await writeFile(config, '{ "brand": { "name": "Sala" }, "plugins": { "posts": false } }')
  const other = await serveProduct({ root, port: 0, config, settings: { api: { url: '' } } })
  await requestFrom(other.port, '/mypage')
  await writeFile(config, '{ "brand": ')
  expect(JSON.parse((await requestFrom(other.port, '/config.json')).body)).toEqual({
    brand: { name: 'Sala' },
    plugins: { posts: false },
    api: { url: '' },
  })
  expect((await requestFrom(other.port, '/mypage')).headers['content-security-policy']).toContain(
    "frame-src 'none';",
  )
  await other.close()
  warn.mockRestore()
})

// Covers FLT-113
test('the server hands out no settings when it has never read config.json', async () => {
  const warn = rs.spyOn(console, 'warn').mockReturnValue(undefined)
  const folder = join(root, 'unreadable.json')
  await mkdir(folder)
  await writeFile(join(root, 'invalid.json'), '{ "api": ')
  for (const config of [folder, join(root, 'invalid.json')]) {
    const other = await serveProduct({ root, port: 0, config, settings: { api: { url: '' } } })
    expect((await requestFrom(other.port, '/config.json')).status).toBe(500)
    expect((await requestFrom(other.port, '/manifest.webmanifest')).status).toBe(500)
    expect((await requestFrom(other.port, '/')).body).toBe('<title>shell</title>')
    await other.close()
  }
  warn.mockRestore()
})

test('the server fails with a message when the folder contains no build', async () => {
  await expect(serveProduct({ root: join(root, 'assets'), port: 0 })).rejects.toThrow(
    /There is no build in .*assets/,
  )
})

test('the server fails with a message when the port is in use', async () => {
  await expect(serveProduct({ root, port: server.port })).rejects.toThrow(PortInUseError)
})
