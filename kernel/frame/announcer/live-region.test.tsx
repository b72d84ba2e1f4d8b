import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { act, render, screen } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { announce, announceUrgently } from '../../core/announcer/announce'
import { textsLoaded } from '../../core/i18n/i18n'
import { Button } from '../../kit/ui/button/button'
import { Skeleton, SkeletonGroup } from '../../kit/ui/skeleton/skeleton'
import en from '../../locales/en'
import { LiveRegion } from './live-region'

let scope: Scope

beforeEach(async () => {
  rs.useFakeTimers()
  scope = fork()
  await allSettled(textsLoaded, { scope, params: { kernel: en } })
})
afterEach(() => void rs.useRealTimers())

const page = (content: ReactNode) => (
  <Provider value={scope}>
    {content}
    <LiveRegion />
  </Provider>
)
const region = (politeness: 'polite' | 'assertive') =>
  screen.getAllByRole('log').find((log) => log.getAttribute('aria-live') === politeness)
const pass = (time: number) => act(() => rs.advanceTimersByTime(time))

/** Collects, in order, the texts that are added to live regions: screen readers announce these texts. */
function listen(): string[] {
  const announced: string[] = []
  for (const log of screen.getAllByRole('log')) {
    const observer = new MutationObserver((records) =>
      announced.push(
        ...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? '')),
      ),
    )
    observer.observe(log, { childList: true, subtree: true, characterData: true })
  }
  return announced
}

// Covers FLT-60
test('live regions announce a repeated text twice, but not its removal', async () => {
  render(page(null))
  const announced = listen()
  await act(() => allSettled(announce, { scope, params: 'Tag removed' }))
  await pass(1_000)
  await act(() => allSettled(announce, { scope, params: 'Tag removed' }))
  await pass(6_500)
  expect(region('polite')?.childElementCount).toBe(1)
  await pass(6_500)
  expect(region('polite')?.childElementCount).toBe(0)
  expect(announced).toEqual(['Tag removed', 'Tag removed'])
})

// Covers FLT-60
test('announceUrgently adds a text to the assertive live region', async () => {
  render(page(null))
  await act(() => allSettled(announceUrgently, { scope, params: 'Not sent' }))
  expect(region('assertive')?.textContent).toBe('Not sent')
  expect(region('polite')?.textContent).toBe('')
})

// Covers FLT-97
test('live regions announce "loading" once after a second, then "ready" once', async () => {
  const waiting = (
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>
  )
  const { rerender } = render(page(waiting))
  const announced = listen()
  expect(screen.queryByRole('status')).toBeNull()
  await pass(900)
  expect(announced).toEqual([])
  await pass(200)
  // A busy button replaces the skeletons, as when a screen loads in several steps.
  rerender(page(<Button isLoading>Save</Button>))
  await pass(100)
  rerender(page([<div key="a">{waiting}</div>, <div key="b">{waiting}</div>]))
  await pass(5_000)
  expect(announced).toEqual(['Loading'])
  rerender(page(<p>All of it</p>))
  await pass(1_000)
  expect(announced).toEqual(['Loading', 'Ready'])
})

// Covers FLT-97
test('live regions do not announce a loading time of less than a second', async () => {
  const { rerender } = render(page(<Button isLoading>Save</Button>))
  const announced = listen()
  await pass(900)
  rerender(page(<Button>Save</Button>))
  await pass(5_000)
  expect(announced).toEqual([])
})
