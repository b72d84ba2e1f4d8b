import { expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { EntryBoundary } from './entry-boundary'
import { forgetEntry, lazyEntry } from './lazy-entry'

/** Code that comes at its last try. */
function comingAfter(failures: number) {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries <= failures) throw new Error('Loading chunk 7 failed.')
    return { default: () => <p>It is here</p> }
  }
  return { load, hasServerState: false, tries: () => tries }
}

function show(entry: ReturnType<typeof comingAfter>) {
  const Entry = lazyEntry(entry)
  return render(
    <EntryBoundary plugin="test" entry="test" fallback={(error) => <p>{String(error)}</p>}>
      <Suspense>
        <Entry />
      </Suspense>
    </EntryBoundary>,
  )
}

test('[PLG-04] code that does not come is asked for once more', async () => {
  const entry = comingAfter(1)
  show(entry)
  expect(await screen.findByText('It is here')).toBeTruthy()
  expect(entry.tries()).toBe(2)
})

test('[PLG-04] code that does not come twice is said so, and is asked for anew only by the person', async () => {
  const entry = comingAfter(2)
  const { unmount } = show(entry)
  expect(await screen.findByText(/^ChunkError/)).toBeTruthy()
  expect(entry.tries()).toBe(2)
  unmount()
  forgetEntry(entry.load)
  show(entry)
  expect(await screen.findByText('It is here')).toBeTruthy()
})
