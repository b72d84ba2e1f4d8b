import { loadCode } from '../async/load-code'
import type { PluginFailure } from './diagnostics'
import type { LoadedPlugin } from './load-plugins'
import type { PluginReport, Registry } from './registry'

/**
 * Runs the models of the plugins that are on, and reports why the others are off, unless the settings disable them.
 * @param handled what was started or reported before, see {@link stepOf}; grows
 * @param remotes ids of remote plugins, whose models run only once: their code has loaded already
 * @returns resolves when all these models have run or failed
 */
export function startPlugins(
  loaded: readonly LoadedPlugin[],
  { plugins, hasPendingRemotes }: Pick<Registry, 'plugins' | 'hasPendingRemotes'>,
  report: (failure: PluginFailure) => void,
  handled = new Set<string>(),
  remotes: readonly string[] = [],
): Promise<unknown> {
  const manifests = loaded.map((plugin) => ('manifest' in plugin ? plugin.manifest : undefined))
  const starts = plugins.map(async (plugin) => {
    const { id, on, reason, detail } = plugin
    // A remote plugin may still turn on, or turn on those that need it.
    const mayTurnOn = reason === 'awaited' || (hasPendingRemotes && reason === 'missing-requirement')
    if (mayTurnOn || reason === 'disabled' || handled.has(stepOf(plugin))) return
    handled.add(stepOf(plugin))
    if (!on) return report({ plugin: id, entry: 'manifest', error: new Error(`${reason}: ${detail}`) })
    const model = manifests.find((manifest) => manifest?.id === id)?.model
    try {
      if (model) await (remotes.includes(id) ? model() : loadCode(model, Number.POSITIVE_INFINITY))
    } catch (error) {
      report({ plugin: id, entry: 'model', error })
    }
  })
  return Promise.all(starts)
}

/** The start of a plugin, or its refusal: a plugin that was on may be refused when another one arrives. */
export const stepOf = ({ id, on }: Pick<PluginReport, 'id' | 'on'>): string => `${id} ${on}`
