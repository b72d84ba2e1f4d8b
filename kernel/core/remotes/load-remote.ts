import { fetchWithIntegrity } from './fetch-with-integrity'
import type { RemoteSettings } from './remote-settings'

/** Loads a remote plugin and resolves with its default export. */
export type LoadRemote = (remote: RemoteSettings, signal: AbortSignal) => Promise<unknown>

export type LoadSharedModules = () => Promise<{ readonly exposeSharedModules: () => void }>

/** Imports a remote plugin after the browser has checked the hashes of all its files. */
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
