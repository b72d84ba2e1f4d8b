import { $registry, definePlugin, fill, navbarStart, page, pluginFailed, route, slot } from '@kernel'
import { expect, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct } from '@tests/kit'
import { allSettled } from 'effector'
import type { DeploymentReport } from '../model/deployment-report'
import diagnostics from '../plugin'

const shopRoute = route('shop/home', '/shop')
const shop = definePlugin({
  id: 'shop',
  routes: [page(shopRoute, { access: 'member', load: async () => ({ default: () => null }) })],
})
const load = async () => ({ default: () => null })
const news = definePlugin({
  id: 'news',
  fills: [
    fill(navbarStart, { id: 'news/all', order: 5, load }),
    fill(navbarStart, { id: 'news/spam', load }),
    fill(navbarStart, { id: 'news/shop', to: shopRoute, load }),
  ],
})
const needy = definePlugin({ id: 'needy', requires: ['shop'] })

const settings = {
  diagnostics: true,
  brand: { accent: 'pink' },
  plugins: { shop: false },
  slots: { 'kernel/navbar.start': { remove: ['news/spam'] } },
}
const open = () => openProduct('/__plugins', { plugins: [diagnostics, shop, news, needy], settings })
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const rows = async (name: string) =>
  (await region(name))
    .getAllByRole('listitem')
    .map((row) => [...row.children].map((child) => child.textContent))

// Covers PLG-04
test('the diagnostics page is "Page not found" unless it is enabled', async () => {
  await openProduct('/__plugins', { plugins: [diagnostics, news] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
})

// Covers PLG-03
test('the diagnostics page lists every plugin with its state and reason', async () => {
  await open()
  expect(await rows('Plugins')).toEqual(
    expect.arrayContaining([
      ['shop', 'off', 'Turned off in config.json'],
      ['needy', 'off', 'A plugin it requires is missing', 'It needs the plugin "shop".'],
      ['news', 'on'],
      ['kernel', 'on'],
    ]),
  )
})

test('the diagnostics page shows the code of a reason that has no text', async () => {
  const scope = await open()
  const detail = 'The address answered with something else.'
  const weather = { id: 'weather', on: false, reason: 'wrong-integrity' as 'failed', detail }
  const registry = scope.getState($registry)
  await allSettled($registry, { scope, params: { ...registry, plugins: [weather] } })
  await waitFor(async () =>
    expect(await rows('Plugins')).toContainEqual(['weather', 'off', 'wrong-integrity', detail]),
  )
})

// Covers PLG-02
test('the diagnostics page lists screens, slots and excluded slot entries', async () => {
  await open()
  expect(await rows('Screens')).toContainEqual(['/mypage', 'kernel/my-page', 'kernel', 'for members'])
  const entries = (await rows('Slots and their entries')).filter(([id]) => id?.startsWith('news/'))
  expect(entries).toEqual([
    ['news/all', 'news', 'component', 'for everyone'],
    ['news/spam', 'removed in config.json', 'news', 'component', 'for everyone'],
    ['news/shop', 'links to a screen that is off', 'news', 'component', 'for everyone'],
  ])
})

// Covers EXT-01
test('the diagnostics page lists slots without entries and what they take', async () => {
  await open()
  const slots = await region('Slots and their entries')
  const footer = slots.getByRole('heading', { name: 'kernel/footer' }).parentElement
  expect(footer?.textContent).toBe('kernel/footerTakes: link, componentNo entries.')
  expect(slots.queryByRole('heading', { name: /^posts\// })).toBeNull()
})

test('the diagnostics page lists invalid settings and the ones in effect', async () => {
  await open()
  const [fault] = await rows('Settings in effect')
  expect(fault?.slice(0, 2)).toEqual(['brand.accent', 'Value: "pink"'])
  expect((await region('Settings in effect')).getByText(/"accent": "#0f6e5f"/)).toBeTruthy()
})

// Covers EXT-01
test('a plugin that knows only the id of the slot adds a section to the diagnostics', async () => {
  const hub = definePlugin({
    id: 'hub',
    fills: [
      fill(slot<object, 'section'>('diagnostics/sections'), {
        id: 'hub/state',
        label: { namespace: 'hub', key: 'connection' },
        load: async () => ({ default: () => 'It is connected.' }),
      }),
    ],
  })
  await openProduct('/__plugins', { plugins: [diagnostics, hub], settings })
  expect(await (await region('Connection')).findByText('It is connected.')).toBeTruthy()
})

// Covers PLG-04
test('the diagnostics page lists failures with stacks and copies its report', async () => {
  const user = userEvent.setup()
  const scope = await open()
  expect(await (await region('Errors')).findByText('needy · manifest')).toBeTruthy()
  await allSettled(pluginFailed, {
    scope,
    params: { plugin: 'news', entry: 'news/all', error: new RangeError('the wheel came off') },
  })
  const failures = await region('Errors')
  expect(await failures.findByText('news · news/all')).toBeTruthy()
  expect(failures.getByText(/RangeError: the wheel came off[\s\S]*diagnostics\.test/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  // The text appears twice, as a toast and in the live region.
  expect(await screen.findAllByText('Report copied')).not.toEqual([])
  const report: DeploymentReport = JSON.parse(await navigator.clipboard.readText())
  expect(report.failures).toEqual(
    expect.arrayContaining([expect.objectContaining({ plugin: 'news', entry: 'news/all' })]),
  )
  expect(report.faults.map(({ key }) => key)).toEqual(['brand.accent'])
  expect(report.versions).toMatchObject({ roda: expect.any(String), react: expect.any(String) })
})
