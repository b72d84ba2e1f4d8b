import { expect, test } from '@rstest/core'
import fc from 'fast-check'
import { clockTime, parseClockTime } from './clock-time'
import { groupNotes, readCourseNotes } from './notes'
import { fileNamePart, notesAsMarkdown } from './notes-markdown'

const note = (id: string, lesson: string, at: number | undefined, text: string) => ({
  id,
  lesson,
  lessonTitle: `Old title ${lesson}`,
  at,
  text,
  writtenAt: 1,
})
const lesson = (id: number | undefined, title: string) => ({ id, title }) as never
const course = { modules: [{ title: '', description: '', lessons: [lesson(2, 'Two'), lesson(1, 'One')] }] }
const titleOf = ({ title }: { readonly title: string }) => title

// Covers UX-32
test('readable stored notes are loaded when others are damaged', () => {
  const good = { id: 'a', lesson: '1', lessonTitle: 'One', at: 75, text: 'Light', writtenAt: 5 }
  for (const stored of [undefined, null, 'x', 7, [], { notes: 'x' }, { notes: { length: 3 } }])
    expect(readCourseNotes(stored)).toEqual({ title: '', notes: [] })
  const { notes } = readCourseNotes({
    title: 'Seeing light',
    notes: [
      null,
      3,
      {},
      { id: 'b', lesson: '1' },
      good,
      { ...good, id: 'c', at: -1 },
      { ...good, id: 'd', at: 'x' },
    ],
  })
  expect(notes).toEqual([good, { ...good, id: 'c', at: undefined }, { ...good, id: 'd', at: undefined }])
})

// Covers UX-32
test('notesAsMarkdown writes a heading per lesson and sorts notes by time', () => {
  const notes = [
    note('a', '1', 3_725, 'Late\n\n  indented\nlines'),
    note('b', '1', 5, 'Early'),
    note('c', '9', undefined, 'Of a removed lesson'),
    note('d', '2', undefined, 'Without time'),
  ]
  expect(notesAsMarkdown('Seeing\nlight', groupNotes(notes, course), titleOf)).toBe(
    [
      '# Seeing light',
      '## Two',
      '- Without time',
      '## One',
      '- **0:05** Early\n- **1:02:05** Late\n\n    indented\n  lines',
      '## Old title 9',
      '- Of a removed lesson\n',
    ].join('\n\n'),
  )
  expect(fileNamePart('../Ver: a Luz? ')).toBe('ver-a-luz')
})

// Covers UX-32, FLT-123
test('parseClockTime reads hours, minutes and seconds', () => {
  for (const seconds of [0, 9, 75, 3_599, 3_725]) expect(parseClockTime(clockTime(seconds))).toBe(seconds)
  expect(parseClockTime(' 45 ')).toBe(45)
  expect(parseClockTime('４：０５')).toBe(245)
  for (const text of ['', 'x', '1:2:3:4', '-1', '1.5', '1:', '12345'])
    expect(parseClockTime(text)).toBeUndefined()
})

// Covers UX-32, FLT-123
test('a typed time gives the position that is shown for it, or none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * 3600 - 1 }), (seconds) => {
      expect(parseClockTime(clockTime(seconds))).toBe(seconds)
    }),
  )
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789:::.,- hms１：'), maxLength: 9 })
  fc.assert(
    fc.property(typed, (text) => {
      const seconds = parseClockTime(text)
      if (seconds === undefined) return
      const parts = text.normalize('NFKC').trim().split(':')
      expect(parts.every((part) => /^\d+$/.test(part))).toBe(true)
      expect(seconds).toBe(parts.reduce((sum, part) => sum * 60 + Number(part), 0))
    }),
  )
})
