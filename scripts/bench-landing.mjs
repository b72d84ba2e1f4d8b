// `npm run bench:landing`: when the start page is painted, compared with a static page of the same text and
// image. Both are loaded without cache on a slow phone (slow 4G, 4× slower CPU), five times each,
// alternating.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from './build-targets.mjs'
import { measurePaint } from './landing/measure-paint.mjs'
import { staticPage } from './landing/static-page.mjs'
import { chromiumFlags } from './process/chromium-flags.mjs'
import { readNoOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { openMockServer } from './serve/mock-server.mjs'
import { serveProduct } from './serve/product-server.mjs'
import { setUp } from './setup.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

const rounds = 5
const most = { largest: 1.15, first: 1.1, shift: 0.01 }

const { chromium: executablePath } = await setUp({ chromium: true })
await build('product')
await build('mock server')
const { chromium } = await import('@playwright/test')

const dist = join(root, 'dist')
const mock = await openMockServer({ log: () => undefined })
const server = await serveProduct({ root: dist, port: 0, host: '127.0.0.1', mock })
const product = `http://127.0.0.1:${server.port}/`
const plain = createServer(await staticPage(product))
await new Promise((resolve) => plain.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({ executablePath, args: chromiumFlags })

const pages = { product, 'static page': `http://127.0.0.1:${plain.address().port}/` }
const measured = { product: [], 'static page': [] }
for (let round = 0; round < rounds; round++)
  for (const [name, address] of Object.entries(pages))
    measured[name].push(await measurePaint(browser, address))

await browser.close()
await server.close()
await mock.close()
plain.close()
report()

function report() {
  const medianOf = (name, what) =>
    measured[name].map((run) => run[what]).sort((a, b) => a - b)[Math.floor(rounds / 2)]
  const row = (name) => [
    name,
    ...['first', 'largest'].map((what) => `${Math.round(medianOf(name, what))} ms`),
    medianOf(name, 'shift').toFixed(4),
    String(medianOf(name, 'scriptsBefore')),
  ]
  const ratio = (what) => medianOf('product', what) / medianOf('static page', what)
  console.log(
    table(
      ['', 'first paint', 'largest paint', 'shift', 'script bytes before it'],
      [
        ...Object.keys(pages).map(row),
        ['ratio', ratio('first').toFixed(2), ratio('largest').toFixed(2), '', ''],
      ],
    ),
  )
  const failed = [
    ratio('first') > most.first && `first paint: ${ratio('first').toFixed(2)} times, limit ${most.first}`,
    ratio('largest') > most.largest &&
      `largest paint: ${ratio('largest').toFixed(2)} times, limit ${most.largest}`,
    medianOf('product', 'shift') > most.shift && `layout shift: above ${most.shift}`,
  ].filter(Boolean)
  for (const line of failed) console.log(line)
  console.log(`${3 - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
