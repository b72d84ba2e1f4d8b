import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/fixtures'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) })

test.beforeEach(({ mock, page }) => mock.login(page).then(() => undefined))

test('a course card opens the course, whose modules have colors and whose completion can be printed', {
  tag: ['@CRS-MY-01', '@CRS-LEARN-02', '@UX-35'],
}, async ({ page }) => {
  await page.goto('/course/mycourses')
  // Not only the title of a card is a link.
  await card(page, 'A balcony').click({ position: { x: 150, y: 60 } })
  await expect(page).toHaveURL('/course/learn/1495')
  const colorOf = (text: string) =>
    page
      .locator('section > div')
      .getByText(text, { exact: true })
      .first()
      .evaluate((badge) => (getComputedStyle(badge).color.match(/\d+/g) ?? []).map(Number))
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`the badges of modules are gray, yellow and green in the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme })
      await expect(async () => {
        const [gray, warning, green] = await Promise.all(
          ['Not started', 'In progress', 'Completed'].map(colorOf),
        )
        const [r = 0, g = 0, b = 0] = gray ?? []
        expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(24)
        expect((warning?.[0] ?? 0) - (warning?.[2] ?? 0)).toBeGreaterThan(60)
        expect((green?.[1] ?? 0) - (green?.[0] ?? 0)).toBeGreaterThan(30)
      }).toPass()
    })

  await page.goBack()
  await page.getByRole('link', { name: 'English for a real conversation', exact: true }).click()
  await page.getByRole('link', { name: 'Print summary' }).click()
  const sheet = page.getByRole('region', { name: 'Course completion' })
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(sheet.getByText('English for a real conversation')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

const courses = Array.from({ length: 60 }, (_, id) => ({
  id,
  title: `Course ${id}`,
  headline: `About ${id}`,
}))
const courseActivity = (id: string) => ({
  id,
  title: `Course ${id}`,
  courseModules: [{ title: 'One', lessons: [{ id: `${id}-1`, title: 'First', lessonProgressStatus: 3 }] }],
})
const idIn = (route: Route) => route.request().url().split('/').at(-1) ?? ''

test('course cards load progress only when visible, three at a time', {
  tag: ['@slow', '@CRS-MY-01'],
}, async ({ page }) => {
  const completed = (name: string) => card(page, name).getByText('Completed', { exact: true })
  await page.route('**/api/course/myenrollments', (route) => route.fulfill({ json: courses }))
  const requested: string[] = []
  const pending: Route[] = []
  await page.route('**/api/course/myCourseActivity/*', (route) => {
    requested.push(idIn(route))
    pending.push(route)
  })
  const answerAll = async () => {
    for (let route = pending.shift(); route; route = pending.shift())
      await route.fulfill({ json: courseActivity(idIn(route)) })
  }
  await page.goto('/course/mycourses')
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '60')
  await expect.poll(() => pending.length).toBe(3)
  expect(requested).toHaveLength(3)

  // Only visible cards load their progress, at most three at the same time.
  await expect(async () => {
    expect(pending.length).toBeLessThanOrEqual(3)
    await answerAll()
    await expect(completed('Course 0')).toBeVisible({ timeout: 100 })
    await expect(completed('Course 4')).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(requested).not.toContain('59')
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(async () => {
    await answerAll()
    await expect(completed('Course 59')).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(requested.length).toBeLessThan(40)
  expect(new Set(requested).size).toBe(requested.length)
})
