import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { openMockServer } from '../../scripts/serve/mock-server.mjs'
import { serveProduct } from '../../scripts/serve/product-server.mjs'
import { checkFigures, median } from './support/figures'
import { test } from './support/fixtures'
import { measureStart, watchStart } from './support/measure-start'
import { buildTree, copyPlugins, copyTree, ownPlugins } from './support/temp-workspace.mjs'

interface Variant {
  readonly address: string
  readonly starts: number[]
  bytes: number
  requests: number
}

const rounds = Array.from({ length: Number(process.env.ROUNDS ?? 15) })

// Compares builds of 9, 18 and 36 plugins: the 9 plugins of the product, and copies of them.
test('one more plugin hardly delays visitors of the login screen', async ({ open }) => {
  const originals = ownPlugins()
  const copies: string[] = []
  const tree = await copyTree()
  const mock = await openMockServer({ log: () => undefined })
  const servers: Awaited<ReturnType<typeof serveProduct>>[] = []

  const serve = async (dist: string, disabled: readonly string[] = []): Promise<Variant> => {
    const settings = { plugins: Object.fromEntries(disabled.map((id) => [id, false])) }
    const server = await serveProduct({ root: dist, port: 0, host: '127.0.0.1', mock, settings })
    servers.push(server)
    const address = `http://127.0.0.1:${server.port}/user/login`
    return { address, starts: [], bytes: 0, requests: 0 }
  }
  const build = async (name: string, env = {}): Promise<string> => {
    await buildTree(tree.folder, env)
    const dist = join(tree.folder, `dist-${name}`)
    await cp(join(tree.folder, 'dist'), dist, { recursive: true })
    return dist
  }
  const copy = async (number: number) => copies.push(...(await copyPlugins(tree.folder, originals, number)))

  const nine = await serve(await build('nine'))
  await copy(2)
  // With any plugin disabled, manifests load separately; so the cost of a disabled plugin is the difference between
  // two deployments with disabled plugins.
  const halfDisabled = await serve(await build('eighteen'), copies)
  await copy(3)
  await copy(4)
  const full = await build('thirty-six')
  const thirtySix = await serve(full)
  const mostDisabled = await serve(full, copies)
  const excluded = await serve(await build('excluded', { PLUGINS_OFF: copies.join(',') }))

  const variants = { nine, halfDisabled, thirtySix, mostDisabled, excluded }
  for (const variant of Object.values(variants)) {
    const { page, close } = await open()
    await page.goto(variant.address, { waitUntil: 'networkidle' })
    // The server compresses with brotli, so the encoded size of a response is its size after brotli.
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    )
    variant.requests = files.length
    variant.bytes = files
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    await close()
  }
  for (const _ of rounds)
    for (const { address, starts } of Object.values(variants))
      starts.push(await measureStart(await open({ slowdown: 4, watch: [watchStart] }), address))
  for (const server of servers) await server.close()
  await mock.close()
  await tree.remove()

  console.table(
    Object.fromEntries(
      Object.entries(variants).map(([name, { bytes, requests, starts }]) => [
        name,
        { bytes, requests, 'form visible, ms': Math.round(median(starts)) },
      ]),
    ),
  )
  // Compares the variants within each round, because other load on the machine affects all of them equally.
  const later = ({ starts }: Variant) =>
    median(starts.map((start, round) => start - (nine.starts[round] ?? Number.NaN))) / copies.length
  const added = copies.length - originals.length
  console.log(`Noise: two equal builds differ by ${later(excluded).toFixed(2)} ms per plugin.`)
  checkFigures([
    {
      name: 'bytes of JavaScript per enabled plugin',
      value: (thirtySix.bytes - nine.bytes) / copies.length,
      limit: 500,
    },
    {
      name: 'bytes of JavaScript per disabled plugin',
      value: (mostDisabled.bytes - halfDisabled.bytes) / added,
      limit: 20,
    },
    {
      name: 'bytes of JavaScript per excluded plugin',
      value: (excluded.bytes - nine.bytes) / copies.length,
      limit: 0,
    },
    {
      name: 'requests per disabled plugin',
      value: (mostDisabled.requests - halfDisabled.requests) / added,
      limit: 0,
      digits: 1,
    },
    {
      name: 'ms of start-up per enabled plugin, on a 4× slower CPU',
      value: later(thirtySix),
      limit: 0.2,
      digits: 1,
    },
  ])
})
