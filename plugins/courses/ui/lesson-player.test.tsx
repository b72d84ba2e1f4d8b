import { sessionEnded } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deliver, fakePlayers, origins, playerFrame } from '@tests/courses/fake-players.fixture'
import {
  openLesson,
  openVideo,
  seeBadge,
  seePlay,
  seeTime,
  videoLesson,
  withoutConsent,
} from '@tests/courses/lesson-screen.fixture'
import {
  expectAccessible,
  fakeClock,
  fakeDevice,
  pressOn,
  reload,
  renderRoute,
  startMockServer,
} from '@tests/kit'
import { allSettled } from 'effector'
import { lessonRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const user = userEvent.setup({ delay: null })

// Covers CRS-LES-02
test.each([
  ['Vimeo', origins.vimeo, { event: 'ended', data: { seconds: 120, duration: 120, percent: 1 } }],
  ['YouTube', origins.youtube, { event: 'onStateChange', info: 0, id: 1, channel: 'widget' }],
] as const)('the lesson ignores a forged end message of a %s video', async (provider, origin, message) => {
  const players = fakePlayers()
  await openVideo(videoLesson(mock.state, provider))
  await seeBadge('In progress')
  mock.clearRequests()
  // Forged messages come from the page itself, from another frame of the expected origin, or from another page that
  // opened in the frame of the player.
  deliver(window, location.origin, message)
  deliver(window, origin, message)
  deliver({ postMessage: () => undefined }, origin, message)
  deliver(playerFrame().contentWindow, 'https://evil.example', message)
  // The end message of the real player still works, and its call would follow calls of the forged ones.
  players.emit('pause')
  await seeBadge('In progress')
  expect(mock.requests('updateLessonStatus')).toEqual([])
  players.emit('end')
  await seeBadge('Completed')
  await waitFor(() => expect(mock.onlyRequest('updateLessonStatus')).toBeTruthy())
})

// Covers CRS-LES-03
test('the lesson shows the play time every 3 s and removes it at the end', async () => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  await openVideo(videoLesson(mock.state, 'Vimeo'))
  await advance(9_000)
  expect(screen.queryByText(/watched:/)).toBeNull()
  players.emit('play')
  await screen.findByRole('button', { name: 'Pause' })
  await advance(3_000)
  await screen.findByText(/watched: 0:03$/)
  await advance(60_000)
  await screen.findByText(/watched: 1:03$/)
  players.emit('pause')
  await seePlay()
  await advance(30_000)
  await screen.findByText(/watched: 1:03$/)
  players.emit('end')
  // The next lesson would have no play time either.
  fireEvent.click(await screen.findByRole('switch', { name: 'Autoplay next lesson' }))
  expect(screen.queryByText(/watched:/)).toBeNull()
  expect(screen.getByRole('slider')).toBeTruthy()
})

// Covers CRS-LES-04
test('the lesson offers a retry when the video player never becomes ready', async () => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  players.silence()
  const { course, lesson } = videoLesson(mock.state, 'YouTube')
  await openLesson(course, lesson)
  await waitFor(() => expect(playerFrame().title).toBe(`Video: ${lesson.title}`))
  await advance(21_000)
  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toContain('The YouTube player couldn’t be loaded')
  expect(within(failure).getByRole('link', { name: 'Watch on YouTube' })).toBeTruthy()

  press('Mark as completed')
  await seeBadge('Completed')
  players.answer()
  press('Try again')
  await seePlay()
  expect(screen.queryByRole('alert')).toBeNull()
})

// Covers FLT-119
test('an unlisted Vimeo video keeps its hash in the player of a lesson and in the link to Vimeo', async () => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  players.silence()
  const { course, lesson } = videoLesson(mock.state, 'Vimeo')
  lesson.videoLink = 'https://vimeo.com/76979871/8272103f6e'
  await openLesson(course, lesson)
  await waitFor(() => expect(playerFrame().src).toContain('/video/76979871?h=8272103f6e&'))
  await advance(21_000)
  const link = await screen.findByRole('link', { name: 'Watch on Vimeo' })
  expect(link).toHaveProperty('href', 'https://vimeo.com/76979871/8272103f6e')
})

