import type { Page } from '@playwright/test'
import { faults, tryEach } from './fault-table'
import { expect, test } from './fixtures'
import { coursesOf, type KnownCourse, type KnownLesson, lessonsOf } from './learner'
import { allowPlayers, type PlayerStandIn, standInForPlayers } from './players'

let player: PlayerStandIn
let courses: readonly KnownCourse[]

test.beforeEach(async ({ page, mock }) => {
  courses = await coursesOf(page, await mock.login(page))
  await mock.forgetRequests()
  await allowPlayers(page)
  player = await standInForPlayers(page)
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const outline = (page: Page) => page.getByRole('navigation', { name: 'Course outline' })
const badge = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(Not started|In progress|Completed)$/)
    .first()
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true })
const next = (page: Page) => page.getByRole('link', { name: 'Next lesson' })

/** The first lesson of Ana's untouched course with a video of a kind, which another lesson follows. */
function untouched(videoType: 1 | 2): { course: KnownCourse; lesson: KnownLesson; following: KnownLesson } {
  const [course] = courses
  if (!course) throw new Error('Ana has no courses.')
  const lessons = lessonsOf(course)
  const index = lessons.findIndex((lesson) => lesson.videoType === videoType)
  const [lesson, following] = [lessons[index], lessons[index + 1]]
  if (!lesson || !following) throw new Error(`No lesson of type ${videoType}.`)
  return { course, lesson, following }
}

const at = (course: KnownCourse, lesson: KnownLesson) => `/lesson?course=${course.id}&lesson=${lesson.id}`

