import { afterEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { fakeLocks, gainFocus, hideWindow, loseFocus, showWindow } from '@tests/kit'
import { MessageError } from '../http/api-error'
import { storageKey } from '../storage/safe-storage'
import { acquireTabLock, electTabLeader, withTabLock } from './tab-lock'

const own = Object.getOwnPropertyDescriptor(navigator, 'locks')
afterEach(() => {
  if (own) Object.defineProperty(navigator, 'locks', own)
  else Reflect.deleteProperty(navigator, 'locks')
})

const withLocks = (request: (name: string, options: LockOptions) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

// Covers KRN-CLOCK-01
test('acquireTabLock grants all tabs the lock if the browser forbids locks', async () => {
  withLocks(() => Promise.reject(new DOMException('Forbidden', 'SecurityError')))
  await expect(acquireTabLock('usage').acquired).resolves.toBeUndefined()
})

test('acquireTabLock rejects when the tab stops waiting', async () => {
  withLocks(
    (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const lock = acquireTabLock('usage')
  lock.release()
  await expect(lock.acquired).rejects.toThrow()
})

// Covers FLT-128
test('withTabLock stops waiting for a frozen tab after 10 seconds', async () => {
  rs.useFakeTimers()
  onTestFinished(() => void rs.useRealTimers())
  const thaw = fakeLocks().freeze('order')
  const work = rs.fn(async () => 'done')
  const waiting = withTabLock('order', work).catch((error: unknown) => error)
  await rs.advanceTimersByTimeAsync(10_000)
  expect(await waiting).toBeInstanceOf(MessageError)
  expect(work).not.toHaveBeenCalled()

  thaw()
  expect(await withTabLock('order', work)).toBe('done')
  expect(rs.getTimerCount()).toBe(0)
})

// Covers COM-PAY-01
test('withTabLock runs work with the same lock name one after the other, also without locks', async () => {
  withLocks(() => Promise.reject(new DOMException('Forbidden', 'SecurityError')))
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    if (name === 'first') throw new Error('no')
    return name
  }
  const first = withTabLock('order', work('first'))
  const second = withTabLock('order', work('second'))
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe('second')
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

// Covers FLT-128
describe('electTabLeader', () => {
  const offer = storageKey('leader.test')
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  /** Elects this tab. @returns the calls of `onChange` */
  function elect(): boolean[] {
    const changes: boolean[] = []
    onTestFinished(electTabLeader('test', (isLeader) => changes.push(isLeader)))
    return changes
  }

  test('makes a visible tab the leader although a frozen tab leads', async () => {
    fakeLocks().freeze('test')
    const changes = elect()
    await settle()
    expect(changes).toEqual([true])
  })

  test('makes a hidden tab wait until it is visible', async () => {
    fakeLocks().freeze('test')
    hideWindow()
    const changes = elect()
    await settle()
    expect(changes).toEqual([])
    showWindow()
    await settle()
    expect(changes).toEqual([true])
  })

  test('makes a visible tab without focus the leader in place of a frozen one', async () => {
    fakeLocks().freeze('test')
    loseFocus()
    const changes = elect()
    await settle()
    expect(changes).toEqual([true])
  })

  // Covers FLT-141
  test('makes the tab with the focus the leader of several visible ones', async () => {
    fakeLocks()
    const changes = elect()
    await settle()
    loseFocus()
    onTestFinished(electTabLeader('test', () => undefined))
    await settle()
    expect(changes).toEqual([true, false])
    gainFocus()
    await settle()
    expect(changes).toEqual([true, false, true])
  })

  test('takes the leadership from the leader, which leads again after the next tab is closed', async () => {
    fakeLocks()
    const first = elect()
    await settle()
    const second: boolean[] = []
    const close = electTabLeader('test', (isLeader) => second.push(isLeader))
    await settle()
    expect([first, second]).toEqual([[true, false], [true]])
    close()
    await settle()
    expect([first, second]).toEqual([[true, false, true], [true]])
  })

  test('takes the leadership that a hidden tab offers', async () => {
    fakeLocks()
    const changes = elect()
    await settle()
    const robbery = navigator.locks.request('roda.test', { steal: true }, () => new Promise(() => undefined))
    robbery.catch(() => undefined)
    await settle()
    expect(changes).toEqual([true, false])
    dispatchEvent(new StorageEvent('storage', { key: offer, newValue: '1' }))
    await settle()
    expect(changes).toEqual([true, false, true])
  })
})
