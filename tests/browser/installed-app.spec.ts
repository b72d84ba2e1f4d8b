import { expect, test } from './support/fixtures'

test.use({ serviceWorkers: 'allow' })

test('a shared text is added to the draft although the server refuses so long an address', {
  tag: ['@phone', '@UX-74'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  await page.goto('/mypage')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.goto('/createPost')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Mine')
  // The server refuses so long an address.
  const words = 'word '.repeat(4_000).trim()
  await page.goto(`/createPost?text=${encodeURIComponent(words)}`)
  await expect(text).toHaveValue(`Mine\n\n${words}\n`)
})

test('a pressed notice of the service worker shows its conversation in the open page', {
  tag: '@UX-74',
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
