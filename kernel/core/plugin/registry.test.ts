import { expect, test } from '@rstest/core'
import * as v from 'valibot'
import type { Settings } from '../config/schema'
import { type LoadedPlugin, loadPlugins } from './load-plugins'
import { definePlugin, defineSettings, type PluginManifest, page } from './manifest'
import { createRegistry } from './registry'
import { route } from './route'
import { fill, slot } from './slot'

const homeRoute = route('kernel/home', '/')
const cartRoute = route('shop/cart', '/cart')
const bar = slot('kernel/bar')
const noScreen = () => Promise.resolve({ default: () => null })

const loaded = (...manifests: PluginManifest[]): LoadedPlugin[] =>
  manifests.map((manifest) => ({ id: manifest.id, manifest }))
const build = (plugins: LoadedPlugin[], slots = {}) => createRegistry(plugins, { slots })
const entryIds = (registry: ReturnType<typeof build>) => registry.entriesOf(bar).map(({ id }) => id)

const shop = definePlugin({
  id: 'shop',
  routes: [page(cartRoute, { load: noScreen })],
  fills: [fill(bar, { id: 'shop/cart', order: 20, to: cartRoute, load: noScreen })],
})
const blog = definePlugin({ id: 'blog', fills: [fill(bar, { id: 'blog/new', order: 10, load: noScreen })] })

// Covers PLG-02
test('the registry finds screens by route and slot entries by slot', () => {
  const registry = build(loaded(shop, blog))
  expect(registry.pageOf(cartRoute)?.plugin).toBe('shop')
  expect(registry.pageOf({ id: 'shop/cart' })).toBe(registry.pageOf(cartRoute))
  expect(entryIds(registry)).toEqual(['blog/new', 'shop/cart'])
})

// Covers PLG-03
test.each([true, false])(
  'screens and entries are there if the settings want them: diagnostics %s',
  (diagnostics) => {
    const isOn = (settings: Settings) => settings.diagnostics
    const state = definePlugin({
      id: 'state',
      routes: [page(cartRoute, { isOn, load: noScreen })],
      fills: [fill(bar, { id: 'state/light', isOn, load: noScreen })],
    })
    const link = definePlugin({
      id: 'link',
      fills: [fill(bar, { id: 'link/state', label: { namespace: 'link', key: 'state' }, to: cartRoute })],
    })
    const registry = createRegistry(loaded(state, link), { diagnostics })
    expect(registry.pageOf(cartRoute) !== undefined).toBe(diagnostics)
    expect(entryIds(registry)).toEqual(diagnostics ? ['state/light', 'link/state'] : [])
  },
)

// Covers PLG-03
test('loadPlugins does not load the manifest of a disabled plugin', async () => {
  const requested: string[] = []
  const load = (manifest: PluginManifest) => () => {
    requested.push(manifest.id)
    return Promise.resolve({ default: manifest })
  }
  const plugins = await loadPlugins({ shop: load(shop), blog: load(blog) }, { plugins: { shop: false } })
  expect(requested).toEqual(['blog'])
  const registry = build(plugins)
  expect(registry.plugins).toContainEqual({ id: 'shop', on: false, reason: 'disabled', detail: undefined })
  expect(registry.pageOf(cartRoute)).toBeUndefined()
})

// Covers PLG-03
test('loadPlugins parses plugin settings; enabled: false disables a plugin', async () => {
  const schema = v.object({ columns: v.optional(v.number(), 3), title: v.optional(v.string(), 'Shop') })
  const shopSettings = defineSettings('shop', schema)
  const manifest = definePlugin({ ...shop, settings: () => Promise.resolve({ default: shopSettings }) })
  const load = () => Promise.resolve({ default: manifest })
  const open = async (config: object) =>
    build(await loadPlugins({ shop: load }, { plugins: { shop: config } }))

  const registry = await open({ enabled: true, columns: 'four', title: 'Market' })
  expect(registry.settingsOf(shopSettings)).toEqual({ columns: 3, title: 'Market' })
  expect(registry.faults.map(({ key, value }) => [key, value])).toEqual([['plugins.shop.columns', 'four']])
  expect(build(loaded(manifest)).settingsOf(shopSettings)).toEqual({ columns: 3, title: 'Shop' })
  expect((await open({ enabled: false })).plugins).toMatchObject([
    { id: 'shop', on: false, reason: 'disabled' },
  ])
})

// Covers PLG-04
test('a plugin is disabled when its schema is asynchronous or lacks defaults', async () => {
  const of = (manifest: PluginManifest, schema: Parameters<typeof defineSettings>[1]) => {
    const settings = () => Promise.resolve({ default: defineSettings(manifest.id, schema) })
    return () => Promise.resolve({ default: definePlugin({ ...manifest, settings }) })
  }
  const strict = of(shop, v.object({ key: v.string() }))
  const late = of(blog, v.objectAsync({ key: v.optional(v.string(), '') }))
  const { plugins } = build(
    await loadPlugins({ shop: strict, blog: late }, { plugins: { shop: {}, blog: {} } }),
  )
  expect(plugins.map(({ id, on, reason }) => [id, on, reason])).toEqual([
    ['shop', false, 'bad-settings'],
    ['blog', false, 'bad-settings'],
  ])
})

// Covers PLG-03
test('loadPlugins loads manifests separately when a plugin is disabled', async () => {
  const combined: boolean[] = []
  const load = (manifest: PluginManifest) => (isCombined: boolean) => {
    combined.push(isCombined)
    return Promise.resolve({ default: manifest })
  }
  await loadPlugins({ shop: load(shop), blog: load(blog) }, { plugins: { shop: true } })
  await loadPlugins({ shop: load(shop), blog: load(blog) }, { plugins: { shop: false } })
  expect(combined).toEqual([true, true, false])
})

