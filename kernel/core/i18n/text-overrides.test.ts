import { expect, test } from '@rstest/core'
import { mergeTexts } from './text-overrides'

const ours = { kernel: { 'nav.home': 'Home', 'nav.back': 'Back' }, posts: { title: 'Posts' } }

// Covers FLT-137
test.each([
  ['flat', { 'nav.home': 'Start' }],
  ['nested', { nav: { home: 'Start' } }],
  ['nested and flat', { nav: { home: 'Start' }, 'nav.back': 'Back' }],
  ['beside values that are no text', { nav: { home: 'Start', back: 3 }, 'nav.back': null, list: ['x'] }],
])('a text of the deployment replaces ours when its file is %s', (_, kernel) => {
  const texts = mergeTexts(ours, { en: { kernel } }, 'en')
  expect(texts.kernel).toMatchObject({ 'nav.home': 'Start', 'nav.back': 'Back' })
  expect(texts.posts).toEqual(ours.posts)
})

test('texts of other languages and files without texts change nothing', () => {
  for (const file of [{ es: { kernel: { 'nav.home': 'Inicio' } } }, { en: null }, [], 'x', null])
    expect(mergeTexts(ours, file, 'en')).toEqual(ours)
})