test('[CRS-LES-01] a lesson shows its course, module, title, state and duration, its text, its files and the ways around it @both', async ({
  page,
  isMobile,
}) => {
  const [course] = courses
  const lessons = course ? lessonsOf(course) : []
  const lesson = lessons.slice(1).find(({ attachments }) => attachments.length > 0)
  if (!course || !lesson) throw new Error('No lesson has files.')
  await page.goto(at(course, lesson))
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

test('[CRS-LES-02] opening a lesson begins it, next begins the following one, previous changes nothing @both', async ({
  page,
  mock,
}) => {
  const { course } = untouched(1)
  const [first, second] = lessonsOf(course)
  if (!first || !second) throw new Error('The course has no lessons.')
  await page.goto(at(course, first))
  await expect(badge(page)).toHaveText('In progress')
  await next(page).click()
  await expect(title(page)).toHaveText(second.title)
  await expect(badge(page)).toHaveText('In progress')
  const sent = async () => (await mock.requests('updateLessonStatus')).map(({ body }) => body)
  const both = [first, second].map(({ id }) => ({ lessonId: id, lessonProgressStatus: 2 }))
  await expect.poll(sent).toEqual(both)
  await page.getByRole('link', { name: 'Previous lesson' }).click()
  await expect(title(page)).toHaveText(first.title)
  expect(await sent()).toEqual(both)

  // One that was never begun is not begun by coming back to it.
  const third = lessonsOf(course)[2]
  const fourth = lessonsOf(course)[3]
  if (!third || !fourth) throw new Error('The course has too few lessons.')
  await page.goto(at(course, fourth))
  await expect.poll(async () => (await sent()).length).toBe(3)
  await page.getByRole('link', { name: 'Previous lesson' }).click()
  await expect(title(page)).toHaveText(third.title)
  await expect(badge(page)).toHaveText('Not started')
  expect(await sent()).toHaveLength(3)
})

for (const [name, type] of [
  ['Vimeo', 2],
  ['YouTube', 1],
] as const)
  test(`[CRS-LES-02] the end of a ${name} video completes the lesson, and after a countdown the next one begins @desk`, async ({
    page,
    mock,
  }) => {
    const { course, lesson, following } = untouched(type)
    await page.clock.install()
    await page.goto(at(course, lesson))
    await expect(play(page)).toBeEnabled()
    await player.say('play')
    await player.say('end')
    await expect(badge(page)).toHaveText('Completed')
    await expect(page.getByText(`Next lesson: ${following.title}`)).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(title(page)).toHaveText(following.title)
    await expect(badge(page)).toHaveText('In progress')
    const sent = async () => (await mock.requests('updateLessonStatus')).map(({ body }) => body)
    await expect.poll(sent).toEqual([
      { lessonId: lesson.id, lessonProgressStatus: 2 },
      { lessonId: lesson.id, lessonProgressStatus: 3 },
      { lessonId: following.id, lessonProgressStatus: 2 },
    ])
  })

test('the countdown to the next lesson can be cancelled, and switched off for good @desk', async ({
  page,
}) => {
  const { course, lesson } = untouched(2)
  await page.clock.install()
  await page.goto(at(course, lesson))
  await expect(play(page)).toBeEnabled()
  await player.say('end')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.clock.runFor(10_000)
  await expect(title(page)).toHaveText(lesson.title)

  await page.getByRole('switch', { name: /by themselves/ }).click()
  await page.reload()
  await expect(play(page)).toBeEnabled()
  await expect(page.locator('main iframe')).not.toHaveAttribute('src', /autoplay/)
  await player.say('end')
  await expect(page.getByRole('link', { name: 'Start now' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(title(page)).toHaveText(lesson.title)
})

for (const [name, type, says] of [
  ['Vimeo', 2, JSON.stringify({ event: 'ended', data: { seconds: 120, duration: 120, percent: 1 } })],
  ['YouTube', 1, JSON.stringify({ event: 'onStateChange', info: 0, id: 1, channel: 'widget' })],
] as const)
  test(`a forged end of a ${name} video completes nothing @desk`, async ({ page, mock }) => {
    const { course, lesson } = untouched(type)
    await page.goto(at(course, lesson))
    await expect(play(page)).toBeEnabled()
    await mock.forgetRequests()
    // From the page itself, and from another frame of the right origin.
    await page.evaluate((message) => postMessage(message, '*'), says)
    const home =
      type === 2 ? 'https://player.vimeo.com/video/1' : 'https://www.youtube-nocookie.com/embed/forged'
    await page.route(home, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>for (let i = 0; i < 5; i++) parent.postMessage(${JSON.stringify(says)}, '*'); parent.postMessage('forged', '*')</script>`,
      }),
    )
    await page.evaluate(
      (address) =>
        new Promise<void>((heard) => {
          addEventListener('message', ({ data }) => data === 'forged' && heard())
          const frame = document.createElement('iframe')
          frame.src = address
          document.body.append(frame)
        }),
      home,
    )
    await expect(badge(page)).toHaveText('In progress')
    expect(await mock.requests('updateLessonStatus')).toEqual([])
    // The real one is heard as before.
    await player.say('end')
    await expect(badge(page)).toHaveText('Completed')
  })

test('[CRS-LES-03] play time counts 3 s a tick while it plays, and begins anew at the end @desk', async ({
  page,
}) => {
  const { course, lesson } = untouched(2)
  await page.clock.install()
  await page.goto(at(course, lesson))
  await expect(play(page)).toBeEnabled()
  const watched = page.getByText(/watched for/)
  await page.clock.runFor(9_000)
  await expect(watched).toHaveCount(0)
  await player.say('play')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(watched).toContainText('0:03')
  await page.clock.runFor(60_000)
  await expect(watched).toContainText('1:03')
  await player.say('pause')
  await expect(play(page)).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(watched).toContainText('1:03')
  await player.say('end')
  await expect(watched).toHaveCount(0)
})

test('[CRS-LES-04] a player library that does not come is said, and the lesson stays usable @both', async ({
  page,
  complaints,
}) => {
  const { course, lesson } = untouched(2)
  complaints.expectFailedCalls()
  complaints.expect(/chunk|Failed to load|ERR_FAILED/i)
  await page.goto(at(course, lesson).replace(String(lesson.id), String(untouched(1).lesson.id)))
  await expect(play(page)).toBeEnabled()
  const chooser = page.getByRole('button', { name: 'Course outline' })
  if (await chooser.isVisible()) await chooser.click()
  const way = outline(page).getByRole('link', { name: lesson.title })
  await expect(way).toBeVisible()
  // What this screen has needed so far is there; the library is fetched when a video of Vimeo is opened.
  const library = (url: URL) => /\.js$/.test(url.pathname)
  await page.route(library, (route) => route.abort())
  await way.click()
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('Failed to load Vimeo Player SDK')
  await expect(page.locator('main iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(badge(page)).toHaveText('Completed')
  await page.unroute(library)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(play(page)).toBeEnabled()
  await expect(failed).toHaveCount(0)
})

test('[CRS-LES-04] a player that never answers is given up after a while @desk', async ({ page }) => {
  const { course, lesson } = untouched(1)
  await page.clock.install()
  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>…</p>' }),
  )
  await page.goto(at(course, lesson))
  await expect(page.locator('main iframe')).toBeVisible()
  await page.clock.runFor(21_000)
  await expect(page.getByRole('alert')).toContainText('The YouTube player could not be loaded')
})

test('[CRS-LES-05] the player is 1024 px wide where there is room, and starts by itself unless the reader wants less motion @desk', async ({
  page,
}) => {
  const { course, lesson } = untouched(2)
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(at(course, lesson))
  const frame = page.locator('main iframe')
  await expect(frame).toHaveAttribute('src', /[?&]autoplay=1/)
  expect(await frame.evaluate((element) => element.clientWidth)).toBe(1024)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await frame.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(360)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(frame).not.toHaveAttribute('src', /autoplay/)
})

test('where a video was left is offered again, and gone after logging out @desk', async ({ page }) => {
  const { course, lesson } = untouched(2)
  await page.goto(at(course, lesson))
  await expect(play(page)).toBeEnabled()
  await player.say('time', 75)
  await expect(page.getByText('1:15 of 2:00')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You left this video at 1:15.')).toBeVisible()
  await expect(page.locator('main iframe')).not.toHaveAttribute('src', /autoplay/)
  await page.getByRole('button', { name: 'Go on from there' }).click()
  await expect.poll(() => player.asked()).toEqual(['seek 75', 'play'])
  await expect(page.getByText('You left this video')).toHaveCount(0)
  await page.goto('/user/logout')
  await expect(page).toHaveURL('/')
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lesson-position')))
  await expect.poll(left).toEqual([])
})

test('our own controls work with the keyboard alone @desk', async ({ page }) => {
  const { course, lesson } = untouched(1)
  await page.goto(at(course, lesson))
  await expect(play(page)).toBeEnabled()
  await play(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '10 seconds on' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('0:10 of 2:00')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).press('Space')
  await expect.poll(() => player.asked()).toEqual(['play', 'seek 10', 'pause'])
})

test('nobody’s player is called before the person has asked for it @desk', async ({ page }) => {
  const { course, lesson } = untouched(2)
  await page.addInitScript(() => localStorage.removeItem('videoPlayers'))
  await page.goto(at(course, lesson))
  const gate = page.getByRole('button', { name: /Vimeo/ })
  await expect(gate).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await gate.click()
  await expect(play(page)).toBeEnabled()
})

test('[CRS-LES-02] the answer to a status may be the course, the lesson or a plain yes @desk', async ({
  page,
  mock,
}) => {
  const { course, lesson } = untouched(2)
  await page.goto(at(course, lesson))
  await expect(badge(page)).toHaveText('In progress')
  for (const [json, shown] of [
    [{ id: lesson.id, title: 'Renamed', lessonProgressStatus: 3 }, 'Completed'],
    [true, 'In progress'],
  ] as const) {
    // The latest route counts; the one before stays, for a call that may still be on its way.
    await page.route(/\/api\/lesson\/updateStatus$/, (route) => route.fulfill({ json }))
    await page.getByRole('button', { name: /^Mark as/ }).click()
    // What the server says of it counts: a yes has the course read again, which the mock still has as begun.
    await expect(badge(page)).toHaveText(shown)
  }
  await expect.poll(async () => (await mock.requests('getCourseActivity')).length).toBe(2)
})

test('a refused status is taken back, with a sentence, and the lesson goes on @desk', async ({
  page,
  mock,
}) => {
  test.slow()
  const { course, lesson } = untouched(2)
  await page.goto(at(course, lesson))
  await expect(badge(page)).toHaveText('In progress')
  const toast = page.getByRole('region', { name: 'Messages' })
  const rows = faults.filter(
    ([name]) =>
      ![
        'HTML instead of JSON',
        'a body of another kind',
        'malformed JSON',
        'half a body',
        'silence',
      ].includes(name),
  )
  await tryEach({ page, mock }, 'updateLessonStatus', rows, {
    act: () => page.getByRole('button', { name: 'Mark as completed' }).click(),
    see: async ({ sentence, patience }) => expect(toast.getByText(sentence).first()).toBeVisible(patience),
    after: async () => expect(badge(page)).toHaveText('In progress'),
  })
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(badge(page)).toHaveText('Completed')
})

test('[CRS-ERR-01] a lesson that cannot be read says so and can be asked for again; what is none of mine leads on @desk', async ({
  page,
  mock,
}) => {
  const { course, lesson } = untouched(2)
  await mock.fault('getCourseActivity', { status: 500 })
  await page.goto(at(course, lesson))
  await expect(page.getByText('Error getting course Activity')).toBeVisible()
  await mock.mend()
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
