import { afterEach, expect, rs, test } from '@rstest/core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import { learnRoute, lessonRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

afterEach(() => void rs.restoreAllMocks())

/** Opens a lesson of Ana's first course, whose videos are removed. */
async function openLesson(at = 0) {
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  const enrolment = mock.state.enrolments.find(({ personId }) => personId === ana?.id)
  const course = mock.state.courses.find(({ id }) => id === enrolment?.courseId)
  if (!course) throw new Error('Ana has no course in this world.')
  const lessons = course.courseModules.flatMap((module) => module.lessons)
  for (const lesson of lessons) lesson.videoLink = null
  cleanup()
  await renderRoute(lessonRoute, {
    query: { course: course.id, lesson: lessons[at]?.id ?? 0 },
    plugins: [courses],
    as: 'ana',
  })
  return { course, lessons }
}

const field = () => screen.findByRole('textbox', { name: 'Write a note' })
const openNotes = async () => userEvent.click(await screen.findByRole('tab', { name: /^Notes/ }))
const write = async (text: string) => {
  await userEvent.type(await field(), text)
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
}
const list = () => screen.findByRole('list', { name: 'Your notes on this lesson' })

// Covers UX-32
test('a note without a time is edited, deleted and restored', async () => {
  await openLesson()
  await openNotes()
  await write('First thought')
  expect(screen.queryByLabelText('Time in video')).toBeNull()
  expect(within(await list()).getByText('First thought')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Edit note' }))
  const edited = screen.getByRole('textbox', { name: 'Edit note' })
  await userEvent.clear(edited)
  await userEvent.type(edited, 'Second thought')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(within(await list()).getByText('Second thought')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit note' }))

  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }))
  expect(screen.queryByText('Second thought')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(within(await list()).getByText('Second thought')).toBeTruthy()
})

// Covers UX-32
test('unfinished and saved notes survive a reload', async () => {
  await openLesson()
  await openNotes()
  await write('Saved')
  await userEvent.type(await field(), 'Unfinished')
  await openLesson()
  await openNotes()
  await waitFor(async () => expect(await field()).toHaveProperty('value', 'Unfinished'))
  expect(within(await list()).getByText('Saved')).toBeTruthy()
})

// Covers UX-32
test('notes of all lessons can be searched and downloaded as Markdown', async () => {
  await openLesson(0)
  await openNotes()
  await write('About clay')
  const { course, lessons } = await openLesson(1)
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
  await openLesson(0)
  await openNotes()
  await write('About clay')
  const { course } = await openLesson(1)
  await openNotes()
  await write('About glaze')
  cleanup()
  await renderRoute(learnRoute, { params: { id: course.id }, plugins: [courses], as: 'ana' })
  expect(await screen.findByText('About clay')).toBeTruthy()
  expect(screen.getByText('About glaze')).toBeTruthy()
})
