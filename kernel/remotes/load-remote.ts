import { loadCode } from '../core/async/load-code'
import { type RemoteFile, RemotePluginError, type RemoteSettings } from './remote-settings'

export type LoadRemote = (remote: RemoteSettings, signal: AbortSignal) => Promise<unknown>

export type LoadSharedModules = () => Promise<{ readonly exposeSharedModules: () => void }>

/**
 * Imports a remote plugin after the browser has checked the hashes of all its files.
 * @param signal removes its styles when the plugin is refused; aborted before the import, the plugin does not run
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
  const [{ exposeSharedModules }] = await Promise.all([loadCode(loadSharedModules), ...files])
  signal.throwIfAborted()
  exposeSharedModules()
  const module: { readonly default?: unknown } = await import(
    /* webpackIgnore: true */ new URL(remote.url, location.href).href
  )
  return module.default
}

/** Applies a style sheet or preloads a module of a remote plugin with an integrity check. @throws {RemotePluginError} */
async function fetchWithIntegrity(
  rel: 'modulepreload' | 'stylesheet',
  { url, integrity }: RemoteFile,
  signal: AbortSignal,
): Promise<void> {
  const link = document.createElement('link')
  if (!link.relList.supports(rel)) {
    throw new RemotePluginError(
      'failed',
      'This browser cannot hold a module against its hash, so it is not loaded.',
    )
  }
  const address = new URL(url, location.href).href
  let isBlocked = false
  let hasLoaded = false
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI === address || blockedURI === new URL(address).origin
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  try {
    await new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve())
      link.addEventListener('error', reject)
      signal.addEventListener('abort', reject)
      link.rel = rel
      link.crossOrigin = 'anonymous'
      link.integrity = integrity
      link.href = address
      document.head.append(link)
    })
    hasLoaded = true
    signal.addEventListener('abort', () => link.remove())
    if (rel === 'modulepreload') await verify(address, integrity, signal)
  } catch {
    link.remove()
    await new Promise((resolve) => setTimeout(resolve))
    if (isBlocked) {
      throw new RemotePluginError(
        'blocked',
        `The Content Security Policy does not name the origin of ${address}.`,
      )
    }
    // A file that has loaded can be reached, so only its hash can be the fault.
    throw toError(address, hasLoaded ? 200 : await statusOf(address, signal))
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

/**
 * Checks the hash of a module that the browser has just cached. WebKit ignores the integrity of preloads, and a module is
 * small enough to check it everywhere: only Firefox, or an answer that may not be stored, costs a second download.
 */
async function verify(address: string, integrity: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { integrity, cache: 'force-cache', credentials: 'omit', signal })
  await response.arrayBuffer()
}

/** Finds out the response status, because the error event of a `<link>` has no details. */
async function statusOf(address: string, signal: AbortSignal): Promise<number> {
  const entry = performance.getEntriesByName(address).at(-1)
  const status: unknown = entry && Reflect.get(entry, 'responseStatus')
  if (typeof status === 'number') return status
  // WebKit does not measure the status.
  const response = fetch(address, { cache: 'force-cache', credentials: 'omit', signal })
  return response.then((answer) => answer.status).catch(() => 0)
}

function toError(address: string, status: number): RemotePluginError {
  if (status === 200) {
    return new RemotePluginError(
      'integrity',
      `${address} is not what its integrity says, or not served as what it is.`,
    )
  }
  return new RemotePluginError(
    'unreachable',
    status > 0
      ? `${address} answered ${status}.`
      : `${address} cannot be had: nobody answers, or not for other origins (CORS), or the Content Security Policy does not name it.`,
  )
}
