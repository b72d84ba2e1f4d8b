import { expect, test } from './support/fixtures'
import { logIn } from './support/login-form'
import { waitForOfflineData } from './support/offline-data'

test.use({ serviceWorkers: 'allow' })

test('a visitor finds a text that another app shared in the editor after the login, and publishes nothing', {
  tag: ['@phone', '@UX-74'],
}, async ({ page, context, mock, expectAccessible }) => {
  await page.goto(`/createPost?text=Title&text=${encodeURIComponent('<img src=x onerror=alert(1)> & more')}`)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).first().click()
  await logIn(page)
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    'Title\n&lt;img src=x onerror=alert(1)> & more\n',
  )
  await expect(page).toHaveURL(/\/createPost$/)
  await expectAccessible()
  expect(await mock.requests('createPost')).toHaveLength(0)

  const browser = await context.newCDPSession(page)
  const { data, errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { shortcuts, share_target } = JSON.parse(data ?? '')
  expect(shortcuts.map(({ name }: { name: string }) => name)).toContain('New post')
  expect(share_target.action).toBe('./createPost')
})

test('a shared text is added to the draft without a connection, however long it is', {
  tag: ['@slow', '@phone', '@UX-74'],
}, async ({ page, context, mock, consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|config\.json/)
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  await page.goto('/mypage')
  await waitForOfflineData(page, '/api/post/feed')
  await page.goto('/createPost')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Mine')
  // The server refuses so long an address.
  const words = 'word '.repeat(4_000).trim()
  await page.goto(`/createPost?text=${encodeURIComponent(words)}`)
  await expect(text).toHaveValue(`Mine\n\n${words}\n`)
  await context.setOffline(true)
  await page.goto('/createPost?text=Offline')
  await expect(text).toHaveValue(`Mine\n\n${words}\n\nOffline\n`)
})

test('a pressed notice of the service worker shows its conversation in the open page', {
  tag: ['@slow', '@UX-74'],
}, async ({ page, context, mock }) => {
  await mock.login(page)
  await page.goto('/createPost')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Not sent yet')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const [worker] = context.serviceWorkers()
  // Browsers have no way to press a notice of the system in a test.
  await worker?.evaluate(() => {
    const notification = { data: { to: '/messages' }, close: () => undefined }
    const waitUntil = () => undefined
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
  })
  await expect(page).toHaveURL(/\/messages$/)
  await page.goBack()
  await expect(text).toHaveValue('Not sent yet')
  expect(context.pages()).toHaveLength(1)
})
