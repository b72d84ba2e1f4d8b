// `npm run size`: measures what a first visit of each route loads, with the production build in a browser.
// Fails if a budget of scripts/size/budgets.mjs is exceeded.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from './build-targets.mjs'
import { chromiumFlags } from './process/chromium-flags.mjs'
import { readNoOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { openMockServer, solveCaptcha } from './serve/mock-server.mjs'
import { serveProduct } from './serve/product-server.mjs'
import { setUp } from './setup.mjs'
import { budgetFor } from './size/budgets.mjs'
import { totalSize } from './size/file-sizes.mjs'
import { libraryShares } from './size/library-shares.mjs'
import { visit } from './size/measure-route.mjs'
import { exampleUrl } from './size/route-urls.mjs'
import { scriptDepth } from './size/script-depth.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

const { chromium: executablePath } = await setUp({ chromium: true })
await build('product')
await build('mock server')
const { chromium } = await import('@playwright/test')
const { manifestPages } = await import('./build/route-map.mjs')

const dist = join(root, 'dist')
const modules = JSON.parse(await readFile(join(root, '.cache/build/modules.json'), 'utf8'))
const mock = await openMockServer({ log: () => undefined })
const server = await serveProduct({ root: dist, port: 0, host: '127.0.0.1', mock })
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
const origin = `http://127.0.0.1:${server.port}`
const token = await signIn()

const waiting = manifestPages(root)
const measured = []
await Promise.all([work(), work()])
await browser.close()
await server.close()
await mock.close()

measured.sort((one, other) => one.path.localeCompare(other.path))
print()

async function signIn() {
  const [{ email, password }] = mock.accounts
  const challenge = await (await fetch(`${origin}/__mock/altcha`)).json()
  const credentials = { login: email, password, captcha: await solveCaptcha(challenge) }
  const answer = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  return (await answer.json()).token
}

async function work() {
  for (let page = waiting.shift(); page; page = waiting.shift()) measured.push(await measure(page))
}

async function measure({ path, access }) {
  const { requests, endedAt } = await visit(
    browser,
    origin + exampleUrl(path),
    access === 'member' ? token : undefined,
  )
  const ofType = (type) => [...new Set(requests.filter((one) => one.type === type).map(({ url }) => url))]
  const scripts = ofType('Script')
  const [js, css] = await Promise.all([totalSize(dist, scripts), totalSize(dist, ofType('Stylesheet'))])
  const depth = scriptDepth(requests.filter(({ type }) => type === 'Script'))
  const shares = await libraryShares(
    dist,
    modules,
    scripts.map((url) => new URL(url).pathname.slice(1)),
  )
  const faults = faultsOf(path, { js: js.brotli, css: css.brotli, depth })
  // If the route redirected to the login screen, the visit measured the login screen instead.
  if (endedAt === '/user/login' && path !== endedAt) faults.push('redirected to the login screen')
  const requested = requests.filter(({ type }) => type === 'Script').length
  if (requested > scripts.length)
    faults.push(`${requested - scripts.length} scripts were preloaded and loaded again`)
  return { path, js, css, requests: requests.length, depth, shares, faults }
}

function faultsOf(path, found) {
  return Object.entries(budgetFor(path))
    .filter(([name, most]) => found[name] > most)
    .map(([name, most]) => `${name} is ${found[name]}, limit ${most}`)
}

function print() {
  const kB = (bytes) => (bytes / 1000).toFixed(1)
  const rows = measured.map(({ path, js, css, requests, depth, shares }) => [
    path,
    ...[js.brotli, js.gzip, css.brotli, css.gzip].map(kB),
    String(requests),
    String(depth),
    shares
      .filter(([, bytes]) => bytes >= 500)
      .map(([name, bytes]) => `${name} ${kB(bytes)}`)
      .join(', '),
  ])
  const head = ['route', 'JS br', 'JS gz', 'CSS br', 'CSS gz', 'requests', 'depth', 'JS br by library']
  console.log(`${table(head, rows)}\n\nIn kB of 1000 bytes.`)

  const failed = measured.filter(({ faults }) => faults.length > 0)
  for (const { path, faults } of failed) console.log(`${path}: ${faults.join('; ')}`)
  console.log(`${measured.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
