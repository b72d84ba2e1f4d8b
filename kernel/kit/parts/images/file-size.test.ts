import { expect, test } from '@rstest/core'
import { formatFileSize } from './file-size'

// Covers FLT-163
test.each([
  [0, 'en', '0 bytes'],
  [999, 'en', '999 bytes'],
  [1, 'pt-PT', '1 byte'],
  [1000, 'en', '1 kB'],
  [17_640, 'en', '18 kB'],
  [2_449_000, 'en', '2.4 MB'],
  [2_449_000, 'pt-PT', '2,4 MB'],
  [25_000_000, 'es', '25 MB'],
])('formatFileSize formats %d bytes in %s as %s', (bytes, locale, formatted) => {
  expect(formatFileSize(bytes, locale).replace(/\s/g, ' ')).toBe(formatted)
})
