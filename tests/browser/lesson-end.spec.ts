import { expect, test } from './fixtures'
import { lateCodeIsThere } from './late-code'
import { coursesOf, type KnownCourse } from './learner'
import { badge, lessonOf, openToPlay, play, title, untouchedOf } from './lesson-screen'
import { messages } from './on-screen'
import { allowPlayers, type PlayerStandIn, standInForPlayers } from './players'

let player: PlayerStandIn
let courses: readonly KnownCourse[]

test.beforeEach(async ({ page, mock }) => {
  courses = await coursesOf(page, await mock.login(page))
  await allowPlayers(page)
  player = await standInForPlayers(page)
})

for (const [name, type] of [
  ['Vimeo', 2],
  ['YouTube', 1],
] as const)
  test(`[CRS-LES-02] whoever plays a ${name} video again stays until it has ended once more @desk`, async ({
    page,
  }) => {
    await page.clock.install()
    const { lesson, following } = await openToPlay(page, untouchedOf(courses, type))
    await lateCodeIsThere(page)
    const countdown = page.getByText('It starts in 5 seconds.').first()
    await player.say('end')
    await expect(countdown).toBeAttached()
    await play(page).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(countdown).toHaveCount(0)
    await page.clock.runFor(10_000)
    await expect(title(page)).toHaveText(lesson.title)

    // Pressed in the player itself, on a line so slow that there is nothing to see yet.
    await player.say('end')
    await expect(countdown).toBeAttached()
    await player.say('load')
    await expect(countdown).toHaveCount(0)
    await page.clock.runFor(10_000)
    await expect(title(page)).toHaveText(lesson.title)

    await player.say('end')
    await expect(countdown).toBeAttached()
    await page.clock.runFor(5_000)
    await expect(title(page)).toHaveText(following.title)
  })

test('[CRS-LES-02] what the server refuses is not completed: nothing moves on, and the button tries again @desk', async ({
  page,
  mock,
}) => {
  await page.clock.install()
  const { lesson, following } = await openToPlay(page, untouchedOf(courses, 2))
  await expect(badge(page)).toHaveText('In progress')
  const next = page.getByText(`Next lesson: ${following.title}`)
  await mock.fault('updateLessonStatus', { status: 500 })
  await player.say('end')
  await expect(messages(page)).toContainText('Your progress could not be saved')
  await expect(badge(page)).toHaveText('In progress')
  await expect(next).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(title(page)).toHaveText(lesson.title)

  await mock.mend()
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(badge(page)).toHaveText('Completed')
  await expect(next).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(title(page)).toHaveText(following.title)
})

for (const [name, status] of [
  ['is told so once more', undefined],
  ['refuses to hear it once more', 500],
] as const)
  test(`[CRS-LES-02] a completed lesson that is watched to its end leads on, whether the server ${name} @desk`, async ({
    page,
    mock,
  }) => {
    await page.clock.install()
    const { following } = await openToPlay(page, lessonOf(courses[3], 2))
    await expect(badge(page)).toHaveText('Completed')
    if (status) await mock.fault('updateLessonStatus', { status })
    await player.say('end')
    await expect(page.getByText(`Next lesson: ${following.title}`)).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(title(page)).toHaveText(following.title)
    await expect(badge(page)).toHaveText('Completed')
  })
