import { allSettled, type Scope, scopeBind } from 'effector'
import type { Settings } from '../config/schema'
import { pluginFailed } from '../plugin/diagnostics'
import { isDisabled, type LoadedPlugin, withSettings } from '../plugin/load-plugins'
import type { PluginManifest } from '../plugin/manifest'
import { createRegistry } from '../plugin/registry'
import { $registry } from '../plugin/registry-store'
import { type LoadRemote, type LoadSharedModules, loadRemote } from './load-remote'
import { readManifest } from './read-manifest'
import { RemotePluginError } from './remote-plugin-error'
import { type RemoteSettings, readRemote } from './remote-settings'
import { loadRemoteTextsFx } from './remote-texts'

/** What a test says otherwise. */
interface Options {
  /** Milliseconds after which a remote plugin is no longer awaited. */
  readonly patience?: number
  readonly load?: LoadRemote
}

/**
 * Brings the plugins from outside that the deployment names. The product is on the screen meanwhile: each joins it when
 * it has come. One that does not come, in time and as agreed, is left out with its reason and touches nobody else
 * (PLG-04).
 *
 * @param own the plugins of the build; the last of them is the kernel, which gives way to all others
 */
export async function loadRemotes(
  own: readonly LoadedPlugin[],
  settings: Pick<Settings, 'remotes' | 'plugins' | 'slots'>,
  scope: Scope,
  loadSharedModules: LoadSharedModules,
  {
    patience = 10_000,
    load = (remote, signal) => loadRemote(remote, signal, loadSharedModules),
  }: Options = {},
): Promise<void> {
  const report = scopeBind(pluginFailed, { scope })
  const bringTexts = scopeBind(loadRemoteTextsFx, { scope })
  const wishes = wishesOf(
    settings,
    own.map(({ id }) => id),
  )
  const states: LoadedPlugin[] = wishes.map(({ id }) => ({ id, off: 'awaited' }))
  const register = () => {
    const registry = createRegistry(own.toSpliced(-1, 0, ...states), settings, states.some(isAwaited))
    void allSettled($registry, { scope, params: registry })
  }

  async function arrival(remote: RemoteSettings, signal: AbortSignal): Promise<PluginManifest> {
    const manifest = readManifest(remote.id, await load(remote, signal), report)
    const { id, texts } = manifest
    if (texts) await bringTexts({ id, texts })
    return manifest
  }

  async function outcomeOf({ id, item, taken }: RemoteConfig): Promise<LoadedPlugin> {
    try {
      const remote = readRemote(item)
      if (isDisabled(id, settings)) return { id, off: 'disabled' }
      if (taken) throw new RemotePluginError('duplicate-id', `The id "${taken}" is taken by another plugin.`)
      const manifest = await inTime(patience, (signal) => arrival(remote, signal))
      return withSettings(id, manifest, settings)
    } catch (error) {
      report({ plugin: id, entry: 'config.json', error })
      return error instanceof RemotePluginError
        ? { id, off: error.reason, detail: error.message }
        : { id, off: 'failed', detail: String(error) }
    }
  }

  async function bring(wish: RemoteConfig, index: number): Promise<void> {
    const state = await outcomeOf(wish)
    states[index] = state
    register()
    try {
      if ('manifest' in state) await state.manifest.model?.()
    } catch (error) {
      report({ plugin: wish.id, entry: 'model', error })
    }
  }

  register()
  await Promise.all(wishes.map(bring))
}

const isAwaited = (state: LoadedPlugin) => 'off' in state && state.off === 'awaited'

/** An item of the settings, and the id under which it is reported. */
interface RemoteConfig {
  readonly id: string
  readonly item: unknown
  /** The id that it wanted, if another plugin has it: a report is found by its id. */
  readonly taken?: string
}

function wishesOf({ remotes }: Pick<Settings, 'remotes'>, own: readonly string[]): RemoteConfig[] {
  return remotes.map((item, index) => {
    const id = idOf(item)
    const isTaken = id && [...own, ...remotes.slice(0, index).map(idOf)].includes(id)
    return isTaken || !id ? { id: `remotes.${index}`, item, taken: id } : { id, item }
  })
}

function idOf(item: unknown): string | undefined {
  const id: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined
  return typeof id === 'string' ? id : undefined
}

/** Gives up after a while; whatever comes later is not used. */
async function inTime<Result>(
  patience: number,
  begin: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new RemotePluginError('late', `It did not answer within ${patience / 1000} seconds.`))
      control.abort()
    }, patience)
  })
  try {
    return await Promise.race([begin(control.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
