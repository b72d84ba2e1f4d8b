import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakePlayers, playerFrame } from '@tests/courses/fake-players.fixture'
import { openVideo, seeBadge, seePlay, seeTitle, videoLesson } from '@tests/courses/lesson-screen.fixture'
import { fakeClock, reload, startMockServer } from '@tests/kit'

const mock = startMockServer()

const providers = ['Vimeo', 'YouTube'] as const
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sentStatuses = () => mock.requests('updateLessonStatus').map(({ body }) => body)
/** Matches the number and the title of the next lesson. */
const next =
  ({ title }: { readonly title: string }) =>
  (text: string) =>
    /^\d+\. /.test(text) && text.endsWith(title)
/** Matches the countdown that screen readers read, not the visible one. */
const seeCountdown = async () => expect(await screen.findAllByText('Starts in 5 seconds.')).not.toEqual([])
const seeNoCountdown = () => waitFor(() => expect(screen.queryByText(/^Starts in/)).toBeNull())

// Covers CRS-LES-02
test.each(providers)('a %s video that ends completes its lesson and opens the next one', async (provider) => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  const { lesson, following } = await openVideo(videoLesson(mock.state, provider))
  players.emit('play')
  players.emit('end')
  await seeBadge('Completed')
  await screen.findByText(next(following))
  await advance(5_000)
  await seeTitle(following.title)
  await seeBadge('In progress')
  await waitFor(() =>
    expect(sentStatuses()).toEqual([
      { lessonId: lesson.id, lessonProgressStatus: 2 },
      { lessonId: lesson.id, lessonProgressStatus: 3 },
      { lessonId: following.id, lessonProgressStatus: 2 },
    ]),
  )
})

// Covers CRS-LES-02
test.each(providers)('a lesson stays open while its %s video is replayed', async (provider) => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  const { lesson, following } = await openVideo(videoLesson(mock.state, provider))
  players.emit('end')
  await seeCountdown()
  press('Play')
  await screen.findByRole('button', { name: 'Pause' })
  await seeNoCountdown()
  await advance(10_000)
  await seeTitle(lesson.title)

  // On a slow connection, the first event of a video replayed inside the provider's player is `load`.
  players.emit('end')
  await seeCountdown()
  players.emit('load')
  await seeNoCountdown()
  await advance(10_000)
  await seeTitle(lesson.title)

  players.emit('end')
  await seeCountdown()
  await advance(5_000)
  await seeTitle(following.title)
})

// Covers FLT-162
test('the next lesson does not start while a person writes', async () => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  const { lesson, following } = await openVideo(videoLesson(mock.state, 'Vimeo'))
  const field = document.body.appendChild(document.createElement('textarea'))
  players.emit('end')
  await seeCountdown()
  field.focus()
  fireEvent.input(field)
  await advance(20_000)
  await seeTitle(lesson.title)
  // The hidden countdown, and the visible one.
  expect(screen.getAllByText('Starts in 5 seconds.')).toHaveLength(2)
  field.blur()
  field.remove()
  await advance(5_000)
  await seeTitle(following.title)
})

// Covers CRS-LES-02
test('a lesson is not shown as completed when the server fails to save the status', async () => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  const { lesson, following } = await openVideo(videoLesson(mock.state, 'Vimeo'))
  await seeBadge('In progress')
  mock.fault({ operation: 'updateLessonStatus', status: 500 })
  players.emit('end')
  expect(await screen.findAllByText('We don’t know if your progress was saved')).not.toEqual([])
  await seeBadge('In progress')
  expect(screen.queryByText(/^\d+\. /)).toBeNull()
  await advance(10_000)
  await seeTitle(lesson.title)

  mock.clearFaults()
  press('Mark as completed')
  await seeBadge('Completed')
  await screen.findByText(next(following))
  await advance(5_000)
  await seeTitle(following.title)
})

// Covers CRS-LES-02
test.each([
  ['accepts the status', undefined],
  ['refuses the status', 500],
] as const)('a completed lesson opens the next one if the server %s', async (_name, status) => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  const { following } = await openVideo(videoLesson(mock.state, 'Vimeo', 'completed'))
  await seeBadge('Completed')
  if (status) mock.fault({ operation: 'updateLessonStatus', status })
  players.emit('end')
  await screen.findByText(next(following))
  await advance(5_000)
  await seeTitle(following.title)
  await seeBadge('Completed')
})

// Covers CRS-LES-05
test('a lesson stays open after a canceled countdown or without autoplay', async () => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  const { lesson } = await openVideo(videoLesson(mock.state, 'Vimeo'))
  expect(playerFrame().src).toMatch(/[?&]autoplay=1/)
  players.emit('end')
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  await advance(10_000)
  await seeTitle(lesson.title)

  fireEvent.click(screen.getByRole('switch', { name: 'Autoplay next lesson' }))
  await reload()
  await seePlay()
  expect(playerFrame().src).not.toMatch(/autoplay/)
  players.emit('end')
  await screen.findByRole('link', { name: 'Play now' })
  await advance(10_000)
  await seeTitle(lesson.title)
})

// Covers CRS-LES-02
test('the countdown to the next lesson is announced once and can be stopped', async () => {
  const { advance } = fakeClock()
  const players = fakePlayers()
  const { lesson, following } = await openVideo(videoLesson(mock.state, 'Vimeo'))
  players.emit('end')
  await screen.findByText(next(following))
  const notice = screen
    .getAllByRole('status')
    .find(({ textContent }) => textContent.includes(following.title))
  if (!notice) throw new Error('The next lesson is not announced.')
  await advance(2_000)
  await within(notice).findByText('Starts in 3 seconds.')
  const announced = within(notice).getAllByText(/^Starts in/, { ignore: '[aria-hidden=true]' })
  expect(announced.map(({ textContent }) => textContent)).toEqual(['Starts in 5 seconds.'])

  fireEvent.click(screen.getByRole('switch', { name: 'Autoplay next lesson' }))
  await seeNoCountdown()
  await advance(10_000)
  await seeTitle(lesson.title)
})
