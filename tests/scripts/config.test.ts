import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, rs, test } from '@rstest/core'
import { checkConfig } from '../../scripts/config/check-config.mjs'
import { configSchema, lintConfig } from '../../scripts/config/config'
import { lintTexts } from '../../scripts/config/lint-texts.mjs'
import { withLock } from '../../scripts/process/lock.mjs'

const keysOf = (faults: readonly { readonly key: string }[]) => faults.map(({ key }) => key)

// Covers PLG-03
test('lintConfig reports invalid values and unknown keys, plugins and slots', async () => {
  const faults = await lintConfig({
    $schema: './config.schema.json',
    brand: { accent: 'reddish', colour: '#fff' },
    plugins: {
      posts: { nostr: 'yes', nostrr: true },
      biling: false,
      network: false,
      courses: { enabled: false },
    },
    slots: {
      'kernel/navbar.start': { order: ['shop/cart'] },
      'shop/none': { remove: ['a/b'] },
      'shop/void': {},
    },
  })
  expect(keysOf(faults)).toEqual([
    'brand.accent',
    'plugins.posts.nostr',
    'brand.colour',
    'plugins.posts.nostrr',
    'slots.kernel/navbar.start.order.0',
    'slots.shop/none.remove.0',
    'slots.shop/void',
    'plugins.biling',
    'plugins.courses',
  ])
  for (const { expected } of faults) expect(expected).not.toBe('')
  expect(await lintConfig({ plugins: { billing: false } })).toEqual([])
})

// Covers PLG-03
test('lintConfig reports invalid URLs', async () => {
  const faults = await lintConfig({
    api: { url: 'https://api.example.org:80800' },
    studio: { url: 'https://' },
    brand: { logo: '../sala.svg' },
  })
  expect(keysOf(faults)).toEqual(['api.url', 'studio.url', 'brand.logo'])
  for (const logo of [
    '',
    'sala.svg',
    '/sala.svg',
    'https://cdn.example.org/sala.svg',
    'data:image/svg+xml,%3Csvg/%3E',
  ])
    expect(await lintConfig({ brand: { logo }, api: { url: 'https://API.example.org:8443/v1/' } })).toEqual(
      [],
    )
})

// Covers PLG-03
test('the JSON Schema of config.json includes the settings of each plugin', async () => {
  const { properties } = await configSchema()
  expect(properties?.plugins?.properties?.messaging).toMatchObject({
    anyOf: [{ type: 'boolean' }, { properties: { enabled: {}, hub: { default: '/MessageHub' } } }],
  })
})

// Covers KRN-I18N-04
test('lintTexts reports text overrides with unknown keys or wrong arguments', async () => {
  const faults = await lintTexts(process.cwd(), {
    en: {
      accounts: { 'landing.headline': 'Sing together', 'landing.nothing': 'None' },
      kernel: { 'nav.greeting': 'Hello' },
      nobody: {},
    },
    fr: {},
  })
  expect(keysOf(faults)).toEqual(['en.accounts.landing.nothing', 'en.kernel.nav.greeting', 'en.nobody', 'fr'])
})

// Covers FLT-137
test('lintTexts checks nested texts like flat ones', async () => {
  const nested = {
    accounts: { landing: { headline: 'Sing together', nothing: 'None', title: { more: 'x' } } },
    kernel: { nav: { greeting: 'Hello', home: 3 } },
    posts: { none: {} },
  }
  expect(keysOf(await lintTexts(process.cwd(), { en: nested }))).toEqual([
    'en.accounts.landing.nothing',
    'en.accounts.landing.title.more',
    'en.kernel.nav.greeting',
    'en.kernel.nav.home',
    'en.posts.none',
  ])
  const faults = await lintTexts('.', { ar: { kernel: { nav: { home: 'الرئيسية' } } } }, ['en', 'ar'])
  expect(faults.find(({ key }) => key === 'ar')?.expected).not.toMatch(/kernel\.nav\.home/)
})

