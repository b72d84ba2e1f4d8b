import { expect, test } from '@rstest/core'
import type { PluginFailure } from './diagnostics'
import { type LoadPlugin, loadPlugins } from './load-plugins'
import { definePlugin, type PluginManifest, page } from './manifest'
import { createRegistry } from './registry'
import { route } from './route'
import { startPlugins } from './start-plugins'

const failures: PluginFailure[] = []
const reported = () => failures.splice(0).map(({ plugin, entry, error }) => [plugin, entry, String(error)])
const provide =
  (manifest: PluginManifest): LoadPlugin =>
  async () => ({ default: manifest })

async function start(plugins: Record<string, LoadPlugin>, settings: Record<string, boolean> = {}) {
  const loaded = await loadPlugins(plugins, { plugins: settings })
  await startPlugins(loaded, createRegistry(loaded, { slots: {} }), (failure) => void failures.push(failure))
}

// Covers PLG-03
test('startPlugins runs the models of plugins that are on, and reports those that are refused', async () => {
  const started: string[] = []
  const manifest = (id: string, options: Partial<PluginManifest> = {}) =>
    provide(definePlugin({ id, model: async () => void started.push(id), ...options }))
  const home = (id: string) => ({
    routes: [page(route(`${id}/home`, '/home'), { load: async () => ({ default: () => null }) })],
  })
  await start(
    {
      shop: manifest('shop', home('shop')),
      billing: manifest('billing'),
      checkout: manifest('checkout', { requires: ['billing'] }),
      twin: manifest('twin', home('twin')),
    },
    { billing: false },
  )
  expect(started).toEqual(['shop'])
  expect(reported()).toEqual([
    ['checkout', 'manifest', expect.stringContaining('"billing"')],
    ['twin', 'manifest', expect.stringContaining('"twin/home"')],
  ])
})

// Covers PLG-04
test('startPlugins reports a plugin whose manifest or model throws, and requests neither again', async () => {
  let requests = 0
  // A bundler imports a module that has thrown a second time without an error.
  const broken = async () => {
    requests += 1
    if (requests === 1) throw new TypeError('oops')
    return { default: definePlugin({ id: 'broken' }) }
  }
  await start({ broken })
  expect(reported()).toEqual([['broken', 'manifest', expect.stringContaining('oops')]])
  requests = 0
  await start({ shop: provide({ id: 'shop', model: broken }) })
  expect(reported()).toEqual([['shop', 'model', 'TypeError: oops']])
  expect(requests).toBe(1)
})

// Covers PLG-04
test('startPlugins requests a model again whose code could not be loaded', async () => {
  let requests = 0
  const model = async () => {
    requests += 1
    if (requests === 1) throw new Error('Loading chunk 7 failed.')
  }
  await start({ shop: provide({ id: 'shop', model }) })
  expect(requests).toBe(2)
  expect(reported()).toEqual([])
})

// Covers PLG-04
test('startPlugins reports a plugin without a manifest and starts the others', async () => {
  const started: string[] = []
  await start({
    empty: async () => ({ default: undefined as unknown as PluginManifest }),
    shop: provide({ id: 'shop', model: async () => void started.push('shop') }),
  })
  expect(started).toEqual(['shop'])
  expect(reported().map(([plugin]) => plugin)).toEqual(['empty'])
})
