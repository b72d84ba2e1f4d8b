import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

test.describe(() => {
  const section = (page: Page) => page.getByRole('region', { name: 'Courses' })

  test('the public page shows course cards and loads them without a token', {
    tag: '@PUB-PAGE-03',
  }, async ({ page, mock }) => {
    // Public calls carry no token even when a member is signed in.
    await mock.login(page, 'bruno')
    await page.goto('/@ana.martins')
    const card = section(page).getByRole('listitem')
    await expect(card).toHaveCount(1)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText('Guitar for late beginners')
    await expect(card.getByText('From the first chord to playing with others')).toBeVisible()
    await expect(card.locator('img')).toHaveAttribute('src', /\/posts\/images\/course-music-1441\.svg$/)
    const request = await mock.onlyRequest('getCoursesByLogin')
    expect(request).toMatchObject({
      method: 'GET',
      path: '/api/Course/ByUserId/ana.martins',
      headers: { authorization: false },
    })
    // A click anywhere on the card, not just on its link, must open the course.
    await card.click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL('/course/1441')
  })

  test('a course card shows the default image for a course without one', { tag: '@PUB-PAGE-03' }, async ({
    page,
  }) => {
    await page.route('**/api/Course/ByUserId/*', (route) =>
      route.fulfill({ json: [{ id: 'c 1', title: 'Plain', picture: null, headline: null }] }),
    )
    await page.goto('/@ana.martins')
    const card = section(page).getByRole('listitem')
    await expect(card.getByRole('link', { name: 'Plain' })).toHaveAttribute('href', '/course/c%201')
    await expect(card.locator('img')).toHaveCount(0)
    await expect(card.locator('svg')).toBeVisible()
  })

  test('the public page shows a message when there are no courses', { tag: '@PUB-PAGE-03' }, async ({
    page,
  }) => {
    await page.goto('/@nova.lindqvist')
    await expect(section(page).getByText('No courses yet')).toBeVisible()
  })
})