const integrity = `sha384-${'A'.repeat(64)}`
const remote = (id: string) => ({ id, url: `/${id}.js`, integrity })
const start = 'kernel/navbar.start'

const faulty: [name: string, settings: object, key: string][] = [
  ['an unknown key in a slot', { slots: { [start]: { removed: [] } } }, `slots.${start}.removed`],
  [
    'an unknown key in a link',
    { brand: { links: [{ label: 'A', url: '/a', icon: 'x' }] } },
    'brand.links.0.icon',
  ],
  ['a remote that is listed twice', { remotes: [remote('stars'), remote('stars')] }, 'remotes.1.id'],
  ['a remote with the id of a built-in plugin', { remotes: [remote('posts')] }, 'remotes.0.id'],
  [
    'an invalid source',
    { remotes: [{ ...remote('stars'), sources: { frames: ['*'] } }] },
    'remotes.0.sources.frames.0',
  ],
  ['an empty list of offered languages', { language: { offered: [] } }, 'language.offered'],
  ['a default that is not offered', { language: { default: 'es', offered: ['en'] } }, 'language.default'],
  ['an invalid locale id', { locale: { id: 'an invalid language tag' } }, 'locale.id'],
  ['hcaptcha without a key', { captcha: { provider: 'hcaptcha' } }, 'captcha.siteKey'],
  ['altcha without a URL', { captcha: { provider: 'altcha' } }, 'captcha.challengeUrl'],
  ['credentials in api.url', { api: { url: 'https://me:secret@api.example.org' } }, 'api.url'],
  ['/api at the end of api.url', { api: { url: 'https://api.example.org/v1/api/' } }, 'api.url'],
  ['a query in api.url', { api: { url: 'https://api.example.org/?v=1' } }, 'api.url'],
  [
    'an entry that is ordered and removed',
    { slots: { [start]: { order: ['accounts/contact'], remove: ['accounts/contact'] } } },
    `slots.${start}.order.0`,
  ],
  [
    'an entry of a plugin that is off',
    { plugins: { messaging: false }, slots: { [start]: { order: ['messaging/messages'] } } },
    `slots.${start}.order.0`,
  ],
  // Covers FLT-188
  ['no login', { plugins: { accounts: false } }, 'plugins.accounts'],
  ['a cart without courses', { plugins: { courses: false } }, 'plugins.courses'],
  [
    'a label in an unknown language',
    { brand: { links: [{ label: { en: 'Imprint', fr: 'Mentions' }, url: '/imprint' }] } },
    'brand.links.0.label.fr',
  ],
  [
    // Covers FLT-57
    'a name that is too long',
    { brand: { name: 'Sala '.repeat(20) } },
    'brand.name',
  ],
]

// Covers FLT-84
// Covers EXT-10, FLT-189
test('lintTexts lists the missing texts of an added language', async () => {
  const faults = await lintTexts('.', { ar: { kernel: { 'nav.home': 'الرئيسية' } }, fr: {} }, ['en', 'ar'])
  expect(keysOf(faults)).toEqual(expect.arrayContaining(['fr', 'ar']))
  expect(keysOf(faults)).not.toContain('en')
  // All are named at once: a deployment would otherwise translate, check, and translate again.
  const [missing, ...more] = faults.filter(({ key }) => key === 'ar')
  expect(more).toEqual([])
  expect(missing?.expected).toMatch(
    /^all keys; \d{3,} are missing, and in English: .*kernel\.ui\.retry.*posts\./,
  )
  expect(missing?.expected).not.toContain('kernel.nav.home')
})

// Covers EXT-10
test('lintConfig reports an added language if no file of texts is set', async () => {
  expect(keysOf(await lintConfig({ language: { offered: ['en', 'ar'] } }))).toEqual(['language.texts'])
  expect(await lintConfig({ language: { offered: ['en', 'ar'], texts: '/texts.json' } })).toEqual([])
})

