import { expect, test } from '@rstest/core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePlayers } from '@tests/courses/fake-players.fixture'
import { openLesson, openVideo, seeTitle, videoLesson } from '@tests/courses/lesson-screen.fixture'
import { expectAccessible, fakeDevice, startMockServer } from '@tests/kit'

const mock = startMockServer()
/** Answers the requests for a transcript like the host of the files. */
function answerFile(answer: () => Response) {
  const { fetch } = globalThis
  const send: typeof fetch = async (input, init) =>
    String(input).endsWith('/talk.vtt') ? answer() : fetch(input, init)
  Object.defineProperty(globalThis, 'fetch', { value: send, configurable: true, writable: true })
}

const user = userEvent.setup({ delay: null })

const file = (name: string) => ({ url: `/__mock/files/${name}`, description: 'Transcript of the talk' })
const transcript = file('transcript-en.vtt')
const chapters = '<p>0:00 Before you start</p><p>0:35 Watch once</p><p>1:15 Now you, slowly</p>'

/** Gives a lesson these fields, and opens its video. */
async function openWith(fields: { description?: string; attachments?: (typeof transcript)[] }) {
  const found = videoLesson(mock.state, 'Vimeo')
  Object.assign(found.lesson, { description: '', attachments: [], ...fields })
  await openVideo(found)
  return found
}
const openGuide = async () => user.click(await screen.findByRole('tab', { name: /^(Transcript|Chapters)$/ }))
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const currentIn = (list: Awaited<ReturnType<typeof section>>) =>
  list.getAllByRole('listitem').flatMap((row) => (row.getAttribute('aria-current') ? [row.textContent] : []))

// Covers UX-72
test('the times in the text of a lesson are chapters, which follow the video and lead to it', async () => {
  const players = fakePlayers()
  await openWith({ description: chapters })
  await openGuide()
  const list = await section('Chapters')
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  players.emit('play')
  players.emit('time', 40)
  await waitFor(() => expect(currentIn(list)).toEqual(['0:35Watch once']))
  const marks = [...document.querySelectorAll<HTMLElement>('[data-chapter-time]')]
  expect(marks.map(({ dataset }) => dataset.chapterTime)).toEqual(['0', '35', '75'])

  await user.click(list.getByRole('button', { name: 'Now you, slowly, 1:15: play from here' }))
  await waitFor(() => expect(players.commands().slice(-2)).toEqual(['seek 75', 'play']))
  await waitFor(() => expect(currentIn(list)).toEqual(['1:15Now you, slowly']))
  await expectAccessible()
})

// Covers UX-72
test('a transcript follows the video, is searched, and gives a line to the notes', async () => {
  const players = fakePlayers()
  fakeDevice({ width: 360 })
  await openWith({ attachments: [transcript] })
  expect(mock.requests().some(({ path }) => path.includes('/files/'))).toBe(false)
  await openGuide()
  const lines = await section('Transcript')
  await lines.findByText('Hello, and welcome back.')
  players.emit('play')
  players.emit('time', 48)
  await waitFor(() =>
    expect(currentIn(lines)).toEqual([expect.stringContaining('The right hand only looks busy.')]),
  )

  await user.type(lines.getByRole('searchbox', { name: 'Search transcript' }), 'secret')
  await lines.findByText('1 line found')
  await waitFor(() => expect(lines.queryByText('Hello, and welcome back.')).toBeNull())
  await user.click(lines.getByRole('button', { name: '1:05: play from here' }))
  await waitFor(() => expect(players.commands().slice(-2)).toEqual(['seek 65', 'play']))

  await user.click(lines.getByRole('button', { name: 'Add to notes' }))
  expect(lines.getByRole('textbox', { name: 'Write a note' })).toHaveProperty(
    'value',
    'That short stop is the whole secret.',
  )
  await expectAccessible()
  await user.click(lines.getByRole('button', { name: 'Save note' }))
  await user.click(screen.getByRole('tab', { name: /^Notes/ }))
  const notes = within(await screen.findByRole('list', { name: 'Your notes on this lesson' }))
  expect(notes.getByRole('listitem').textContent).toMatch(/^1:05.*That short stop is the whole secret\./)
})

