import { type EnrolledCourse, fetchCourses } from './support/course-data'
import { allowPlayers, type FakePlayer, fakePlayers } from './support/fake-players'
import { expect, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import { badge, findLesson, openPlayableLesson, play, title, untouchedLesson } from './support/lesson-screen'
import { toasts } from './support/locators'

let player: FakePlayer
let courses: readonly EnrolledCourse[]

test.beforeEach(async ({ page, mock }) => {
  courses = await fetchCourses(page, await mock.login(page))
  await allowPlayers(page)
  player = await fakePlayers(page)
})

for (const [name, type] of [
  ['Vimeo', 2],
  ['YouTube', 1],
] as const)
  test(`a lesson stays open while its ${name} video is replayed`, {
    tag: '@CRS-LES-02',
  }, async ({ page }) => {
    await page.clock.install()
    const { lesson, following } = await openPlayableLesson(page, untouchedLesson(courses, type))
    await waitForLateCode(page)
    const countdown = page.getByText('Starts in 5 seconds.').first()
    await player.emit('end')
    await expect(countdown).toBeAttached()
    await play(page).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(countdown).toHaveCount(0)
    await page.clock.runFor(10_000)
    await expect(title(page)).toHaveText(lesson.title)

    // On a slow connection, the first event of a video replayed inside the provider's player is `load`.
    await player.emit('end')
    await expect(countdown).toBeAttached()
    await player.emit('load')
    await expect(countdown).toHaveCount(0)
    await page.clock.runFor(10_000)
    await expect(title(page)).toHaveText(lesson.title)

    await player.emit('end')
    await expect(countdown).toBeAttached()
    await page.clock.runFor(5_000)
    await expect(title(page)).toHaveText(following.title)
  })

test('a lesson is not shown as completed when the server refuses the status', {
  tag: '@CRS-LES-02',
}, async ({ page, mock }) => {
  await page.clock.install()
  const { lesson, following } = await openPlayableLesson(page, untouchedLesson(courses, 2))
  await expect(badge(page)).toHaveText('In progress')
  const next = page.getByText(`Next lesson: ${following.title}`)
  await mock.fault('updateLessonStatus', { status: 500 })
  await player.emit('end')
  await expect(toasts(page)).toContainText('Your progress couldn’t be saved')
  await expect(badge(page)).toHaveText('In progress')
  await expect(next).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(title(page)).toHaveText(lesson.title)

  await mock.clearFaults()
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(badge(page)).toHaveText('Completed')
  await expect(next).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(title(page)).toHaveText(following.title)
})

for (const [name, status] of [
  ['accepts the status', undefined],
  ['refuses the status', 500],
] as const)
  test(`a completed lesson opens the next one if the server ${name}`, {
    tag: '@CRS-LES-02',
  }, async ({ page, mock }) => {
    await page.clock.install()
    const { following } = await openPlayableLesson(page, findLesson(courses[3], 2))
    await expect(badge(page)).toHaveText('Completed')
    if (status) await mock.fault('updateLessonStatus', { status })
    await player.emit('end')
    await expect(page.getByText(`Next lesson: ${following.title}`)).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(title(page)).toHaveText(following.title)
    await expect(badge(page)).toHaveText('Completed')
  })
