import { loadCodeEventually } from '../async/load-code'
import type { PluginFailure } from './diagnostics'
import type { LoadedPlugin } from './load-plugins'
import type { Registry } from './registry'

/**
 * Runs the models of the plugins that are on, and reports why the others are off, unless the settings disable them.
 * @param handled ids of plugins that were started or reported before; grows
 * @returns resolves when all these models have run or failed
 */
export function startPlugins(
  loaded: readonly LoadedPlugin[],
  { plugins, hasPendingRemotes }: Pick<Registry, 'plugins' | 'hasPendingRemotes'>,
  report: (failure: PluginFailure) => void,
  handled = new Set<string>(),
): Promise<unknown> {
  const manifests = loaded.map((plugin) => ('manifest' in plugin ? plugin.manifest : undefined))
  const starts = plugins.map(async ({ id, on, reason, detail }) => {
    // A remote plugin may still turn on, or turn on those that need it.
    const mayTurnOn = reason === 'awaited' || (hasPendingRemotes && reason === 'missing-requirement')
    if (mayTurnOn || reason === 'disabled' || handled.has(id)) return
    handled.add(id)
    if (!on) return report({ plugin: id, entry: 'manifest', error: new Error(`${reason}: ${detail}`) })
    try {
      const model = manifests.find((manifest) => manifest?.id === id)?.model
      if (model) await loadCodeEventually(model)
    } catch (error) {
      report({ plugin: id, entry: 'model', error })
    }
  })
  return Promise.all(starts)
}
