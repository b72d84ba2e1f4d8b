import { fetchChecked } from './fetch-checked'
import type { RemoteSettings } from './remote-settings'

/** How a remote plugin gets here; resolves with what its module exports as default. */
export type LoadRemote = (remote: RemoteSettings, signal: AbortSignal) => Promise<unknown>

/**
 * Loads a remote plugin: its styles and its module, both held against their hashes. The module runs only when all of
 * it is there as agreed; a module that was fetched once is not fetched again for its import.
 *
 * @throws {import('./remote-fault').RemoteFault} or whatever the module throws
 */
export async function loadRemote(remote: RemoteSettings, signal: AbortSignal): Promise<unknown> {
  const files = [
    fetchChecked('modulepreload', remote, signal),
    ...(remote.styles ?? []).map((file) => fetchChecked('stylesheet', file, signal)),
  ]
  const [{ shareModules }] = await Promise.all([import('./shared-modules'), ...files])
  shareModules()
  const module: { readonly default?: unknown } = await import(
    /* webpackIgnore: true */ new URL(remote.url, location.href).href
  )
  return module.default
}