// Covers UX-72
test('turning the device keeps what is searched in a transcript and the note about a line', async () => {
  fakePlayers()
  fakeDevice({ width: 360 })
  await openWith({ attachments: [transcript] })
  await openGuide()
  const narrow = await section('Transcript')
  await user.type(narrow.getByRole('searchbox', { name: 'Search transcript' }), 'secret')
  await narrow.findByText('1 line found')
  await user.click(narrow.getByRole('button', { name: 'Add to notes' }))
  await user.type(narrow.getByRole('textbox', { name: 'Write a note' }), ' Try it.')
  fakeDevice({ width: 1024 })
  await screen.findByRole('tab', { name: 'Lessons' })
  const wide = await section('Transcript')
  expect(wide.getByRole('searchbox', { name: 'Search transcript' })).toHaveProperty('value', 'secret')
  expect(wide.getByRole('textbox', { name: 'Write a note' })).toHaveProperty(
    'value',
    'That short stop is the whole secret. Try it.',
  )
})

// Covers UX-72
test('a person who looks elsewhere in a transcript is asked whether to follow the video again', async () => {
  const players = fakePlayers()
  await openWith({ attachments: [transcript] })
  await openGuide()
  const lines = await section('Transcript')
  players.emit('play')
  players.emit('time', 48)
  const row = await lines.findByText('Hello, and welcome back.')
  expect(lines.queryByRole('button', { name: 'Follow video' })).toBeNull()
  row.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  await user.click(await lines.findByRole('button', { name: 'Follow video' }))
  await waitFor(() => expect(lines.queryByRole('button', { name: 'Follow video' })).toBeNull())
})

// Covers UX-72
test.each([
  [
    'no longer exists',
    () => new Response('<!doctype html>', { status: 404 }),
    /^This transcript no longer exists/,
  ],
  ['is an HTML page', () => new Response('<!doctype html><script>alert(1)</script>'), /isn’t a transcript/],
  ['has 5 MB', () => new Response('x'.repeat(5_000_000)), /^This transcript is too large/],
  ['cannot be reached', () => Response.error(), /^This transcript couldn’t be loaded/],
])('a transcript that %s is told in a sentence, and the lesson stays', async (_, answer, sentence) => {
  fakePlayers()
  answerFile(answer)
  const { lesson } = await openWith({ description: chapters, attachments: [file('talk.vtt')] })
  await openGuide()
  const lines = await section('Transcript')
  await lines.findByText(sentence)
  await seeTitle(lesson.title)
  expect((await section('Chapters')).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: /Transcript of the talk/ })).toBeTruthy()
  await expectAccessible()
})

// Covers UX-72
test('a transcript of another host stays a link, and nothing is asked of that host', async () => {
  fakePlayers()
  await openWith({ attachments: [{ url: 'https://files.example.org/talk.vtt', description: 'Talk' }] })
  await screen.findByRole('link', { name: /Talk/ })
  expect(screen.queryByRole('tab', { name: /^(Transcript|Chapters)$/ })).toBeNull()
})

// Covers UX-72
test('a lesson without chapters and transcripts has no tab for them', async () => {
  fakePlayers()
  const { course, following } = await openWith({ description: '<p>We meet at 10:30.</p>' })
  await screen.findByRole('tab', { name: 'Notes' })
  expect(screen.queryByRole('tab', { name: /^(Transcript|Chapters)$/ })).toBeNull()
  cleanup()
  Object.assign(following, { description: chapters, videoLink: null, attachments: [] })
  await openLesson(course, following)
  await seeTitle(following.title)
  expect(screen.queryByRole('tab', { name: /^(Transcript|Chapters)$/ })).toBeNull()
})
