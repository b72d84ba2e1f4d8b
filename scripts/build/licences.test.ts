import { expect, test } from '@rstest/core'
import { licenceTexts } from './licences'

test('writes the licence text of each package in the build', async () => {
  const text = await licenceTexts(process.cwd(), ['react', 'dompurify', 'kernel', 'plugins/posts', 'bundler'])
  expect(text).toMatch(/^dompurify [\d.]+ \(\(MPL-2\.0 OR Apache-2\.0\)\)\n/)
  expect(text).toMatch(/\nreact [\d.]+ \(MIT\)\n\nMIT License\n/)
  expect(text).toContain('Permission is hereby granted')
  expect(text).not.toContain('kernel')
})