// Covers PLG-03
test('the registry omits entries that link to screens of disabled plugins', () => {
  const menu = definePlugin({
    id: 'menu',
    fills: [fill(bar, { id: 'menu/cart', to: cartRoute, load: noScreen })],
  })
  expect(entryIds(build(loaded(menu)))).toEqual([])
  expect(entryIds(build(loaded(menu, shop)))).toContain('menu/cart')
})

// Covers PLG-03
test('the registry disables plugins whose required plugin is disabled', () => {
  const checkout = definePlugin({ id: 'checkout', requires: ['shop'] })
  const gifts = definePlugin({ id: 'gifts', requires: ['checkout'] })
  const registry = build(loaded(checkout, gifts))
  expect(registry.plugins.map(({ id, reason }) => [id, reason])).toEqual([
    ['checkout', 'missing-requirement'],
    ['gifts', 'missing-requirement'],
  ])
  expect(build(loaded(checkout, gifts, shop)).plugins.every(({ on }) => on)).toBe(true)
})

// Covers PLG-04
test('the registry disables only plugins with missing or invalid manifests', async () => {
  const plugins = await loadPlugins(
    {
      broken: () => Promise.reject(new Error('no such chunk')),
      empty: () => Promise.resolve({ default: undefined as unknown as PluginManifest }),
      shop: () => Promise.resolve({ default: shop }),
    },
    { plugins: {} },
  )
  const registry = build(plugins)
  expect(registry.plugins.filter(({ on }) => on).map(({ id }) => id)).toEqual(['shop'])
  expect(registry.plugins.filter(({ reason }) => reason === 'failed').map(({ id }) => id)).toEqual([
    'broken',
    'empty',
  ])
})

// Covers PLG-04
test('the registry disables a second plugin with the same id, route or entry', () => {
  const twin = definePlugin({ id: 'shop' })
  const squatter = definePlugin({
    id: 'squatter',
    routes: [page(route('squatter/cart', '/cart'), { load: noScreen })],
  })
  const copycat = definePlugin({ id: 'copycat', fills: [fill(bar, { id: 'shop/cart', load: noScreen })] })
  const registry = build([...loaded(shop, squatter, copycat), { id: 'twin', manifest: twin }])
  expect(Object.fromEntries(registry.plugins.map(({ id, reason }) => [id, reason]))).toEqual({
    twin: 'duplicate-id',
    shop: undefined,
    squatter: 'failed',
    copycat: 'failed',
  })
  expect(registry.pages.map(({ plugin }) => plugin)).toEqual(['shop'])
})

// Covers PLG-02
test('a plugin’s screen replaces a fallback screen with the same path', () => {
  const kernel = definePlugin({
    id: 'kernel',
    routes: [page(homeRoute, { isFallback: true, load: noScreen })],
  })
  const landing = definePlugin({ id: 'landing', routes: [page(homeRoute, { load: noScreen })] })
  expect(build(loaded(landing, kernel)).pageOf(homeRoute)?.plugin).toBe('landing')
  expect(build(loaded(kernel)).pageOf(homeRoute)?.plugin).toBe('kernel')
})

// Covers PLG-04
test('a plugin that declares a screen or an entry of the kernel is disabled, not the kernel', () => {
  const settingsRoute = route('kernel/settings', '/settings')
  const entry = { id: 'kernel/settings', load: noScreen }
  const kernel = definePlugin({
    id: 'kernel',
    routes: [page(homeRoute, { isFallback: true, load: noScreen }), page(settingsRoute, { load: noScreen })],
    fills: [fill(bar, entry)],
  })
  const twin = definePlugin({
    id: 'twin',
    routes: [page(route('twin/settings', '/settings'), { load: noScreen })],
  })
  const copycat = definePlugin({ id: 'copycat', fills: [fill(bar, entry)] })
  const registry = build(loaded(twin, copycat, kernel))
  expect(registry.plugins.filter(({ on }) => on).map(({ id }) => id)).toEqual(['kernel'])
  expect(registry.pageOf(settingsRoute)?.plugin).toBe('kernel')
  expect(registry.pageOf(homeRoute)?.plugin).toBe('kernel')
})

// Covers PLG-04
test('the registry disables a plugin that declares a route or an entry twice', () => {
  const routes = [page(cartRoute, { load: noScreen }), page(cartRoute, { load: noScreen })]
  const entry = fill(bar, { id: 'blog/new', load: noScreen })
  const twins = loaded(
    definePlugin({ id: 'shop', routes }),
    definePlugin({ id: 'blog', fills: [entry, entry] }),
  )
  expect(build(twins).plugins.map(({ reason }) => reason)).toEqual(['failed', 'failed'])
  const otherBar = fill(slot('kernel/other-bar'), { id: 'blog/new', load: noScreen })
  expect(build(loaded(definePlugin({ id: 'blog', fills: [entry, otherBar] }))).plugins[0]?.on).toBe(true)
})

// Covers PLG-03
test('config.json can reorder and remove the entries of a slot', () => {
  const news = definePlugin({ id: 'news', fills: [fill(bar, { id: 'news/all', load: noScreen })] })
  const config = { 'kernel/bar': { order: ['news/all', 'shop/cart'], remove: ['blog/new'] } }
  expect(entryIds(build(loaded(shop, blog, news), config))).toEqual(['news/all', 'shop/cart'])
})
