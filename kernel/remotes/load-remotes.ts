import { allSettled, type Scope, scopeBind } from 'effector'
import { reportFault } from '../core/config/report-fault'
import type { Settings } from '../core/config/schema'
import { pluginFailed } from '../core/plugin/diagnostics'
import { isDisabled, type LoadedPlugin, withSettings } from '../core/plugin/load-plugins'
import type { PluginManifest } from '../core/plugin/manifest'
import { createRegistry, type PluginReport } from '../core/plugin/registry'
import { $registry } from '../core/plugin/registry-store'
import { startPlugins, stepOf } from '../core/plugin/start-plugins'
import { type LoadRemote, type LoadSharedModules, loadRemote } from './load-remote'
import { readManifest } from './read-manifest'
import { RemotePluginError, type RemoteSettings, readRemote } from './remote-settings'
import { loadRemoteTextsFx } from './remote-texts'

interface Options {
  readonly timeout?: number
  readonly load?: LoadRemote
}

/**
 * Registers each remote plugin when it has loaded. A plugin that fails does not affect the others.
 * @param built the plugins of the build. The last one is the kernel, whose fallback screens any plugin may replace
 */
export async function loadRemotes(
  built: readonly LoadedPlugin[],
  settings: Pick<Settings, 'remotes' | 'plugins' | 'slots'>,
  scope: Scope,
  loadSharedModules: LoadSharedModules,
  {
    timeout = 10_000,
    load = (remote, signal) => loadRemote(remote, signal, loadSharedModules),
  }: Options = {},
): Promise<void> {
  const report = scopeBind(pluginFailed, { scope })
  const loadTexts = scopeBind(loadRemoteTextsFx, { scope })
  const remotes = remotesOf(
    settings,
    built.map(({ id }) => id),
  )
  const states: LoadedPlugin[] = remotes.map(({ id }) => ({ id, off: 'awaited' }))
  // The plugins of the build have been started; a remote plugin may turn on those that need it.
  const handled = new Set(scope.getState($registry).plugins.filter(isSettled).map(stepOf))
  const ids = remotes.map(({ id }) => id)
  const controllers = remotes.map(() => new AbortController())
  const register = () => {
    const all = built.toSpliced(-1, 0, ...states)
    const registry = createRegistry(all, settings, states.some(isPending), report)
    void allSettled($registry, { scope, params: registry })
    // The styles of a plugin that is refused only beside the others go, too.
    if (!registry.hasPendingRemotes)
      for (const { id, on } of registry.plugins) if (!on) controllers[ids.indexOf(id)]?.abort()
    return startPlugins(all, registry, report, handled, ids)
  }

  async function loadManifest(remote: RemoteSettings, signal: AbortSignal): Promise<PluginManifest> {
    const manifest = readManifest(remote.id, await load(remote, signal))
    const { id, texts } = manifest
    if (texts) await loadTexts({ id, texts })
    return manifest
  }

  async function loadPlugin(
    { id, item, taken }: RemoteConfig,
    controller = new AbortController(),
  ): Promise<LoadedPlugin> {
    try {
      const remote = readRemote(item)
      if (isDisabled(id, settings)) return { id, off: 'disabled' }
      if (taken) throw new RemotePluginError('duplicate-id', `The id "${taken}" is taken by another plugin.`)
      const manifest = await abortOnFailure(controller, timeout, () =>
        loadManifest(remote, controller.signal),
      )
      return withSettings(id, manifest, settings)
    } catch (error) {
      report({ plugin: id, entry: 'config.json', error })
      handled.add(stepOf({ id, on: false }))
      return error instanceof RemotePluginError
        ? { id, off: error.reason, detail: error.message }
        : { id, off: 'failed', detail: String(error) }
    }
  }

  async function loadAndRegister(remote: RemoteConfig, index: number): Promise<void> {
    const state = await loadPlugin(remote, controllers[index])
    if ('manifest' in state) state.settings?.faults.forEach(reportFault)
    states[index] = state
    await register()
  }

  void register()
  await Promise.all(remotes.map(loadAndRegister))
}

const isSettled = ({ on, reason }: PluginReport) => on || reason !== 'missing-requirement'
const isPending = (state: LoadedPlugin) => 'off' in state && state.off === 'awaited'

interface RemoteConfig {
  /** Plugin id for reports; `remotes.0` when the first item has no usable id. */
  readonly id: string
  readonly item: unknown
  readonly taken?: string
}

function remotesOf({ remotes }: Pick<Settings, 'remotes'>, builtIds: readonly string[]): RemoteConfig[] {
  return remotes.map((item, index) => {
    const id = idOf(item)
    const isTaken = id && [...builtIds, ...remotes.slice(0, index).map(idOf)].includes(id)
    return isTaken || !id ? { id: `remotes.${index}`, item, taken: id } : { id, item }
  })
}

function idOf(item: unknown): string | undefined {
  const id: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined
  return typeof id === 'string' ? id : undefined
}

/** Aborts when `run` fails or takes longer than `timeout` ms. */
async function abortOnFailure<Result>(
  controller: AbortController,
  timeout: number,
  run: () => Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new RemotePluginError('late', `It did not answer within ${timeout / 1000} seconds.`))
    }, timeout)
  })
  try {
    return await Promise.race([run(), late])
  } catch (error) {
    controller.abort()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
