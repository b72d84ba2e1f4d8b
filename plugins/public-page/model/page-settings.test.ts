import { describe, expect, test } from '@rstest/core'
import { readPageSettings, readPublicSettings } from './page-settings'

// Covers PUB-PAGE-02
describe('reading the settings of a public page', () => {
  const defaults = {
    title: '',
    headline: '',
    showCourseSection: true,
    showPostsSection: true,
    courseSectionWidth: 50,
    postsSectionWidth: 50,
    profileBackgroundImage: '',
  }
  const cases: [string, unknown, object][] = [
    ['missing settings as defaults', undefined, {}],
    ['values of null as defaults', { title: null, showPostsSection: null, postsSectionWidth: null }, {}],
    ['a flag sent as text', { showCourseSection: 'False' }, { showCourseSection: false }],
    ['a width sent as text', { courseSectionWidth: '70' }, { courseSectionWidth: 70 }],
    ['a width of 0', { courseSectionWidth: 0 }, { courseSectionWidth: 0 }],
    ['a negative width as 0', { postsSectionWidth: -20 }, { postsSectionWidth: 0 }],
    ['a width above 100 as 100', { postsSectionWidth: 1e9 }, { postsSectionWidth: 100 }],
    ['a fractional width as a whole number', { postsSectionWidth: 33.4 }, { postsSectionWidth: 33 }],
  ]
  for (const [name, answer, expected] of cases)
    test(`readPageSettings reads ${name}`, () =>
      expect(readPageSettings(answer)).toEqual({ ...defaults, ...expected }))
})

// Covers PUB-PAGE-06
test('a page counts as public only when publicProfile is true, "true" or 1', () => {
  expect(readPublicSettings({ publicProfile: 'true' }).isPublic).toBe(true)
  expect(readPublicSettings({ publicProfile: 1, myPageSettings: null }).isPublic).toBe(true)
  for (const publicProfile of [undefined, null, false, 0, 'no'])
    expect(readPublicSettings({ publicProfile }).isPublic).toBe(false)
})

// Covers PUB-PAGE-05
test('readPublicSettings throws when the answer is unreadable', () => {
  for (const answer of [null, undefined, '', [], 42, { publicProfile: true, myPageSettings: 42 }])
    expect(() => readPublicSettings(answer)).toThrow('invalid-response')
})
