import type { Page } from '@playwright/test'
import { type EnrolledCourse, fetchCourses } from './support/course-data'
import { allowPlayers, type FakePlayer, fakePlayers } from './support/fake-players'
import { expect, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import {
  badge,
  lessonPath,
  openPlayableLesson,
  outline,
  play,
  title,
  untouchedLesson,
} from './support/lesson-screen'

let player: FakePlayer
let courses: readonly EnrolledCourse[]

test.beforeEach(async ({ page, mock }) => {
  courses = await fetchCourses(page, await mock.login(page))
  await mock.clearRequests()
  await allowPlayers(page)
  player = await fakePlayers(page)
})

const untouched = (videoType: 1 | 2) => untouchedLesson(courses, videoType)
const openUntouched = (page: Page, videoType: 1 | 2) => openPlayableLesson(page, untouched(videoType))

for (const [name, type] of [
  ['Vimeo', 2],
  ['YouTube', 1],
] as const)
  test(`a ${name} video that ends completes its lesson and opens the next one`, {
    tag: '@CRS-LES-02',
  }, async ({ page, mock }) => {
    await page.clock.install()
    const { lesson, following } = await openUntouched(page, type)
    await player.emit('play')
    await player.emit('end')
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

test('a lesson stays open after a canceled countdown or without autoplay', async ({ page }) => {
  await page.clock.install()
  const { lesson } = await openUntouched(page, 2)
  await player.emit('end')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.clock.runFor(10_000)
  await expect(title(page)).toHaveText(lesson.title)

  await page.getByRole('switch', { name: /Autoplay/ }).click()
  await page.reload()
  await expect(play(page)).toBeEnabled()
  await expect(page.locator('main iframe')).not.toHaveAttribute('src', /autoplay/)
  await player.emit('end')
  await expect(page.getByRole('link', { name: 'Start now' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(title(page)).toHaveText(lesson.title)
})

test('the countdown to the next lesson is announced once and can be stopped', {
  tag: '@CRS-LES-02',
}, async ({ page }) => {
  await page.clock.install()
  const { lesson, following } = await openUntouched(page, 2)
  await player.emit('end')
  const notice = page.getByRole('status').filter({ hasText: `Next lesson: ${following.title}` })
  await expect(notice).toContainText('Starts in 5 seconds.')
  await page.clock.runFor(2_000)
  await expect(notice).toContainText('Starts in 3 seconds.')
  await expect(notice).toMatchAriaSnapshot('- text: Starts in 5 seconds.')

  await page.getByRole('switch', { name: /Autoplay/ }).click()
  await expect(notice).not.toContainText('Starts in')
  await page.clock.runFor(10_000)
  await expect(title(page)).toHaveText(lesson.title)
})

for (const [name, type, message] of [
  ['Vimeo', 2, JSON.stringify({ event: 'ended', data: { seconds: 120, duration: 120, percent: 1 } })],
  ['YouTube', 1, JSON.stringify({ event: 'onStateChange', info: 0, id: 1, channel: 'widget' })],
] as const)
  test(`the lesson ignores a forged end message of a ${name} video`, async ({ page, mock }) => {
    await openUntouched(page, type)
    await mock.clearRequests()
    // Forged messages come from the page itself, and from another frame of the expected origin.
    await page.evaluate((data) => postMessage(data, '*'), message)
    const forgedFrame =
      type === 2 ? 'https://player.vimeo.com/video/1' : 'https://www.youtube-nocookie.com/embed/forged'
    await page.route(forgedFrame, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>for (let i = 0; i < 5; i++) parent.postMessage(${JSON.stringify(message)}, '*'); parent.postMessage('forged', '*')</script>`,
      }),
    )
    await page.evaluate(
      (address) =>
        new Promise<void>((received) => {
          addEventListener('message', ({ data }) => data === 'forged' && received())
          const frame = document.createElement('iframe')
          frame.src = address
          document.body.append(frame)
        }),
      forgedFrame,
    )
    await expect(badge(page)).toHaveText('In progress')
    expect(await mock.requests('updateLessonStatus')).toEqual([])
    // The end message of the real player still works after the forged ones.
    await player.emit('end')
    await expect(badge(page)).toHaveText('Completed')
  })

test('the lesson shows the play time every 3 s and removes it at the end', {
  tag: '@CRS-LES-03',
}, async ({ page }) => {
  await page.clock.install()
  await openUntouched(page, 2)
  await waitForLateCode(page)
  const watched = page.getByText(/watched:/)
  await page.clock.runFor(9_000)
  await expect(watched).toHaveCount(0)
  await player.emit('play')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(watched).toContainText('0:03')
  await page.clock.runFor(60_000)
  await expect(watched).toContainText('1:03')
  await player.emit('pause')
  await expect(play(page)).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(watched).toContainText('1:03')
  await player.emit('end')
  await expect(watched).toHaveCount(0)
})

test('the lesson offers a retry when the video player’s code fails to load', {
  tag: ['@both', '@CRS-LES-04'],
}, async ({ page, consoleErrors }) => {
  const { course, lesson } = untouched(2)
  consoleErrors.allowFailedRequests()
  consoleErrors.allow(/chunk|Failed to load|ERR_FAILED/i)
  await page.goto(lessonPath(course, lesson).replace(String(lesson.id), String(untouched(1).lesson.id)))
  await expect(play(page)).toBeEnabled()
  const chooser = page.getByRole('button', { name: 'Course outline' })
  if (await chooser.isVisible()) await chooser.click()
  const lessonLink = outline(page).getByRole('link', { name: lesson.title })
  await expect(lessonLink).toBeVisible()
  // The screen's code is loaded already: the next script requested is Vimeo's player library.
  const library = (url: URL) => /\.js$/.test(url.pathname)
  await page.route(library, (route) => route.abort())
  await lessonLink.click()
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

test('the lesson shows an error when the video player never becomes ready', { tag: '@CRS-LES-04' }, async ({
  page,
}) => {
  const { course, lesson } = untouched(1)
  await page.clock.install()
  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>…</p>' }),
  )
  await page.goto(lessonPath(course, lesson))
  await expect(page.locator('main iframe')).toBeVisible()
  await waitForLateCode(page)
  await page.clock.runFor(21_000)
  await expect(page.getByRole('alert')).toContainText('The YouTube player couldn’t be loaded')
})

test('the player is up to 1024 px wide and autoplays if motion is allowed', {
  tag: '@CRS-LES-05',
}, async ({ page }) => {
  const { course, lesson } = untouched(2)
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(lessonPath(course, lesson))
  const frame = page.locator('main iframe')
  await expect(frame).toHaveAttribute('src', /[?&]autoplay=1/)
  expect(await frame.evaluate((element) => element.clientWidth)).toBe(1024)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await frame.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(360)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(frame).not.toHaveAttribute('src', /autoplay/)
})

test('the lesson offers to resume a video, but not after a logout', async ({ page }) => {
  await openUntouched(page, 2)
  await player.emit('time', 75)
  await expect(page.getByText('1:15 of 2:00')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You stopped at 1:15.')).toBeVisible()
  await expect(page.locator('main iframe')).not.toHaveAttribute('src', /autoplay/)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(() => player.commands()).toEqual(['seek 75', 'play'])
  await expect(page.getByText('You stopped')).toHaveCount(0)
  await page.goto('/user/logout')
  await expect(page).toHaveURL('/')
  const storedPositions = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lesson-position')))
  await expect.poll(storedPositions).toEqual([])
})

test('the lesson video is controlled by keyboard, without console messages', { tag: '@FLT-58' }, async ({
  page,
}) => {
  const logged: string[] = []
  // The tests block service workers, which Playwright logs.
  page.on('console', (message) => {
    if (!message.text().startsWith('Service Worker registration blocked')) logged.push(message.text())
  })
  await openUntouched(page, 1)
  await play(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Forward 10 seconds' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('0:10 of 2:00')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).press('Space')
  await expect.poll(() => player.commands()).toEqual(['play', 'captions off', 'seek 10', 'pause'])
  expect(logged).toEqual([])
})

for (const [name, type, captions] of [
  ['Vimeo', 2, 'en'],
  ['YouTube', 1, 'en-US'],
] as const)
  test(`keys and controls operate a ${name} video, and its speed is stored`, {
    tag: '@UX-31',
  }, async ({ page, expectAccessible }) => {
    await openUntouched(page, type)
    await waitForLateCode(page)
    const controls = page.getByRole('region', { name: 'Video controls' })
    const speed = controls.getByRole('combobox', { name: 'Speed' })
    const sent = async (count: number) => (await player.commands()).slice(-count)
    await title(page).focus()
    // The keys work once their code has loaded, after the first paint.
    await expect(async () => {
      await page.keyboard.press('>')
      await expect(speed).not.toHaveValue('1', { timeout: 500 })
    }).toPass()
    await speed.selectOption('1.75')
    await expect.poll(() => sent(1)).toEqual(['speed 1.75'])
    await title(page).focus()
    await page.keyboard.press('<')
    await expect(speed).toHaveValue('1.5')

    await page.keyboard.press('Space')
    await expect(controls.getByRole('button', { name: 'Pause' })).toBeVisible()
    const captionsButton = controls.getByRole('button', { name: 'Captions' })
    await expect(captionsButton).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('c')
    await expect(captionsButton).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => sent(1)).toEqual([`captions ${captions}`])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('0:10 of 2:00')).toBeVisible()
    await page.keyboard.press('m')
    await expect(controls.getByRole('button', { name: 'Unmute' })).toBeVisible()
    await page.keyboard.press('f')
    await expect(controls.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
    await controls.getByRole('button', { name: 'Exit full screen' }).click()
    await expect(controls.getByRole('button', { name: 'Full screen' })).toBeVisible()
    await expectAccessible()

    await page.keyboard.press('Shift+?')
    const overview = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(overview).toContainText('Video: play or pauseSpace')
    await page.keyboard.press('m')
    await expect(overview).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(controls.getByRole('button', { name: 'Unmute' })).toBeVisible()

    await page.reload()
    await play(page).click()
    await expect(speed).toHaveValue('1.5')
    // Captions that were on before the reload are on again.
    await expect(captionsButton).toHaveAttribute('aria-pressed', 'true')
  })

test('the video player loads only after consent and receives the focus', {
  tag: '@CRS-LES-01',
}, async ({ page }) => {
  const { course, lesson } = untouched(2)
  await page.addInitScript(() => window === top && localStorage.removeItem('roda:videoPlayers'))
  await page.goto(lessonPath(course, lesson))
  const gate = page.getByRole('button', { name: /Vimeo/ })
  await expect(gate).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await gate.press('Enter')
  await expect(play(page)).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Video controls' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(play(page)).toBeFocused()
})
