import { expect, test } from '@rstest/core'
import { contentSecurityPolicy, securityHeaders } from './security-headers.mjs'

const build = { scripts: ['sha256-abc='], policies: ['roda', 'dompurify'] }

function directives(settings: object): Record<string, string> {
  const parts = contentSecurityPolicy(build, settings).split('; ')
  return Object.fromEntries(
    parts.map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
  )
}

test('a deployment without settings talks to its own origin alone', () => {
  expect(directives({})).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-abc='",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'roda dompurify',
  })
})

test('an API elsewhere may be called, by web socket too, and its pictures shown', () => {
  const policy = directives({ api: { url: 'https://api.example.com/v1' } })
  expect(policy['connect-src']).toBe("'self' https://api.example.com wss://api.example.com")
  expect(policy['img-src']).toBe("'self' data: blob: https://api.example.com")
  expect(policy['script-src']).toBe("'self' 'sha256-abc='")
})

// Covers API-01
test('an API on a host whose name has an underscore may be called', () => {
  const policy = directives({ api: { url: 'https://my_api.example.com' } })
  expect(policy['connect-src']).toBe("'self' https://my_api.example.com wss://my_api.example.com")
})

test('the geolocation service may be asked, and a logo of another origin shown', () => {
  const policy = directives({
    language: { geolocation: 'https://geo.example.com/where?x=1' },
    brand: { logo: 'https://cdn.example.com/logo.svg' },
  })
  expect(policy['connect-src']).toBe("'self' https://geo.example.com")
  expect(policy['img-src']).toBe("'self' data: blob: https://cdn.example.com")
})

test('content.pictures lets pictures of the named hosts in, over https alone', () => {
  const faults: string[] = []
  const named = [
    'img.example.org',
    '*.example.net',
    "x.example; script-src 'unsafe-inline'",
    'https://a.example',
    '*',
    7,
  ]
  const policy = contentSecurityPolicy(build, { content: { pictures: named } }, (fault) => faults.push(fault))
  expect(policy).toContain("img-src 'self' data: blob: https://img.example.org https://*.example.net;")
  expect(policy).not.toContain('unsafe-inline')
  expect(faults).toEqual([
    'content.pictures must be a list of hosts such as img.example.org, or *.example.org.',
  ])
})

test('the challenge of the own captcha may come from elsewhere', () => {
  const policy = directives({ captcha: { challengeUrl: 'https://pow.example.com/challenge' } })
  expect(policy['connect-src']).toBe("'self' https://pow.example.com")
  expect(policy).toEqual({ ...directives({}), 'connect-src': policy['connect-src'] })
})

test('scripts and frames of a captcha provider are let in by the deployment that names it', () => {
  const google = directives({ captcha: { provider: 'recaptcha' } })
  expect(google['script-src']).toBe(
    "'self' 'sha256-abc=' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  )
  expect(google['frame-src']).toContain('https://www.google.com/recaptcha/')
  expect(google['require-trusted-types-for']).toBe("'script'")

  const hcaptcha = directives({ captcha: { provider: 'hcaptcha' } })
  expect(hcaptcha['style-src']).toBe("'self' https://hcaptcha.com https://*.hcaptcha.com")
  expect(hcaptcha['require-trusted-types-for']).toBeUndefined()

  const turnstile = directives({ captcha: { provider: 'turnstile' } })
  expect(turnstile['frame-src']).toBe('https://challenges.cloudflare.com')
  for (const provider of ['constructor', 'altcha', 7, undefined])
    expect(directives({ captcha: { provider } })).toEqual(directives({}))
})

const bad = [
  ['an injected directive without a space', 'https://x;sandbox'],
  ['every host', 'https://*'],
  ['a number', 7],
  ['another scheme', 'javascript:alert(1)'],
  ['no address', 'https://'],
  ['an injected directive', "https://x.example; script-src 'unsafe-inline'"],
] as const
for (const [name, url] of bad) {
  test(`${name} in config.json does not reach the policy`, () => {
    expect(contentSecurityPolicy(build, { api: { url } })).not.toMatch(
      /javascript:|unsafe|https:\/\/[;*]| 7|sandbox/,
    )
  })
}

test('nothing inline and nothing evaluated, whatever the settings', () => {
  for (const settings of [{}, [], { api: null }, { api: { url: 'http://localhost:5000' } }]) {
    const headers = securityHeaders(build, settings)
    expect(headers['Content-Security-Policy']).not.toContain('unsafe')
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  }
})

test('what nobody uses is denied to the page and to all frames, once each', () => {
  const denied = securityHeaders(build, {})['Permissions-Policy']?.split(', ') ?? []
  expect(denied).toEqual([...new Set(denied)])
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
    expect(denied).toContain(`${feature}=()`)
  // The players that the product shows need these.
  for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])
    expect(denied).not.toContain(`${feature}=()`)
})

test('who is sent elsewhere hears the origin alone, and no window that was opened reaches back', () => {
  const headers = securityHeaders(build, {})
  expect(headers['Referrer-Policy']).toBe('strict-origin')
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
})