// Covers UX-32
test('a reload of a lesson that was opened at a note resumes where the video stopped', async () => {
  const players = fakePlayers()
  const { course, lesson } = videoLesson(mock.state, 'Vimeo')
  await renderRoute(lessonRoute, {
    query: { course: course.id, lesson: lesson.id, at: 30 },
    plugins: [courses],
    as: 'ana',
    settings: withoutConsent,
  })
  await waitFor(() => expect(players.commands()).toEqual(['seek 30', 'play']))
  players.emit('play')
  players.emit('time', 75)
  await seeTime('1:15 of 2:00')
  await reload()
  await screen.findByText('You stopped at 1:15.')
  await seePlay()
  expect(players.commands()).not.toContain('seek 30')
})

// Covers FLT-164
test.each(['Vimeo', 'YouTube'] as const)(
  'skipping in a %s video stops before its end, and counts from the wanted position',
  async (provider) => {
    const players = fakePlayers()
    await openVideo(videoLesson(mock.state, provider))
    const skip = () => fireEvent.click(screen.getByRole('button', { name: 'Forward 10 seconds' }))
    const seeks = () => players.commands().filter((command) => command.startsWith('seek'))
    players.emit('play')
    players.emit('time', 20)
    await seeTime('0:20 of 2:00')
    skip()
    // The player sent this before it got the command.
    players.emit('time', 21)
    skip()
    await waitFor(() => expect(seeks()).toEqual(['seek 30', 'seek 40']))
    players.emit('time', 40)
    players.emit('time', 115)
    await seeTime('1:55 of 2:00')
    skip()
    await waitFor(() => expect(seeks().at(-1)).toBe('seek 119'))
  },
)

// Covers FLT-120
test.each(['Vimeo', 'YouTube'] as const)(
  'the position in a %s video stays stored until the person plays the video',
  async (provider) => {
    const players = fakePlayers()
    await openVideo(videoLesson(mock.state, provider))
    players.emit('play')
    players.emit('time', 75)
    await seeTime('1:15 of 2:00')
    await reload()
    await screen.findByText('You stopped at 1:15.')
    await seePlay()
    // The player reports where it stands before anyone plays the video.
    players.emit('time', 0)
    await seeTime('0:00 of 2:00')
    await reload()
    await screen.findByText('You stopped at 1:15.')
    await seePlay()
    press('Start over')
    await screen.findByRole('button', { name: 'Pause' })
    players.emit('time', 1)
    await seeTime('0:01 of 2:00')
    await reload()
    await seePlay()
    expect(screen.queryByText(/^You stopped/)).toBeNull()
  },
)

// Covers UX-31
test.each(['Vimeo', 'YouTube'] as const)(
  'the time line shows how much of a %s video is loaded',
  async (provider) => {
    const players = fakePlayers()
    await openVideo(videoLesson(mock.state, provider))
    players.emit('play')
    players.emit('time', 30)
    players.emit('loaded', 60)
    await seeTime('0:30 of 2:00')
    await waitFor(() =>
      expect(document.querySelector<HTMLElement>('[data-loaded]')?.style.getPropertyValue('--share')).toBe(
        '0.5',
      ),
    )
  },
)

// Covers CRS-LES-05
test('the lesson offers to resume a video, but not after a logout', async () => {
  const players = fakePlayers()
  await openVideo(videoLesson(mock.state, 'Vimeo'))
  players.emit('play')
  players.emit('time', 75)
  await seeTime('1:15 of 2:00')
  const scope = await reload()
  await screen.findByText('You stopped at 1:15.')
  await seePlay()
  expect(playerFrame().src).not.toMatch(/autoplay/)
  press('Resume')
  await waitFor(() => expect(players.commands()).toEqual(['seek 75', 'play']))
  expect(screen.queryByText(/^You stopped/)).toBeNull()

  const storedPositions = () => Object.keys(localStorage).filter((name) => name.includes('lesson-position'))
  expect(storedPositions()).not.toEqual([])
  await allSettled(sessionEnded, { scope, params: 'logout' })
  await waitFor(() => expect(storedPositions()).toEqual([]))
})

