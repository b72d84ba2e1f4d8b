import { test } from '@rstest/core'
import { races } from '@tests/kit'
import { type Course, readCourse } from '../model/course'
import { LessonStatus } from '../model/lesson'
import { withLessonStatus } from './mutations'
import { learningQuery } from './queries'

const course = (...statuses: LessonStatus[]) => ({
  id: 1,
  courseModules: [
    { id: 2, lessons: statuses.map((lessonProgressStatus, index) => ({ id: index, lessonProgressStatus })) },
  ],
})
const { notStarted, completed } = LessonStatus

test.each(
  races({
    query: learningQuery('1'),
    read: readCourse,
    before: course(notStarted, notStarted),
    after: course(completed, notStarted),
    twice: course(notStarted, notStarted),
    kind: {
      queries: { queryKey: learningQuery('1').queryKey },
      apply: (cached: Course, lesson: number): Course | undefined =>
        withLessonStatus(cached, lesson, completed),
    },
    input: 0,
    other: 1,
    see: (cached) => cached?.modules.map(({ lessons }) => lessons.map(({ id, status }) => [id, status])),
  }),
)('lessons: %s', (_title, race) => race())
