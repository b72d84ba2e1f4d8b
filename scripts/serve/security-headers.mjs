import { originOf, pluginNeeds } from './sources.mjs'

/**
 * What the build says of itself in dist/security.json.
 *
 * @typedef {object} BuildSecurity
 * @property {string} [base] the path that the build stands below: `/app/`
 * @property {string[]} scripts hashes of inline scripts
 * @property {string[]} [styles] hashes of inline styles
 * @property {string[]} policies names of Trusted Types policies
 * @property {string} [server] the origin of the server that calls are passed on to: it may give whole addresses of pictures
 * @property {Record<string, Partial<import('./sources.mjs').Sources>>} [sources] what each plugin needs from outside
 */

/** What the product, its players and the captchas have no use for. Browsers complain of names that they do not know. */
const neverUsed = [
  ...['accelerometer', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'interest-cohort', 'keyboard-map', 'local-fonts', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-create', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** Those that are the same for every build and deployment; the development server sends them, too. */
export const plainHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': neverUsed.map((feature) => `${feature}=()`).join(', '),
  // Never the path: that of an activation holds its token, and servers log what they are sent.
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The headers that everything which serves a build sends with it.
 *
 * @param {BuildSecurity} build
 * @param {object} settings the deployment's config.json, as far as it could be read
 * @param {(fault: string) => void} [report] told in a sentence of each source that cannot be let in
 * @returns {Record<string, string>}
 */
export function securityHeaders(build, settings, report) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(build, settings, report),
    ...plainHeaders,
  }
}

/**
 * What the page may load and whom it may talk to. Nothing inline but what the build put there, and of others what the
 * kernel's settings and the plugins that are switched on need.
 *
 * @param {BuildSecurity} build
 * @param {object} settings
 * @param {(fault: string) => void} [report]
 */
export function contentSecurityPolicy({ scripts, styles = [], policies, server, sources }, settings, report) {
  const { needs, faults } = pluginNeeds(sources, settings)
  for (const fault of faults) report?.(fault)
  const api = originOf(settings?.api?.url)
  const logo = originOf(settings?.brand?.logo)
  const geolocation = originOf(settings?.language?.geolocation)
  const captcha = captchaNeeds(settings?.captcha)
  const pictures = pictureHosts(settings?.content?.pictures, report)

  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`), ...captcha.scripts, ...needs.scripts],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`), ...captcha.styles, ...needs.styles],
    'img-src': ["'self'", 'data:', 'blob:', api, originOf(server), logo, ...pictures, ...needs.pictures],
    'font-src': ["'self'", ...needs.fonts],
    // The hub is a web socket on the API's host; for our own host 'self' covers it.
    'connect-src': [
      "'self'",
      api,
      api?.replace(/^http/, 'ws'),
      geolocation,
      ...captcha.calls,
      ...needs.connections,
    ],
    'frame-src': orNone([...captcha.frames, ...needs.frames]),
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

const pictureHost = /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/i

/** Hosts whose pictures stay in people's texts. */
function pictureHosts(hosts, report) {
  const named = Array.isArray(hosts) ? hosts : []
  const isGood = (host) => typeof host === 'string' && pictureHost.test(host)
  if (!named.every(isGood) || (hosts !== undefined && !Array.isArray(hosts)))
    report?.('content.pictures must be a list of hosts such as img.example.org, or *.example.org.')
  return named.filter(isGood).map((host) => `https://${host}`)
}

const orNone = (sources) => (sources.length > 0 ? sources : ["'none'"])

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
