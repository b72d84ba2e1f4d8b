import { posix } from 'node:path'

/** What a build consists of, and what deployments put beside it. An address that ends otherwise is one of a screen. */
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
}

/** Addresses of the server behind the product: no file of ours, and no screen either. */
const server = /^\/(api|MessageHub|posts\/images|profile\/images|__mock)(\/|$)/i

/** What the static server itself reads: of no use to a browser. */
const internal = new Set(['/security.json'])

/** Whether an address is one of the server's behind the product. */
export const isBackendPath = (target) => server.test(decoded(target) ?? '')

/**
 * An address as the build knows it, of one as it came.
 *
 * @param {string} target `/app/course/7`
 * @param {string} base the path that the build stands below: `/app/`
 * @returns {string | undefined} `/course/7`; nothing for what is beside the product
 */
export const withinBase = (target, base) =>
  base === '/' ? target : target.startsWith(base) ? target.slice(base.length - 1) : undefined

/**
 * What an address means.
 *
 * @param {string} target the target of a request, as it came: `/course/7?from=mail`
 * @returns {{ kind: 'file', path: string } | { kind: 'screen' } | { kind: 'nothing' }}
 *   `path` is the file's, relative to the build, and never leaves it
 */
export function classifyPath(target) {
  const path = decoded(target)
  // The product says to people that an address leads nowhere, and shows a way home.
  if (path === null) return { kind: 'screen' }
  if (server.test(path) || internal.has(path)) return { kind: 'nothing' }
  // A login may hold dots: /@ana.js is the public page of someone who likes to be called that.
  if (path.startsWith('/@')) return { kind: 'screen' }
  if (path === '/index.html' || path === '/shell.html') return { kind: 'screen' }
  if (path.startsWith('/assets/') || typeOf(path)) return { kind: 'file', path: path.slice(1) }
  return { kind: 'screen' }
}

/**
 * An address as a log may hold it: without its query, and without the token in the path of an activation.
 *
 * @param {string} [target] the target of a request, as it came
 */
export const loggedAddress = (target = '/') =>
  target.replace(/[?#].*$/s, '').replace(/(\/user\/activate\/).*$/is, '$1...')

/** The media type of a file, if it is one that a build has. */
export const typeOf = (path) => fileTypes[posix.extname(path).toLowerCase()]

/** A path without `.` and `..`, or null where it cannot be understood. */
function decoded(target) {
  try {
    const path = decodeURIComponent(target.replace(/[?#].*$/s, ''))
    // A backslash is a separator on some systems, and a NUL ends a name on others.
    return /[\0\\]/.test(path) || !path.startsWith('/') ? null : posix.normalize(path)
  } catch {
    return null
  }
}
