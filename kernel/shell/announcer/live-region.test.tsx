import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { act, render, screen } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { announce, announceUrgently } from '../../core/announcer/announce'
import { textsLoaded } from '../../core/i18n/i18n'
import en from '../../locales/en'
import { Button } from '../../ui/button/button'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton'
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

/** Text added to live regions, in order: what a screen reader announces. */
function listen(): string[] {
  const heard: string[] = []
  for (const log of screen.getAllByRole('log')) {
    const follow = new MutationObserver((records) =>
      heard.push(
        ...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? '')),
      ),
    )
    follow.observe(log, { childList: true, subtree: true, characterData: true })
  }
  return heard
}

// Covers FLT-60
test('says the same text twice, and no older one when the newest goes', async () => {
  render(page(null))
  const heard = listen()
  await act(() => allSettled(announce, { scope, params: 'The tag was removed.' }))
  await pass(1_000)
  await act(() => allSettled(announce, { scope, params: 'The tag was removed.' }))
  await pass(6_500)
  expect(region('polite')?.childElementCount).toBe(1)
  await pass(6_500)
  expect(region('polite')?.childElementCount).toBe(0)
  expect(heard).toEqual(['The tag was removed.', 'The tag was removed.'])
})

// Covers FLT-60
test('says a failure in the assertive region', async () => {
  render(page(null))
  await act(() => allSettled(announceUrgently, { scope, params: 'Not sent' }))
  expect(region('assertive')?.textContent).toBe('Not sent')
  expect(region('polite')?.textContent).toBe('')
})

// Covers FLT-97
test('says once that it loads, after a second, and then that it is ready', async () => {
  const waiting = (
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>
  )
  const { rerender } = render(page(waiting))
  const heard = listen()
  expect(screen.queryByRole('status')).toBeNull()
  await pass(900)
  expect(heard).toEqual([])
  await pass(200)
  // Skeletons are replaced by nested ones while a button waits.
  rerender(page(<Button isLoading>Save</Button>))
  await pass(100)
  rerender(page([<div key="a">{waiting}</div>, <div key="b">{waiting}</div>]))
  await pass(5_000)
  expect(heard).toEqual(['Loading'])
  rerender(page(<p>All of it</p>))
  await pass(1_000)
  expect(heard).toEqual(['Loading', 'Ready'])
})

// Covers FLT-97
test('says nothing of what is there within a second', async () => {
  const { rerender } = render(page(<Button isLoading>Save</Button>))
  const heard = listen()
  await pass(900)
  rerender(page(<Button>Save</Button>))
  await pass(5_000)
  expect(heard).toEqual([])
})
