import { beforeAll, expect, test } from '@rstest/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { textsLoaded } from '../../core/i18n/i18n'
import en from '../../locales/en'
import { EntryBoundary } from './entry-boundary'
import { lazyWithRetry, resetLazy } from './lazy-entry'
import { RetryBoundary, type WhenFailed } from './retry-boundary'

beforeAll(() => void textsLoaded({ kernel: en }))

function failingLoad(failures: number) {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries <= failures) throw new Error('Loading chunk 7 failed.')
    return { default: () => <p>It is here</p> }
  }
  return { load, hasServerState: false, tries: () => tries }
}

function show(entry: ReturnType<typeof failingLoad>) {
  const Entry = lazyWithRetry(entry)
  return render(
    <EntryBoundary plugin="test" entry="test" fallback={(error) => <p>{String(error)}</p>}>
      <Suspense>
        <Entry />
      </Suspense>
    </EntryBoundary>,
  )
}

// Covers PLG-04
test('a slot entry loads its code a second time when the first load fails', async () => {
  const entry = failingLoad(1)
  show(entry)
  expect(await screen.findByText('It is here')).toBeTruthy()
  expect(entry.tries()).toBe(2)
})

// Covers PLG-04
test('a slot entry that failed to load twice loads again after resetLazy', async () => {
  const entry = failingLoad(2)
  const { unmount } = show(entry)
  expect(await screen.findByText(/^ChunkError/)).toBeTruthy()
  expect(entry.tries()).toBe(2)
  unmount()
  resetLazy(entry.load)
  show(entry)
  expect(await screen.findByText('It is here')).toBeTruthy()
})

const renderWithRetry = (entry: ReturnType<typeof failingLoad>, whenFailed: WhenFailed) => {
  const Content = () => {
    const Entry = lazyWithRetry(entry)
    return <Entry />
  }
  return render(
    <RetryBoundary plugin="test" entry="test" load={entry.load} whenFailed={whenFailed}>
      <Suspense>
        <Content />
      </Suspense>
    </RetryBoundary>,
  )
}

// Covers FLT-02
test('a failed slot entry is replaced by an error with a retry button', async () => {
  const entry = failingLoad(4)
  renderWithRetry(entry, 'notice')
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(entry.tries()).toBe(4))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('It is here')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

// Covers FLT-02
for (const whenFailed of ['card', 'notice', 'nothing'] as const)
  test(`a failed slot entry loads when online again (whenFailed: ${whenFailed})`, async () => {
    const entry = failingLoad(2)
    const { container } = renderWithRetry(entry, whenFailed)
    await waitFor(() => expect(entry.tries()).toBe(2))
    if (whenFailed === 'nothing') expect(container.textContent).toBe('')
    else await screen.findByRole('alert')
    await waitFor(() => {
      dispatchEvent(new Event('online'))
      expect(screen.getByText('It is here')).toBeTruthy()
    })
  })
