import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures'

const address = '/@ana.martins'

test('the public page shows images, title and headline without using a token', {
  tag: ['@both', '@PUB-PAGE-01'],
}, async ({ page, mock }) => {
  // Public calls carry no token even when a member is signed in.
  await mock.login(page, 'bruno')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana plays, plants and teaches')
  await expect(page.getByText('Music lessons with the windows open')).toBeVisible()
  await expect(page.getByText('Ana Martins · @ana.martins')).toBeVisible()

  const background = page.locator('main img[src$="/profile/images/background-music-ana.martins.svg"]')
  await expect(background).toHaveJSProperty('complete', true)
  expect(
    await background.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(0)
  // The posts below have the same picture, smaller.
  const picture = page.locator('main img[src$="/posts/images/avatar-ana.martins.svg"]').first()
  const styles = await picture.evaluate((image) => {
    const around = image.parentElement ?? image
    const { width, height } = around.getBoundingClientRect()
    return { width, height, radius: Number.parseFloat(getComputedStyle(around).borderRadius) }
  })
  expect(styles).toMatchObject({ width: 80, height: 80 })
  expect(styles.radius).toBeGreaterThanOrEqual(40)

  const requests = await mock.requests('getSettingsByLogin')
  expect(requests).not.toEqual([])
  // Checks all requests, because the page may request the settings before and after the session is known.
  for (const request of requests)
    expect(request).toMatchObject({
      method: 'GET',
      path: '/api/user/settingsByLogin/ana.martins',
      query: {},
      headers: { authorization: false },
    })
  await expect(page.getByRole('link', { name: 'Edit my page' })).toHaveCount(0)
})

test('a public page is requested once when the session resumes late', { tag: '@FLT-53' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await mock.fault('retryLogin', { latency: 500 })
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Edit my page' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Posts' }).getByRole('article').first()).toBeVisible()
  for (const operation of ['getSettingsByLogin', 'getPublicPosts', 'getCoursesByLogin'])
    expect(await mock.requests(operation), operation).toHaveLength(1)
})

test('the public page of a person has one filled button for visitors', {
  tag: ['@both', '@PUB-PAGE-01'],
}, async ({ page }) => {
  await page.goto(address)
  const fill = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor)
  const main = page.getByRole('main').getByRole('link', { name: 'Sign up to connect' })
  await expect(main).toBeVisible()
  expect(await fill(page.getByRole('banner').getByRole('link', { name: 'Sign up' }))).not.toBe(
    await fill(main),
  )
})
