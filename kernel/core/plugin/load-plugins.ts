import { ChunkError, loadCode } from '../async/load-code'
import type { ConfigIssue } from '../config/parse-with-defaults'
import type { PluginManifest } from './manifest'

export type DisabledReason =
  | 'disabled'
  | 'missing-requirement'
  | 'bad-settings'
  | 'duplicate-id'
  | 'failed'
  | RemoteReason

// Why a remote plugin is disabled; `awaited`: still loading, `late`: timed out, `blocked`: by the Content Security Policy,
// `wrong-version`: needs another version of the kernel API.
type RemoteReason =
  | 'awaited'
  | 'late'
  | 'unreachable'
  | 'blocked'
  | 'integrity'
  | 'no-manifest'
  | 'wrong-version'

/** @param combined whether to load one chunk with all manifests instead of a chunk for each plugin */
export type LoadPlugin = (combined: boolean) => Promise<{ readonly default: PluginManifest }>

export type LoadedPlugin =
  | {
      readonly id: string
      readonly manifest: PluginManifest
      readonly settings?: { readonly values: object; readonly faults: readonly ConfigIssue[] }
    }
  | { readonly id: string; readonly off: DisabledReason; readonly detail?: string }

interface PluginConfig {
  readonly plugins: Readonly<Record<string, boolean | { readonly enabled?: boolean | undefined }>>
}

/** Loads the manifests of enabled plugins only. A manifest that fails to load is reported. */
export function loadPlugins(
  loaders: Readonly<Record<string, LoadPlugin>>,
  settings: PluginConfig,
): Promise<LoadedPlugin[]> {
  const isOff = (id: string) => isDisabled(id, settings)
  const combined = !Object.keys(loaders).some(isOff)
  return Promise.all(
    Object.entries(loaders).map(async ([id, load]): Promise<LoadedPlugin> => {
      if (isOff(id)) return { id, off: 'disabled' }
      let manifest: PluginManifest
      try {
        manifest = (await loadCode(() => load(combined))).default
      } catch (error) {
        return { id, off: 'failed', detail: String(error) }
      }
      return withSettings(id, manifest, settings)
    }),
  )
}

export function isDisabled(id: string, { plugins }: PluginConfig): boolean {
  const config = plugins[id]
  return config === false || (typeof config === 'object' && config.enabled === false)
}

const loadParser = () => import('../config/parse-with-defaults')

export async function withSettings(
  id: string,
  manifest: PluginManifest,
  { plugins }: PluginConfig,
): Promise<LoadedPlugin> {
  const config = plugins[id]
  if (!manifest?.settings || typeof config !== 'object') return { id, manifest }
  try {
    const { enabled: _, ...input } = config
    const [{ default: ref }, { parseWithDefaults }] = await Promise.all([
      loadCode(manifest.settings),
      loadCode(loadParser),
    ])
    return { id, manifest, settings: parseWithDefaults(ref.schema, input, `plugins.${id}`) }
  } catch (error) {
    return { id, off: error instanceof ChunkError ? 'failed' : 'bad-settings', detail: String(error) }
  }
}
