import type { Locator } from '@playwright/test'
import { fetchCourses, lessonsOf } from './support/course-data'
import { fakePlayers } from './support/fake-players'
import { expect, test } from './support/fixtures'
import { badge, lessonPath, title, untouchedLesson } from './support/lesson-screen'

test('the navigation between lessons fits on a phone and highlights one step', {
  tag: ['@phone', '@CRS-LES-01'],
}, async ({ page, mock }) => {
  const { course } = untouchedLesson(await fetchCourses(page, await mock.login(page)), 1)
  const [first, second] = lessonsOf(course)
  if (!first || !second) throw new Error('The course has no lessons.')
  await fakePlayers(page)
  const all = page.getByRole('link', { name: 'All lessons' })
  const previous = page.getByRole('link', { name: 'Previous lesson' })
  const next = page.getByRole('link', { name: 'Next lesson' })
  const mark = page.getByRole('button', { name: /^Mark as/ })
  const boxOf = async (locator: Locator) =>
    locator.evaluate((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      return { top, bottom, left, right, width }
    })
  const backgroundOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.goto(lessonPath(course, first))
  await expect(title(page)).toHaveText(first.title)
  const row = await boxOf(page.getByRole('navigation', { name: 'Lesson navigation' }))
  expect((await boxOf(mark)).width).toBeGreaterThan(300)
  expect((await boxOf(next)).right).toBeLessThanOrEqual(row.right)

  await next.click()
  await expect(title(page)).toHaveText(second.title)
  const [back, index, on, button] = await Promise.all([previous, all, next, mark].map(boxOf))
  expect(back?.left).toBeGreaterThanOrEqual(row.left)
  expect(on?.right).toBeLessThanOrEqual(row.right)
  expect([back?.top, on?.top]).toEqual([index?.top, index?.top])
  expect(button?.bottom).toBeLessThanOrEqual(back?.top ?? 0)

  await expect(badge(page)).toHaveText('In progress')
  const highlight = await backgroundOf(mark)
  expect(await backgroundOf(next)).not.toBe(highlight)
  await mark.click()
  await expect(badge(page)).toHaveText('Completed')
  await page.mouse.move(0, 0)
  await expect.poll(() => backgroundOf(next)).toBe(highlight)
  await expect.poll(() => backgroundOf(mark)).not.toBe(highlight)
})
