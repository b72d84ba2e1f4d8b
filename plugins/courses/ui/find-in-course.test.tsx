import { expect, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courseOfAna } from '@tests/courses/lesson-screen.fixture'
import { expectAccessible, renderRoute, startMockServer } from '@tests/kit'
import { learnRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()
const user = userEvent.setup({ delay: null })

const open = (id: number) => renderRoute(learnRoute, { params: { id }, plugins: [courses], as: 'ana' })
const field = () => screen.findByRole('searchbox', { name: 'Search in this course' })
const results = async () =>
  within(await screen.findByRole('list', { name: 'Search in this course' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

// Covers UX-73
test('a search in a course leads to lessons and to times in their videos, also in transcripts at a press', async () => {
  const { course, lessons } = courseOfAna(mock.state, 'untouched')
  const [first, second] = lessons
  if (!first || !second) throw new Error('The course has no lessons.')
  for (const lesson of lessons) Object.assign(lesson, { description: '', attachments: [] })
  const video = { videoLink: '76979871', videoType: 2 }
  Object.assign(first, { ...video, title: 'Secret', description: '<p>0:00 Start</p><p>0:35 My secret</p>' })
  const attachments = [{ url: '/__mock/files/transcript-en.vtt', description: 'Transcript' }]
  Object.assign(second, { ...video, title: 'Second', attachments })
  await open(course.id)
  await user.type(await field(), 'secret')
  const lesson = (id: number, at = '') => `/lesson?course=${course.id}&lesson=${id}${at}`
  await waitFor(async () =>
    expect(await results()).toEqual([
      `Secret ${lesson(first.id)}`,
      `SecretMy secret0:35 ${lesson(first.id, '&at=35')}`,
      `Secret0:00 Start 0:35 My secret ${lesson(first.id)}`,
    ]),
  )
  expect(screen.getByText('3 results. 1 transcript isn’t searched yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Search transcripts, too' }))
  await waitFor(async () =>
    expect((await results()).at(-1)).toBe(
      `SecondTranscript · That short stop is the whole secret.1:05 ${lesson(second.id, '&at=65')}`,
    ),
  )
  await screen.findByText('4 results.')
  await expectAccessible()
  // Another search goes on with the transcripts, and the field stays focused.
  await user.type(await field(), ' whole')
  await screen.findByText('1 result.')
  await waitFor(() => expect(location.search).toBe('?q=secret+whole'))
  await user.clear(await field())
  await screen.findByRole('heading', { name: course.courseModules[0]?.title ?? '' })
  expect(location.search).toBe('')
})

// Covers UX-73
test('transcripts that could not be searched are searched at the next try', async () => {
  const { course, lessons } = courseOfAna(mock.state, 'untouched')
  const [first] = lessons
  for (const lesson of lessons) Object.assign(lesson, { description: '', attachments: [] })
  const attachments = [{ url: '/__mock/files/transcript-en.vtt', description: 'Transcript' }]
  Object.assign(first ?? {}, { videoLink: '76979871', videoType: 2, title: 'First', attachments })
  const { fetch } = globalThis
  let isBroken = true
  const send: typeof fetch = async (input, init) =>
    isBroken && String(input).endsWith('.vtt') ? Response.error() : fetch(input, init)
  Object.defineProperty(globalThis, 'fetch', { value: send, configurable: true, writable: true })
  await open(course.id)
  await user.type(await field(), 'secret')
  await user.click(await screen.findByRole('button', { name: 'Search transcripts, too' }))
  await screen.findByText(/1 transcript couldn’t be loaded\.$/)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 result.')
})
