import { RemotePluginError } from './remote-plugin-error'
import type { RemoteFile } from './remote-settings'

/** Applies a style sheet or preloads a module of a remote plugin with an integrity check. @throws {RemotePluginError} */
export async function fetchWithIntegrity(
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
  } catch {
    link.remove()
    await new Promise((resolve) => setTimeout(resolve))
    throw isBlocked
      ? new RemotePluginError(
          'blocked',
          `The Content Security Policy does not name the origin of ${address}.`,
        )
      : toError(address)
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

/** Finds out from the response status why loading failed, because the error event of a `<link>` has no details. */
function toError(address: string): RemotePluginError {
  const entry = performance.getEntriesByName(address).at(-1)
  const status: unknown = entry && Reflect.get(entry, 'responseStatus')
  if (status === 200) {
    return new RemotePluginError(
      'integrity',
      `${address} is not what its integrity says, or not served as what it is.`,
    )
  }
  return new RemotePluginError(
    'unreachable',
    typeof status === 'number' && status > 0
      ? `${address} answered ${status}.`
      : `${address} cannot be had: nobody answers, or not for other origins (CORS), or the Content Security Policy does not name it.`,
  )
}
