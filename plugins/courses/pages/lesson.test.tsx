import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { courseOfAna, openLesson, seeBadge, seeTitle } from '@tests/courses/lesson-screen.fixture'
import { fakeOfflineCopy, renderRoute, startMockServer } from '@tests/kit'
import { learnRoute, lessonRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

/** Returns the course that Ana has not started, with its videos removed. */
function textCourse() {
  const { course, lessons, enrolment } = courseOfAna(mock.state, 'untouched')
  for (const lesson of lessons) lesson.videoLink = null
  const [first, second, third, fourth] = lessons
  if (!first || !second || !third || !fourth) throw new Error('Her course has too few lessons.')
  return { course, lessons, enrolment, first, second, third, fourth }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const sentStatuses = () => mock.requests('updateLessonStatus').map(({ body }) => body)
async function closeToasts() {
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull())
}

// Covers CRS-LES-01
test('the lesson outline shows a placeholder for a missing title', async () => {
  const { course, lessons, first } = textCourse()
  for (const entry of [...course.courseModules, ...lessons.slice(1)]) entry.title = ''
  await openLesson(course, first)

  const outline = await screen.findByRole('navigation', { name: 'Lessons' })
  expect(within(outline).getAllByText('Untitled module')).toHaveLength(course.courseModules.length)
  expect(within(outline).getAllByRole('link', { name: /^Untitled lesson/ })).toHaveLength(lessons.length - 1)
})

// Covers CRS-LES-01
test('a module that is opened in the filtered outline of a long course stays the open one', async () => {
  const { course } = textCourse()
  const courseModules = ['First', 'Second', 'Third'].map((title, order) => ({
    title,
    order,
    lessons: Array.from({ length: 20 }, (_, index) => ({
      id: order * 100 + index,
      title: `${title} ${index}`,
      lessonProgressStatus: 2,
    })),
  }))
  mock.fault({ operation: 'getCourseActivity', json: { id: course.id, title: course.title, courseModules } })
  await openLesson(course, { id: 0 })
  const outline = within(await screen.findByRole('navigation', { name: 'Lessons' }))
  const openModules = () =>
    [...document.querySelectorAll('nav details[open] > summary')].map(({ textContent }) =>
      textContent?.replace(/\d.*/, ''),
    )
  await waitFor(() => expect(openModules()).toEqual(['First']))
  const filter = outline.getByRole('searchbox')
  fireEvent.input(filter, { target: { value: 'Third' } })
  await waitFor(() => expect(outline.queryByText('Second')).toBeNull())
  fireEvent.click(outline.getByText('Third'))
  await waitFor(() => expect(openModules()).toEqual(['Third']))
  fireEvent.input(filter, { target: { value: '' } })
  await outline.findByText('Second')
  await waitFor(() => expect(openModules()).toEqual(['First', 'Third']))
})

// Covers CRS-LES-02
for (const [name, status, badge] of [
  ['completed', 3, 'Completed'],
  ['in progress', 2, 'In progress'],
] as const)
  test(`a lesson that is ${name} keeps its status when it is opened again`, async () => {
    const { enrolment, course, first, second } = textCourse()
    enrolment.progress = { [first.id]: status }
    await openLesson(course, first)
    await seeTitle(first.title)
    follow('Next lesson')

    await seeTitle(second.title)
    // Calls are sent one after the other, so a call for the first lesson would be listed before this one.
    await waitFor(() => expect(sentStatuses()).not.toEqual([]))
    expect(sentStatuses()).toEqual([{ lessonId: second.id, lessonProgressStatus: 2 }])
    const outline = screen.getByRole('navigation', { name: 'Lessons' })
    const isFirst = (name: string) => name.startsWith(first.title) && name.endsWith(badge)
    expect(within(outline).getByRole('link', { name: isFirst })).toBeTruthy()
  })

// Covers CRS-LES-02
test('a lesson that was completed on another device stays completed when it is opened', async () => {
  const { enrolment, course, first, second } = textCourse()
  await renderRoute(learnRoute, { params: { id: course.id }, plugins: [courses], as: 'ana' })
  const [link] = await screen.findAllByRole('link', { name: (name) => name.startsWith(first.title) })
  enrolment.progress = { [first.id]: 3 }
  fireEvent.click(link ?? document.body)

  await seeTitle(first.title)
  await seeBadge('Completed')
  follow('Next lesson')
  await seeTitle(second.title)
  await waitFor(() => expect(sentStatuses()).not.toEqual([]))
  expect(sentStatuses()).toEqual([{ lessonId: second.id, lessonProgressStatus: 2 }])
})

// Covers CRS-LES-02
test('a lesson is not marked as started when the course could not be read again', async () => {
  const { course, first } = textCourse()
  await renderRoute(learnRoute, { params: { id: course.id }, plugins: [courses], as: 'ana' })
  const [link] = await screen.findAllByRole('link', { name: (name) => name.startsWith(first.title) })
  mock.clearRequests()
  mock.fault({ operation: 'getCourseActivity', status: 403 })
  fireEvent.click(link ?? document.body)
  await seeTitle(first.title)
  await waitFor(() => expect(mock.requests('getCourseActivity')).toHaveLength(1))
  press('Mark as completed')
  await waitFor(() => expect(sentStatuses()).not.toEqual([]))
  expect(sentStatuses()).toEqual([{ lessonId: first.id, lessonProgressStatus: 3 }])
})

// Covers CRS-LES-02, UX-44
test('a lesson from the offline copy is marked as started only when the server tells its status', async () => {
  const { enrolment, course, first, second } = textCourse()
  enrolment.progress = { [first.id]: 3 }
  fakeOfflineCopy({
    path: '/api/course/myCourseActivity/{id}',
    init: { params: { path: { id: String(course.id) } } },
    answer: course,
  })
  mock.fault({ operation: 'getCourseActivity', drop: true })
  await openLesson(course, first)
  await seeTitle(first.title)
  await seeBadge('Not started')
  follow('Next lesson')
  await seeTitle(second.title)
  follow('Previous lesson')
  await seeTitle(first.title)
  expect(sentStatuses()).toEqual([])

  mock.clearFaults()
  fireEvent.offline(window)
  fireEvent.online(window)
  await seeBadge('Completed')
  follow('Next lesson')
  await seeTitle(second.title)
  await seeBadge('In progress')
  await waitFor(() => expect(sentStatuses()).toEqual([{ lessonId: second.id, lessonProgressStatus: 2 }]))
})

// Covers FLT-98, FLT-99
test('the lesson screen sets the page title and announces the completion', async () => {
  const { course, first } = textCourse()
  await openLesson(course, first)
  const title = await seeTitle(first.title)
  await waitFor(() => expect(document.title).toMatch(`${first.title} · ${course.title} · `))
  expect(screen.getByRole('main', { name: `${first.title} · ${course.title}` })).toBeTruthy()
  expect(document.querySelector('h1')).toBe(title)

  press('Mark as completed')
  const announced = () =>
    screen.getAllByRole('log').flatMap((log) => [...log.children].map((one) => one.textContent))
  await waitFor(() => expect(announced()).toEqual(['Lesson completed']))
})

// Covers CRS-LES-01, UX-30
test('the lesson shows course, module, title, status, text, files, outline', async () => {
  const { course, lessons } = textCourse()
  const lesson = lessons.slice(1).find(({ attachments }) => attachments.length > 0)
  const module = course.courseModules.find((one) => one.lessons.some(({ id }) => id === lesson?.id))
  const other = lessons.find(({ id }) => id !== lesson?.id)
  if (!lesson || !module || !other) throw new Error('No lesson has files.')
  await openLesson(course, lesson)
  await seeTitle(lesson.title)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: course.title }).getAttribute('href')).toBe(
    `/course/learn/${course.id}`,
  )
  expect(main.getAllByText(module.title)).not.toEqual([])
  await seeBadge('In progress')
  const position = `${lessons.indexOf(lesson) + 1} of ${lessons.length}`
  expect(main.getAllByText(position)).not.toEqual([])
  expect(main.getByText(/Write one sentence/)).toBeTruthy()
  const [file] = lesson.attachments
  const link = main.getByRole('link', { name: (name) => name.startsWith(file?.description ?? '?') })
  expect(link.getAttribute('href')).toBe(new URL(file?.url ?? '', location.href).href)
  expect(link.getAttribute('download')).toBe('')
  expect(link.getAttribute('rel')).toMatch(/noopener/)
  expect(main.getByRole('link', { name: /All lessons$/ }).getAttribute('href')).toBe(
    `/course/learn/${course.id}`,
  )

  // The drawer of small screens shows the same outline as the column beside the lesson.
  press(`${position} All lessons`)
  const drawer = await screen.findByRole('dialog', { name: 'Lessons' })
  const outline = within(within(drawer).getByRole('navigation', { name: 'Lessons' }))
  const current = outline.getAllByRole('link').filter((one) => one.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(lesson.title)])
  expect(outline.getAllByText(/^\d+ min$/)).not.toEqual([])
  fireEvent.click(outline.getByRole('link', { name: (name) => name.startsWith(other.title) }))
  await seeTitle(other.title)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// Covers CRS-LES-02
