import { expect, test } from '@rstest/core'
import { aPerson } from '@tests/kit/person'
import { loadPosition, savePosition } from './lesson-position'

const person = aPerson({ id: 7, login: 'nova' })
const session = { person, limit: 60, startedAt: new Date(0) }
const prefix = 'roda:own:7:lesson-position:'

// Covers CRS-LES-05
test('lesson positions of earlier builds are read, damaged ones ignored', () => {
  const stored = { a: '75@1700000000000', b: 'x@y', c: '{}', d: '[80,{}]', e: '[9,1]', f: '"@"' }
  for (const [lesson, text] of Object.entries(stored)) localStorage.setItem(prefix + lesson, text)
  expect(Object.keys(stored).map((lesson) => loadPosition(session, lesson))).toEqual([75, 0, 0, 80, 0, 0])
})

test('the oldest lesson positions and those near the end are deleted', () => {
  for (let lesson = 0; lesson < 205; lesson++) localStorage.setItem(prefix + lesson, `60@${lesson}`)
  savePosition(session, 'new', 60.9, 300)
  expect(loadPosition(session, 'new')).toBe(60)
  expect([5, 6].map((lesson) => loadPosition(session, lesson))).toEqual([0, 60])
  savePosition(session, 'new', 290, 300)
  expect(loadPosition(session, 'new')).toBe(0)
})
