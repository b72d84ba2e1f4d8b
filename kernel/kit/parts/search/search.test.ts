import { expect, test } from '@rstest/core'
import fc from 'fast-check'
import { matchExcerpt, matchesSearch, rankItems, searchItems, searchLength, splitMatches } from './search'

for (const [query, isMatch] of [
  ['', true],
  ['  ', true],
  ['LOUR', true],
  ['lourenco joao', true],
  ['João', true],
  ['Joa\u0303o', true],
  ['Lou\u00adren\u200bço', true],
  ['joao costa', false],
] as const)
  test(`search for "${query}" ${isMatch ? 'finds' : 'does not find'} João Lourenço`, () =>
    expect(matchesSearch('João Lourenço', query)).toBe(isMatch))

// Covers FLT-190
test.each([
  ['Rafał Styczeń', 'rafal STYCZEN'],
  ['Søren Đorđević', 'soren dordevic'],
  ['Straße', 'strasse'],
  ['Işık', 'isik'],
  ['Ægir', 'aegir'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσεύς'],
  ['ＡＮＡ', 'ana'],
  ["O'Brien", 'o’brien'],
  ['O’Brien', "o'brien"],
  ['Jean‑Luc – Þór', 'jean-luc - thor'],
])('matchesSearch finds %j by %j', (text, query) => {
  expect(matchesSearch(text, query)).toBe(true)
  expect(matchesSearch(query, text)).toBe(true)
})

test('searchItems keeps the order; an empty query returns the same list', () => {
  const people = [{ name: 'Zoé Dias' }, { name: 'Ana Díaz' }, { name: 'Rui' }]
  const nameOf = ({ name }: { name: string }) => name
  expect(searchItems(people, 'DIA', nameOf)).toEqual([people[0], people[1]])
  expect(searchItems(people, ' ', nameOf)).toBe(people)
})

test('searchLength ignores blanks at the start and end of the query', () => {
  expect(searchLength('  ção ')).toBe(3)
})

// Covers UX-06
test('rankItems puts names that begin with the query first', () => {
  const people = ['Mariana Dias', 'Rui Anjos', 'Ana Dias', 'Zoé'].map((name) => ({ name }))
  const nameOf = ({ name }: { name: string }) => name
  expect(rankItems(people, 'an', nameOf).map(nameOf)).toEqual(['Ana Dias', 'Rui Anjos', 'Mariana Dias'])
  expect(rankItems(people, 'an', nameOf, false).map(nameOf)).toEqual(['Ana Dias', 'Rui Anjos'])
  expect(rankItems(people, '', nameOf)).toBe(people)
})

// Covers UX-06
for (const [text, query, marked] of [
  ['João Lourenço', 'LOUR joao', '[João] [Lour]enço'],
  ['Joa\u0303o', 'jo', '[Jo]a\u0303o'],
  ['Joa\u0303o', 'joa', '[Joa\u0303]o'],
  ['banana', 'ana', 'b[ana]na'],
  ['👩 Ana', 'ana', '👩 [Ana]'],
  ['İstanbul', 'stan', 'İ[stan]bul'],
  ['Straße', 'stras', '[Straß]e'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς', '[ΟΔΥΣΣΕΥΣ]'],
  ['Ana', '', 'Ana'],
  ['Ana', 'x', 'Ana'],
] as const)
  test(`splitMatches marks "${query}" in "${text}"`, () => {
    const segments = splitMatches(text, query)
    expect(segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked)
  })

test('splitMatches keeps every character of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const segments = splitMatches(text, query)
      expect(segments.map((segment) => segment.text).join('')).toBe(text)
    }),
  )
})

// Covers UX-06, FLT-154
test.each([
  ['a short text stays whole', 'My sour starter', 'sour', 'My sour starter'],
  [
    'a match at the start begins the excerpt',
    `Sour ${'rye '.repeat(20)}`,
    'sour',
    'Sour rye rye rye rye rye rye rye rye rye…',
  ],
  [
    'a late match has a few words before it',
    `${'flour and water '.repeat(10)}then sour rye on Thursdays`,
    'sour',
    '… and water then sour rye on Thursdays',
  ],
  [
    'a match that one line of a phone would not reach begins the excerpt of a short text, too',
    'Portrait tip of the week: ask for the music',
    'music',
    '… ask for the music',
  ],
  [
    'a match late in a long word begins the excerpt',
    'Hypersupercalifragilisticexpialidocious rye',
    'docious',
    '… docious rye',
  ],
  ['a cut leaves no half emoji', `${'-'.repeat(39)}👩‍🏫 music`, '-', `${'-'.repeat(39)}…`],
  [
    'a text without a match begins at its start',
    'one two '.repeat(10),
    'sour',
    'one two one two one two one two one two…',
  ],
])('the excerpt around a match: %s', (_, text, query, excerpt) => {
  expect(matchExcerpt(text, query, 40)).toBe(excerpt)
})
