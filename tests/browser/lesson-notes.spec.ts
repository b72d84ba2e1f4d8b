import type { Page } from '@playwright/test'
import { fetchCourses } from './support/course-data'
import { allowPlayers, fakePlayers } from './support/fake-players'
import { expect, test } from './support/fixtures'
import { openPlayableLesson, untouchedLesson } from './support/lesson-screen'

async function openNotes(page: Page) {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024
  if (isNarrow) await page.locator('summary').filter({ hasText: 'Notes' }).click()
  else await page.getByRole('tab', { name: /^Notes/ }).click()
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a note' })

test('a note stores the video position and links back to it', { tag: ['@both', '@UX-32'] }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  const courses = await fetchCourses(page, await mock.login(page))
  await allowPlayers(page)
  const player = await fakePlayers(page)
  const { course, lesson, following } = await openPlayableLesson(page, untouchedLesson(courses, 2))
  await player.emit('play')
  await player.emit('time', 75)
  await expect(page.getByText('1:15 of 2:00')).toBeVisible()
  await openNotes(page)
  // These letters are shortcuts of the player, but must only be typed here.
  await field(page).pressSequentially('mfc light')
  await player.emit('time', 100)
  await expect(page.getByText('1:40 of 2:00')).toBeVisible()
  await expect(page.getByLabel('Time in video')).toHaveValue('1:15')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(field(page)).toHaveValue('')
  await field(page).fill('The beginning')
  await page.getByLabel('Time in video').fill('nine')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Enter a time, such as 1:15.')).toBeVisible()
  await page.getByLabel('Time in video').fill('0:09')
  await page.getByRole('button', { name: 'Save note' }).click()
  const notes = page.getByRole('list', { name: 'Your notes on this lesson' })
  await expect(notes.getByRole('listitem')).toHaveText([/^0:09.*The beginning/, /^1:15.*mfc light/])
  await expectAccessible()
  expect((await player.commands()).filter((command) => command !== 'play')).toEqual([])

  await notes.getByRole('button', { name: 'Play from 1:15' }).click()
  await expect.poll(() => player.commands()).toEqual(['seek 75', 'play'])

  // In the notes of the whole course, the time of a note links to this position in the lesson.
  await page.goto(`/lesson?course=${course.id}&lesson=${following.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(following.title)
  await page.goto(`/course/learn/${course.id}`)
  await page.getByRole('link', { name: 'Play from 1:15' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title)
  await expect.poll(() => player.commands()).toEqual(['seek 75', 'play'])
  await expect(page.getByText('You stopped at')).toHaveCount(0)
})
