import { expect, test } from './support/fixtures'

test('every preloaded file is used even when a stored token is refused', {
  tag: ['@slow', '@FLT-58'],
}, async ({ page, consoleErrors }) => {
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
