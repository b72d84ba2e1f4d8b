import { fetchWithIntegrity } from './fetch-with-integrity'
import type { RemoteSettings } from './remote-settings'

/** Resolves with the default export. */
export type LoadRemote = (remote: RemoteSettings, signal: AbortSignal) => Promise<unknown>

export type LoadSharedModules = () => Promise<{ readonly exposeSharedModules: () => void }>

/** Runs the module only after all hashes have been checked; the import uses the preloaded module. */
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