// Covers FLT-121
test.each([2, 5, 100, 101, 150, 153])(
  'the lesson shows a link to YouTube when the player reports error %i',
  async (code) => {
    fakePlayers()
    await openVideo(videoLesson(mock.state, 'YouTube'))
    const message = { event: 'onError', info: code, id: 1, channel: 'widget' }
    deliver(playerFrame().contentWindow, origins.youtube, message)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('YouTube doesn’t play this video here')
    expect(within(notice).getByRole('link', { name: 'Watch on YouTube' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
    press('Mark as completed')
    await seeBadge('Completed')
  },
)

// Covers FLT-121
test('the lesson shows a link to Vimeo when the video is private', async () => {
  const players = fakePlayers()
  await openVideo(videoLesson(mock.state, 'Vimeo'))
  players.refuse()
  press('Play')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Vimeo doesn’t play this video here')
  expect(within(notice).getByRole('link', { name: 'Watch on Vimeo' })).toBeTruthy()
})

// Covers CRS-LES-05
test('a video does not start by itself when the device asks for less motion', async () => {
  fakeDevice({ prefersReducedMotion: true })
  fakePlayers()
  await openVideo(videoLesson(mock.state, 'Vimeo'))
  expect(playerFrame().src).not.toMatch(/autoplay/)
})

// Covers UX-31, FLT-176
test.each([
  ['Vimeo', 'en'],
  ['YouTube', 'en-US'],
] as const)('keys and controls operate a %s video, and its speed is stored', async (provider, language) => {
  const players = fakePlayers()
  await openVideo(videoLesson(mock.state, provider))
  const controls = within(screen.getByRole('region', { name: 'Video controls' }))
  const speed = controls.getByRole('combobox', { name: 'Speed' })
  const seeSpeed = (value: string) => waitFor(() => expect(speed).toHaveProperty('value', value))
  const seeLast = (command: string) => waitFor(() => expect(players.commands().at(-1)).toBe(command))
  const captions = () => screen.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')
  // The keys work once their code has loaded, after the first paint.
  await waitFor(async () => {
    await user.keyboard('>')
    await waitFor(() => expect(players.commands()).not.toEqual([]), { timeout: 500 })
  })
  await user.selectOptions(speed, '1.75×')
  await seeLast('speed 1.75')
  speed.blur()
  await user.keyboard('<')
  await seeSpeed('1.5')

  await user.keyboard(' ')
  await screen.findByRole('button', { name: 'Pause' })
  await waitFor(() => expect(captions()).toBe('false'))
  await user.keyboard('c')
  await waitFor(() => expect(captions()).toBe('true'))
  await seeLast(`captions ${language}`)
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await seeTime('0:10 of 2:00')
  pressOn('Hebrew', 'm')
  await screen.findByRole('button', { name: 'Unmute' })
  await expectAccessible()

  await user.keyboard('{Shift>}?{/Shift}')
  const overview = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await waitFor(() => expect(overview.textContent).toContain('Play or pauseSpace'))
  await user.keyboard('m')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(controls.getByRole('button', { name: 'Unmute' })).toBeTruthy()

  await reload()
  await seePlay()
  press('Play')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveProperty('value', '1.5'))
  // Captions that were on before the reload are on again.
  await waitFor(() => expect(captions()).toBe('true'))
})

// Covers CRS-LES-01
test('the video player loads only after consent and receives the focus', async () => {
  fakePlayers()
  const { course, lesson } = videoLesson(mock.state, 'Vimeo')
  const query = { course: course.id, lesson: lesson.id }
  await renderRoute(lessonRoute, { query, plugins: [courses], as: 'ana' })
  const gate = await screen.findByRole('button', { name: /Vimeo/ })
  expect(document.querySelector('iframe')).toBeNull()
  gate.focus()
  await user.keyboard('{Enter}')
  await seePlay()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Video controls' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }))
})
