import { expect, test } from '@rstest/core'
import { matchesPerson } from './suggestions'

// Covers UX-03
test.each([
  ['  ', true],
  ['conceicao', true],
  ['CONCEIÇÃO rui', true],
  ['@rui.c', true],
  ['beatriz', false],
])('a search for “%s” among suggested people finds Rui Conceição: %s', (searchText, expected) => {
  expect(matchesPerson({ name: 'Rui Conceição', login: 'rui.c', pictureUrl: '' }, searchText)).toBe(expected)
})
