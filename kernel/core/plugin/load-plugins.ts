import { loadCode } from '../async/load-code'
import type { ConfigIssue } from '../config/parse-with-defaults'
import type { DisabledReason } from './disabled-reasons'
import type { PluginManifest } from './manifest'

/** A plugin as the entry found it: its manifest comes in a chunk of its own, or with all others when all are wanted. */
export type LoadPlugin = (isWhole: boolean) => Promise<{ readonly default: PluginManifest }>

/** The outcome of loading one manifest. */
export type LoadedPlugin =
  | {
      readonly id: string
      readonly manifest: PluginManifest
      /** What the deployment has set of it; its defaults are in force where it has set nothing. */
      readonly settings?: { readonly values: object; readonly faults: readonly ConfigIssue[] }
    }
  | { readonly id: string; readonly off: DisabledReason; readonly detail?: string }

/** What the deployment wishes of plugins. */
export interface PluginConfig {
  /** Plugin id → `false` when it is switched off, or its own settings. */
  readonly plugins: Readonly<Record<string, boolean | { readonly enabled?: boolean | undefined }>>
}

/**
 * Loads the manifests of all plugins that are not switched off; of a plugin that is off, nothing is
 * requested (PLG-03). A manifest that cannot be loaded or throws is reported, not thrown (PLG-04).
 */
export function loadPlugins(
  loaders: Readonly<Record<string, LoadPlugin>>,
  settings: PluginConfig,
): Promise<LoadedPlugin[]> {
  const isOff = (id: string) => isDisabled(id, settings)
  const isWhole = !Object.keys(loaders).some(isOff)
  return Promise.all(
    Object.entries(loaders).map(async ([id, load]): Promise<LoadedPlugin> => {
      if (isOff(id)) return { id, off: 'disabled' }
      let manifest: PluginManifest
      try {
        manifest = (await loadCode(() => load(isWhole))).default
      } catch (error) {
        return { id, off: 'failed', detail: String(error) }
      }
      return withSettings(id, manifest, settings)
    }),
  )
}

/** Whether the deployment does not want a plugin (PLG-03). */
export function isDisabled(id: string, { plugins }: PluginConfig): boolean {
  const wish = plugins[id]
  return wish === false || (typeof wish === 'object' && wish.enabled === false)
}

/** A plugin whose manifest has come, with what the deployment has set of it. */
export async function withSettings(
  id: string,
  manifest: PluginManifest,
  { plugins }: PluginConfig,
): Promise<LoadedPlugin> {
  const wish = plugins[id]
  if (!manifest?.settings || typeof wish !== 'object') return { id, manifest }
  try {
    const { enabled: _, ...given } = wish
    const [{ default: own }, { parseWithDefaults }] = await Promise.all([
      manifest.settings(),
      import('../config/parse-with-defaults'),
    ])
    return { id, manifest, settings: parseWithDefaults(own.schema, given, `plugins.${id}`) }
  } catch (error) {
    return { id, off: 'bad-settings', detail: String(error) }
  }
}
