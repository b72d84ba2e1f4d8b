import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures'

test('a public page is requested once when the session resumes late', { tag: ['@slow', '@FLT-53'] }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await mock.fault('retryLogin', { latency: 500 })
  await page.goto('/@ana.martins')
  await expect(page.getByRole('link', { name: 'Edit my page' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Posts' }).getByRole('article').first()).toBeVisible()
  for (const operation of ['getSettingsByLogin', 'getPublicPosts', 'getCoursesByLogin'])
    expect(await mock.requests(operation), operation).toHaveLength(1)
})

test('the public page of a person has one filled button for visitors', {
  tag: ['@both', '@PUB-PAGE-01'],
}, async ({ page }) => {
  await page.goto('/@ana.martins')
  const fill = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor)
  const main = page.getByRole('main').getByRole('link', { name: 'Create account to connect' })
  await expect(main).toBeVisible()
  expect(await fill(page.getByRole('banner').getByRole('link', { name: 'Create account' }))).not.toBe(
    await fill(main),
  )
})
