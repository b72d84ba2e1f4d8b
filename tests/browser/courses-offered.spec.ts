import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

test.describe('on a public page', () => {
  const section = (page: Page) => page.getByRole('region', { name: 'Courses' })

  test('courses are cards that lead to their details, asked for without a token', {
    tag: '@PUB-PAGE-03',
  }, async ({ page, mock }) => {
    // Whoever is signed in asks like everybody else.
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
    // The whole card is the link.
    await card.click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL('/course/1441')
  })

  test('a course without a picture has the default one', { tag: '@PUB-PAGE-03' }, async ({ page }) => {
    await page.route('**/api/Course/ByUserId/*', (route) =>
      route.fulfill({ json: [{ id: 'c 1', title: 'Plain', picture: null, headline: null }] }),
    )
    await page.goto('/@ana.martins')
    const card = section(page).getByRole('listitem')
    await expect(card.getByRole('link', { name: 'Plain' })).toHaveAttribute('href', '/course/c%201')
    await expect(card.locator('img')).toHaveCount(0)
    await expect(card.locator('svg')).toBeVisible()
  })

  test('without courses there is a message', { tag: '@PUB-PAGE-03' }, async ({ page }) => {
    await page.goto('/@nova.lindqvist')
    await expect(section(page).getByText('No courses yet')).toBeVisible()
  })
})
