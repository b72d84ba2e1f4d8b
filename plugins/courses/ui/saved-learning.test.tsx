import { expect, test } from '@rstest/core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courseOfAna } from '@tests/courses/lesson-screen.fixture'
import { expectAccessible, reload, renderRoute, startMockServer } from '@tests/kit'
import { courseRoute, learnRoute, myCoursesRoute } from '../contract'
import courses from '../plugin'
import exportNotes from './export-notes'

const mock = startMockServer()
const user = userEvent.setup({ delay: null })
const plugins = [courses]

const star = (title: string) => screen.findByRole('button', { name: `Save ${title}` })
const saved = async () => within(await screen.findByRole('region', { name: 'Saved' }))

// Covers UX-73
test('starred courses and lessons are listed in My courses, kept after a reload, and taken back', async () => {
  const { course, lessons } = courseOfAna(mock.state, 'halfCompleted')
  const lesson = lessons[1]
  if (!lesson) throw new Error('The course has no second lesson.')
  await renderRoute(learnRoute, { params: { id: course.id }, plugins, as: 'ana' })
  await user.click(await star(lesson.title))
  await screen.findByText('Saved on this device')
  expect((await star(lesson.title)).getAttribute('aria-pressed')).toBe('true')

  cleanup()
  await renderRoute(myCoursesRoute, { plugins, as: 'ana' })
  await saved()
  await user.click((await screen.findAllByRole('button', { name: /^Save English/ }))[0] as HTMLElement)
  await waitFor(async () => expect((await saved()).getAllByRole('listitem')).toHaveLength(2))
  await expectAccessible()
  await reload()
  const [first, second] = (await saved()).getAllByRole('link')
  expect(first?.textContent).toMatch(/^English/)
  expect(second?.getAttribute('href')).toBe(`/lesson?course=${course.id}&lesson=${lesson.id}`)

  await user.click((await saved()).getByRole('button', { name: `Save ${lesson.title}` }))
  await waitFor(async () => expect((await saved()).getAllByRole('listitem')).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await saved()).getAllByRole('listitem')).toHaveLength(2))
})

// Covers UX-73
test('visitors have no stars', async () => {
  await renderRoute(courseRoute, { params: { id: courseOfAna(mock.state, 'started').course.id }, plugins })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull()
})

// Covers UX-73
test('the stars are in the file with what only this device has', async () => {
  const parts = await exportNotes()
  expect(parts).toHaveLength(3)
})
