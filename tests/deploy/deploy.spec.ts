import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/process/run.mjs'
import { readBuildInfo } from '../../scripts/serve/deployment.mjs'
import { serveMock } from '../../scripts/serve/mock-server.mjs'
import { type Deployment, installedServers, policyOf, type RunningServer } from './servers'
import { signIn } from './sign-in'

// Tests `npm run serve`, and each recipe of docs/integrators/recipes whose server is installed, with a copy of the
// build.
for (const { name, start, rendersScreens = false, cachesScreens = false } of installedServers)
  test.describe(`deployment with ${name}`, () => {
    test.describe.configure({ mode: 'default' })

    let mock: Awaited<ReturnType<typeof serveMock>>
    let deployment: Deployment
    let server: RunningServer
    let origin = ''

    test.beforeAll(async () => {
      mock = await serveMock({ log: () => undefined })
      const folder = await mkdtemp(join(tmpdir(), 'roda-deploy-'))
      for (const part of ['dist', 'dist-render'])
        await cp(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true })
      const { base } = await readBuildInfo(join(root, 'dist'))
      deployment = { folder, base, api: mock.address }
      // At login, the mock server accepts only its own captcha.
      await configure({ captcha: { provider: 'altcha', challengeUrl: '/__mock/altcha' } })
      server = await start(deployment)
      origin = `http://127.0.0.1:${server.port}`
    })
    test.afterAll(async () => {
      await server.stop()
      await mock.close()
      await rm(deployment.folder, { recursive: true })
    })

    test(`${name} serves rendered screens in the language of the visitor`, async () => {
      for (const [path, folder] of [
        ['', ''],
        ['user/login?next=%2Fmypage', 'user/login/'],
        ['user/login/', 'user/login/'],
      ] as const)
        for (const [headers, language] of [
          [{}, 'en'],
          [{ 'accept-language': 'fr-FR,fr' }, 'en'],
          [{ 'accept-language': 'pt-PT,en;q=0.5' }, 'pt-PT'],
          [{ 'accept-language': 'pt' }, 'pt-BR'],
          [{ 'accept-language': 'en', cookie: 'language=es' }, 'es'],
        ] as const) {
          const answer = await request(path, headers)
          expect(answer.status, path).toBe(200)
          expect(answer.headers['content-type'], path).toMatch(/^text\/html/)
          expect(answer.headers.vary, path).toContain('Accept-Language')
          expect(answer.text, `${path} in ${language}`).toContain(
            `<html lang="${language}" dir="ltr" data-prerendered=`,
          )
          const suffix = language === 'en' ? '' : `.${language}`
          if (!rendersScreens) expect(answer.text).toBe(await fileOf(`${folder}index${suffix}.html`))
        }
    })

    test(`${name} serves the app shell for other screens`, async () => {
      for (const path of [
        'mypage/',
        'messages',
        ...(rendersScreens ? [] : ['course/7', '@ana.martins', '@ana.js']),
      ]) {
        const { status, headers, text } = await request(path)
        expect(status, path).toBe(200)
        expect(headers['content-type'], path).toMatch(/^text\/html/)
        expect(text, path).toBe(await fileOf('shell.html'))
      }
    })

    if (rendersScreens)
      test(`${name} renders public screens with the answers of the API server`, async () => {
        const { status, text } = await request('@ana.martins')
        expect(status).toBe(200)
        expect(text).toMatch(/<h1[^>]*>.*Ana plays, plants and teaches/)
        expect((await request('@nobody.at.all')).status).toBe(404)
      })

    test(`${name} returns 404 for missing files`, async () => {
      const buildFiles = ['assets/js/index.abcdef.js', 'assets/nothing', 'favicon.ico', 'security.json']
      const deploymentFiles = ['choir.jpeg', 'choir.gif', 'choir.avif', 'terms.pdf']
      for (const path of [...buildFiles, ...deploymentFiles]) {
        const { status, headers } = await request(path)
        expect(status, path).toBe(404)
        expect(headers['cache-control'] ?? '', path).not.toMatch(/immutable/)
      }
    })

    test(`${name} sends files with a hash as immutable`, async () => {
      for (const folder of ['js', 'css', 'font']) {
        const path = await assetOf(folder)
        const { status, headers } = await request(path)
        expect(status, path).toBe(200)
        expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
      }
    })

    test(`${name} lets browsers revalidate files without a hash`, async () => {
      for (const path of [
        '',
        'mypage',
        'config.json',
        'assets/i18n/en.json',
        'icon.svg',
        'service-worker.js',
        'manifest.webmanifest',
      ]) {
        const first = await request(path)
        const isCached = rendersScreens && path === ''
        const policy = isCached
          ? /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/
          : /^no-cache$/
        expect(first.headers['cache-control'], path).toMatch(policy)
        const { status } = await request(path, { 'if-none-match': first.headers.etag ?? '' })
        expect(status, path).toBe(cachesScreens && path === 'mypage' ? 200 : 304)
      }
    })

    test(`${name} sends brotli, gzip or identity by Accept-Encoding`, async () => {
      // nginx needs a module for brotli, which the recipe leaves optional.
      const { hasBrotli = true } = server
      for (const path of ['', 'mypage', await assetOf('js'), 'assets/i18n/en.json']) {
        const plain = await request(path)
        expect(plain.headers['content-encoding'], path).toBeUndefined()
        const gzip = await request(path, { 'accept-encoding': 'gzip' })
        expect(gzip.headers['content-encoding'], path).toBe('gzip')
        expect(String(gunzipSync(gzip.body)), path).toBe(plain.text)
        const brotli = await request(path, { 'accept-encoding': 'gzip, deflate, br' })
        expect(brotli.headers['content-encoding'], path).toBe(hasBrotli ? 'br' : 'gzip')
        const inflate = hasBrotli ? brotliDecompressSync : gunzipSync
        expect(String(inflate(brotli.body)), path).toBe(plain.text)
        expect(brotli.headers.vary ?? '', path).toMatch(/accept-encoding/i)
      }
    })

    test(`${name} sends the headers that serve --policy prints`, async () => {
      // Rendered screens have the hashes of their own styles.
      const screens = rendersScreens ? ['mypage'] : ['', 'user/login', 'mypage']
      for (const path of [...screens, await assetOf('js')]) await expectPolicy(path)
    })

    test(`${name} forwards calls to the API server`, async () => {
      const { status, headers, text } = await request('/api/post/homeFeed')
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/json/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(JSON.parse(text)).toBeInstanceOf(Array)
    })

    test(`the login works and the hub connects behind ${name}`, async ({ browser }) => {
      await signIn(browser, origin + deployment.base)
    })

    test(`${name} writes no token into its logs`, async () => {
      const secret = 'token-of-somebody'
      const headers = { referer: `${origin}${deployment.base}user/activate/${secret}` }
      await request(`user/activate/${secret}`, headers)
      for (const path of [`/MessageHub?id=1&access_token=${secret}`, `/api/user/activate?token=${secret}`])
        await request(path, headers)
      // The log line of this last request comes after the lines of all earlier ones.
      await request('mypage')
      expect(await server.logs()).not.toContain(secret)
    })

    test(`${name} serves a changed config.json without a new build`, async () => {
      await configure({ brand: { name: 'Atelier' } })
      expect(JSON.parse((await request('config.json')).text).brand.name).toBe('Atelier')
    })

    test(`${name} removes the sources of a disabled plugin from its CSP`, async () => {
      const before = await request('mypage')
      expect(before.headers['content-security-policy']).toMatch(/youtube-nocookie/)
      await configure({ plugins: { posts: false, courses: { enabled: false } } })
      await server.renewPolicy()
      // A server needs a moment to reload its configuration, so the request is repeated.
      await expect
        .poll(async () => (await request('mypage')).headers['content-security-policy'])
        .toMatch(/frame-src 'none'/)
      await expectPolicy('mypage')
    })

    async function expectPolicy(path: string): Promise<void> {
      const { code, output } = await policyOf(deployment, 'header')
      expect(code, output).toBe(0)
      const { headers } = await request(path)
      for (const line of output.trim().split('\n')) {
        const at = line.indexOf(': ')
        expect(headers[line.slice(0, at).toLowerCase()], path).toBe(line.slice(at + 2))
      }
    }

    function fileOf(file: string): Promise<string> {
      return readFile(join(deployment.folder, 'dist', file), 'utf8')
    }

    function configure(settings: object): Promise<void> {
      return writeFile(join(deployment.folder, 'dist/config.json'), JSON.stringify(settings))
    }

    /** Returns the path of a built file of a kind (`js`, `css` …), not of a compressed variant. */
    async function assetOf(kind: string): Promise<string> {
      const files = await readdir(join(deployment.folder, 'dist/assets', kind))
      return `assets/${kind}/${files.find((file) => /\.[0-9a-f]{8}\.(js|css|woff2)$/.test(file))}`
    }

    /** Requests a path, relative to the base path unless it starts with a slash. Does not decompress the response. */
    function request(path: string, headers: Record<string, string> = {}) {
      const address = path.startsWith('/') ? path : deployment.base + path
      return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }>(
        (resolve, reject) => {
          const options = { host: '127.0.0.1', port: server.port, path: address, headers, agent: false }
          const sent = httpRequest(options, async (answer) => {
            const body = Buffer.concat(await answer.toArray())
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: String(body) })
          })
          sent.on('error', reject).end()
        },
      )
    }
  })
