import { expect, test } from '@rstest/core'
import { contentSecurityPolicy, securityHeaders } from '../../scripts/serve/security-headers.mjs'

const build = { scripts: ['sha256-abc='], policies: ['roda', 'dompurify'] }

function directives(settings: object): Record<string, string> {
  const parts = contentSecurityPolicy(build, settings).split('; ')
  return Object.fromEntries(
    parts.map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
  )
}

test('the CSP allows only the same origin by default', () => {
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

test('the CSP allows calls, web sockets and images of an API on another host', () => {
  const policy = directives({ api: { url: 'https://api.example.com/v1' } })
  expect(policy['connect-src']).toBe("'self' https://api.example.com wss://api.example.com")
  expect(policy['img-src']).toBe("'self' data: blob: https://api.example.com")
  expect(policy['script-src']).toBe("'self' 'sha256-abc='")
})

// Covers API-01
test('the CSP allows an API host with an underscore in its name', () => {
  const policy = directives({ api: { url: 'https://my_api.example.com' } })
  expect(policy['connect-src']).toBe("'self' https://my_api.example.com wss://my_api.example.com")
})

test('the CSP allows the geolocation service and a logo of another origin', () => {
  const policy = directives({
    language: { geolocation: 'https://geo.example.com/where?x=1' },
    brand: { logo: 'https://cdn.example.com/logo.svg' },
  })
  expect(policy['connect-src']).toBe("'self' https://geo.example.com")
  expect(policy['img-src']).toBe("'self' data: blob: https://cdn.example.com")
})

test('the CSP allows images of hosts in content.pictures over https only', () => {
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

test('the CSP allows a captcha challenge URL of another origin', () => {
  const policy = directives({ captcha: { challengeUrl: 'https://pow.example.com/challenge' } })
  expect(policy['connect-src']).toBe("'self' https://pow.example.com")
  expect(policy).toEqual({ ...directives({}), 'connect-src': policy['connect-src'] })
})

test('the CSP allows scripts and frames of the captcha provider', () => {
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
  ['a URL with an appended directive', 'https://x;sandbox'],
  ['a URL for every host', 'https://*'],
  ['a number as URL', 7],
  ['a javascript: URL', 'javascript:alert(1)'],
  ['a URL without a host', 'https://'],
  ['a URL with an injected directive', "https://x.example; script-src 'unsafe-inline'"],
] as const
for (const [name, url] of bad) {
  test(`the CSP ignores ${name} in config.json`, () => {
    expect(contentSecurityPolicy(build, { api: { url } })).not.toMatch(
      /javascript:|unsafe|https:\/\/[;*]| 7|sandbox/,
    )
  })
}

test('the CSP never allows unsafe-inline or unsafe-eval', () => {
  for (const settings of [{}, [], { api: null }, { api: { url: 'http://localhost:5000' } }]) {
    const headers = securityHeaders(build, settings)
    expect(headers['Content-Security-Policy']).not.toContain('unsafe')
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  }
})

test('the security headers disable unused browser features, each once', () => {
  const denied = securityHeaders(build, {})['Permissions-Policy']?.split(', ') ?? []
  expect(denied).toEqual([...new Set(denied)])
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
    expect(denied).toContain(`${feature}=()`)
  // Video players need these browser features.
  for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])
    expect(denied).not.toContain(`${feature}=()`)
})

test('the security headers limit the referrer and isolate opened windows', () => {
  const headers = securityHeaders(build, {})
  expect(headers['Referrer-Policy']).toBe('strict-origin')
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
})
