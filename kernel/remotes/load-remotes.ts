import { allSettled, attach, createEffect, createStore, type Scope, sample, scopeBind } from 'effector'
import type { Language } from '../core/config/languages'
import { reportFault } from '../core/config/report-fault'
import type { Settings } from '../core/config/schema'
import { $language, $messages, textsLoaded } from '../core/i18n/i18n'
import type { Dictionary, Messages } from '../core/i18n/text'
import { pluginFailed } from '../core/plugin/diagnostics'
import { isDisabled, type LoadedPlugin, withSettings } from '../core/plugin/load-plugins'
import type { PluginManifest } from '../core/plugin/manifest'
import { createRegistry, type PluginReport } from '../core/plugin/registry'
import { $registry } from '../core/plugin/registry-store'
import { startPlugins, stepOf } from '../core/plugin/start-plugins'
import { type LoadRemote, type LoadSharedModules, loadRemote } from './load-remote'
import { readManifest } from './read-manifest'
import { RemotePluginError, type RemoteSettings, readRemote } from './remote-settings'

type RemoteTexts = Required<Pick<PluginManifest, 'id' | 'texts'>>

interface TextsRequest {
  readonly language: Language
  readonly plugins: readonly RemoteTexts[]
}

/** Loads the texts of remote plugins, in English when a plugin does not have the language. */
const loadTextsFx = createEffect(async ({ language, plugins }: TextsRequest): Promise<Messages> => {
  const owners = plugins.map(async ({ id, texts }) => {
    const dictionary = await (texts[language] ?? texts.en)?.()
    return [id, readTexts(dictionary?.default)] as const
  })
  return Object.fromEntries(await Promise.all(owners))
})

/** Adds the texts of a remote plugin; they follow later changes of the language. */
const loadRemoteTextsFx = attach({
  effect: loadTextsFx,
  source: $language,
  mapParams: (plugin: RemoteTexts, language) => ({ language, plugins: [plugin] }),
})

const $plugins = createStore<readonly RemoteTexts[]>([]).on(loadRemoteTextsFx.done, (plugins, { params }) => [
  ...plugins,
  params,
])

sample({
  clock: loadTextsFx.done,
  source: { messages: $messages, language: $language },
  // Drop texts that loaded after a change of the language: the texts of the new language are loading.
  filter: ({ language }, { params }) => language === params.language,
  fn: ({ messages }, { result }) => addTexts(messages, result),
  target: $messages,
})
sample({
  clock: textsLoaded,
  source: { plugins: $plugins, language: $language },
  filter: ({ plugins }) => plugins.length > 0,
  target: loadTextsFx,
})

/** Adds texts of remote plugins; texts that the deployment overrides are kept. */
function addTexts(messages: Messages, added: Messages): Messages {
  const joined = Object.entries(added).map(([owner, texts]) => [owner, { ...texts, ...messages[owner] }])
  return { ...messages, ...Object.fromEntries(joined) }
}

function readTexts(value: Dictionary = {}): Dictionary {
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}

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
