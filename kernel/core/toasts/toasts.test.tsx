import { afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, createEvent, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { LiveRegion } from '../../frame/announcer/live-region'
import { ToastRegion } from '../../frame/toasts/toast-region'
import LazyDialog from '../../kit/ui/dialog/dialog.lazy'
import { installFocusRestoration } from '../../kit/ui/focus/focus-restoration'
import en from '../../locales/en'
import { textsLoaded } from '../i18n/i18n'
import { defineTexts } from '../i18n/text'
import { sessionEnded } from '../session/events'
import { type ToastMessage, toastShown } from './toasts'

const text = defineTexts<Record<string, string>>('test').ref
const undone = createEvent()

const saved: ToastMessage = { kind: 'success', text: text('saved') }
const failed: ToastMessage = { kind: 'danger', text: text('failed'), detail: text('why') }
const removed: ToastMessage = {
  kind: 'info',
  text: text('removed'),
  action: { label: text('undo'), run: undone },
}

let scope: Scope

beforeAll(installFocusRestoration)

beforeEach(async () => {
  rs.useFakeTimers()
  scope = fork()
  const messages = {
    saved: 'Saved',
    failed: 'Not sent',
    why: 'No connection.',
    removed: 'Removed',
    undo: 'Undo',
  }
  await allSettled(textsLoaded, { scope, params: { kernel: en, test: messages } })
})
afterEach(() => {
  cleanup()
  rs.useRealTimers()
})

const page = (isDialogOpen = false) => (
  <Provider value={scope}>
    <main id="content" tabIndex={-1}>
      <button type="button">Like</button>
    </main>
    <LiveRegion />
    <ToastRegion />
    <LazyDialog isOpen={isDialogOpen} onClose={() => undefined} title="Privacy" />
  </Provider>
)
const toast = (message: ToastMessage) => act(() => allSettled(toastShown, { scope, params: message }))
const wait = (time: number) => act(() => rs.advanceTimersByTime(time))
const shown = () =>
  [...document.querySelectorAll('[data-toast]')].map((item) => item.getAttribute('aria-label'))
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const announced = (politeness: string) =>
  screen
    .getAllByRole('log')
    .filter((log) => log.getAttribute('aria-live') === politeness)
    .flatMap((log) => [...log.children].map((line) => line.textContent))

// Covers FLT-60
test('toasts announce errors assertively and successes politely', async () => {
  render(page())
  await toast(saved)
  await toast(failed)
  await toast(removed)
  const polite = ['Saved', 'Removed Press F8 to reach its button.']
  expect(announced('polite')).toEqual(polite)
  expect(announced('assertive')).toEqual(['Not sent No connection.'])
  const [newest] = screen.getAllByRole('button', { name: 'Close' })
  if (newest) fireEvent.click(newest)
  expect(shown()).toEqual(['Not sent', 'Saved'])
  expect(announced('polite')).toEqual(polite)
  await toast(saved)
  expect(announced('polite')).toEqual([...polite, 'Saved'])
})

// Covers FLT-60
test('a toast stays for its full time after an equal toast was closed', async () => {
  render(page())
  await toast(saved)
  await wait(4_000)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await toast(saved)
  await wait(4_000)
  expect(shown()).toEqual(['Saved'])
  await wait(1_400)
  expect(shown()).toEqual([])
})

// Covers KRN-TOAST-01
test('a toast is shown for 5000 ms, and longer while the pointer is over it', async () => {
  render(page())
  await toast(saved)
  await wait(4_500)
  const item = screen.getByRole('group', { name: 'Saved' })
  fireEvent.pointerEnter(item)
  await wait(20_000)
  expect(shown()).toEqual(['Saved'])
  fireEvent.pointerLeave(item)
  await wait(900)
  expect(shown()).toEqual(['Saved'])
  await wait(500)
  expect(shown()).toEqual([])

  await toast(saved)
  await wait(4_900)
  expect(shown()).toEqual(['Saved'])
  await wait(500)
  expect(shown()).toEqual([])
})

// Covers KRN-TOAST-01
test('a toast stays while it has the focus', async () => {
  render(page())
  await toast(saved)
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  await wait(20_000)
  expect(document.activeElement).toBe(close)
  act(() => close.blur())
  await wait(1_400)
  expect(shown()).toEqual([])
})

// Covers FLT-94
test('errors and toasts with an action stay until the session ends', async () => {
  render(page())
  for (const message of [failed, removed, saved]) await toast(message)
  await wait(600_000)
  expect(shown()).toEqual(['Removed', 'Not sent'])
  await act(() => allSettled(sessionEnded, { scope, params: 'timeout' }))
  expect(shown()).toEqual([])
})

// Covers FLT-94
test('an error toast is never dropped when there are many toasts', async () => {
  render(page())
  await toast(failed)
  for (let times = 0; times < 7; times++) await toast({ ...saved, text: text('saved', { times }) })
  expect(shown()).toHaveLength(6)
  expect(shown().at(-1)).toBe('Not sent')
})

// Covers FLT-94
test('F8 focuses the newest toast; closing the last one restores the focus', async () => {
  render(page())
  const like = screen.getByRole('button', { name: 'Like' })
  like.focus()
  press('F8')
  expect(document.activeElement).toBe(like)
  for (const message of [failed, removed]) await toast(message)
  press('F8')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Removed')
  press('Escape')
  expect(document.activeElement).toBe(like)
  press('F8')
  screen.getByRole('button', { name: 'Undo' }).focus()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Not sent')
  screen.getByRole('button', { name: 'Close' }).focus()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  expect(shown()).toEqual([])
  expect(document.activeElement).toBe(like)
})

// Covers FLT-94
test('a toast does not expire while a dialog is open', async () => {
  const { rerender } = render(page(true))
  await toast(saved)
  await wait(60_000)
  expect(shown()).toEqual(['Saved'])
  rerender(page(false))
  await wait(4_900)
  expect(shown()).toEqual(['Saved'])
  await wait(500)
  expect(shown()).toEqual([])
})
