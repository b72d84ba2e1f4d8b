import { expect, test } from '@rstest/core'
import { configFaults, configSchema } from './config'
import { textFaults } from './text-faults.mjs'

const keysOf = (faults: readonly { readonly key: string }[]) => faults.map(({ key }) => key)

test('[PLG-03] a deployment is told of every fault: values, names, plugins, slots', async () => {
  const faults = await configFaults({
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
    'slots.kernel/navbar.start',
    'slots.shop/none',
    'slots.shop/void',
    'plugins.biling',
  ])
  for (const { expected } of faults) expect(expected).not.toBe('')
  expect(await configFaults({ plugins: { billing: false } })).toEqual([])
})

test('[PLG-03] a deployment is told of addresses that lead nowhere, or elsewhere from each screen', async () => {
  const faults = await configFaults({
    api: { url: 'https://api.example.org:80800' },
    studio: { url: 'https://' },
    brand: { logo: 'sala.svg' },
  })
  expect(keysOf(faults)).toEqual(['api.url', 'studio.url', 'brand.logo'])
  for (const logo of ['', '/sala.svg', 'https://cdn.example.org/sala.svg', 'data:image/svg+xml,%3Csvg/%3E'])
    expect(await configFaults({ brand: { logo }, api: { url: 'https://API.example.org:8443/v1/' } })).toEqual(
      [],
    )
})

test('[PLG-03] the schema for editors knows the settings of each plugin', async () => {
  const { properties } = await configSchema()
  expect(properties?.plugins?.properties?.messaging).toMatchObject({
    anyOf: [{ type: 'boolean' }, { properties: { enabled: {}, hub: { default: '/MessageHub' } } }],
  })
})

test('[KRN-I18N-04] texts of a deployment that would not be found, or take something else, are named', async () => {
  const faults = await textFaults(process.cwd(), {
    en: {
      accounts: { 'landing.headline': 'Sing together', 'landing.nothing': 'None' },
      kernel: { 'nav.greeting': 'Hello' },
      nobody: {},
    },
    fr: {},
  })
  expect(keysOf(faults)).toEqual(['en.accounts.landing.nothing', 'en.kernel.nav.greeting', 'en.nobody', 'fr'])
})
