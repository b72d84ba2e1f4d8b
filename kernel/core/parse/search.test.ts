import { expect, test } from '@rstest/core'
import { matchesSearch, searchItems, searchLength } from './search'

for (const [query, isMatch] of [
  ['', true],
  ['  ', true],
  ['LOUR', true],
  ['lourenco joao', true],
  ['João', true],
  ['Joa\u0303o', true],
  ['joao costa', false],
] as const)
  test(`search for "${query}" ${isMatch ? 'finds' : 'does not find'} João Lourenço`, () =>
    expect(matchesSearch('João Lourenço', query)).toBe(isMatch))

test('searchItems keeps the order; an empty query returns the same list', () => {
  const people = [{ name: 'Zoé Dias' }, { name: 'Ana Díaz' }, { name: 'Rui' }]
  const nameOf = ({ name }: { name: string }) => name
  expect(searchItems(people, 'DIA', nameOf)).toEqual([people[0], people[1]])
  expect(searchItems(people, ' ', nameOf)).toBe(people)
})

test('searchLength ignores blanks at the start and end of the query', () => {
  expect(searchLength('  ção ')).toBe(3)
})
