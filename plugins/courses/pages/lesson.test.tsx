import { expect, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import { lessonRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

/** Returns Ana's first course with its videos removed. */
function courseOfAna() {
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  const enrolment = mock.state.enrolments.find(({ personId }) => personId === ana?.id)
  const course = mock.state.courses.find(({ id }) => id === enrolment?.courseId)
  if (!enrolment || !course) throw new Error('Ana has no course in this world.')
  const lessons = course.courseModules.flatMap((module) => module.lessons)
  for (const lesson of lessons) lesson.videoLink = null
  return { enrolment, course, lessons }
}

const open = (course: number, lesson = 0) =>
  renderRoute(lessonRoute, { query: { course, lesson }, plugins: [courses], as: 'ana' })

// Covers CRS-LES-01
test('the lesson outline shows a placeholder for a missing title', async () => {
  const { course, lessons } = courseOfAna()
  for (const entry of [...course.courseModules, ...lessons.slice(1)]) entry.title = ''
  await open(course.id, lessons[0]?.id)

  const outline = await screen.findByRole('navigation', { name: 'Course outline' })
  expect(within(outline).getAllByText('Untitled module')).toHaveLength(course.courseModules.length)
  expect(within(outline).getAllByRole('link', { name: /^Untitled lesson/ })).toHaveLength(lessons.length - 1)
})

// Covers CRS-LES-02
for (const [name, status, badge] of [
  ['completed', 3, 'Completed'],
  ['in progress', 2, 'In progress'],
] as const)
  test(`a lesson that is ${name} keeps its status when it is opened again`, async () => {
    const { enrolment, course, lessons } = courseOfAna()
    const [first, second] = lessons
    if (!first || !second) throw new Error('Her course has too few lessons.')
    enrolment.progress = { [first.id]: status }
    await open(course.id, first.id)
    await screen.findByRole('heading', { level: 1, name: first.title })
    await userEvent.click(await screen.findByRole('link', { name: 'Next lesson' }))

    await screen.findByRole('heading', { level: 1, name: second.title })
    // Calls are sent one after the other, so a call for the first lesson would be listed before this one.
    const sent = () => mock.requests().filter(({ operationId }) => operationId === 'updateLessonStatus')
    await waitFor(() => expect(sent()).not.toEqual([]))
    expect(sent().map(({ body }) => body)).toEqual([{ lessonId: second.id, lessonProgressStatus: 2 }])
    const outline = screen.getByRole('navigation', { name: 'Course outline' })
    const isFirst = (name: string) => name.startsWith(first.title) && name.endsWith(badge)
    expect(within(outline).getByRole('link', { name: isFirst })).toBeTruthy()
  })

// Covers FLT-98, FLT-99
test('the lesson screen sets the page title and announces the completion', async () => {
  const { enrolment, course, lessons } = courseOfAna()
  const [first] = lessons
  enrolment.progress = {}
  await open(course.id, first?.id)
  const title = await screen.findByRole('heading', { level: 1, name: first?.title ?? '' })
  await waitFor(() => expect(document.title).toMatch(`${first?.title} · ${course.title} · `))
  expect(screen.getByRole('main', { name: `${first?.title} · ${course.title}` })).toBeTruthy()
  expect(document.querySelector('h1')).toBe(title)

  await userEvent.click(await screen.findByRole('button', { name: 'Mark as completed' }))
  const announced = () =>
    screen.getAllByRole('log').flatMap((log) => [...log.children].map((one) => one.textContent))
  await waitFor(() => expect(announced()).toEqual(['Lesson completed']))
})
