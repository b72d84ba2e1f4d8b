import type { Locator, Page } from '@playwright/test'
import { type EnrolledCourse, fetchCourses, lessonsOf } from './support/course-data'
import { allowPlayers, fakePlayers } from './support/fake-players'
import { faults, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'
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
  tag: ['@both', '@CRS-LES-01'],
}, async ({ page, isMobile }) => {
  const [course] = courses
  const lessons = course ? lessonsOf(course) : []
  const lesson = lessons.slice(1).find(({ attachments }) => attachments.length > 0)
  if (!course || !lesson) throw new Error('No lesson has files.')
  await page.goto(lessonPath(course, lesson))
  await expect(title(page)).toHaveText(lesson.title)
  await expect(page.getByRole('main')).toContainText(course.title)
  await expect(badge(page)).toHaveText('In progress')
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
      const { top, bottom, width } = element.getBoundingClientRect()
      return { top, bottom, width }
    })
  await page.goto(lessonPath(course, first))
  await expect(title(page)).toHaveText(first.title)
  const row = (await boxOf(page.getByRole('navigation', { name: 'From lesson to lesson' }))).width
  expect((await boxOf(next(page))).width).toBe(row)
  expect((await boxOf(page.getByRole('button', { name: 'Mark as completed' }))).width).toBe(row)

  await next(page).click()
  await expect(title(page)).toHaveText(second.title)
  const [back, on, index] = await Promise.all([previous(page), next(page), all].map(boxOf))
  expect(back?.top).toBe(on?.top)
  expect(back?.width).toBe(on?.width)
  expect(index?.top).toBeGreaterThanOrEqual(on?.bottom ?? 0)
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
  await page.goto(lessonPath(course, lesson))
  await expect(badge(page)).toHaveText('In progress')
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
  await mock.fault('updateLessonStatus', { status: 500, latency: 1_500, times: 2 })
  await page.goto(lessonPath(course, lesson))
  await expect(badge(page)).toHaveText('In progress')
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(badge(page)).toHaveText('Completed')
  let refused = 0
  page.on('response', (response) => {
    refused += Number(response.status() === 500)
  })
  await expect.poll(() => refused).toBe(2)
  await expect(badge(page)).toHaveText('Not started')
})

test('the lesson reverts a status that the server refuses, with a message', async ({ page, mock }) => {
  test.slow()
  const { course, lesson } = untouched(2)
  await page.goto(lessonPath(course, lesson))
  await expect(badge(page)).toHaveText('In progress')
  const toast = page.getByRole('region', { name: 'Messages' })
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

test('the lesson screen offers a retry, and links if the lesson is unknown', {
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
  await expect(page.getByText('There is no such lesson')).toBeVisible()
  await page.goto('/lesson')
  await expect(page.getByText('There is no such lesson')).toBeVisible()
  await mock.fault('getCourseActivity', { status: 403 })
  await page.goto('/lesson?course=1')
  await expect(page.getByText('You are not enrolled in this course')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Details of the course' })).toHaveAttribute('href', '/course/1')
})