test('a lesson is marked as started when it is opened, but not by going back', async () => {
  const { course, first, second, third, fourth } = textCourse()
  await openLesson(course, first)
  await seeTitle(first.title)
  await seeBadge('In progress')
  follow('Next lesson')
  await seeTitle(second.title)
  await seeBadge('In progress')
  const both = [first, second].map(({ id }) => ({ lessonId: id, lessonProgressStatus: 2 }))
  await waitFor(() => expect(sentStatuses()).toEqual(both))
  follow('Previous lesson')
  await seeTitle(first.title)
  expect(sentStatuses()).toEqual(both)

  // Going back to a lesson that was never started must not start it.
  cleanup()
  await openLesson(course, fourth)
  await waitFor(() => expect(sentStatuses()).toHaveLength(3))
  await seeTitle(fourth.title)
  follow('Previous lesson')
  await seeTitle(third.title)
  await seeBadge('Not started')
  expect(sentStatuses()).toHaveLength(3)
})

// Covers CRS-LES-02
test('a lesson status is saved when the answer is a course, a lesson or true', async () => {
  const { course, first } = textCourse()
  await openLesson(course, first)
  await seeTitle(first.title)
  await seeBadge('In progress')
  await waitFor(() => expect(sentStatuses()).toHaveLength(1))
  mock.clearRequests()
  // The lesson in the answer counts, not the status that was sent.
  mock.fault({ operation: 'updateLessonStatus', json: { id: first.id, lessonProgressStatus: 1 } })
  press('Mark as completed')
  await seeBadge('Not started')
  // After the answer `true`, the product reloads the course, in which the mock server still has the old status.
  mock.fault({ operation: 'updateLessonStatus', json: true })
  press('Mark as completed')
  await seeBadge('In progress')
  await waitFor(() => expect(mock.onlyRequest('getCourseActivity')).toBeTruthy())
})

