// `npm run bench:plugins`: what a plugin costs visitors of the login screen, measured with production builds
// of nine, eighteen and thirty-six plugins (copies of the nine, in a temporary folder) on a 4× slower CPU.
import { cp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build-targets.mjs'
import { measureStart } from './plugins/measure-start.mjs'
import { copyPlugins, copyTree, ownPlugins } from './plugins/temp-workspace.mjs'
import { chromiumFlags } from './process/chromium-flags.mjs'
import { readNoOptions } from './process/options.mjs'
import { run } from './process/run.mjs'
import { openMockServer } from './serve/mock-server.mjs'
import { serveProduct } from './serve/product-server.mjs'
import { setUp } from './setup.mjs'
import { totalSize } from './size/file-sizes.mjs'
import { visit } from './size/measure-route.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

const rounds = 15
/** Per plugin: bytes after brotli, requests, and milliseconds. */
const most = { enabled: 500, disabled: 20, leftOut: 0, requests: 0, start: 0.2 }

const { chromium: executablePath } = await setUp({ chromium: true })
await build('mock server')
const { chromium } = await import('@playwright/test')

const originals = ownPlugins()
const copies = []
const tree = await copyTree()
// Removes the temporary folder on Ctrl+C.
process.once('SIGINT', () => void tree.remove().finally(() => process.exit(1)))
const variants = []
const servers = []
const mock = await openMockServer({ log: () => undefined })
let browser
try {
  await buildVariant('nine')
  copies.push(...(await copyPlugins(tree.folder, originals, 2)))
  const half = await buildVariant('eighteen')
  // With any plugin disabled, manifests load separately; so the cost of a disabled one is the difference of
  // two such deployments.
  await addVariant('9 of 18 disabled', half, disabling(copies))
  for (const number of [3, 4]) copies.push(...(await copyPlugins(tree.folder, originals, number)))
  const full = await buildVariant('thirty-six')
  await addVariant('27 of 36 disabled', full, disabling(copies))
  await buildVariant('all copies excluded', { PLUGINS_OFF: copies.join(',') })

  browser = await chromium.launch({ executablePath, args: chromiumFlags })
  for (const variant of variants) Object.assign(variant, await measureSize(variant))
  for (let round = 0; round < rounds; round++)
    for (const variant of variants) variant.starts.push(await measureStart(browser, variant.address))
  report()
} finally {
  await browser?.close()
  for (const server of servers) await server.close()
  await mock.close()
  await tree.remove()
}

function disabling(ids) {
  return Object.fromEntries(ids.map((id) => [id, false]))
}

async function buildVariant(name, env = {}) {
  const script = pathToFileURL(join(tree.folder, 'scripts/build-targets.mjs')).href
  const began = performance.now()
  const call = `import(${JSON.stringify(script)}).then((targets) => targets.build('product', { isForced: true }))`
  const { code, output } = await run(process.execPath, ['-e', call], { env })
  if (code !== 0) throw new Error(`The build with ${name} plugins failed:\n${output}`)
  console.log(`Built: ${name}, ${((performance.now() - began) / 1000).toFixed(0)} s.`)
  const dist = join(tree.folder, `dist-${name.replaceAll(' ', '-')}`)
  await cp(join(tree.folder, 'dist'), dist, { recursive: true })
  await addVariant(name, dist)
  return dist
}

async function addVariant(name, dist, plugins) {
  const settings = plugins && { plugins }
  const server = await serveProduct({ root: dist, port: 0, host: '127.0.0.1', mock, settings })
  servers.push(server)
  variants.push({ name, dist, address: `http://127.0.0.1:${server.port}/user/login`, starts: [] })
}

async function measureSize({ dist, address }) {
  const { requests } = await visit(browser, address)
  const urls = requests.filter(({ type }) => type === 'Script').map(({ url }) => url)
  const { brotli } = await totalSize(dist, [...new Set(urls)])
  return { js: brotli, page: (await stat(join(dist, 'shell.html.br'))).size, requests: requests.length }
}

function report() {
  const by = (name) => variants.find((variant) => variant.name === name)
  const nine = by('nine')
  const middle = (variant, what) =>
    variant.starts.map((start) => start[what]).sort((a, b) => a - b)[Math.floor(rounds / 2)]
  const rows = variants.map((variant) => [
    variant.name,
    String(variant.js),
    String(variant.page),
    String(variant.requests),
    `${middle(variant, 'ready').toFixed(1)} ms`,
    `${middle(variant, 'scripts').toFixed(1)} ms`,
    (middle(variant, 'ready') / middle(nine, 'ready')).toFixed(3),
  ])
  console.log(table(['plugins', 'JS br', 'page br', 'requests', 'form visible', 'scripts', 'of nine'], rows))

  const per = (more, fewer, value) =>
    (value(by(more)) - value(by(fewer))) / (copies.length - (fewer === 'nine' ? 0 : originals.length))
  // Round by round, so that other load on the machine affects all variants.
  const later = (name) => {
    const differences = by(name).starts.map((start, round) => start.ready - nine.starts[round].ready)
    return differences.sort((a, b) => a - b)[Math.floor(rounds / 2)] / copies.length
  }
  const js = (variant) => variant.js
  const figures = [
    ['bytes of JavaScript per additional enabled plugin', per('thirty-six', 'nine', js), most.enabled],
    [
      'bytes of JavaScript per additional disabled plugin',
      per('27 of 36 disabled', '9 of 18 disabled', js),
      most.disabled,
    ],
    ['bytes of JavaScript per excluded plugin', per('all copies excluded', 'nine', js), most.leftOut],
    [
      'requests per additional disabled plugin',
      per('27 of 36 disabled', '9 of 18 disabled', ({ requests }) => requests),
      most.requests,
    ],
    ['ms of start-up per additional enabled plugin, on a 4× slower CPU', later('thirty-six'), most.start],
  ]
  console.log(
    `Noise: two identical builds differ by ${later('all copies excluded').toFixed(2)} ms per plugin.`,
  )
  const failed = figures.filter(([, value, limit]) => value > limit)
  for (const figure of figures) {
    const [what, value, limit] = figure
    console.log(`${failed.includes(figure) ? '✗' : '✓'} ${value.toFixed(2)} ${what}, limit ${limit}`)
  }
  console.log(`${figures.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
