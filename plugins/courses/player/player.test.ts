import { expect, test } from '@rstest/core'
import { pickLanguage } from './pick-language'
import { nextSpeed, readSpeed } from './player'

// Covers UX-31
test('nextSpeed changes the speed in steps and stays within the limits', () => {
  expect(nextSpeed(1, 1)).toBe(1.25)
  expect(nextSpeed(1, -1)).toBe(0.75)
  expect([nextSpeed(2, 1), nextSpeed(0.5, -1)]).toEqual([2, 0.5])
  // A player may report a speed that is not in the list.
  expect([nextSpeed(1.1, 1), nextSpeed(1.1, -1)]).toEqual([1.25, 1])
})

// Covers UX-31
test('readSpeed returns normal speed when the stored speed is damaged', () => {
  expect([1.5, '1.5', 99, null, undefined, {}].map(readSpeed)).toEqual([1.5, 1, 1, 1, 1, 1])
})

// Covers UX-31
test('pickLanguage prefers captions in the user’s language', () => {
  const tracks = ['de', 'pt-PT', 'pt-BR', 'en-US'].map((language) => ({ language }))
  const pick = (language: string) => pickLanguage(tracks, language)?.language
  expect(['pt-BR', 'pt', 'en', 'fr'].map(pick)).toEqual(['pt-BR', 'pt-PT', 'en-US', 'de'])
  expect(pickLanguage([], 'en')).toBeUndefined()
})