// Covers CRS-LES-02
for (const [name, fault] of [
  ['with the course', {}],
  ['without the course', { json: true }],
] as const)
  test(`a queued status stays on the screen when the change before it is answered ${name}`, async () => {
    const { course, first } = textCourse()
    const releaseLast = mock.hold('updateLessonStatus')
    const releaseFirst = mock.hold('updateLessonStatus', { ...fault, times: 1 })
    await openLesson(course, first)
    await seeTitle(first.title)
    await seeBadge('In progress')
    press('Mark as completed')
    await seeBadge('Completed')
    await waitFor(() => expect(sentStatuses()).toHaveLength(1))
    mock.clearRequests()
    releaseFirst()
    await waitFor(() => expect(sentStatuses()).toHaveLength(1))
    await seeBadge('Completed')
    releaseLast()
    await seeBadge('Completed')
  })

// Covers CRS-LES-02
test('the lesson reverts two status changes when the server refuses both', async () => {
  const { course, first } = textCourse()
  const release = mock.hold('updateLessonStatus', { status: 500, times: 2 })
  await openLesson(course, first)
  await seeTitle(first.title)
  await seeBadge('In progress')
  press('Mark as completed')
  await seeBadge('Completed')
  release()
  await waitFor(() => expect(sentStatuses()).toHaveLength(2))
  await seeBadge('Not started')
})

// Covers CRS-LES-02
test('the lesson reverts a status that the server refuses or may not have saved, with a message', async () => {
  const { course, first } = textCourse()
  await openLesson(course, first)
  await seeTitle(first.title)
  await seeBadge('In progress')
  await waitFor(() => expect(sentStatuses()).toHaveLength(1))
  const [refused, unsure] = ['Your progress couldn’t be saved', 'We don’t know if your progress was saved']
  for (const [fault, message, title] of [
    [{ status: 400 }, /didn’t accept this/, refused],
    [{ status: 403 }, /don’t have permission/, refused],
    [{ status: 404 }, /no longer available/, refused],
    [{ status: 409 }, /changed this in the meantime/, refused],
    [{ status: 413 }, /larger than the server allows/, refused],
    [{ drop: true }, /Can’t reach the server/, unsure],
    [{ status: 429 }, /Too many requests/, refused],
    [{ status: 500 }, /went wrong on the server/, unsure],
  ] as const) {
    mock.clearFaults()
    mock.fault({ operation: 'updateLessonStatus', ...fault })
    press('Mark as completed')
    const toasts = within(await screen.findByRole('region', { name: /^Notifications/ }))
    await toasts.findByText(message)
    expect(toasts.getByText(title)).toBeTruthy()
    await seeBadge('In progress')
    await closeToasts()
  }
  mock.clearFaults()
  press('Mark as completed')
  await seeBadge('Completed')
})

// Covers CRS-ERR-01
test('the lesson screen offers a retry, or links for an unknown lesson', async () => {
  const { course, first } = textCourse()
  const open = (query: Readonly<Record<string, string | number>>) => {
    cleanup()
    return renderRoute(lessonRoute, { query, plugins: [courses], as: 'ana' })
  }
  await open({})
  await screen.findByText('Lesson not found')
  mock.fault({ operation: 'getCourseActivity', status: 500 })
  cleanup()
  await openLesson(course, first)
  await screen.findByText('Error getting course Activity')
  mock.clearFaults()
  press('Try again')
  await seeTitle(first.title)

  await open({ course: course.id, lesson: 'nothing' })
  await screen.findByText('Lesson not found')
  // Without parameters, the URL leads to the lesson opened last in this browser.
  await open({})
  await seeTitle(first.title)
  mock.fault({ operation: 'getCourseActivity', status: 403 })
  await open({ course: 1 })
  await screen.findByText('You’re not enrolled in this course')
  expect(screen.getByRole('link', { name: 'Course details' }).getAttribute('href')).toBe('/course/1')
})
