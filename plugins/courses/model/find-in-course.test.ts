import { expect, test } from '@rstest/core'
import { readOneCourse } from './course'
import { findInCourse } from './find-in-course'
import type { Note } from './notes'

const courseOf = (lessons: readonly object[]) =>
  readOneCourse({ id: 1, title: 'Course', courseModules: [{ title: 'Module', order: 1, lessons }] })
const video = { videoLink: '76979871', videoType: 2 }
const note = (lesson: string, text: string, at?: number): Note => ({
  id: text,
  lesson,
  lessonTitle: '',
  text,
  at,
  writtenAt: 1,
})
const course = courseOf([
  {
    id: 1,
    title: 'Clay and water',
    order: 1,
    ...video,
    description: '<p>0:00 Knead</p><p>1:15 Water &amp; air</p>',
  },
  { id: 2, title: 'Fire', order: 2, description: '<p>No wa<b>t</b>er here: <em>água</em></p>' },
  { title: 'Water without an id', order: 3 },
])
const transcripts = new Map([
  [
    '1',
    [
      { at: 5, text: 'Pour the water' },
      { at: 9, text: 'Wait' },
    ],
  ],
  ['9', [{ at: 5, text: 'Water of a removed lesson' }]],
])
const notes = [note('1', 'Less water next time', 75), note('9', 'Water of a removed lesson')]
const find = (query: string) =>
  findInCourse(course, notes, transcripts, query).map(({ kind, lesson, at }) =>
    `${kind} ${lesson} ${at ?? ''}`.trim(),
  )

// Covers UX-73
test.each<[query: string, found: readonly string[]]>([
  ['water', ['title 1', 'chapter 1 75', 'text 1', 'text 2', 'note 1 75', 'transcript 1 5']],
  ['WATER less', ['note 1 75']],
  ['agua', ['text 2']],
  ['fire', ['title 2']],
  ['<b>', []],
  ['  ', []],
])('a search for %j in a course finds titles, chapters, texts, notes and transcripts', (query, found) => {
  expect(find(query)).toEqual(found)
})

// Covers UX-73
test('a course with 300 lessons and transcripts is searched, and the time is printed', () => {
  const words = 'the quick brown fox jumps over the lazy dog and água é boa '.repeat(30)
  const lessons = Array.from({ length: 300 }, (_, id) => ({
    id: id + 1,
    title: `Lesson ${id}`,
    order: id,
    ...video,
    description: `<p>0:00 Start</p><p>1:00 Part ${id}</p><p>${words}</p>`,
  }))
  const large = courseOf(lessons)
  const lines = new Map(
    lessons.map(({ id }) => [
      String(id),
      Array.from({ length: 100 }, (_, at) => ({ at, text: `Line ${at} of água ${id}` })),
    ]),
  )
  const time = (name: string, query: string, read: typeof lines) => {
    const start = performance.now()
    const { length } = findInCourse(large, [], read, query)
    process.stdout.write(
      `find in 300 lessons, ${name}: ${length} found in ${(performance.now() - start).toFixed(1)} ms\n`,
    )
    return length
  }
  expect(time('first letter', 'f', new Map())).toBe(300)
  expect(time('next letters', 'fox', new Map())).toBe(300)
  expect(time('first letter with 30,000 lines', 'agua', lines)).toBe(30_300)
  expect(time('next letters with 30,000 lines', 'agua 77', lines)).toBeGreaterThan(300)
})
