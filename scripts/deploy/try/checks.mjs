import { equal, match, ok } from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { signIn } from './open-page.mjs'
import { policyOf } from './servers.mjs'

/**
 * The checks of each server, in this order.
 *
 * @type {[name: string, check: (deployment: { folder: string, base: string, port: number, origin: string,
 * renewPolicy(): Promise<void>, logs(): Promise<string>, hasBrotli: boolean, browser:
 * import('@playwright/test').Browser, }) => Promise<void>][]}
 */
export const checks = [
  [
    'the landing page is prerendered',
    async (deployment) => {
      const { status, text } = await request(deployment, '')
      equal(status, 200)
      equal(text, await fileOf(deployment, 'index.html'))
    },
  ],
  [
    'deep links get the shell',
    async (deployment) => {
      for (const path of ['course/7', 'user/login?next=%2Fmypage', '@ana.martins', '@ana.js', 'mypage/']) {
        const { status, headers, text } = await request(deployment, path)
        equal(status, 200, path)
        match(headers['content-type'], /^text\/html/, path)
        equal(text, await fileOf(deployment, 'shell.html'), path)
      }
    },
  ],
  [
    'missing files return 404',
    async (deployment) => {
      const buildFiles = ['assets/js/index.abcdef.js', 'assets/nothing', 'favicon.ico', 'security.json']
      const deploymentFiles = ['choir.jpeg', 'choir.gif', 'choir.avif', 'terms.pdf']
      for (const path of [...buildFiles, ...deploymentFiles]) {
        const { status, headers } = await request(deployment, path)
        equal(status, 404, path)
        ok(!/immutable/.test(headers['cache-control'] ?? ''), `${path} is cached as immutable`)
      }
    },
  ],
  [
    'files with a hash are immutable',
    async (deployment) => {
      for (const folder of ['js', 'css', 'font']) {
        const path = await assetOf(deployment, folder)
        const { status, headers } = await request(deployment, path)
        equal(status, 200, path)
        equal(headers['cache-control'], 'public, max-age=31536000, immutable', path)
      }
    },
  ],
  [
    'other files are revalidated',
    async (deployment) => {
      for (const path of ['', 'mypage', 'config.json', 'assets/i18n/en.json', 'icon.svg']) {
        const first = await request(deployment, path)
        equal(first.headers['cache-control'], 'no-cache', path)
        const { status } = await request(deployment, path, { 'if-none-match': first.headers.etag })
        equal(status, 304, `${path} was not revalidated by its ETag`)
      }
    },
  ],
  [
    'brotli, gzip or identity by Accept-Encoding',
    async (deployment) => {
      for (const path of ['', 'mypage', await assetOf(deployment, 'js'), 'assets/i18n/en.json']) {
        const plain = await request(deployment, path)
        equal(plain.headers['content-encoding'], undefined, path)
        const gzip = await request(deployment, path, { 'accept-encoding': 'gzip' })
        equal(gzip.headers['content-encoding'], 'gzip', path)
        equal(String(gunzipSync(gzip.body)), plain.text, path)
        const brotli = await request(deployment, path, { 'accept-encoding': 'gzip, deflate, br' })
        // nginx needs a module for brotli, which the recipe leaves optional.
        equal(brotli.headers['content-encoding'], deployment.hasBrotli ? 'br' : 'gzip', path)
        const inflate = deployment.hasBrotli ? brotliDecompressSync : gunzipSync
        equal(String(inflate(brotli.body)), plain.text, path)
        match(brotli.headers.vary ?? '', /accept-encoding/i, path)
      }
    },
  ],
  [
    'the headers equal those of npm run policy',
    async (deployment) => {
      for (const path of ['', 'mypage', 'assets/nothing', await assetOf(deployment, 'js')])
        await expectPolicy(deployment, path)
    },
  ],
  [
    'the API server is reachable',
    async (deployment) => {
      const { status, headers, text } = await request(deployment, '/api/post/homeFeed')
      equal(status, 200)
      match(headers['content-type'], /json/)
      equal(headers['x-content-type-options'], 'nosniff')
      ok(Array.isArray(JSON.parse(text)))
    },
  ],
  [
    'login works and the hub connects',
    async (deployment) => signIn(deployment.browser, deployment.origin + deployment.base),
  ],
  [
    'logs contain no token',
    async (deployment) => {
      const secret = 'token-of-somebody'
      const headers = { referer: `${deployment.origin}${deployment.base}user/activate/${secret}` }
      await request(deployment, `user/activate/${secret}`, headers)
      for (const path of [`/MessageHub?id=1&access_token=${secret}`, `/api/user/activate?token=${secret}`])
        await request(deployment, path, headers)
      // Written last, so that all other lines precede it.
      await request(deployment, 'mypage')
      ok(!(await deployment.logs()).includes(secret), 'a log contains a token')
    },
  ],
  [
    'config.json can be changed without a rebuild',
    async (deployment) => {
      await configure(deployment, { brand: { name: 'Atelier' } })
      equal(JSON.parse((await request(deployment, 'config.json')).text).brand.name, 'Atelier')
    },
  ],
  [
    'disabling a plugin removes its sources from the policy',
    async (deployment) => {
      const before = await request(deployment, 'mypage')
      match(before.headers['content-security-policy'], /youtube-nocookie/)
      await configure(deployment, { plugins: { posts: false, courses: { enabled: false } } })
      await deployment.renewPolicy()
      await until(async () => {
        const { headers } = await request(deployment, 'mypage')
        match(headers['content-security-policy'], /frame-src 'none'/)
      })
      await expectPolicy(deployment, 'mypage')
    },
  ],
]

async function expectPolicy(deployment, path) {
  const { code, output } = await policyOf(deployment, 'header')
  equal(code, 0, output)
  const { headers } = await request(deployment, path)
  for (const line of output.trim().split('\n')) {
    const at = line.indexOf(': ')
    equal(headers[line.slice(0, at).toLowerCase()], line.slice(at + 2), path)
  }
}

const fileOf = ({ folder }, name) => readFile(join(folder, 'dist', name), 'utf8')

const configure = ({ folder }, settings) =>
  writeFile(join(folder, 'dist/config.json'), JSON.stringify(settings))

/** A built file of a kind, uncompressed. */
async function assetOf({ folder }, kind) {
  const names = await readdir(join(folder, 'dist/assets', kind))
  return `assets/${kind}/${names.find((name) => /\.[0-9a-f]{6}\.(js|css|woff2)$/.test(name))}`
}

/** Reloading the configuration of a server takes a moment. */
async function until(check, patience = 5000) {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Does not decompress the response; a path with a leading slash is not relative to the base path. */
function request({ port, base }, path, headers = {}) {
  const address = path.startsWith('/') ? path : base + path
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, path: address, headers, agent: false },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        resolve({ status: answer.statusCode, headers: answer.headers, body, text: String(body) })
      },
    )
    sent.on('error', reject).end()
  })
}
