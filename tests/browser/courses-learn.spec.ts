import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const module = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const badgeTexts = ['Not started', 'Not started', 'In progress', 'Completed']

async function respondWithCourse(page: Page, course: object) {
  await page.route('**/api/course/myCourseActivity/*', (route) => route.fulfill({ json: course }))
}

test.beforeEach(({ mock, page }) => mock.login(page).then(() => undefined))

test('the learning screen shows progress and modules with links to lessons', {
  tag: '@CRS-LEARN-01',
}, async ({ page, mock }) => {
  await page.goto('/course/learn/1495')
  await expect(title(page)).toHaveText('A balcony that feeds you')
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /course-gardening-1495\.svg$/)
  await expect(page.getByRole('region', { name: 'About this course' })).toContainText(
    'Which pots, which soil',
  )
  const bar = page.getByRole('progressbar', { name: 'Your progress' })
  await expect(bar).toHaveAttribute('aria-valuenow', '50')
  await expect(page.getByText('50%')).toBeVisible()
  await expect(page.getByText('5 of 10 lessons completed')).toBeVisible()

  const request = await mock.onlyRequest('getCourseActivity')
  expect(request).toMatchObject({
    method: 'GET',
    path: '/api/course/myCourseActivity/1495',
    query: {},
    headers: { authorization: true },
  })
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { Authorization: `Bearer ${token}` }
  const course = await (await page.request.get('/api/course/myCourseActivity/1495', { headers })).json()
  for (const { title: name, lessons } of course.courseModules) {
    const rows = module(page, name).getByRole('listitem')
    await expect(rows).toHaveCount(lessons.length)
    for (const [index, lesson] of lessons.entries()) {
      await expect(rows.nth(index)).toContainText(lesson.title)
      await expect(rows.nth(index)).toContainText(lesson.duration ?? '')
      await expect(rows.nth(index)).toContainText(badgeTexts[lesson.lessonProgressStatus] ?? '')
      await expect(rows.nth(index).getByRole('link', { name: lesson.title })).toHaveAttribute(
        'href',
        `/lesson?course=1495&lesson=${lesson.id}`,
      )
    }
  }
  const started = page.getByRole('listitem').filter({ hasText: 'In progress' }).getByRole('link')
  const lessonUrl = (await started.getAttribute('href')) ?? ''
  await expect(page.getByRole('link', { name: /^Resume/ })).toHaveAttribute('href', lessonUrl)
  await page.getByRole('link', { name: /^Resume/ }).click()
  await expect(page).toHaveURL(lessonUrl)
})

test('a completed course has a printable completion page', { tag: ['@both', '@UX-35'] }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/course/learn/1495')
  await expect(title(page)).toHaveText('A balcony that feeds you')
  await expect(page.getByRole('link', { name: 'Print summary' })).toHaveCount(0)

  await page.goto('/course/mycourses')
  await page.getByRole('link', { name: 'English for a real conversation', exact: true }).click()
  await page.getByRole('link', { name: 'Print summary' }).click()
  const sheet = page.getByRole('region', { name: 'Course completion' })
  await expect(sheet).toContainText('Ana Martins')
  await expect(sheet).toContainText('English for a real conversation')
  await expect(sheet).toContainText(/Lessons completed\s*(\d+) of \1/)
  // The course was not completed in this browser, so its date is unknown.
  await expect(sheet).toContainText('As of')
  await expect(sheet).not.toContainText(/certificate/i)
  await expectAccessible()

  await page.evaluate(() => {
    Reflect.set(window, 'print', () => Reflect.set(window, 'printed', true))
  })
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(sheet.getByText('English for a real conversation')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('the learning screen rounds the percentage of progress down', { tag: '@CRS-LEARN-01' }, async ({
  page,
}) => {
  const lessons = [3, 3, 1].map((lessonProgressStatus, id) => ({ id, title: `${id}`, lessonProgressStatus }))
  await respondWithCourse(page, { id: 1, title: 'Three', courseModules: [{ title: 'All', lessons }] })
  await page.goto('/course/learn/1')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66')
  await expect(page.getByText('66%')).toBeVisible()
})

for (const [name, statuses, badge, count] of [
  ['some lessons completed, none in progress', [3, 1, 1], 'Completed', '1 of 3'],
  ['any lesson in progress', [3, 2, 1], 'In progress', '1 of 3'],
  ['no lesson opened', [1, 0, 1], 'Not started', '0 of 3'],
] as const)
  test(`a module is "${badge}" with ${name}`, { tag: '@CRS-LEARN-02' }, async ({ page }) => {
    const lessons = statuses.map((lessonProgressStatus, id) => ({
      id: id + 1,
      title: `Lesson ${id}`,
      lessonProgressStatus,
    }))
    await respondWithCourse(page, { id: 1, title: 'Course', courseModules: [{ title: 'Module', lessons }] })
    await page.goto('/course/learn/1')
    const head = module(page, 'Module').locator('> div').first()
    await expect(head).toContainText(badge)
    await expect(head).toContainText(`${count} lessons completed`)
  })

test('module badges are gray, yellow and green in both themes', {
  tag: '@CRS-LEARN-02',
}, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/course/learn/1495')
    const colorOf = (text: string) =>
      page
        .getByRole('listitem')
        .getByText(text, { exact: true })
        .first()
        .evaluate((badge) => (getComputedStyle(badge).color.match(/\d+/g) ?? []).map(Number))
    const [gray, warning, green] = await Promise.all(['Not started', 'In progress', 'Completed'].map(colorOf))
    const [r = 0, g = 0, b = 0] = gray ?? []
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(24)
    expect((warning?.[0] ?? 0) - (warning?.[2] ?? 0)).toBeGreaterThan(60)
    expect((green?.[1] ?? 0) - (green?.[0] ?? 0)).toBeGreaterThan(30)
  }
})

test('the learning screen accepts a course without modules or lesson ids', {
  tag: '@CRS-LEARN-01',
}, async ({ page }) => {
  await respondWithCourse(page, { id: 1, title: 'Empty', courseModules: [] })
  await page.goto('/course/learn/1')
  await expect(page.getByText('This course has no lessons yet.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^(Start|Resume)/ })).toHaveCount(0)

  await page.unrouteAll()
  await respondWithCourse(page, {
    id: 1,
    title: '',
    courseModules: [{ title: '', lessons: [{ title: 'Lost' }, {}] }],
  })
  await page.reload()
  await expect(title(page)).toHaveText('Untitled course')
  const rows = module(page, 'Untitled module').getByRole('listitem')
  await expect(rows).toHaveText([/^Lost/, /^Untitled lesson/])
  await expect(rows.getByRole('link')).toHaveCount(0)
})

for (const [name, path] of [
  ['a course without enrollment', '/course/learn/1441'],
  ['an unknown course', '/course/learn/nobodys'],
] as const)
  test(`the learning screen of ${name} links to the details`, {
    tag: '@CRS-LEARN-01',
  }, async ({ page, consoleErrors, expectAccessible }) => {
    consoleErrors.allowFailedRequests()
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('You’re not enrolled in this course')
    await expectAccessible()
    await page.getByRole('link', { name: 'Course details' }).click()
    await expect(page).toHaveURL(path.replace('/learn', ''))
  })
