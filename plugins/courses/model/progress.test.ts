import { describe, expect, test } from '@rstest/core'
import { readOneCourse } from './course'
import { LessonStatus } from './lesson'
import { completedIn, findLesson, findResumeLesson, lessonsOf, percentOf, statusOf } from './progress'

const { notStarted, inProgress, completed } = LessonStatus

/** A course of modules whose lessons have these statuses; the lessons are numbered through. */
function courseOf(...modules: unknown[][]) {
  let id = 0
  return readOneCourse({
    id: 'c',
    title: 'Course',
    courseModules: modules.map((statuses, order) => ({
      title: `Module ${order}`,
      order,
      lessons: statuses.map((lessonProgressStatus, place) => ({
        id: ++id,
        title: `Lesson ${id}`,
        order: place,
        lessonProgressStatus,
      })),
    })),
  })
}

// Covers CRS-LEARN-01
describe('percent is completed of all, rounded down', () => {
  const cases: [string, unknown[][], number][] = [
    ['nothing', [[1, 1]], 0],
    ['two of three', [[3, 3], [1]], 66],
    ['one of three', [[3], [2, 1]], 33],
    ['all but one of many', [[...Array(199).fill(3), 2]], 99],
    ['all', [[3], [3, 3]], 100],
    ['no lessons', [[], []], 0],
    ['no modules', [], 0],
    ['codes that nobody knows', [[7, null, '3', -1]], 25],
  ]
  for (const [name, statuses, expected] of cases)
    test(name, () => expect(percentOf(courseOf(...statuses))).toBe(expected))
})

// Covers CRS-LEARN-02
describe('the badge of a module', () => {
  const cases: [string, unknown[], LessonStatus][] = [
    ['some completed, none in progress', [1, 3, 1], completed],
    ['all completed', [3, 3], completed],
    ['any in progress', [3, 2, 1], inProgress],
    ['only in progress', [2], inProgress],
    ['none opened', [1, 1], notStarted],
    ['0 and nothing count as not started', [0, null, undefined], notStarted],
    ['no lessons', [], notStarted],
  ]
  for (const [name, statuses, expected] of cases)
    test(name, () => {
      const [module] = courseOf(statuses).modules
      if (!module) throw new Error('There is one module.')
      expect(statusOf(module)).toBe(expected)
    })
})

// Covers CRS-MY-01
describe('resume leads to', () => {
  const cases: [string, unknown[][], number | undefined][] = [
    [
      'the lesson that was begun last in the order of the course',
      [
        [3, 2],
        [2, 1],
      ],
      3,
    ],
    [
      'the first that was never opened, where none is begun',
      [
        [3, 3],
        [3, 1, 1],
      ],
      4,
    ],
    ['the first of an untouched course', [[1, 1], [1]], 1],
    [
      'a begun one, though earlier ones were left out',
      [
        [1, 1],
        [1, 2],
      ],
      4,
    ],
    ['the beginning again, where all is done', [[3], [3]], 1],
    ['nothing, where there is nothing', [[]], undefined],
  ]
  for (const [name, statuses, expected] of cases)
    test(name, () => expect(findResumeLesson(courseOf(...statuses))?.id).toBe(expected))

  test('no lesson without an id: it cannot be opened', () => {
    const lessons = [
      { title: 'Lost', lessonProgressStatus: 2 },
      { id: 'b', title: 'Found' },
    ]
    const course = readOneCourse({ id: 1, courseModules: [{ title: 'One', lessons }] })
    expect(findResumeLesson(course)?.id).toBe('b')
    expect(lessonsOf(course)).toHaveLength(2)
  })
})

// Covers CRS-LEARN-01
test('completed lessons are counted by their status alone', () => {
  expect(completedIn(lessonsOf(courseOf([3, 2], [1, 3])))).toBe(2)
})

// Covers CRS-LES-02
describe('before and after a lesson, across modules', () => {
  const course = courseOf([1, 1], [], [1])
  const cases: [string, string | number, unknown[]][] = [
    ['the first', 1, [undefined, 1, 2]],
    ['the last of a module', '2', [1, 2, 3]],
    ['the last', 3, [2, 3, undefined]],
    ['one that is not there', 99, [undefined, undefined, undefined]],
  ]
  for (const [name, id, expected] of cases)
    test(name, () => {
      const { previous, lesson, next } = findLesson(course, id)
      expect([previous?.id, lesson?.id, next?.id]).toEqual(expected)
    })
})
