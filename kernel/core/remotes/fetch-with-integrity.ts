import { RemotePluginError } from './remote-plugin-error'
import type { RemoteFile } from './remote-settings'

/**
 * Brings a file into the page if its content is what was agreed: a style sheet is in force then, a module is ready to
 * be imported. The browser itself holds the content against the hash.
 *
 * @param signal ends the waiting; what comes later is not used
 * @throws {RemotePluginError} `integrity`, `blocked` or `unreachable`
 */
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
  const noteViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI === address || blockedURI === new URL(address).origin
  }
  document.addEventListener('securitypolicyviolation', noteViolation)
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
    // Violations are told of a moment later.
    await new Promise((resolve) => setTimeout(resolve))
    throw isBlocked
      ? new RemotePluginError(
          'blocked',
          `The Content Security Policy does not name the origin of ${address}.`,
        )
      : faultOf(address)
  } finally {
    document.removeEventListener('securitypolicyviolation', noteViolation)
  }
}

/** The browser says of a file that did not come only that it did not; the rest is told by how it was answered. */
function faultOf(address: string): RemotePluginError {
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
