import { expect, test } from '@rstest/core'
import { describeError, redact } from './describe-error'

// Covers EXT-07
for (const [message, expected] of [
  [
    "Cannot read properties of undefined (reading 'ana')",
    'Cannot read properties of undefined (reading <text>)',
  ],
  ['Unexpected token "Dear Ana, I…" is not valid JSON', 'Unexpected token <text> is not valid JSON'],
  ['"Dear Ana"... is cut', '<text>... is cut'],
  ["An open quote: 'Dear Ana", 'An open quote: <text>'],
  ['Failed to fetch https://api.example/user?token=a-token', 'Failed to fetch <url>'],
  ['Failed: wss://hub.example/?access_token=a-token!', 'Failed: <url>'],
  ['No answer from /api/user/activate/a-token', 'No answer from <path>'],
  ['ana@roda.example is unknown', '<email> is unknown'],
  ['Bearer 9d0044075a736d16f0fa6549c012ccd268b95c09', 'Bearer <value>'],
  ['Card 4242424242424242 declined', 'Card <number> declined'],
  ['Minified React error #419', 'Minified React error #419'],
] as const)
  test(`a reported message contains no personal data: ${expected}`, () => {
    expect(redact(message)).toBe(expected)
  })

test('a reported stack contains only positions in files of the build', () => {
  const error = new TypeError('x')
  error.stack = `TypeError: x
    at secret (https://roda.example/app/assets/js/async/3187.24fdd5.js:1:20)
    at https://roda.example/app/assets/js/index.0123ab.js?again=1:2:30
    at https://extension.example/ana.js:1:1
    at https://roda.example/user/activate/a-token:1:1`
  expect(describeError(error)).toEqual({
    name: 'TypeError',
    message: 'x',
    stack: ['3187.24fdd5.js:1:20', 'index.0123ab.js?again=1:2:30'],
  })
  expect(describeError('ana@roda.example')).toEqual({ name: 'string', message: '', stack: [] })
})

test('a very long message is truncated', () => {
  expect(redact('a '.repeat(100_000)).length).toBe(200)
})
