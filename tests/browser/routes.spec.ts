import { expect, test } from './support/fixtures'

const open = [
  ['/', 'Learn together, in good company'],
  ['/user/login', 'Log in'],
  ['/user/timeout', 'Your session has expired'],
] as const

for (const [path, heading] of open) {
  test(`the screen ${path} opens when its address is visited`, { tag: '@KRN-ROUTE-01' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

test('/mypage opens by address, link, back and forward', { tag: '@KRN-ROUTE-01' }, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  const hub = page.getByRole('heading', { level: 1, name: 'Home' })
  await expect(hub).toBeVisible()
  const contact = page.getByRole('heading', { level: 1, name: 'Contact' })
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click()
  await expect(contact).toBeVisible()
  await page.goBack()
  await expect(hub).toBeVisible()
  await page.goForward()
  await expect(contact).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'My posts' }).click()
  await expect(hub).toBeVisible()
})

test('/user/logout ends the session and leads home', { tag: '@KRN-ROUTE-01' }, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/user/logout')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

const memberScreens = [
  ['/createPost', 'New post'],
  ['/manageConnections', 'Connections'],
  ['/manageGroups', 'My groups'],
  ['/group/create', 'New group'],
  ['/course/mycourses', 'My courses'],
  ['/course/learn/1479', 'Seeing light'],
  ['/lesson?course=1479&lesson=1481', 'One window, all day'],
  ['/course/1479', 'Seeing light'],
  ['/shoppingCart', 'Shopping cart'],
  ['/course/enrolled', 'Payment not completed'],
  ['/user/billing', 'Billing'],
  ['/messages', 'Messages'],
  ['/user/profile', 'Profile'],
  ['/contact', 'Contact'],
] as const

test('screens of members open by address, link, back and forward', {
  tag: '@KRN-ROUTE-01',
}, async ({ page, mock }) => {
  test.slow()
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await mock.login(page)
  for (const [path, name] of memberScreens)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(heading(name)).toBeVisible()
    })

  await page.goto('/mypage')
  await page.getByRole('main').getByRole('link', { name: 'My courses' }).click()
  await expect(heading('My courses')).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Shopping cart/ })
    .click()
  await expect(heading('Shopping cart')).toBeVisible()
  await page.goBack()
  await expect(heading('My courses')).toBeVisible()
  await page.goForward()
  await expect(heading('Shopping cart')).toBeVisible()
})

const unknownAddress = /^There is no screen at \//

test('an unknown address shows "Page not found" with a link home', { tag: '@KRN-ROUTE-02' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(unknownAddress)
  for (const path of ['/nowhere', '/user/nowhere', '/course/learn/7/more', '/a/b/c', '/%E0%A4%A'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to home page' }).click()
      await expect(page).toHaveURL('/')
    })
})

test('"Page not found" is shown in the language of the reader', { tag: '@KRN-ROUTE-02' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(unknownAddress)
  await page.addInitScript(() => localStorage.setItem('language', 'pt-PT'))
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('an unknown path of one segment logs one error, a longer path none', {
  tag: '@KRN-ROUTE-04',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(unknownAddress)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/ana.martins')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.poll(() => errors).toEqual([expect.stringContaining('/ana.martins')])
  await page.goto('/ana/martins')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(errors).toHaveLength(1)
})

test('addresses of activation screens are never read as activation tokens', { tag: '@KRN-ROUTE-03' }, async ({
  page,
  mock,
}) => {
  for (const name of ['instructions', 'success', 'error']) {
    await page.goto(`/user/activate/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(await mock.requests('activate')).toEqual([])
})

test('a new screen starts at its top with the focus on its content', async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click()
  await expect(page.locator('#content')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle('Contact · Roda')
})
