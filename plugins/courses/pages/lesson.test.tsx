import { expect, test } from '@rstest/core'
import { screen, within } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { lessonRoute } from '../contract'
import courses from '../plugin'

const mock = startMockServer()

/** Ana's first course, with lessons that have no video to play. */
function herCourse() {
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

test('[CRS-LES-01] a lesson or a module without a title has words for it in the outline', async () => {
  const { course, lessons } = herCourse()
  for (const part of [...course.courseModules, ...lessons.slice(1)]) part.title = ''
  await open(course.id, lessons[0]?.id)

  const outline = await screen.findByRole('navigation', { name: 'Course outline' })
  expect(within(outline).getAllByText('Module without a title')).toHaveLength(course.courseModules.length)
  expect(within(outline).getAllByRole('link', { name: /^Lesson without a title/ })).toHaveLength(
    lessons.length - 1,
  )
})
