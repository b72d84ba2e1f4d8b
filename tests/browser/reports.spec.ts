import { createHash } from 'node:crypto'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'

type Report = { readonly kind: string; readonly name: string } & Record<string, unknown>

test('errors and web vitals are sent to the URL in the settings', { tag: '@EXT-07' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allow(/for 'Ana Martins'/)
  const received: Report[] = []
  const headers: Record<string, string>[] = []
  await page.route('**/reports', async (route) => {
    headers.push(await route.request().allHeaders())
    received.push(...(route.request().postDataJSON() as Report[]))
    await route.fulfill({ status: 204 })
  })
  await serveConfig(page, { reports: { enabled: true, url: '/reports' } })
  const token = await mock.login(page)
  await page.goto('/course/1441')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        setTimeout(() => {
          throw new TypeError(
            `No answer for 'Ana Martins' at /user/activate/${localStorage.getItem('token')}`,
          )
        })
        setTimeout(() => dispatchEvent(new Event('pagehide')), 50)
      })
      return new Set(received.map(({ name }) => name))
    })
    .toEqual(new Set(['TypeError', 'FCP', 'TTFB']))

  const errors = received.filter(({ kind }) => kind === 'error')
  expect(errors).toMatchObject([
    { name: 'TypeError', message: 'No answer for <text> at <path>', screen: '/course/:id', language: 'en' },
  ])
  for (const { authorization, cookie, referer } of headers)
    expect([authorization, cookie, referer]).toEqual([undefined, undefined, undefined])
  expect(JSON.stringify(received)).not.toMatch(new RegExp(`${token}|Ana|1441`))
})

const listener = `
import { definePlugin, reportCreated } from '@roda/kernel'
globalThis.reported = []
const model = async () => reportCreated.watch(({ name }) => reported.push(name))
export default definePlugin({ id: 'listener', apiVersion: '1.0', model })`

test('a remote plugin gets the reports from before it was loaded', { tag: '@EXT-07' }, async ({ page }) => {
  const received: Report[] = []
  await page.route('**/reports', async (route) => {
    received.push(...(route.request().postDataJSON() as Report[]))
    await route.fulfill({ status: 204 })
  })
  await page.route('**/remotes/listener.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: listener }),
  )
  const release = await holdRequests(page, '**/remotes/listener.js')
  const integrity = `sha384-${createHash('sha384').update(listener).digest('base64')}`
  await serveConfig(page, {
    reports: { enabled: true, url: '/reports' },
    remotes: [{ id: 'listener', url: '/remotes/listener.js', integrity }],
  })
  await page.goto('/user/login', { waitUntil: 'commit' })
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')))
      return received.map(({ name }) => name)
    })
    .toContain('FCP')
  release()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'reported'))).toContain('FCP')
})

test('no reports are sent unless the deployment enables them', { tag: '@EXT-07' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allow(/for nobody/)
  const requests: string[] = []
  await page.route('**/reports', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  await serveConfig(page, { reports: { url: '/reports' } })
  await mock.login(page)
  await page.goto('/course/1441')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('for nobody')
    })
  })
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(requests).toEqual([])
  // The code for reports would be in the chunk that measures web vitals.
  const isLoaded = await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const texts = files.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text())
    return (await Promise.all(texts)).some((text) => text.includes('first-input'))
  })
  expect(isLoaded).toBe(false)
})
