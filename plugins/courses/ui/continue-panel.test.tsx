import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import { courseOfAna } from '@tests/courses/lesson-screen.fixture'
import { expectAccessible, renderRoute, startMockServer } from '@tests/kit'
import courses from '../plugin'

const mock = startMockServer()

const open = (as: 'ana' | 'nova') => renderRoute(myPageRoute, { plugins: [courses], as })
const panel = async () => within(await screen.findByRole('region', { name: 'Continue learning' }))

// Covers UX-33
test('my page names the course and lesson to continue', async () => {
  const { course, lessons } = courseOfAna(mock.state, 'started')
  await open('ana')
  const { getByRole, getByText, queryByRole } = await panel()
  expect(getByRole('link', { name: course.title }).getAttribute('href')).toBe(`/course/learn/${course.id}`)
  expect(getByText(`Lesson 1 of ${lessons.length}: ${lessons[0]?.title}`)).toBeTruthy()
  // The first lesson is open, though none is completed.
  expect(queryByRole('progressbar')).toBeNull()
  expect(getByRole('link', { name: 'Start lesson 1' }).getAttribute('href')).toBe(
    `/lesson?course=${course.id}&lesson=${lessons[0]?.id}`,
  )
  // The progress of at most three courses is read to find it.
  expect(mock.requests('getEnrollments')).toHaveLength(1)
  expect(mock.requests('getCourseActivity').length).toBeLessThanOrEqual(3)
  await expectAccessible()
})

// Covers UX-33
test('my page offers the first lesson of a course that the user has not begun', async () => {
  const { course, enrolment, lessons } = courseOfAna(mock.state, 'untouched')
  mock.state.enrolments.splice(0, mock.state.enrolments.length, enrolment)
  await open('ana')
  const { getByRole, queryByRole } = await panel()
  expect(getByRole('link', { name: 'Start lesson 1' }).getAttribute('href')).toBe(
    `/lesson?course=${course.id}&lesson=${lessons[0]?.id}`,
  )
  expect(queryByRole('progressbar')).toBeNull()
})

// Covers UX-33
test('my page has no panel for learning without a course to continue', async () => {
  const { enrolment } = courseOfAna(mock.state, 'completed')
  mock.state.enrolments.splice(0, mock.state.enrolments.length, enrolment)
  await open('ana')
  await waitFor(() => expect(mock.requests('getCourseActivity')).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Continue learning' })).toBeNull()
})
