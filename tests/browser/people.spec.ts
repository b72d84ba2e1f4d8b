import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { toasts } from './support/locators'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })

test('the landing page has a link to my page for members, and no login link', { tag: '@UX-01' }, async ({
  page,
  mock,
}) => {
  await mock.login(page, 'ana')
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/mypage')
  for (const call of ['Create your account', 'Join now', 'Log in'])
    await expect(main.getByRole('link', { name: call })).toHaveCount(0)

  const home = navigation(page).getByRole('link').first()
  const mine = navigation(page).getByRole('link', { name: 'My posts' })
  await expect(home).toHaveText('Home')
  await home.click()
  await expect(page).toHaveURL('/mypage')
  await expect(home).toHaveAttribute('aria-current', 'page')
  await expect(mine).not.toHaveAttribute('aria-current', 'page')

  await mine.click()
  await expect(page.getByRole('tab', { name: 'My posts' })).toHaveAttribute('aria-selected', 'true')
  await expect(mine).toHaveAttribute('aria-current', 'page')
  await expect(home).not.toHaveAttribute('aria-current', 'page')

  await page.getByRole('banner').getByRole('link', { name: 'Roda, Home' }).click()
  await expect(page.getByRole('tab', { name: 'Feed' })).toHaveAttribute('aria-selected', 'true')
})

test('a member requests a connection on a public page', { tag: ['@both', '@UX-04'] }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await mock.login(page, 'nova')
  await page.goto('/@ana.martins')
  const button = page.getByRole('main').getByRole('button', { name: 'Connect: Ana Martins' })
  await button.click()
  await expect(toasts(page)).toContainText('Connection requested')
  await expect(page.getByRole('button', { name: 'Requested: Ana Martins' })).toBeVisible()
  expect(await mock.requests('requestConnection')).toHaveLength(1)
  await expectAccessible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Requested: Ana Martins' })).toBeVisible()
})

test('the public page of a connection links to the conversation', { tag: '@UX-04' }, async ({
  page,
  mock,
}) => {
  await mock.login(page, 'ana')
  await page.goto('/@bruno.carvalho')
  const main = page.getByRole('main')
  await expect(main.getByText('Connected', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Message', exact: true }).click()
  await expect(page).toHaveURL(/\/messages\?with=/)
  await expect(page.getByRole('log', { name: 'Messages with Bruno Carvalho' })).toBeVisible()
})

test('visitors and the owner see no connection button on a public page', { tag: '@UX-04' }, async ({
  page,
  mock,
}) => {
  await page.goto('/@ana.martins')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Connect/ })).toHaveCount(0)
  await mock.login(page, 'ana')
  await page.goto('/@ana.martins')
  await expect(page.getByRole('link', { name: 'Edit my page' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Connect/ })).toHaveCount(0)
})
