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
  const captcha = captchaNeeds(settings?.captcha)
  const remotes = Array.isArray(settings?.remotes) ? settings.remotes : []
  const remoteScripts = remotes.map((remote) => originOf(remote?.url))
  const remoteStyles = remotes.flatMap((remote) => remote?.styles ?? []).map((file) => originOf(file?.url))

  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`), ...captcha.scripts, ...remoteScripts],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`), ...captcha.styles, ...remoteStyles],
    'img-src': ["'self'", 'data:', 'blob:', api, logo],
    'font-src': ["'self'"],
    // The hub is a web socket on the API's host; for our own host 'self' covers it.
    'connect-src': ["'self'", api, api?.replace(/^http/, 'ws'), geolocation, ...captcha.calls],
    'frame-src': [...players, ...captcha.frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(captcha.isTrusting || { 'require-trusted-types-for': ["'script'"] }),
    'trusted-types': [...policies, ...captcha.policies],
  })
    .map(([directive, sources]) => [directive, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}

/** Privacy-enhanced players of videos; none is called before somebody asks for it. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']
const turnstile = ['https://challenges.cloudflare.com']

/**
 * What the scripts of a captcha provider need, as their makers document it. They make Trusted Types policies of
 * their own, under names that may change. Those of Google hold to Trusted Types; of the others nobody promises it,
 * so a deployment that takes one of them does without.
 */
const captchaProviders = {
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
    styles: [],
    policies: ['roda-captcha', '*'],
    isTrusting: false,
  },
  hcaptcha: {
    scripts: hcaptcha,
    frames: hcaptcha,
    calls: hcaptcha,
    styles: hcaptcha,
    policies: ['roda-captcha', '*'],
    isTrusting: true,
  },
  turnstile: {
    scripts: turnstile,
    frames: turnstile,
    calls: turnstile,
    styles: [],
    policies: ['roda-captcha', '*'],
    isTrusting: true,
  },
}

/** Ours needs nothing but its challenge, which may come from elsewhere. */
function captchaNeeds(captcha) {
  const { provider } = captcha ?? {}
  if (Object.hasOwn(captchaProviders, String(provider))) return captchaProviders[provider]
  const challenge = [originOf(captcha?.challengeUrl)]
  return { scripts: [], frames: [], calls: challenge, styles: [], policies: [], isTrusting: false }
}

/** The origin of an absolute web address; a relative one is ours and needs no mention. */
function originOf(address) {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address)) return
  return URL.canParse(address) ? new URL(address).origin : undefined
}
