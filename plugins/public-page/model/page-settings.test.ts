import { describe, expect, test } from '@rstest/core'
import { readPageSettings, readPublicSettings } from './page-settings'

// Covers PUB-PAGE-02
describe('what a server leaves out', () => {
  const asForEverybody = {
    title: '',
    headline: '',
    showCourseSection: true,
    showPostsSection: true,
    courseSectionWidth: 50,
    postsSectionWidth: 50,
    profileBackgroundImage: '',
  }
  const cases: [string, unknown, object][] = [
    ['everything', undefined, {}],
    ['everything, said with null', { title: null, showPostsSection: null, postsSectionWidth: null }, {}],
    ['a flag as a text', { showCourseSection: 'False' }, { showCourseSection: false }],
    ['a width as a text', { courseSectionWidth: '70' }, { courseSectionWidth: 70 }],
    ['a width of 0 is no missing one', { courseSectionWidth: 0 }, { courseSectionWidth: 0 }],
    ['a width below', { postsSectionWidth: -20 }, { postsSectionWidth: 0 }],
    ['a width above', { postsSectionWidth: 1e9 }, { postsSectionWidth: 100 }],
    ['a width in between', { postsSectionWidth: 33.4 }, { postsSectionWidth: 33 }],
  ]
  for (const [name, answer, expected] of cases)
    test(name, () => expect(readPageSettings(answer)).toEqual({ ...asForEverybody, ...expected }))
})

// Covers PUB-PAGE-06
test('a page is public where the server says so, and nowhere else', () => {
  expect(readPublicSettings({ publicProfile: 'true' }).isPublic).toBe(true)
  expect(readPublicSettings({ publicProfile: 1, myPageSettings: null }).isPublic).toBe(true)
  for (const publicProfile of [undefined, null, false, 0, 'no'])
    expect(readPublicSettings({ publicProfile }).isPublic).toBe(false)
})

// Covers PUB-PAGE-05
test('what are no settings is not taken for some', () => {
  for (const answer of [null, undefined, '', [], 42, { publicProfile: true, myPageSettings: 42 }])
    expect(() => readPublicSettings(answer)).toThrow('invalid-response')
})
