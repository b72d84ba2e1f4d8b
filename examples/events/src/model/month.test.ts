import { expect, test } from '@rstest/core'
import { weeksOf } from './month'

test('a month that begins on a Sunday has its first day at the end of a week', () => {
  const weeks = weeksOf(new Date(2026, 1)).map((week) => week.map((day) => day?.getDate()))
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 1])
  expect(weeks.at(-1)).toEqual([23, 24, 25, 26, 27, 28, undefined])
})
