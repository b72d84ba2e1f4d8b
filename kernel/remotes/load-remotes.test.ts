import { expect, onTestFinished, rs, test } from '@rstest/core'
import { fork } from 'effector'
import * as v from 'valibot'
import { readSources } from '../../scripts/serve/sources.mjs'
import { $messages } from '../core/i18n/i18n'
import { $failures } from '../core/plugin/diagnostics'
import type { LoadedPlugin } from '../core/plugin/load-plugins'
import { definePlugin, defineSettings, type PluginManifest, page } from '../core/plugin/manifest'
import { $registry } from '../core/plugin/registry-store'
import { route } from '../core/plugin/route'
import type { LoadRemote } from './load-remote'
import { loadRemotes } from './load-remotes'
import { RemotePluginError, type RemoteSettings } from './remote-settings'

const integrity = `sha384-${'A'.repeat(64)}`
const item = (id: string) => ({ id, url: `https://plugins.example.org/${id}.js`, integrity })
const noScreen = () => Promise.resolve({ default: () => null })
const starsRoute = route('stars/home', '/stars')
const stars = definePlugin({ id: 'stars', apiVersion: '1.0', routes: [page(starsRoute, { load: noScreen })] })
const loadSharedModules = () => Promise.resolve({ exposeSharedModules: () => undefined })
const built: LoadedPlugin[] = ['posts', 'kernel'].map((id) => ({ id, manifest: definePlugin({ id }) }))

/** @param modules default exports by plugin id; for an `Error`, loading the module rejects with it */
async function load(
  remotes: unknown[],
  modules: Record<string, unknown>,
  plugins: Record<string, boolean | object> = {},
) {
  const scope = fork()
  const loadRemote: LoadRemote = async ({ id }: RemoteSettings) => {
    if (modules[id] instanceof Error) throw modules[id]
    return modules[id]
  }
  await loadRemotes(built, { remotes, plugins, slots: {} }, scope, loadSharedModules, {
    load: loadRemote,
    timeout: 50,
  })
  const registry = scope.getState($registry)
  const reports = Object.fromEntries(
    registry.plugins.map(({ id, on, reason, detail }) => [id, on ? 'on' : `${reason}: ${detail}`]),
  )
  return { scope, registry, reports }
}

// Covers PLG-02
test('loadRemotes registers a remote plugin', async () => {
  const { registry, reports } = await load([item('stars')], { stars })
  expect(reports).toEqual({ posts: 'on', stars: 'on', kernel: 'on' })
  expect(registry.pageOf(starsRoute)?.plugin).toBe('stars')
  expect(registry.hasPendingRemotes).toBe(false)
})

// Covers FLT-80
test('a remote plugin may list all kinds of sources that the CSP supports', async () => {
  const sources = {
    frames: ['https://*.example.org:8443/players/'],
    pictures: ['http://localhost:9000'],
    connections: ['wss://live.example.org', 'https://api.example.org/v1/'],
  }
  const { reports } = await load([{ ...item('stars'), sources }], { stars })
  expect(readSources('remotes[0].sources', sources).faults).toEqual([])
  expect(reports.stars).toBe('on')
})

// Covers PLG-03
test('loadRemotes does not load a disabled remote plugin', async () => {
  const { reports } = await load([item('stars')], { stars: new Error('was loaded') }, { stars: false })
  expect(reports.stars).toBe('disabled: undefined')
})

const faults: [name: string, settings: unknown, module: unknown, id: string, report: RegExp][] = [
  ['throws', item('stars'), new Error('not today'), 'stars', /^failed: .*not today/],
  ['never answers', item('stars'), new Promise(() => undefined), 'stars', /^late: .* 0\.05 seconds/],
  [
    'fails its integrity check',
    item('stars'),
    new RemotePluginError('integrity', 'Another content.'),
    'stars',
    /^integrity: Another content/,
  ],
  ['exports nothing', item('stars'), undefined, 'stars', /^no-manifest: .*"stars"/],
  ['has another id', item('moons'), stars, 'moons', /^no-manifest: .*"moons"/],
  ['states no API version', item('stars'), { id: 'stars' }, 'stars', /^wrong-version: .*no API version/],
  [
    'was written for another API version',
    item('stars'),
    { ...stars, apiVersion: '9.0' },
    'stars',
    /^wrong-version: .*9\.0/,
  ],
  [
    'has an invalid route',
    item('stars'),
    { ...stars, routes: [{ route: { id: 'stars/home', path: 7 }, load: noScreen }] },
    'stars',
    /^no-manifest: .*routes\.0\.route\.path/,
  ],
  [
    // Covers FLT-85
    'has an empty slot entry',
    item('stars'),
    { ...stars, fills: [{ slot: 'kernel/navbar.start', entry: { id: 'stars/none', order: 1 } }] },
    'stars',
    /^no-manifest: .*fills\.0\.entry is not an entry with load, or with to and label/,
  ],
  ['has no integrity', { ...item('stars'), integrity: '' }, stars, 'stars', /^bad-settings: integrity is ""/],
  ['has an invalid url', { ...item('stars'), url: '//x' }, stars, 'stars', /^bad-settings: url is/],
  ['is not an object', 7, stars, 'remotes.0', /^bad-settings: The item is 7/],
  ['has the id of another plugin', item('posts'), stars, 'remotes.0', /^duplicate-id: .*"posts"/],
]
for (const [name, settings, module, id, report] of faults) {
  // Covers PLG-04
  test(`loadRemotes disables a plugin that ${name}`, async () => {
    const { scope, registry, reports } = await load([settings, item('good')], {
      stars: module,
      moons: module,
      good: { id: 'good', apiVersion: '1.0' } satisfies PluginManifest,
    })
    expect(reports).toMatchObject({ posts: 'on', good: 'on', kernel: 'on' })
    expect(reports[id]).toMatch(report)
    expect(registry.hasPendingRemotes).toBe(false)
    expect(scope.getState($failures).map(({ plugin }) => plugin)).toContain(id)
  })
}

