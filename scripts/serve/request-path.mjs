import { posix } from 'node:path'

/** File types of a build and of files next to config.json. A path with any other extension is a screen. */
const fileTypes = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Matches the paths of the API server. */
const server = /^\/(api|MessageHub|posts\/images|profile\/images|__mock)(\/|$)/i

const internal = new Set(['/security.json'])

/** Returns whether a path belongs to the API server. */
export const isBackendPath = (target) => server.test(decoded(target) ?? '')

/**
 * Removes the base path of the build from a request target.
 *
 * @param {string} base the base path of the build, such as `/app/`
 * @returns {string | undefined} for example `/course/7`; undefined for a target outside of the base path
 */
export const withinBase = (target, base) =>
  base === '/' ? target : target.startsWith(base) ? target.slice(base.length - 1) : undefined

/** Matches the name of a file next to config.json. Must equal kernel/core/config/base-path.ts. */
const name = /^(?:\.\/)?[^\s:\\/.?#][^\s:\\]*$/

/** Whether the address in a setting is a name or a path of the page's origin. */
export const isLocal = (address) =>
  typeof address === 'string' && (name.test(address) || /^\/(?![/\\])/.test(address))

/**
 * Returns the path of a file that a setting names, relative to the folder of config.json.
 *
 * @param {unknown} address
 * @param {string} base the base path of the build, such as `/app/`
 * @returns {string | undefined} undefined for a screen, and for a file of another place
 */
export function localPath(address, base) {
  if (!isLocal(address)) return undefined
  const target = name.test(address) ? `/${address}` : withinBase(address, base)
  return (target && classifyPath(target).path) || undefined
}

/**
 * Decides whether a request is for a file of the build, a screen or neither.
 *
 * @param {string} target the request target, such as `/course/7?from=mail`
 * @returns {{ kind: 'file', path: string } | { kind: 'screen' } | { kind: 'nothing' }} `path` is relative to
 * the build and never leaves it
 */
export function classifyPath(target) {
  const path = decoded(target)
  // The product shows its own not-found page for a path that cannot be decoded.
  if (path === null) return { kind: 'screen' }
  if (server.test(path) || internal.has(path)) return { kind: 'nothing' }
  // Usernames may contain dots, so /@ana.js is a public page rather than a file.
  if (path.startsWith('/@')) return { kind: 'screen' }
  if (path === '/index.html' || path === '/shell.html') return { kind: 'screen' }
  if (path.startsWith('/assets/') || typeOf(path)) return { kind: 'file', path: path.slice(1) }
  return { kind: 'screen' }
}

/** Returns the media type of a file, or undefined for other file types. */
export const typeOf = (path) => fileTypes[posix.extname(path).toLowerCase()]

/** Decodes and normalizes the path of a request target; null if that is not possible. */
function decoded(target) {
  try {
    const path = decodeURIComponent(target.replace(/[?#].*$/s, ''))
    // Refuses a backslash and NUL, which could name another file: on some systems a backslash separates folders, on
    // others NUL ends a file name.
    return /[\0\\]/.test(path) || !path.startsWith('/') ? null : posix.normalize(path)
  } catch {
    return null
  }
}
