import { describe, expect, test } from '@rstest/core'
import { type Lesson, LessonStatus, readModules } from './lesson'

/** Reads a lesson that is the only one of its module. */
function read(lesson: unknown): Lesson {
  const [module] = readModules([{ title: 'Rhythm', lessons: [lesson] }], { id: 7, title: 'Guitar' })
  const [first] = module?.lessons ?? []
  if (!first) throw new Error('There is one lesson.')
  return first
}

// Covers FLT-148
test('readModules reads a lesson that is listed twice once', () => {
  const lessons = [{ id: 1, title: 'Old' }, { id: 2 }, { id: 1, title: 'Chords' }]
  const [module] = readModules([{ lessons }], { id: 7, title: 'Guitar' })
  expect(module?.lessons.map(({ title }) => title)).toEqual(['Chords', ''])
})

// Covers CRS-LES-02
describe('status of a lesson', () => {
  const cases: [unknown, LessonStatus][] = [
    [1, LessonStatus.notStarted],
    [2, LessonStatus.inProgress],
    [3, LessonStatus.completed],
    ['3', LessonStatus.completed],
    [0, LessonStatus.notStarted],
    [4, LessonStatus.notStarted],
    [undefined, LessonStatus.notStarted],
    [{ code: 3 }, LessonStatus.notStarted],
  ]
  for (const [code, expected] of cases)
    test(`status code ${JSON.stringify(code) ?? 'undefined'} of a lesson is read as code ${expected}`, () =>
      expect(read({ lessonProgressStatus: code }).status).toBe(expected))
})

// Covers CRS-LES-01
describe('duration of a lesson', () => {
  const cases: [unknown, string | number | undefined][] = [
    ['12 min', 12],
    ['  1:05:00 ', '1:05:00'],
    [12, 12],
    ['12.5', 12.5],
    [0, undefined],
    [-3, undefined],
    ['', undefined],
    [null, undefined],
    [{ minutes: 3 }, undefined],
  ]
  for (const [duration, expected] of cases)
    test(`the lesson duration ${JSON.stringify(duration)} is read as ${expected ?? 'no duration'}`, () =>
      expect(read({ duration }).duration).toBe(expected))
})

// Covers CRS-LES-01, FLT-45
describe('attachments of a lesson', () => {
  const cases: [string, unknown, string[]][] = [
    [
      'accept absolute and relative URLs',
      [{ url: 'https://a.example/x.pdf' }, { url: '/files/y.pdf' }],
      ['https://a.example/x.pdf', `${location.origin}/files/y.pdf`],
    ],
    [
      'have no script, data or blob URLs',
      [{ url: 'javascript:alert(1)' }, { url: 'data:text/html,x' }, { url: 'blob:x' }],
      [],
    ],
    [
      'have no entries without a valid URL',
      [{ url: '' }, { url: null }, {}, null, 'x', { url: 'http://' }],
      [],
    ],
    ['are empty when the answer is not a list', { url: '/files/y.pdf' }, []],
  ]
  for (const [name, attachments, expected] of cases)
    test(`attachments of a lesson ${name}`, () =>
      expect(read({ attachments }).attachments.map(({ url }) => url)).toEqual(expected))
})

// Covers CRS-LES-01
test('a lesson takes course and module names from the course', () => {
  expect(read({ courseId: 8, courseName: 'Piano', moduleName: 'Scales' })).toMatchObject({
    courseId: 7,
    courseTitle: 'Guitar',
    moduleTitle: 'Rhythm',
  })
})

// Covers CRS-LES-01
test('isVideoUnreadable is true only when a video link matches no provider', () => {
  expect(read({ videoLink: '76979871', videoType: 2 }).isVideoUnreadable).toBe(false)
  expect(read({ videoLink: 'what is this', videoType: 2 })).toMatchObject({
    video: undefined,
    isVideoUnreadable: true,
  })
  expect(read({ videoLink: '  ', videoType: 2 })).toMatchObject({
    video: undefined,
    isVideoUnreadable: false,
  })
})