test.each(faulty)('lintConfig reports %s', async (_, settings, key) => {
  const faults = await lintConfig(settings)
  expect(keysOf(faults)).toEqual([key])
  expect(JSON.stringify(faults)).not.toContain('secret')
})

// Covers FLT-84
test('the lint accepts slots, entries and texts of remote plugins, which only browsers load', async () => {
  const slots = {
    [start]: { order: ['stars/home'], remove: ['stars/old'] },
    'stars/list': { order: ['posts/new'] },
    'stars/empty': {},
  }
  expect(await lintConfig({ remotes: [remote('stars')], slots })).toEqual([])
  expect((await lintConfig({ slots })).length).toBeGreaterThan(2)
  const texts = { en: { stars: { title: 'Stars' } } }
  expect(await lintTexts('.', texts, ['en'], ['stars'])).toEqual([])
  expect(keysOf(await lintTexts('.', texts))).toEqual(['en.stars'])
})

// Covers FLT-44
test('lintConfig accepts complete or missing captcha settings', async () => {
  for (const captcha of [
    {},
    { provider: 'altcha', challengeUrl: '/captcha' },
    { provider: 'recaptcha', siteKey: 'key' },
  ])
    expect(await lintConfig({ captcha })).toEqual([])
})

// Covers FLT-84, FLT-182
test('npm run check FILE prints the line and column of invalid settings, for the base path of the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roda-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'config.json')
  writeFileSync(
    file,
    `{
\t"brand": { "logo": "none.svg" },
  "language": { "texts": "texts.json" },
  "brand": { "logo": "/app/none.svg", "links": [{ "label": "T", "url": "/texts.json" }] },
  "slots": { "kernel/navbar.start": { "order": ["accounts/contact",
    "shop/cart"] } }
}`,
  )
  writeFileSync(
    join(folder, 'texts.json'),
    '{ "en": { "messaging":\n  { "messages.title": "Messages {{" } } }',
  )
  const { RSTEST: _, NODE_ENV: __, ...env } = process.env
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(
      process.execPath,
      ['scripts/check.mjs', file],
      { env: { ...env, BASE_PATH: '/app/' } },
      (error, stdout) => resolve({ code: error?.code, output: stdout }),
    ),
  )
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => line.replace(folder, '')),
  ).toEqual([
    expect.stringMatching(/^\/config.json:4:3: brand is defined twice/),
    expect.stringMatching(/^\/config.json:4:14: brand.logo is "\/app\/none.svg"; expected a file next to/),
    expect.stringMatching(
      /^\/config.json:4:65: brand.links.0.url is .* expected texts.json or \/app\/texts.json/,
    ),
    expect.stringMatching(
      /^\/config.json:6:5: slots.kernel\/navbar.start.order.1 is "shop\/cart"; expected one of/,
    ),
    expect.stringMatching(/^texts.json:2:5: en.messaging.messages.title is .* has unbalanced braces/),
    '5 problems found.',
  ])
  expect(code).toBe(1)
}, 60_000)

// Covers FLT-87
test('npm run check FILE waits while a build writes the same folders', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roda-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'config.json')
  writeFileSync(file, '{}')
  const log = rs.spyOn(console, 'log').mockReturnValue(undefined)
  const error = rs.spyOn(console, 'error')
  onTestFinished(() => void rs.restoreAllMocks())
  let checked: Promise<number> = Promise.resolve(-1)
  await withLock('tree', async () => {
    const waits = new Promise((resolve) => error.mockImplementation(resolve))
    checked = checkConfig(file)
    expect(await Promise.race([waits, checked])).toMatch(/^Waiting for .* writes the same folders/)
  })
  expect(await checked).toBe(0)
  expect(log).toHaveBeenCalledWith('No problems found.')
}, 60_000)
