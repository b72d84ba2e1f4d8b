import { afterEach, expect, onTestFinished, rs, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePlayers } from '@tests/courses/fake-players.fixture'
import {
  courseOfAna,
  openLesson,
  openVideo,
  seeTime,
  seeTitle,
  videoLesson,
  withoutConsent,
} from '@tests/courses/lesson-screen.fixture'
import {
  expectAccessible,
  fakeDevice,
  recordDownloads,
  renderRoute,
  startMockServer,
  storeElsewhere,
} from '@tests/kit'
import { learnRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

afterEach(() => void rs.restoreAllMocks())

/** Opens a lesson of Ana's first course, whose videos are removed. */
async function openTextLesson(at = 0) {
  const { course, lessons } = courseOfAna(mock.state, 'untouched')
  for (const lesson of lessons) lesson.videoLink = null
  cleanup()
  await openLesson(course, lessons[at])
  return { course, lessons }
}

const field = () => screen.findByRole('textbox', { name: 'Write a note' })
const openNotes = async () => userEvent.click(await screen.findByRole('tab', { name: /^Notes/ }))
const write = async (text: string) => {
  await userEvent.type(await field(), text)
  await save()
}
/** Chooses an item of the menu of the first note by its first letters. */
async function choose(name: string) {
  screen.getAllByRole('button', { name: 'Edit or delete note' })[0]?.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name })
  await userEvent.keyboard(`${name.slice(0, 4).toLowerCase()}{Enter}`)
}
/** Saves the note that is edited, else the new one. */
async function save() {
  const button = screen.getAllByRole('button', { name: 'Save note' }).at(-1)
  if (button) await userEvent.click(button)
}
const setTime = (value: string) =>
  fireEvent.input(screen.getByLabelText('Time in video'), { target: { value } })
const list = () => screen.findByRole('list', { name: 'Your notes on this lesson' })

/** Lets the browser store nothing more. @returns a function that makes room again */
function fillStorage(): () => void {
  const real = window.localStorage
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage')
  const value = {
    clear: () => real.clear(),
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem() {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    },
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, value })
  const restore = () => {
    if (before) Object.defineProperty(window, 'localStorage', before)
    else Reflect.deleteProperty(window, 'localStorage')
  }
  onTestFinished(restore)
  return restore
}

