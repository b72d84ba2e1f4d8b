import type { Locator } from '@playwright/test'
import { fetchCourses, lessonsOf } from './support/course-data'
import { allowPlayers, fakePlayers } from './support/fake-players'
import { expect, test } from './support/fixtures'
import { badge, lessonPath, openPlayableLesson, play, title, untouchedLesson } from './support/lesson-screen'

test('the bar of a lesson is at the bottom of phones, in place of the tab bar, and stays the same', {
  tag: ['@phone', '@CRS-LES-01', '@UX-30'],
}, async ({ page, mock, expectAccessible }) => {
  const { course } = untouchedLesson(await fetchCourses(page, await mock.login(page)), 1)
  const [first, second] = lessonsOf(course)
  if (!first || !second) throw new Error('The course has no lessons.')
  await fakePlayers(page)
  const bar = page.getByRole('navigation', { name: 'Lesson navigation' })
  const previous = bar.getByRole('link', { name: 'Previous lesson' })
  const next = bar.getByRole('link', { name: 'Next lesson' })
  const mark = bar.getByRole('button', { name: /^(Complete|Done)$/ })
  const boxOf = async (locator: Locator) =>
    locator.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return { top, bottom, left, right }
    })
  await page.goto(lessonPath(course, first))
  await expect(title(page)).toHaveText(first.title)
  await expect(page.getByRole('link', { name: 'Messages' })).toHaveCount(0)
  await next.click()
  await expect(title(page)).toHaveText(second.title)
  await expect(badge(page)).toHaveText('In progress')
  const row = await boxOf(bar)
  expect([row.left, row.right, row.bottom]).toEqual([0, 360, 740])
  const boxes = await Promise.all([previous, mark, next].map(boxOf))
  for (const box of boxes) {
    expect(box.bottom - box.top).toBeGreaterThanOrEqual(44)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(360)
  }
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await mark.click()
  await expect(mark).toHaveText('Done')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  expect(await boxOf(next)).toEqual(boxes[2])
  await expectAccessible()

  await bar.getByRole('button', { name: '2 of ' }).click()
  const sheet = page.getByRole('dialog', { name: 'Lessons' })
  await expect(sheet.getByText(/^1 of \d+ lessons completed$/)).toBeVisible()
  await sheet.getByRole('link', { name: first.title }).click()
  await expect(title(page)).toHaveText(first.title)
  await expect(sheet).toHaveCount(0)
})

test('the video and its controls fit the window, and its time line seeks and shows where notes are', {
  tag: ['@UX-30', '@UX-31', '@UX-32', '@CRS-LES-05'],
}, async ({ page, mock, expectAccessible }) => {
  const found = untouchedLesson(await fetchCourses(page, await mock.login(page)), 1)
  await allowPlayers(page)
  const player = await fakePlayers(page)
  await openPlayableLesson(page, found)
  const { bottom } = await page
    .getByRole('navigation', { name: 'Lesson navigation' })
    .evaluate((element) => element.getBoundingClientRect())
  expect(bottom, 'the bar is above the fold of a small desktop').toBeLessThanOrEqual(800)
  const line = page.getByRole('slider', { name: 'Position' })
  await play(page).click()
  await expect(line).toHaveAttribute('aria-valuetext', / of 2:00$/)
  const box = await line.boundingBox()
  if (!box) throw new Error('There is no time line.')
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(async () => (await player.commands()).filter((one) => one.startsWith('seek')))
    .toHaveLength(1)
  await expect(line).toHaveAttribute('aria-valuetext', /^(0:59|1:00|1:01) of 2:00$/)

  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Half')
  await page.getByLabel('Time in video').fill('1:00')
  await page.getByRole('button', { name: 'Save note' }).click()
  const mark = page.locator('[data-note-time="60"]')
  const middle = await mark.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  })
  expect(Math.abs(middle - (box.x + box.width / 2))).toBeLessThanOrEqual(1.5)
  await expectAccessible()

  const width = () => page.locator('main iframe').evaluate((element) => element.clientWidth)
  await page.setViewportSize({ width: 1600, height: 900 })
  expect(await width()).toBe(1024)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await width()).toBeLessThanOrEqual(360)
})
