import { expect, rs, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { courseOfAna } from '@tests/courses/lesson-screen.fixture'
import { expectAccessible, openProduct, renderRoute, startMockServer } from '@tests/kit'
import { learnRoute, myCoursesRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

type Status = 0 | 1 | 2 | 3
const lessonsWith = (statuses: readonly Status[]) =>
  statuses.map((lessonProgressStatus, id) => ({
    id: id + 1,
    title: `Lesson ${id + 1}`,
    lessonProgressStatus,
  }))

const open = (id: string | number) =>
  renderRoute(learnRoute, { params: { id }, plugins: [courses], as: 'ana' })
/** Opens a course with these properties. */
function openCourse(course: object) {
  cleanup()
  mock.fault({ operation: 'getCourseActivity', json: { id: 1, title: 'Course', ...course } })
  return open(1)
}
const seeTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const seeProgress = async (percent: string) =>
  expect(
    (await screen.findByRole('progressbar', { name: 'Your progress' })).getAttribute('aria-valuenow'),
  ).toBe(percent)

// Covers CRS-LEARN-01
test('the learning screen shows progress and modules with links to lessons', async () => {
  const { course, enrolment } = courseOfAna(mock.state, 'halfCompleted')
  await open(course.id)
  await seeTitle(course.title)
  const main = within(screen.getByRole('main'))
  expect(screen.getByRole('main').querySelector('img')?.src).toMatch(/-1495\.svg$/)
  const about = main.getByRole('region', { name: 'About this course' })
  expect(about.textContent).toContain('Which pots, which soil')
  await seeProgress('50')
  expect(main.getByText('50%')).toBeTruthy()
  expect(main.getByText('5 of 10 lessons completed')).toBeTruthy()
  expect(mock.onlyRequest('getCourseActivity')).toMatchObject({
    method: 'GET',
    path: `/api/course/myCourseActivity/${course.id}`,
    query: {},
    headers: { authorization: true },
  })

  const badges = { 1: 'Not started', 2: 'In progress', 3: 'Completed' }
  const urlOf = (lesson: number) => `/lesson?course=${course.id}&lesson=${lesson}`
  for (const { title, lessons } of course.courseModules) {
    const rows = within(main.getByRole('region', { name: title })).getAllByRole('listitem')
    expect(rows).toHaveLength(lessons.length)
    for (const [index, { id, title: name, duration }] of lessons.entries()) {
      const text = rows[index]?.textContent
      expect(text).toContain(name)
      expect(text).toContain(duration ?? '')
      expect(text).toContain(badges[enrolment.progress[id] ?? 1])
      expect(rows[index]?.querySelector('a')?.getAttribute('href')).toBe(urlOf(id))
    }
  }
  const [started] = Object.entries(enrolment.progress).flatMap(([id, status]) =>
    status === 2 ? [Number(id)] : [],
  )
  const stopped = main.getAllByRole('listitem').filter((row) => row.textContent?.includes('Resume'))
  expect(stopped.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([urlOf(started ?? 0)])
  const resume = main.getByRole('link', { name: /^Resume/ })
  expect(resume.getAttribute('href')).toBe(urlOf(started ?? 0))
  fireEvent.click(resume)
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(urlOf(started ?? 0)))
})

// Covers CRS-LEARN-01
test.each([403, 500])(
  'after an answer with status %s, the learning screen shows that it tries again',
  async (status) => {
    mock.fault({ operation: 'getCourseActivity', status })
    const { course } = courseOfAna(mock.state, 'halfCompleted')
    await open(course.id)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    mock.clearFaults()
    const release = mock.hold('getCourseActivity')
    fireEvent.click(retry)
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
    release()
    await seeTitle(course.title)
  },
)

// Covers UX-35
test('a completed course has a printable completion page', async () => {
  const { course } = courseOfAna(mock.state, 'halfCompleted')
  await open(course.id)
  await seeTitle(course.title)
  expect(screen.queryByRole('link', { name: 'Print summary' })).toBeNull()

  cleanup()
  await renderRoute(myCoursesRoute, { plugins: [courses], as: 'ana' })
  fireEvent.click(await screen.findByRole('link', { name: 'English for a real conversation' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Print summary' }))
  const sheet = await screen.findByRole('region', { name: 'Course completion' })
  for (const text of ['Ana Martins', 'English for a real conversation', /Lessons completed\s*(\d+) of \1/])
    expect(sheet.textContent).toMatch(text)
  // The course was not completed in this browser, so its date is unknown.
  expect(within(sheet).getByText('As of')).toBeTruthy()
  expect(sheet.textContent).toMatch(/It isn’t a certificate\.$/)
  expect(within(sheet).getAllByRole('listitem')).not.toEqual([])
  await expectAccessible()

  const print = rs.fn()
  rs.stubGlobal('print', print)
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  rs.unstubAllGlobals()
  expect(print).toHaveBeenCalledOnce()
})

// Covers CRS-LEARN-01
test('the learning screen rounds the percentage of progress down', async () => {
  await openCourse({ courseModules: [{ title: 'All', lessons: lessonsWith([3, 3, 1]) }] })
  await seeProgress('66')
  expect(screen.getByText('66%')).toBeTruthy()
})

// Covers CRS-LEARN-02
test.each([
  ['Completed', 'some lessons completed, none in progress', [3, 1, 1], '1 of 3 lessons completed'],
  ['In progress', 'any lesson in progress', [3, 2, 1], '1 of 3 lessons completed'],
  ['Not started', 'no lesson opened', [1, 0, 1], '3 lessons'],
] as const)('a module is "%s" with %s', async (badge, _name, statuses, count) => {
  await openCourse({ courseModules: [{ title: 'Module', lessons: lessonsWith(statuses) }] })
  const module = await screen.findByRole('region', { name: 'Module' })
  const head = module.firstElementChild?.textContent
  expect(head).toContain(badge)
  expect(head).toContain(count)
})

// Covers CRS-LEARN-01
test('the learning screen accepts a course without modules or lesson ids', async () => {
  await openCourse({ courseModules: [] })
  await screen.findByText('This course has no lessons yet.')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('link', { name: /^(Start|Resume)/ })).toBeNull()

  await openCourse({ title: '', courseModules: [{ title: '', lessons: [{ title: 'Lost' }, {}] }] })
  await seeTitle('Untitled course')
  const module = within(screen.getByRole('region', { name: 'Untitled module' }))
  const [lost, untitled, ...more] = module.getAllByRole('listitem')
  expect(more).toEqual([])
  expect(lost?.textContent).toMatch(/^1Lost/)
  expect(untitled?.textContent).toMatch(/^2Untitled lesson/)
  expect(module.queryByRole('link')).toBeNull()
})

// Covers CRS-LEARN-01
test.each([
  ['a course without enrollment', '1441'],
  ['an unknown course', 'nobodys'],
])('the learning screen of %s links to the details', async (_name, id) => {
  await open(id)
  expect((await screen.findByRole('alert')).textContent).toContain('You’re not enrolled in this course')
  await expectAccessible()
  fireEvent.click(screen.getByRole('link', { name: 'Course details' }))
  await waitFor(() => expect(location.pathname).toBe(`/course/${id}`))
})

// Covers CRS-MY-01, CRS-LEARN-01
test.each([['/course/mycourses'], ['/course/learn/1479']])(
  'visitors who open %s are redirected',
  async (address) => {
    await openProduct(address, { plugins: [courses] })
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(mock.requests('getEnrollments')).toEqual([])
  },
)

// Covers CRS-LEARN-02
for (const [language, moduleLabel, lessonLabel] of [
  ['en', 'Completed', 'Completed'],
  ['es', 'Completado', 'Completada'],
  ['pt-BR', 'Concluído', 'Concluída'],
  ['pt-PT', 'Concluído', 'Concluída'],
] as const)
  test(`status badges agree in gender with "module" and "lesson" in ${language}`, async () => {
    const enrolment = mock.state.enrolments.find(({ personId }) => personId === mock.state.people[0]?.id)
    const course = mock.state.courses.find(({ id }) => id === enrolment?.courseId)
    if (!enrolment || !course) throw new Error('Ana has no course in this world.')
    const lessons = course.courseModules.flatMap((module) => module.lessons)
    enrolment.progress = Object.fromEntries(lessons.map(({ id }) => [id, 3]))
    await renderRoute(learnRoute, { params: { id: course.id }, plugins: [courses], as: 'ana', language })

    const badges = await screen.findAllByText(/^(Complet|Conclu)/)
    const expected = course.courseModules.flatMap((module) => [
      moduleLabel,
      ...module.lessons.map(() => lessonLabel),
    ])
    expect(badges.map(({ textContent }) => textContent)).toEqual(expected)
  })
