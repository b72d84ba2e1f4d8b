import { type EnrolledCourse, fetchCourses } from './support/course-data'
import { allowPlayers, type FakePlayer, fakePlayers } from './support/fake-players'
import { expect, test } from './support/fixtures'
import {
  badge,
  lessonPath,
  openPlayableLesson,
  outline,
  play,
  untouchedLesson,
} from './support/lesson-screen'

let player: FakePlayer
let courses: readonly EnrolledCourse[]

test.beforeEach(async ({ page, mock }) => {
  courses = await fetchCourses(page, await mock.login(page))
  await allowPlayers(page)
  player = await fakePlayers(page)
})

const untouched = (videoType: 1 | 2) => untouchedLesson(courses, videoType)

test('the lesson offers a retry when the video player’s code fails to load', {
  tag: ['@slow', '@CRS-LES-04'],
}, async ({ page, consoleErrors }) => {
  const { course, lesson } = untouched(2)
  consoleErrors.allowFailedRequests()
  consoleErrors.allow(/chunk|Failed to load|ERR_FAILED/i)
  await page.goto(lessonPath(course, lesson).replace(String(lesson.id), String(untouched(1).lesson.id)))
  await expect(play(page)).toBeEnabled()
  // Modules after the current one are folded at first.
  for (const module of await outline(page).locator('details').all())
    if ((await module.getAttribute('open')) === null) await module.locator('summary').click()
  const lessonLink = outline(page).getByRole('link', { name: lesson.title })
  await expect(lessonLink).toBeVisible()
  // The screen's code is loaded already: the next script requested is Vimeo's player library.
  const library = (url: URL) => /\.js$/.test(url.pathname)
  await page.route(library, (route) => route.abort())
  await lessonLink.click()
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('Failed to load Vimeo Player SDK')
  await expect(page.locator('main iframe')).toHaveCount(0)
  await page.getByRole('button', { name: /^(Mark as completed|Complete)$/ }).click()
  await expect(badge(page)).toHaveText(/^(Completed|Done)$/)
  await page.unroute(library)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(play(page)).toBeEnabled()
  await expect(failed).toHaveCount(0)
})

test('the lesson video is controlled by keyboard, without console messages', { tag: '@FLT-58' }, async ({
  page,
}) => {
  const logged: string[] = []
  // The tests block service workers, which Playwright logs.
  page.on('console', (message) => {
    if (!message.text().startsWith('Service Worker registration blocked')) logged.push(message.text())
  })
  await openPlayableLesson(page, untouched(1))
  await play(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect.poll(() => player.commands()).toEqual(['play', 'captions off'])
  for (const _ of ['back', 'forward']) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Forward 10 seconds' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    '0:10 of 2:00',
  )
  await page.getByRole('button', { name: 'Pause' }).press('Space')
  await expect.poll(() => player.commands()).toEqual(['play', 'captions off', 'seek 10', 'pause'])
  const exit = page.getByRole('button', { name: 'Exit full screen' })
  // The keys of the player load after the screen: who presses one early presses it again.
  await expect(async () => {
    await page.keyboard.press('f')
    await expect(exit).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await exit.click()
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
  expect(logged).toEqual([])
})
