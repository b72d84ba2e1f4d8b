import { expect, test } from '@rstest/core'
import { cleanEmail, cleanLine } from './clean-line'

// Covers FLT-158
test.each([
  ['extra spaces', ' Ana\u00a0 Dias\t', 'Ana Dias'],
  ['zero width spaces and soft hyphens', 'A\u200bna\u00ad Di\u2060as\ufeff', 'Ana Dias'],
  ['marks of the writing direction', '\u202aAna\u202c \u2067Dias\u2069\u200e', 'Ana Dias'],
  ['control characters', 'Ana\u0000\u0007 Dias', 'Ana Dias'],
  ['joiners and selectors that change nothing', '\u200dA\u200cn\ufe0fa \ufe0fDias\u200d', 'Ana Dias'],
  ['a dot with a joiner', 'ana.\u200ddias', 'ana.dias'],
  ['an accent of its own', 'Joa\u0303o', 'João'],
  ['fillers that look like spaces', '\u2800\u3164Ana', 'Ana'],
])('cleanLine removes %s', (_, typed, clean) => {
  expect(cleanLine(typed)).toBe(clean)
})

// Covers FLT-158
test.each(['👩‍🏫 Class 1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ana', 'می‌خواهم', 'क्‍ष', '葛󠄀城', '❤️'])('cleanLine keeps %s', (text) => {
  expect(cleanLine(text)).toBe(text)
})

// Covers FLT-158
test.each(['ana@example.org', 'mailto:ana@example.org', ' MAILTO:\u200bana@example.org?subject=Hi'])(
  'cleanEmail reads %s',
  (typed) => expect(cleanEmail(typed)).toBe('ana@example.org'),
)
