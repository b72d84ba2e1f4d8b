import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/fixtures'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) })
const completed = (page: Page, name: string) => card(page, name).getByText('Completed', { exact: true })
const activity = '**/api/course/myCourseActivity/*'

async function enrollIn(page: Page, count: number) {
  const courses = Array.from({ length: count }, (_, id) => ({
    id,
    title: `Course ${id}`,
    headline: `About ${id}`,
  }))
  await page.route('**/api/course/myenrollments', (route) => route.fulfill({ json: courses }))
}
const courseActivity = (id: string) => ({
  id,
  title: `Course ${id}`,
  courseModules: [{ title: 'One', lessons: [{ id: `${id}-1`, title: 'First', lessonProgressStatus: 3 }] }],
})
const idIn = (route: Route) => route.request().url().split('/').at(-1) ?? ''

test.beforeEach(({ page, mock }) => mock.login(page).then(() => undefined))

test('a course card opens the course, and its next lesson opens the lesson', {
  tag: '@CRS-MY-01',
}, async ({ page }) => {
  await page.goto('/course/mycourses')
  await card(page, 'A balcony').click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL('/course/learn/1495')
  const lesson = page.getByRole('listitem').filter({ hasText: 'In progress' }).getByRole('link')
  const lessonUrl = await lesson.getAttribute('href')
  await page.goBack()
  await expect(card(page, 'A balcony').getByRole('link', { name: /^Next: / })).toHaveAttribute(
    'href',
    lessonUrl ?? '',
  )
  await card(page, 'A balcony')
    .getByRole('link', { name: /^Next: / })
    .click()
  await expect(page).toHaveURL(/\/lesson\?course=1495&lesson=\d+$/)
})

test('course cards load progress only when visible, three at a time', { tag: '@CRS-MY-01' }, async ({
  page,
}) => {
  await enrollIn(page, 60)
  const requested: string[] = []
  const pending: Route[] = []
  await page.route(activity, (route) => {
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
    await expect(completed(page, 'Course 0')).toBeVisible({ timeout: 100 })
    await expect(completed(page, 'Course 4')).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(requested).not.toContain('59')
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(async () => {
    await answerAll()
    await expect(completed(page, 'Course 59')).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(requested.length).toBeLessThan(40)
  expect(new Set(requested).size).toBe(requested.length)
})