// Covers UX-32
test('a note without a time is edited, deleted and restored', async () => {
  await openTextLesson()
  await openNotes()
  await write('First thought')
  expect(screen.queryByLabelText('Time in video')).toBeNull()
  expect(within(await list()).getByText('First thought')).toBeTruthy()

  await choose('Edit note')
  const edited = await screen.findByRole('textbox', { name: 'Edit note' })
  await waitFor(() => expect(document.activeElement).toBe(edited))
  await userEvent.clear(edited)
  await userEvent.type(edited, 'Second thought')
  await save()
  expect(within(await list()).getByText('Second thought')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit or delete note' })),
  )

  await choose('Delete note')
  await waitFor(() => expect(screen.queryByText('Second thought')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes' })))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(within(await list()).getByText('Second thought')).toBeTruthy()
})

// Covers UX-32
test('a search that finds the note that is edited keeps the focus', async () => {
  await openTextLesson()
  await openNotes()
  await write('About clay')
  await choose('Edit note')
  const edited = await screen.findByRole('textbox', { name: 'Edit note' })
  await waitFor(() => expect(document.activeElement).toBe(edited))
  const search = screen.getByRole('searchbox', { name: 'Search notes in this course' })
  await userEvent.type(search, 'clay')
  expect(search).toHaveProperty('value', 'clay')
  expect(document.activeElement).toBe(search)
  expect(screen.getByRole('textbox', { name: 'Edit note' })).toHaveProperty('value', 'About clay')
})

/** Deletes all notes of the course like another tab. */
function deleteElsewhere() {
  const key = Object.keys(localStorage).find((name) => name.includes(':notes:'))
  if (!key) throw new Error('No note is stored.')
  storeElsewhere(key, null)
}

// Covers UX-32
test('a note that another tab deletes stays while it is edited, and is stored again when it is saved', async () => {
  await openTextLesson()
  await openNotes()
  await write('First thought')
  await choose('Edit note')
  const edited = await screen.findByRole('textbox', { name: 'Edit note' })
  await userEvent.type(edited, ', second thought')
  deleteElsewhere()
  expect(screen.getByRole('textbox', { name: 'Edit note' })).toBe(edited)
  expect(edited).toHaveProperty('value', 'First thought, second thought')
  await save()
  expect(within(await list()).getByText('First thought, second thought')).toBeTruthy()

  await openTextLesson()
  await openNotes()
  await screen.findByText('First thought, second thought')
  await choose('Edit note')
  await screen.findByRole('textbox', { name: 'Edit note' })
  deleteElsewhere()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit note' })).toBeNull())
  expect(within(await list()).queryAllByRole('listitem')).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes' }))
})

// Covers UX-32
test('the download leaves out a note that another tab has deleted while it is edited', async () => {
  const files = recordDownloads()
  const { course, lessons } = await openTextLesson()
  await openNotes()
  await write('About clay')
  await choose('Edit note')
  await screen.findByRole('textbox', { name: 'Edit note' })
  deleteElsewhere()
  expect(screen.queryByRole('button', { name: 'Download notes' })).toBeNull()
  await userEvent.type(await field(), 'About glaze')
  const [saveNew] = screen.getAllByRole('button', { name: 'Save note' })
  if (saveNew) await userEvent.click(saveNew)
  await userEvent.click(await screen.findByRole('button', { name: 'Download notes' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.content.text()).toBe(
    `# ${course.title}\n\n## ${lessons[0]?.title}\n\n- About glaze\n`,
  )
})

// Covers UX-32
test('unfinished and saved notes survive a reload', async () => {
  await openTextLesson()
  await openNotes()
  await write('Saved')
  await userEvent.type(await field(), 'Unfinished')
  await openTextLesson()
  await openNotes()
  await waitFor(async () => expect(await field()).toHaveProperty('value', 'Unfinished'))
  expect(within(await list()).getByText('Saved')).toBeTruthy()
})

// Covers UX-32
test('a note that the browser does not store stays in its form, and is saved once when there is room again', async () => {
  await openTextLesson()
  await openNotes()
  const makeRoom = fillStorage()
  await write('Kept')
  await screen.findByText('This note isn’t saved yet')
  expect(await field()).toHaveProperty('value', 'Kept')
  expect(within(await list()).queryAllByRole('listitem')).toEqual([])
  expect(screen.queryByText('Note saved')).toBeNull()

  makeRoom()
  await save()
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''))
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText('This note isn’t saved yet')).toBeNull()
  await openTextLesson()
  await openNotes()
  expect(within(await list()).getByText('Kept')).toBeTruthy()
})

// Covers UX-32
test('a note that the browser cannot delete stays in the list, and nothing says that it is deleted', async () => {
  await openTextLesson()
  await openNotes()
  await write('About clay')
  await write('About glaze')
  const makeRoom = fillStorage()
  await choose('Delete note')
  expect(await screen.findAllByText(/^The note couldn’t be deleted/)).not.toEqual([])
  expect(screen.queryByText('Note deleted')).toBeNull()
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2)

  makeRoom()
  await choose('Delete note')
  expect(await screen.findAllByText('Note deleted')).not.toEqual([])
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1)
})

