import type { Locator, Page } from '@playwright/test'
import { type EnrolledCourse, fetchCourses, lessonsOf } from './support/course-data'
import { allowPlayers, fakePlayers } from './support/fake-players'
import { faults, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'
import { badge, lessonPath, outline, title, untouchedLesson } from './support/lesson-screen'

let courses: readonly EnrolledCourse[]

test.beforeEach(async ({ page, mock }) => {
  courses = await fetchCourses(page, await mock.login(page))
  await mock.clearRequests()
  await allowPlayers(page)
  await fakePlayers(page)
})

const previous = (page: Page) => page.getByRole('link', { name: 'Previous lesson' })
const next = (page: Page) => page.getByRole('link', { name: 'Next lesson' })
const untouched = (videoType: 1 | 2) => untouchedLesson(courses, videoType)

test('the lesson shows course, module, title, status, text, files, outline', {
  tag: ['@both', '@CRS-LES-01', '@UX-30'],
}, async ({ page, isMobile }) => {
  const [course] = courses
  const lessons = course ? lessonsOf(course) : []
  const lesson = lessons.slice(1).find(({ attachments }) => attachments.length > 0)
  if (!course || !lesson) throw new Error('No lesson has files.')
  await page.goto(lessonPath(course, lesson))
  await expect(title(page)).toHaveText(lesson.title)
  await expect(page.getByRole('main')).toContainText(course.title)
  await expect(badge(page)).toHaveText('In progress')
  await expect(
    page.getByText(`${lessons.indexOf(lesson) + 1} of ${lessons.length}`, { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText(/Write one sentence/)).toBeVisible()
  const file = page.getByRole('link', { name: lesson.attachments[0]?.description ?? '' })
  await expect(file).toHaveAttribute('href', lesson.attachments[0]?.url ?? '')
  await expect(file).toHaveAttribute('download', '')
  await expect(file).toHaveAttribute('rel', /noopener/)
  await expect(page.getByRole('link', { name: 'All lessons' })).toHaveAttribute(
    'href',
    `/course/learn/${course.id}`,
  )

  const isNarrow = isMobile || (page.viewportSize()?.width ?? 0) < 1024
  if (isNarrow) await page.getByRole('button', { name: 'Course outline' }).click()
  await expect(outline(page).getByRole('link', { name: lesson.title })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const other = lessons.find(({ id }) => id !== lesson.id)
  await expect(
    outline(page)
      .getByText(/^\d+ min$/)
      .first(),
  ).toBeVisible()
  await outline(page)
    .getByRole('link', { name: other?.title ?? '' })
    .click()
  await expect(title(page)).toHaveText(other?.title ?? '')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the navigation between lessons fits on a phone', {
  tag: ['@phone', '@CRS-LES-01'],
}, async ({ page }) => {
  const { course } = untouched(1)
  const [first, second] = lessonsOf(course)
  if (!first || !second) throw new Error('The course has no lessons.')
  const all = page.getByRole('link', { name: 'All lessons' })
  const boxOf = async (locator: Locator) =>
    locator.evaluate((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      return { top, bottom, left, right, width }
    })
  const bar = page.getByRole('navigation', { name: 'Lesson navigation' })
  const mark = page.getByRole('button', { name: 'Mark as completed' })
  await page.goto(lessonPath(course, first))
  await expect(title(page)).toHaveText(first.title)
  const row = await boxOf(bar)
  expect((await boxOf(mark)).width).toBe(row.width)
  expect((await boxOf(next(page))).right).toBe(row.right)

  await next(page).click()
  await expect(title(page)).toHaveText(second.title)
  const [back, index, on, button] = await Promise.all([previous(page), all, next(page), mark].map(boxOf))
  expect(back?.left).toBe(row.left)
  expect(on?.right).toBe(row.right)
  expect([back?.top, on?.top]).toEqual([index?.top, index?.top])
  expect(button?.bottom).toBeLessThanOrEqual(back?.top ?? 0)
})

test('the lesson highlights "Mark as completed" first, then the next lesson', {
  tag: ['@both', '@CRS-LES-01'],
}, async ({ page }) => {
  const { course, lesson } = untouched(1)
  const mark = page.getByRole('button', { name: /^Mark as/ })
  const backgroundOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.goto(lessonPath(course, lesson))
  await expect(badge(page)).toHaveText('In progress')
  const highlight = await backgroundOf(mark)
  expect(await backgroundOf(next(page))).not.toBe(highlight)
  await mark.click()
  await expect(badge(page)).toHaveText('Completed')
  await page.mouse.move(0, 0)
  await expect.poll(() => backgroundOf(next(page))).toBe(highlight)
  await expect.poll(() => backgroundOf(mark)).not.toBe(highlight)
})

test('a lesson is marked as started when it is opened, but not by going back', {
  tag: ['@both', '@CRS-LES-02'],
}, async ({ page, mock }) => {
  const { course } = untouched(1)
  const [first, second] = lessonsOf(course)
  if (!first || !second) throw new Error('The course has no lessons.')
  await page.goto(lessonPath(course, first))
  await expect(badge(page)).toHaveText('In progress')
  await next(page).click()
  await expect(title(page)).toHaveText(second.title)
  await expect(badge(page)).toHaveText('In progress')
  const sent = async () => (await mock.requests('updateLessonStatus')).map(({ body }) => body)
  const both = [first, second].map(({ id }) => ({ lessonId: id, lessonProgressStatus: 2 }))
  await expect.poll(sent).toEqual(both)
  await previous(page).click()
  await expect(title(page)).toHaveText(first.title)
  expect(await sent()).toEqual(both)

  // Going back to a lesson that was never started must not start it.
  const third = lessonsOf(course)[2]
  const fourth = lessonsOf(course)[3]
  if (!third || !fourth) throw new Error('The course has too few lessons.')
  await page.goto(lessonPath(course, fourth))
  await expect.poll(async () => (await sent()).length).toBe(3)
  await previous(page).click()
  await expect(title(page)).toHaveText(third.title)
  await expect(badge(page)).toHaveText('Not started')
  expect(await sent()).toHaveLength(3)
})

test('a lesson status is saved when the answer is a course, a lesson or true', {
  tag: '@CRS-LES-02',
}, async ({ page, mock }) => {
  const { course, lesson } = untouched(2)
  const started = page.waitForResponse(/\/api\/lesson\/updateStatus$/)
  await page.goto(lessonPath(course, lesson))
  await expect(badge(page)).toHaveText('In progress')
  await started
  await page.waitForLoadState('networkidle')
  for (const [json, shown] of [
    [{ id: lesson.id, title: 'Renamed', lessonProgressStatus: 3 }, 'Completed'],
    [true, 'In progress'],
  ] as const) {
    // Replaces the answer of the previous pass, because Playwright uses the latest route for a URL.
    await page.route(/\/api\/lesson\/updateStatus$/, (route) => route.fulfill({ json }))
    await page.getByRole('button', { name: /^Mark as/ }).click()
    // After the answer `true`, the product reloads the course, in which the mock server still has the old status.
    await expect(badge(page)).toHaveText(shown)
  }
  await expect.poll(async () => (await mock.requests('getCourseActivity')).length).toBe(2)
})

test('the lesson reverts two status changes when the server refuses both', { tag: '@CRS-LES-02' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  const { course, lesson } = untouched(2)
  await mock.fault('updateLessonStatus', { status: 500, times: 2 })
  const release = await holdRequests(page, '**/api/lesson/updateStatus*')
  await page.goto(lessonPath(course, lesson))
  await expect(badge(page)).toHaveText('In progress')
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(badge(page)).toHaveText('Completed')
  let refused = 0
  page.on('response', (response) => {
    refused += Number(response.status() === 500)
  })
  release()
  await expect.poll(() => refused).toBe(2)
  await expect(badge(page)).toHaveText('Not started')
})

test('the lesson reverts a status that the server refuses, with a message', async ({ page, mock }) => {
  test.slow()
  const { course, lesson } = untouched(2)
  await page.goto(lessonPath(course, lesson))
  await expect(badge(page)).toHaveText('In progress')
  const toast = page.getByRole('region', { name: 'Notifications' })
  const rows = faults.filter(
    ([name]) =>
      !['HTML instead of JSON', 'wrong types', 'malformed JSON', 'half a body', 'silence'].includes(name),
  )
  await testEachFault({ page, mock }, 'updateLessonStatus', rows, {
    act: () => page.getByRole('button', { name: 'Mark as completed' }).click(),
    see: async ({ sentence, expectOptions }) =>
      expect(toast.getByText(sentence).first()).toBeVisible(expectOptions),
    after: async () => expect(badge(page)).toHaveText('In progress'),
  })
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(badge(page)).toHaveText('Completed')
})

test('the lesson screen offers a retry, or links for an unknown lesson', {
  tag: '@CRS-ERR-01',
}, async ({ page, mock }) => {
  const { course, lesson } = untouched(2)
  await mock.fault('getCourseActivity', { status: 500 })
  await page.goto(lessonPath(course, lesson))
  await expect(page.getByText('Error getting course Activity')).toBeVisible()
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page)).toHaveText(lesson.title)

  await page.goto(`/lesson?course=${course.id}&lesson=nothing`)
  await expect(page.getByText('Lesson not found')).toBeVisible()
  await page.goto('/lesson')
  await expect(page.getByText('Lesson not found')).toBeVisible()
  await mock.fault('getCourseActivity', { status: 403 })
  await page.goto('/lesson?course=1')
  await expect(page.getByText('You’re not enrolled in this course')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Course details' })).toHaveAttribute('href', '/course/1')
})
