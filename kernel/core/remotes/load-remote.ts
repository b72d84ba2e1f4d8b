import { fetchWithIntegrity } from './fetch-with-integrity'
import type { RemoteSettings } from './remote-settings'

/** How a remote plugin gets here; resolves with what its module exports as default. */
export type LoadRemote = (remote: RemoteSettings, signal: AbortSignal) => Promise<unknown>

/** Loads what the product shares with remote plugins: see shell/remotes. */
export type LoadSharedModules = () => Promise<{ readonly exposeSharedModules: () => void }>

/**
 * Loads a remote plugin: its styles and its module, both held against their hashes. The module runs only when all of
 * it is there as agreed; a module that was fetched once is not fetched again for its import.
 *
 * @throws {import('./remote-plugin-error').RemotePluginError} or whatever the module throws
 */
export async function loadRemote(
  remote: RemoteSettings,
  signal: AbortSignal,
  loadSharedModules: LoadSharedModules,
): Promise<unknown> {
  const files = [
    fetchWithIntegrity('modulepreload', remote, signal),
    ...(remote.styles ?? []).map((file) => fetchWithIntegrity('stylesheet', file, signal)),
  ]
  const [{ exposeSharedModules }] = await Promise.all([loadSharedModules(), ...files])
  exposeSharedModules()
  const module: { readonly default?: unknown } = await import(
    /* webpackIgnore: true */ new URL(remote.url, location.href).href
  )
  return module.default
}
