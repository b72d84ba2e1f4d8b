import { expect, onTestFinished, test } from '@rstest/core'
import { readDate } from './parse'

// Covers FLT-168
test.each<readonly [string, unknown, string | undefined]>([
  ['an ISO string', '2026-03-14T15:09:26Z', '2026-03-14T15:09:26.000Z'],
  ['an ISO string without an offset, as UTC', '2026-03-14T15:09:26', '2026-03-14T15:09:26.000Z'],
  ['a timestamp', 1_773_500_966_000, '2026-03-14T15:09:26.000Z'],
  ['the last date of .NET', '9999-12-31T23:59:59', '9999-12-31T23:59:59.000Z'],
  ['no date for year 1', '0001-01-01T00:00:00', undefined],
  ['no date for the beginning of 1970', '1970-01-01T00:00:00Z', undefined],
  ['no date for 0', 0, undefined],
  ['no date for -1', -1, undefined],
  ['no date for the text -1', '-1', undefined],
  ['no date for another text', 'soon', undefined],
  ['no date for nothing', null, undefined],
])('readDate returns %s', (_, value, expected) => {
  expect(readDate(value)?.toISOString()).toBe(expected)
})

// Covers FLT-195
test.each(['America/Sao_Paulo', 'Pacific/Auckland', 'UTC'])(
  'a day without a time is that day in %s',
  (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    const date = readDate('2026-03-14')
    expect([date?.getFullYear(), date?.getMonth(), date?.getDate()]).toEqual([2026, 2, 14])
  },
)