// Covers PLG-04
test('loadRemotes aborts the signal of a plugin that it refuses, which removes its styles', async () => {
  const signals: AbortSignal[] = []
  const loadRemote: LoadRemote = async ({ id }, signal) => {
    signals.push(signal)
    return id === 'stars' ? stars : { id: 'another' }
  }
  const settings = { remotes: [item('stars'), item('moons')], plugins: {}, slots: {} }
  await loadRemotes(built, settings, fork(), loadSharedModules, { load: loadRemote })
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
})

// Covers PLG-04
test('loadRemotes aborts the signal of a plugin that is refused beside another, and reports it', async () => {
  const routes = [page(starsRoute, { load: noScreen })]
  const signals: Record<string, AbortSignal> = {}
  let release = (): void => undefined
  const untilStarted = new Promise<void>((resolve) => {
    release = resolve
  })
  const loadRemote: LoadRemote = async ({ id }, signal) => {
    signals[id] = signal
    // The first plugin loads last, and takes the screen that the second one has shown until then.
    if (id === 'stars') await untilStarted
    return definePlugin({ id, apiVersion: '1.0', routes, model: async () => release() })
  }
  const settings = { remotes: [item('stars'), item('moons')], plugins: {}, slots: {} }
  const scope = fork()
  await loadRemotes(built, settings, scope, loadSharedModules, { load: loadRemote })
  expect(Object.values(signals).map(({ aborted }) => aborted)).toEqual([false, true])
  expect(scope.getState($failures).map(({ plugin, entry }) => [plugin, entry])).toEqual([
    ['moons', 'manifest'],
  ])
})

// Covers PLG-03
test('loadRemotes reports invalid settings of a remote plugin', async () => {
  const warn = rs.spyOn(console, 'warn').mockReturnValue(undefined)
  onTestFinished(() => warn.mockRestore())
  const schema = v.object({ most: v.optional(v.number(), 3) })
  const settings = async () => ({ default: defineSettings('stars', schema) })
  const { registry } = await load(
    [item('stars')],
    { stars: { ...stars, settings } },
    { stars: { most: 'all' } },
  )
  expect(registry.faults.map(({ key }) => key)).toEqual(['plugins.stars.most'])
  expect(warn.mock.calls).toEqual([[expect.stringContaining('plugins.stars.most is "all"; expected number')]])
})

// Covers PLG-03
test('loadRemotes reports a plugin that the registry refuses, and does not run its model', async () => {
  const started: string[] = []
  const starts = (id: string) => async () => void started.push(id)
  const { scope, reports } = await load([item('needy'), item('twin'), item('stars')], {
    needy: { id: 'needy', apiVersion: '1.0', requires: ['billing'], model: starts('needy') },
    twin: { ...stars, id: 'twin', model: starts('twin') },
    stars: { ...stars, model: starts('stars') },
  })
  expect(reports.needy).toMatch(/^missing-requirement: .*"billing"/)
  expect(reports.stars).toMatch(/^failed: .*"stars\/home"/)
  expect(started).toEqual(['twin'])
  expect(scope.getState($failures).map(({ plugin, error }) => [plugin, String(error)])).toEqual([
    ['needy', expect.stringContaining('"billing"')],
    ['stars', expect.stringContaining('"stars/home"')],
  ])
})

// Covers PLG-02
test('loadRemotes runs the model of a plugin when the remote plugin that it needs has loaded', async () => {
  const started: string[] = []
  const model = async () => void started.push('needy')
  const needy = { id: 'needy', apiVersion: '1.0', requires: ['stars'], model }
  const { scope, reports } = await load([item('needy'), item('stars')], {
    needy,
    stars: new Promise((resolve) => setTimeout(() => resolve(stars))),
  })
  expect(reports).toMatchObject({ needy: 'on', stars: 'on' })
  expect(started).toEqual(['needy'])
  expect(scope.getState($failures)).toEqual([])
})

// Covers PLG-02
test('loadRemotes adds the plugin’s texts in the current language', async () => {
  const texts = { en: () => Promise.resolve({ default: { title: 'Stars' } }) }
  const { scope } = await load([item('stars')], { stars: { ...stars, texts } })
  expect(scope.getState($messages).stars).toEqual({ title: 'Stars' })
})

// Covers PLG-04
test('a remote screen matches no path when its matchParams throws', async () => {
  const matchParams = () => {
    throw new Error('oops')
  }
  const routes = [page(starsRoute, { load: noScreen, matchParams })]
  const { scope, registry } = await load([item('stars')], { stars: { ...stars, routes } })
  expect(registry.pageOf(starsRoute)?.matchParams?.({})).toBe(false)
  expect(scope.getState($failures).map(({ entry }) => entry)).toContain('stars/home')
})
