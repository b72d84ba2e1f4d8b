import { expect, test } from '@rstest/core'
import { aPerson } from '@tests/kit/person'
import { courseNotes, maxNoteLength, saveNotes } from './notes'

const session = { person: aPerson({ id: 7, login: 'nova' }), limit: 60, startedAt: new Date(0) }
const note = (id: string, lesson: string, at: number, text: string) => ({
  id,
  lesson,
  lessonTitle: `Old title ${lesson}`,
  at,
  text,
  writtenAt: 1,
})

// Covers UX-32
test('saveNotes rejects notes beyond the length limit unless they shrink', () => {
  const full = 'x'.repeat(maxNoteLength)
  const many = Array.from({ length: 196 }, (_, index) => note(`n${index}`, '1', 1, full))
  expect(saveNotes(session, 1, { title: '', notes: many })).toBe(true)
  expect(saveNotes(session, 2, { title: '', notes: [note('b', '1', 1, full)] })).toBe(false)
  expect(courseNotes.of(session).of(2).load().notes).toEqual([])
  expect(saveNotes(session, 1, { title: '', notes: many.slice(1) })).toBe(true)
  expect(saveNotes(session, 2, { title: '', notes: [note('b', '1', 1, 'fits')] })).toBe(true)
  expect(saveNotes(session, 1, { title: '', notes: [] })).toBe(true)
  expect(
    courseNotes
      .of(session)
      .entries()
      .map(([id]) => id),
  ).toEqual(['2'])
})
