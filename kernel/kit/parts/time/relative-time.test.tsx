import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { hideWindow, showWindow } from '@tests/kit/attention'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { renderToString } from 'react-dom/server'
import { $language } from '../../../core/i18n/i18n'
import { formatRelativeTime, RelativeTime } from './relative-time'

const now = new Date(2026, 10, 22, 17, 0).getTime()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

beforeEach(() => void rs.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now }))
afterEach(() => {
  cleanup()
  rs.useRealTimers()
})

const forms: readonly (readonly [age: number, ...forms: readonly (string | undefined)[]])[] = [
  [-30_000, 'now', 'ahora', 'agora'],
  [59_000, 'now', 'ahora', 'agora'],
  [5 * minute + 59_000, '5 min', '5 min', '5 min'],
  [23 * hour, '23 hr', '23 h', '23 h'],
  [day, 'yesterday', 'ayer', 'ontem'],
  [3 * day, '3 days ago', 'hace 3 días', 'há 3 dias'],
  [6 * day, '6 days ago', 'hace 6 días', 'há 6 dias'],
  [7 * day, undefined, undefined, undefined],
  [-hour, undefined, undefined, undefined],
]

// Covers UX-08
for (const [age, en, es, pt] of forms)
  test(`a time ${age / 1_000} s ago is formatted as "${en ?? 'a date'}"`, () => {
    const format = (locale: string) => formatRelativeTime(now - age, now, locale)
    expect(['en-US', 'es', 'pt-BR', 'pt-PT'].map(format)).toEqual([en, es, pt, pt])
  })

const renderTime = (date: Date, language: 'en' | 'pt-BR' = 'en') =>
  render(
    <Provider value={fork({ values: [[$language, language]] })}>
      <RelativeTime date={date} />
    </Provider>,
  )
const time = () => screen.getByRole('time')
const description = () =>
  document.getElementById(time().getAttribute('aria-describedby') ?? '')?.textContent?.replace(/\s/g, ' ')

// Covers UX-08
test('RelativeTime has the full date as its description', () => {
  renderTime(new Date(now - 5 * minute))
  expect(time().textContent).toBe('5 min')
  expect(time().tabIndex).toBe(0)
  expect(description()).toBe('Nov 22, 2026, 4:55 PM')
  cleanup()
  renderTime(new Date(now - 20 * day), 'pt-BR')
  expect(time().textContent).toBe('02/11')
  expect(description()).toBe('02/11/2026, 17:00')
})

// Covers UX-08
test.each([
  ['en', new Date(2026, 10, 2), 'Nov 2'],
  ['en', new Date(2025, 10, 2), 'Nov 2, 2025'],
  ['pt-BR', new Date(2026, 10, 2), '02/11'],
  ['pt-BR', new Date(2025, 10, 2), '02/11/2025'],
] as const)('RelativeTime leaves out the current year: %s, %s', (language, date, expected) => {
  render(
    <Provider value={fork({ values: [[$language, language]] })}>
      <RelativeTime date={date} isWithinLink />
    </Provider>,
  )
  expect(time().textContent).toBe(expected)
})

// Covers UX-08
test('RelativeTime updates while the page is visible', () => {
  renderTime(new Date(now))
  expect(time().textContent).toBe('now')
  act(() => void rs.advanceTimersByTime(2 * minute))
  expect(time().textContent).toBe('2 min')

  act(hideWindow)
  expect(rs.getTimerCount()).toBe(0)
  act(() => void rs.advanceTimersByTime(hour))
  expect(time().textContent).toBe('2 min')
  act(showWindow)
  expect(time().textContent).toBe('1 hr')
  cleanup()
  expect(rs.getTimerCount()).toBe(0)
})

// Covers UX-08
test('RelativeTime renders the full date on the server', () => {
  const html = renderToString(<RelativeTime date={new Date('2026-11-22T16:55:00Z')} />)
  expect(html.replace(/\s/g, ' ')).toBe(
    '<time dateTime="2026-11-22T16:55:00.000Z">Nov 22, 2026, 4:55 PM</time>',
  )
})
