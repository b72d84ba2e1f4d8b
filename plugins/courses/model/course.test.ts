import { matchesSearch } from '@kernel/parts'
import { describe, expect, test } from '@rstest/core'
import { courseText, readCourse, readCourses, readOneCourse } from './course'
import { lessonsOf } from './progress'

const titles = (answer: unknown) => lessonsOf(readOneCourse(answer)).map(({ title }) => title)

// Covers CRS-DET-01
describe('modules and lessons of a course', () => {
  const lessons = (...orders: unknown[]) =>
    orders.map((order) => ({ id: `${order}`, title: `${order}`, order }))
  const cases: [string, unknown, string[]][] = [
    [
      'are sorted by `order`',
      [
        { order: 2, lessons: lessons(2, 1) },
        { order: 1, lessons: lessons(4, 3) },
      ],
      ['3', '4', '1', '2'],
    ],
    ['are sorted by an `order` sent as text', [{ order: '1', lessons: lessons('10', '9') }], ['9', '10']],
    [
      'keep the order of the answer without `order`',
      [{ lessons: [{ title: 'b' }, { title: 'a' }] }],
      ['b', 'a'],
    ],
    ['are empty when the modules are not a list', { order: 1 }, []],
    ['are empty when the lessons are not a list', [{ title: 'Empty', lessons: 'none' }], []],
    ['have empty titles for unreadable entries', [null, 3, { lessons: [null, 'x'] }], ['', '']],
  ]
  for (const [name, courseModules, expected] of cases)
    test(`lessons of a course ${name}`, () =>
      expect(titles({ id: 1, title: 'Course', courseModules })).toEqual(expected))
})

// Covers CRS-DET-01
describe('reading a course', () => {
  const bare = {
    id: 'c-1',
    title: '',
    headline: '',
    instructor: '',
    picture: '',
    launchDate: undefined,
    hours: 0,
    days: 0,
    moduleCount: 0,
    lessonCount: 0,
    issuesCertificate: false,
    summary: '',
    about: '',
    fullPrice: undefined,
    discountPrice: undefined,
    modules: [],
  }
  const euros = (minor: number) => ({ minor, currency: 'EUR' })
  const cases: [string, object, object][] = [
    ['missing values as defaults', {}, {}],
    ['values of null as defaults', { title: null, launchDate: null, hours: null, courseModules: null }, {}],
    ['an invalid date as undefined', { launchDate: 'soon' }, {}],
    ['numbers sent as text', { hours: '7.5', limitedDaysAccess: '90' }, { hours: 7.5, days: 90 }],
    ['negative numbers as 0', { hours: -1, limitedDaysAccess: -30, modules: -2, classes: -3 }, {}],
    [
      'the numbers of modules and lessons without modules',
      { modules: 3, classes: 14 },
      { moduleCount: 3, lessonCount: 14 },
    ],
    ['a certificate flag sent as text', { issueCertificate: 'True' }, { issuesCertificate: true }],
    [
      'a course without a discount price',
      { fullPrice: 120, currency: 'eur' },
      { fullPrice: euros(12_000), discountPrice: euros(12_000) },
    ],
    [
      'both prices of a course',
      { fullPrice: '120.00', discountPrice: 89.9, currency: 'EUR' },
      { fullPrice: euros(12_000), discountPrice: euros(8_990) },
    ],
    [
      'the prices of a free course',
      { fullPrice: 0, discountPrice: 0, currency: 'EUR' },
      { fullPrice: euros(0), discountPrice: euros(0) },
    ],
    [
      // Covers FLT-41
      'a discount price of 0 as no discount',
      { fullPrice: 75, discountPrice: 0, currency: 'EUR' },
      { fullPrice: euros(7_500), discountPrice: euros(7_500) },
    ],
    ['invalid prices as undefined', { fullPrice: 'much', discountPrice: {}, currency: 'EUR' }, {}],
  ]
  for (const [name, answer, expected] of cases)
    test(`readCourse reads ${name}`, () =>
      expect(readCourse({ id: 'c-1', ...answer })).toEqual({ ...bare, ...expected }))
})

// Covers CRS-DET-01
describe('counts of modules and lessons', () => {
  const courseModules = [{ lessons: [{}, {}] }, { lessons: [{}] }]
  const cases: [string, object, number, number][] = [
    ['are taken from the server', { modules: 9, classes: 40 }, 9, 40],
    ['are read from text', { modules: '9', classes: '40' }, 9, 40],
    ['are counted when missing', {}, 2, 3],
    ['are counted when the server sends 0', { modules: 0, classes: 0 }, 2, 3],
    ['are counted when the server sends lists', { modules: courseModules, classes: [{}] }, 2, 3],
    ['are counted when negative', { modules: -1, classes: '-3' }, 2, 3],
    ['are counted when not whole numbers', { modules: 1.5, classes: 'many' }, 2, 3],
  ]
  for (const [name, counts, moduleCount, lessonCount] of cases)
    test(`the counts of modules and lessons ${name}`, () =>
      expect(readCourse({ id: 1, courseModules, ...counts })).toMatchObject({ moduleCount, lessonCount }))
})

// Covers CRS-DET-01
test('readOneCourse distinguishes a missing course from an invalid answer', () => {
  expect(() => readOneCourse(null)).toThrow('not-found')
  for (const answer of [
    '',
    [],
    42,
    {},
    { id: null },
    { id: {} },
    { id: '#1', title: ['x'], courseModules: 42 },
  ])
    expect(() => readOneCourse(answer)).toThrow('invalid-response')
})

// Covers CRS-MY-01
test('readCourses skips duplicates and unreadable entries', () => {
  const courses = readCourses([
    { id: 1, title: 'a' },
    null,
    { title: 'x' },
    { id: '1', title: 'b' },
    { id: 2 },
  ])
  expect(courses.map(({ id }) => id)).toEqual(['1', 2])
  expect(readCourses(null)).toEqual([])
  expect(() => readCourses({ courses: [] })).toThrow('invalid-response')
})

// Covers CRS-MY-01
describe('search among courses', () => {
  const course = readOneCourse({
    id: 1,
    title: 'Canção e violão',
    headline: 'From the first chord',
    instructor: 'Ana Martins',
  })
  const cases: [string, string, boolean][] = [
    ['matches an empty search', '', true],
    ['ignores accents and case', 'CANCAO', true],
    ['matches words of all fields in any order', 'martins  chord violão', true],
    ['does not match when a word is missing', 'violão piano', false],
  ]
  for (const [name, searchText, expected] of cases)
    test(`search among courses ${name}`, () =>
      expect(matchesSearch(courseText(course), searchText)).toBe(expected))
})

// Covers CRS-DET-01
for (const written of ['2026-01-15', '2026-01-15T00:00:00', '2026-01-15T00:00:00.000Z'])
  test(`the launch date ${written} is read as midnight UTC`, () =>
    expect(readOneCourse({ id: 1, title: 'Course', launchDate: written }).launchDate).toEqual(
      new Date(Date.UTC(2026, 0, 15)),
    ))
