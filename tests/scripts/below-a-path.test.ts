import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@rstest/core'
import { serveProduct } from '../../scripts/serve/product-server.mjs'
import { requestRaw } from './raw-request'

let root = ''
let server: Awaited<ReturnType<typeof serveProduct>>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'roda-below-'))
  await mkdir(join(root, 'assets'))
  const files = {
    'index.html': 'start',
    'shell.html': 'shell',
    'config.json': '{}',
    'security.json': '{ "base": "/app/", "scripts": [], "policies": [] }',
    'assets/a.js': 'script',
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
  server = await serveProduct({ root, port: 0 })
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

const found = [
  ['/app/', 'start'],
  ['/app/?lang=es', 'start'],
  ['/app/mypage', 'shell'],
  ['/app/@ana.js', 'shell'],
  ['/app/assets/a.js', 'script'],
  ['/app/config.json', '{}'],
] as const
for (const [path, body] of found) {
  test(`with the base path /app/, the server answers ${path} with "${body}"`, async () => {
    expect(await requestRaw(server.port, path)).toMatchObject({ status: 200, body })
  })
}

const redirects = [
  ['/app', '/app/'],
  ['/app?lang=es', '/app/?lang=es'],
  ['/', '/app/'],
  ['/course/enrolled?cartId=7', '/app/course/enrolled?cartId=7'],
  ['//evil.example', '/app/evil.example'],
] as const
for (const [path, location] of redirects) {
  test(`with the base path /app/, the server redirects ${path} to ${location}`, async () => {
    const answer = await requestRaw(server.port, path)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe(location)
  })
}

for (const path of [
  '/assets/a.js',
  '/config.json',
  '/api/post/feed',
  '/app/security.json',
  '/app/assets/b.js',
]) {
  test(`with the base path /app/, the server answers 404 for ${path}`, async () =>
    expect((await requestRaw(server.port, path)).status).toBe(404))
}

test('the server rejects a host that is not an address of this machine', async () => {
  await expect(serveProduct({ root, port: 0, host: '192.0.2.1' })).rejects.toThrow(
    /^Cannot listen on port 0 of 192\.0\.2\.1: /,
  )
})
