import { expect, solveCaptcha, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import { fillInLogin } from './support/login-form'
import { waitForLeader } from './support/wait-for-leader'

test('every preloaded file is used even when a stored token is refused', { tag: '@FLT-58' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' || logged.push(message.text()))
  await page.addInitScript(() => {
    localStorage.setItem('token', 'worn-out')
    // The test collects script URLs as they are added, since the bundler's runtime removes a script tag after loading
    // it.
    const used = new Set<string>()
    Reflect.set(globalThis, 'used', used)
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) used.add(node.src)
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') used.add(node.href)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  const preloaded = () =>
    page.evaluate(() => {
      const files = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=modulepreload]'),
      ]
        .filter((link) => ['script', 'style'].includes(link.as))
        .map(({ href }) => href)
      return {
        isAny: files.length > 0,
        unused: files.filter((file) => !Reflect.get(globalThis, 'used').has(file)),
      }
    })
  for (const path of ['/mypage', '/mypage?tab=mine', '/messages', '/createPost']) {
    await page.goto(path)
    await expect(page.getByText('Your session has ended').first()).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect.poll(preloaded, path).toEqual({ isAny: true, unused: [] })
  }
  expect(logged).toEqual([])
})

test('the login returns a visitor to the requested screen', async ({ page }) => {
  await page.goto('/mypage?tab=feed')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  await fillInLogin(page)
  await solveCaptcha(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mypage?tab=feed')
})

test('an expired session ends when the page wakes from sleep', {
  tag: '@KRN-CLOCK-02',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await waitForLateCode(page)
  await waitForLeader(page)
  // `setClock` advances the clock of the mock server, but not of the browser.
  await mock.setClock(180)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL('/user/timeout')
})