// Covers UX-32
test('notes of all lessons can be searched and downloaded as Markdown', async () => {
  await openTextLesson(0)
  await openNotes()
  await write('About clay')
  const { course, lessons } = await openTextLesson(1)
  await openNotes()
  await write('About glaze')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search notes in this course' }), 'CLAY')
  expect(await screen.findByText('1 note found')).toBeTruthy()
  expect(screen.getByText('About clay')).toBeTruthy()
  expect(screen.queryByText('About glaze')).toBeNull()

  const files: Blob[] = []
  rs.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:notes'
  })
  rs.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Download notes' }))
  expect(await files[0]?.text()).toBe(
    `# ${course.title}\n\n## ${lessons[0]?.title}\n\n- About clay\n\n## ${lessons[1]?.title}\n\n- About glaze\n`,
  )
})

// Covers UX-32
test('the course screen shows the notes of all its lessons', async () => {
  await openTextLesson(0)
  await openNotes()
  await write('About clay')
  const { course } = await openTextLesson(1)
  await openNotes()
  await write('About glaze')
  cleanup()
  await renderRoute(learnRoute, { params: { id: course.id }, plugins: [courses], as: 'ana' })
  await userEvent.click(await screen.findByRole('tab', { name: /^Notes 2/ }))
  expect(await screen.findByText('About clay')).toBeTruthy()
  expect(screen.getByText('About glaze')).toBeTruthy()
})

// Covers UX-32
test('a note stores the video position and links back to it', async () => {
  const players = fakePlayers()
  const user = userEvent.setup({ delay: null })
  const { course, lesson, following } = await openVideo(videoLesson(mock.state, 'Vimeo'))
  players.emit('play')
  players.emit('time', 75)
  await seeTime('1:15 of 2:00')
  await openNotes()
  // These letters are shortcuts of the player, but must only be typed here.
  await user.type(await field(), 'mfc light')
  players.emit('time', 100)
  await seeTime('1:40 of 2:00')
  expect(screen.getByLabelText('Time in video')).toHaveProperty('value', '1:15')
  await save()
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''))
  await user.type(await field(), 'The beginning')
  setTime('nine')
  await save()
  await screen.findByText('Enter a time, such as 1:15.')
  setTime('0:09')
  await save()
  const notes = within(await list())
  await waitFor(() => expect(notes.getAllByRole('listitem')).toHaveLength(2))
  const [first, second] = notes.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toMatch(/^0:09.*The beginning/)
  expect(second).toMatch(/^1:15.*mfc light/)
  await expectAccessible()
  // Writing pauses the video.
  expect(new Set(players.commands())).toEqual(new Set(['pause']))
  // The time line shows where the notes are.
  const marks = [...document.querySelectorAll<HTMLElement>('[data-note-time]')]
  expect(marks.map(({ dataset }) => dataset.noteTime)).toEqual(['75', '9'])

  await user.click(notes.getByRole('button', { name: '1:15: play from here' }))
  await waitFor(() => expect(players.commands().slice(-2)).toEqual(['seek 75', 'play']))

  // In the notes of the whole course, the time of a note links to this position in the lesson.
  cleanup()
  await openLesson(course, following)
  await seeTitle(following.title)
  cleanup()
  await renderRoute(learnRoute, {
    params: { id: course.id },
    query: { tab: 'notes' },
    plugins: [courses],
    as: 'ana',
    settings: withoutConsent,
  })
  await user.click(await screen.findByRole('link', { name: '1:15: play from here' }))
  await seeTitle(lesson.title)
  await waitFor(() => expect(players.commands()).toEqual(['seek 75', 'play']))
  expect(screen.queryByText(/^You stopped at/)).toBeNull()
})

// Covers UX-32
test('on a small screen, the notes are in a tab below the lesson', async () => {
  fakeDevice({ width: 360 })
  await openTextLesson()
  await screen.findByRole('tab', { name: 'About', selected: true })
  expect(screen.queryByRole('textbox', { name: 'Write a note' })).toBeNull()
  await openNotes()
  await write('On the phone')
  expect(within(await list()).getByText('On the phone')).toBeTruthy()

  // The next lesson shows its notes at once.
  await openTextLesson(1)
  expect(await field()).toHaveProperty('value', '')
})
