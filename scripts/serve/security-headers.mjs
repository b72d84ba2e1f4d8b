/**
 * The headers that everything which serves a build sends with it.
 *
 * @param {{ scripts: string[], styles?: string[], policies: string[] }} build what dist/security.json says: hashes of inline
 *   scripts and styles, names of Trusted Types policies
 * @param {object} settings the deployment's config.json, as far as it could be read
 * @returns {Record<string, string>}
 */
export function securityHeaders(build, settings) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(build, settings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** What the page may load and whom it may talk to. Nothing inline but what the build put there. */
export function contentSecurityPolicy({ scripts, styles = [], policies }, settings) {
  const api = originOf(settings?.api?.url)
  const logo = originOf(settings?.brand?.logo)
  const geolocation = originOf(settings?.language?.geolocation)

  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:', api, logo],
    'font-src': ["'self'"],
    // The hub is a web socket on the API's host; for our own host 'self' covers it.
    'connect-src': ["'self'", api, api?.replace(/^http/, 'ws'), geolocation],
    'frame-src': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
  })
    .map(([directive, sources]) => [directive, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}

/** The origin of an absolute web address; a relative one is ours and needs no mention. */
function originOf(address) {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address)) return
  return URL.canParse(address) ? new URL(address).origin : undefined
}
