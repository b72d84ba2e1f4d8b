import { afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core'
import { act, render, screen } from '@testing-library/react'
import { textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { LazyEntry, loadEntry, type WhenFailed } from './lazy-entry'

beforeAll(() => void textsLoaded({ kernel: en }))
beforeEach(() => void rs.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void rs.useRealTimers())
const report = rs.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => void report.mockClear())

function failingLoad(failures: number) {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries <= failures) throw new Error('Loading chunk 7 failed.')
    return { default: () => <p>It is here</p> }
  }
  return { load, hasServerState: false, tries: () => tries }
}

const show = (content: ReturnType<typeof failingLoad>, whenFailed?: WhenFailed) =>
  act(async () =>
    render(
      <LazyEntry
        plugin="test"
        entry="test"
        content={content}
        props={{}}
        fallback="Loading"
        whenFailed={whenFailed}
      />,
    ),
  )
const pass = (ms: number) => act(() => rs.advanceTimersByTimeAsync(ms))
const retry = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click())

// Covers PLG-04, FLT-169
test('a slot entry whose code fails to load shows its skeleton, and appears after the next request', async () => {
  const entry = failingLoad(1)
  await show(entry)
  await pass(999)
  expect(screen.getByText('Loading')).toBeTruthy()
  await pass(1)
  expect(screen.getByText('It is here')).toBeTruthy()
  expect(entry.tries()).toBe(2)
})

// Covers PLG-04
test('a slot entry that has failed requests its code when it is shown again', async () => {
  const entry = failingLoad(4)
  const { unmount } = await show(entry)
  await pass(14_000)
  expect(screen.getByRole('alert')).toBeTruthy()
  unmount()
  await show(entry)
  await pass(0)
  expect(screen.getByText('It is here')).toBeTruthy()
})

test('a slot entry is there in the first render if its code was loaded before', async () => {
  const entry = failingLoad(0)
  await loadEntry(entry)
  await show(entry)
  expect(screen.getByText('It is here')).toBeTruthy()
})

// Covers FLT-02
test('a failed slot entry is replaced by an error with a retry button', async () => {
  const entry = failingLoad(8)
  await show(entry, 'notice')
  await pass(14_000)
  expect(screen.getByRole('alert').textContent).toContain('couldn’t be loaded')
  await retry()
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(entry.tries()).toBe(5)
  await pass(14_000)
  await retry()
  expect(screen.getByText('It is here')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

// Covers FLT-02
test.each<WhenFailed>(['card', 'notice', 'nothing'])(
  'a failed slot entry loads when online again (whenFailed: %s)',
  async (whenFailed) => {
    const entry = failingLoad(4)
    const { container } = await show(entry, whenFailed)
    await pass(14_000)
    if (whenFailed === 'nothing') expect(container.textContent).toBe('')
    else expect(screen.getByRole('alert')).toBeTruthy()
    dispatchEvent(new Event('online'))
    await pass(0)
    expect(screen.getByText('It is here')).toBeTruthy()
  },
)
