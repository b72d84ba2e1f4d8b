import { expect, test } from '@rstest/core'
import { contentSecurityPolicy } from '../../scripts/serve/security-headers.mjs'
import { readSources } from '../../scripts/serve/sources.mjs'

const players = { frames: ['https://player.example.com'], pictures: ['https://*.thumbs.example.com'] }
const maps = { connections: ['wss://live.example.com', 'https://maps.example.com/v1/'] }
const build = { scripts: [], policies: ['roda'], sources: { posts: players, courses: players, places: maps } }

function policyOf(settings: object) {
  const faults: string[] = []
  const policy = contentSecurityPolicy(build, settings, (fault) => faults.push(fault))
  const directives = new Map(
    policy.split('; ').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )
  return { of: (name: string) => directives.get(name) ?? [], faults }
}

// Covers PLG-03
test('the CSP contains each source of the enabled plugins once', () => {
  const policy = policyOf({})
  expect(policy.of('frame-src')).toEqual(['https://player.example.com'])
  expect(policy.of('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://*.thumbs.example.com'])
  expect(policy.of('connect-src')).toEqual([
    "'self'",
    'wss://live.example.com',
    'https://maps.example.com/v1/',
  ])
})

// Covers MSG-HUB-01
test('the CSP allows the URL in a plugin setting, also as web socket', () => {
  const chat = { ...build, sources: { chat: { connections: ['{hub}'] } } }
  const policyWith = (hub: unknown) => contentSecurityPolicy(chat, { plugins: { chat: { hub } } })
  expect(policyWith('https://live.example.com/hub')).toContain(
    "connect-src 'self' https://live.example.com wss://live.example.com;",
  )
  // Hosts of a private network may have short names or IP addresses.
  for (const host of ['live:5001', 'live_hub.example.com', '192.168.0.5:5001'])
    expect(policyWith(`http://${host}/hub`)).toContain(`connect-src 'self' http://${host} ws://${host};`)
  for (const hub of ['/hub', undefined, 7, 'javascript:1', 'https://x;sandbox'])
    expect(policyWith(hub)).toContain("connect-src 'self';")
})

for (const off of [false, { enabled: false, zoom: 3 }]) {
  // Covers PLG-03
  test(`the CSP drops the sources of a plugin set to ${JSON.stringify(off)}`, () => {
    expect(policyOf({ plugins: { places: off } }).of('connect-src')).toEqual(["'self'"])
    // Disabling only the posts plugin keeps the video players, because the courses plugin needs them, too.
    expect(policyOf({ plugins: { posts: off } }).of('frame-src')).toEqual(['https://player.example.com'])
    expect(policyOf({ plugins: { posts: off, courses: off } }).of('frame-src')).toEqual(["'none'"])
  })
}

for (const on of [true, {}, { enabled: true }, { zoom: 3 }]) {
  test(`the CSP keeps the sources of a plugin set to ${JSON.stringify(on)}`, () => {
    expect(policyOf({ plugins: { places: on } }).of('connect-src')).toContain('wss://live.example.com')
  })
}

const events = {
  id: 'events',
  url: 'https://cdn.example.org/events/1.js',
  styles: [
    { url: 'https://styles.example.org/events.css', integrity: 'sha384-x' },
    { url: '/own/events.css' },
  ],
  sources: { connections: ['https://calendar.example.org'] },
}

test('the CSP allows script, styles and sources of a remote plugin', () => {
  const policy = policyOf({ remotes: [events] })
  expect(policy.faults).toEqual([])
  expect(policy.of('script-src')).toEqual(["'self'", 'https://cdn.example.org'])
  expect(policy.of('style-src')).toEqual(["'self'", 'https://styles.example.org'])
  expect(policy.of('font-src')).toContain('https://styles.example.org')
  expect(policy.of('img-src')).toContain('https://cdn.example.org')
  // The product checks the files with `fetch`.
  for (const origin of [
    'https://calendar.example.org',
    'https://cdn.example.org',
    'https://styles.example.org',
  ])
    expect(policy.of('connect-src')).toContain(origin)
})

test('a remote plugin adds nothing to the CSP if it is off or same-origin', () => {
  const none = policyOf({})
  for (const settings of [
    { remotes: [events], plugins: { events: false } },
    { remotes: [{ id: 'events', url: '/remotes/events.js' }] },
  ]) {
    for (const name of ['script-src', 'style-src', 'connect-src'])
      expect(policyOf(settings).of(name)).toEqual(none.of(name))
  }
})

test('an invalid remote plugin is reported by name and left out of the CSP', () => {
  const { faults, of } = policyOf({
    remotes: [
      { id: 'events', url: 'javascript:alert(1)', sources: { frames: ["'unsafe-inline'"], videos: [] } },
      { id: 'maps', url: '//evil.example/x.js', styles: [{ url: 7 }], sources: 'all' },
      'https://x.example',
    ],
  })
  expect(of('script-src')).toEqual(["'self'"])
  expect(of('frame-src')).toEqual(['https://player.example.com'])
  expect(faults).toHaveLength(7)
  for (const begin of [
    'remotes[0] (events).sources: "\'unsafe-inline\'"',
    'remotes[1] (maps).url',
    'remotes[2] must be',
  ])
    expect(faults.filter((fault) => fault.startsWith(begin))).toHaveLength(1)
})

const letIn = [
  'https://a.example',
  'https://*.a.example:8443',
  'wss://a.example/hub',
  'http://localhost:4300',
]
const refused = [
  '*',
  'https:',
  'data:',
  "'self'",
  'https://*',
  'https://*.com; x',
  'http://a.example',
  'https://a.example, b',
  'https://a.example;sandbox',
  7,
  null,
]

test('readSources accepts only secure hosts and localhost', () => {
  expect(readSources('x', { connections: letIn })).toMatchObject({
    sources: { connections: letIn },
    faults: [],
  })
  const { sources, faults } = readSources('plugins/x/sources.json', { connections: refused })
  expect(sources.connections).toEqual([])
  expect(faults).toHaveLength(refused.length)
  for (const fault of faults)
    expect(fault).toMatch(/^plugins\/x\/sources.json: .* is not a valid source; it must start with/)
})
