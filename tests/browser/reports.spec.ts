import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { waitForApp } from './support/wait-for-app'

type Report = { readonly kind: string; readonly name: string } & Record<string, unknown>

/** Throws an error and leaves the page, which sends what is waiting. */
const throwAndLeave = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError(`No answer for 'Ana Martins' at /user/activate/${localStorage.getItem('token')}`)
    })
    return new Promise<void>((resolve) =>
      setTimeout(() => {
        dispatchEvent(new Event('pagehide'))
        resolve()
      }, 50),
    )
  })

test('errors and web vitals are sent to the URL in the settings, and only if the deployment enables it', {
  tag: ['@slow', '@EXT-07'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(/for 'Ana Martins'/)
  const received: Report[] = []
  const headers: Record<string, string>[] = []
  await page.route('**/reports', async (route) => {
    headers.push(await route.request().allHeaders())
    received.push(...(route.request().postDataJSON() as Report[]))
    await route.fulfill({ status: 204 })
  })
  const token = await mock.login(page)

  await test.step('nothing is measured or sent by default', async () => {
    await serveConfig(page, { reports: { url: '/reports' } })
    await page.goto('/course/1441')
    await waitForApp(page)
    await throwAndLeave(page)
    // The code for reports would be in the chunk that measures web vitals.
    const isLoaded = await page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const texts = files
        .filter((name) => name.endsWith('.js'))
        .map(async (name) => (await fetch(name)).text())
      return (await Promise.all(texts)).some((text) => text.includes('first-input'))
    })
    expect(isLoaded).toBe(false)
    expect(headers).toEqual([])
  })

  await serveConfig(page, { reports: { enabled: true, url: '/reports' } })
  await page.goto('/course/1441')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(async () => {
      await throwAndLeave(page)
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
