import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courseOfAna, openLesson, seeTitle } from '@tests/courses/lesson-screen.fixture'
import { blockIframes, expectAccessible, reload, renderRoute, startMockServer, visit } from '@tests/kit'
import { myCoursesRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

const open = (query = {}) => renderRoute(myCoursesRoute, { plugins: [courses], as: 'ana', query })
const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const seeTitles = (...expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected))
const address = () => `${location.pathname}${location.search}`

/** Finds the card of a course of Ana. */
async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} has no card.`)
  return within(item)
}

const coding = 'Programming from zero, for adults'
const photography = 'Seeing light'
const gardening = 'A balcony that feeds you'
const english = 'English for a real conversation'

// Covers CRS-MY-01, UX-33
test('the list of a member’s courses shows a card with progress for each', async () => {
  await open()
  // The course in progress is at the top.
  await seeTitles(photography, coding, gardening, english)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: `Start ${photography}` })).toBeTruthy()
  expect(main.getByText(/^1 · One window, all day/)).toBeTruthy()

  const balcony = await card(gardening)
  expect((await balcony.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('50')
  expect(balcony.getByText(/^Next: .+/)).toBeTruthy()
  const [cover] = balcony.getAllByRole('presentation')
  expect(cover?.getAttribute('src')).toMatch(/\/posts\/images\/course-.+\.svg$/)
  const zero = await card(coding)
  expect(await zero.findByText('Not started')).toBeTruthy()
  expect(zero.getByText(/^16 lessons · /)).toBeTruthy()
  expect(zero.getByText(/^First lesson: .+/)).toBeTruthy()
  const conversation = await card(english)
  expect(await conversation.findByText('Completed')).toBeTruthy()
  expect(conversation.getByText(/^Last lesson: .+/)).toBeTruthy()
  expect(mock.onlyRequest('getEnrollments')).toMatchObject({
    method: 'GET',
    path: '/api/course/myenrollments',
    query: {},
    headers: { authorization: true },
  })
})

// Covers UX-33
test('the course opened last in this browser is at the top, with its lesson', async () => {
  blockIframes()
  const { course, lessons } = courseOfAna(mock.state, 'untouched')
  await openLesson(course, lessons[1])
  await seeTitle(lessons[1]?.title ?? '')
  await visit('/course/mycourses')
  await seeTitles(coding, photography, gardening, english)
  expect(screen.getByText(/^Last opened/)).toBeTruthy()
  expect(screen.getByRole('link', { name: `Start ${coding}` }).getAttribute('href')).toBe(
    `/lesson?course=${course.id}&lesson=${lessons[1]?.id}`,
  )
})

// Covers CRS-MY-01
test('the next lesson in a course card opens it', async () => {
  const { course, enrolment } = courseOfAna(mock.state, 'halfCompleted')
  const [lesson] = Object.entries(enrolment.progress).flatMap(([id, status]) => (status === 2 ? [id] : []))
  await open()
  const balcony = await card(gardening)
  expect(balcony.getByRole('link', { name: gardening }).getAttribute('href')).toBe(
    `/course/learn/${course.id}`,
  )
  fireEvent.click(await balcony.findByRole('link', { name: /^Next: / }))
  await waitFor(() => expect(address()).toBe(`/lesson?course=${course.id}&lesson=${lesson}`))
})

// Covers CRS-MY-01
test('the list of a member’s courses keeps the search text in the address', async () => {
  const user = userEvent.setup({ delay: null })
  const search = () => screen.findByRole('searchbox', { name: 'Search your courses' })
  await open()
  await user.type(await search(), 'CAMERA light')
  await seeTitles(photography)
  expect(screen.getByText('1 course found')).toBeTruthy()
  expect(address()).toBe('/course/mycourses?q=CAMERA+light')
  await reload()
  expect(await search()).toHaveProperty('value', 'CAMERA light')
  await seeTitles(photography)

  fireEvent.input(await search(), { target: { value: 'astrology' } })
  await screen.findByText('No matches')
  expect(titles()).toEqual([])
  fireEvent.input(await search(), { target: { value: '' } })
  await waitFor(() => expect(address()).toBe('/course/mycourses'))
  await seeTitles(photography, coding, gardening, english)
})

// Covers UX-33
test('a member’s courses are filtered by status and sorted by title', async () => {
  await open()
  const filter = async (name: string) =>
    within(await screen.findByRole('group', { name: 'Filter by status' })).getByRole('button', { name })
  fireEvent.click(await filter('Completed'))
  await seeTitles(english)
  expect(screen.getByText('1 course found')).toBeTruthy()
  expect(address()).toBe('/course/mycourses?status=completed')
  await reload()
  expect((await filter('Completed')).getAttribute('aria-pressed')).toBe('true')
  await seeTitles(english)
  // A lesson was opened, but none is completed.
  fireEvent.click(await filter('Not started'))
  await seeTitles(coding, photography)
  fireEvent.click(await filter('All'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title')
  await seeTitles(photography, gardening, english, coding)
  await expectAccessible()
})

// Covers CRS-MY-01
test('the list of a member’s courses has no search field if it is short', async () => {
  mock.state.enrolments.splice(
    mock.state.enrolments.indexOf(courseOfAna(mock.state, 'completed').enrolment),
    1,
  )
  await open({ q: 'nothing' })
  await seeTitles(photography, coding, gardening)
  expect(screen.queryByRole('searchbox', { name: 'Search your courses' })).toBeNull()
})

// Covers CRS-MY-01
test('a course card shows no progress when the progress cannot be loaded', async () => {
  mock.fault({ operation: 'getCourseActivity', status: 500 })
  await open()
  await seeTitles(coding, photography, gardening, english)
  await waitFor(() => expect(mock.requests('getCourseActivity').length).toBeGreaterThanOrEqual(4))
  // The placeholders of the progress are gone.
  await waitFor(() =>
    expect(screen.getByRole('main').querySelectorAll('li span[aria-hidden]')).toHaveLength(0),
  )
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect((await card(photography)).getByRole('link').getAttribute('href')).toBe('/course/learn/1479')
})

// Covers CRS-MY-01
test('the list of a member’s courses suggests a first step if it is empty', async () => {
  await renderRoute(myPageRoute, { plugins: [courses], as: 'nova' })
  fireEvent.click(await screen.findByRole('link', { name: 'Courses' }))
  await screen.findByRole('heading', { name: 'You don’t have any courses yet' })
  expect(address()).toBe('/course/mycourses')
  expect(screen.queryByRole('searchbox', { name: 'Search your courses' })).toBeNull()
})
