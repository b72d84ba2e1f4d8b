import { originOf, pluginNeeds } from './sources.mjs'

/**
 * The content of dist/security.json.
 *
 * @typedef {object} BuildSecurity
 * @property {string} [base] the base path of the build: `/app/`
 * @property {string[]} scripts hashes of inline scripts
 * @property {string[]} [styles] hashes of inline styles
 * @property {string[]} [styleAttributes] hashes of `style` attributes
 * @property {string[]} policies names of Trusted Types policies
 * @property {string} [server] the origin of the proxied server, which may return absolute image URLs
 * @property {Record<string, Partial<import('./sources.mjs').Sources>>} [sources] external sources that each
 * plugin declares
 */

/**
 * Browser features that the headers disable. The list contains only names that browsers know, because browsers log
 * a warning about unknown names.
 */
const neverUsed = [
  ...['accelerometer', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'interest-cohort', 'keyboard-map', 'local-fonts', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-create', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** Headers that depend neither on the build nor on settings. The development server sends only these. */
export const plainHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': neverUsed.map((feature) => `${feature}=()`).join(', '),
  // Referrers contain only the origin: the path of an activation contains its token, and servers log referrers.
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Creates the security headers of a build for the settings of a deployment.
 *
 * @param {BuildSecurity} build
 * @param {object} settings config.json of the deployment, as far as it could be read
 * @param {(fault: string) => void} [report] called with a message for each source that is not allowed
 * @returns {Record<string, string>}
 */
export function securityHeaders(build, settings, report) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(build, settings, report),
    ...plainHeaders,
  }
}

/**
 * Creates the Content Security Policy. It allows inline code only by hash, and only the external sources that the
 * settings and the enabled plugins need.
 *
 * @param {BuildSecurity} build
 * @param {object} settings
 * @param {(fault: string) => void} [report]
 */
export function contentSecurityPolicy(
  { scripts, styles = [], styleAttributes = [], policies, server, sources },
  settings,
  report,
) {
  const { needs, faults } = pluginNeeds(sources, settings)
  for (const fault of faults) report?.(fault)
  const api = originOf(settings?.api?.url)
  const logo = originOf(settings?.brand?.logo)
  const geolocation = originOf(settings?.language?.geolocation)
  const reports = settings?.reports?.enabled === true ? originOf(settings.reports.url) : undefined
  const captcha = captchaNeeds(settings?.captcha)
  const pictures = pictureHosts(settings?.content?.pictures, report)

  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`), ...captcha.scripts, ...needs.scripts],
    'style-src': [
      "'self'",
      ...[...styles, ...styleAttributes].map((hash) => `'${hash}'`),
      styleAttributes.length > 0 && "'unsafe-hashes'",
      ...captcha.styles,
      ...needs.styles,
    ],
    'img-src': ["'self'", 'data:', 'blob:', api, originOf(server), logo, ...pictures, ...needs.pictures],
    'font-src': ["'self'", ...needs.fonts],
    // The hub is a web socket on the API host. The keyword 'self' includes web sockets of the product's own host.
    'connect-src': [
      "'self'",
      api,
      api?.replace(/^http/, 'ws'),
      geolocation,
      reports,
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

/** Reads the hosts whose images are allowed in user content. */
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
 * The sources that the scripts of each captcha provider need, according to its documentation. Only Google's scripts work
 * with Trusted Types, so `isTrusting` turns Trusted Types off for the other providers.
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

/** Returns the sources that the captcha needs. A self-hosted one needs only its challenge URL, maybe of another origin. */
function captchaNeeds(captcha) {
  const { provider } = captcha ?? {}
  if (Object.hasOwn(captchaProviders, String(provider))) return captchaProviders[provider]
  const challenge = [originOf(captcha?.challengeUrl)]
  return { scripts: [], frames: [], calls: challenge, styles: [], policies: [], isTrusting: false }
}
