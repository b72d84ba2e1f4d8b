import { sessionEnded, sessionStarted } from '@kernel'
import { afterEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { hideWindow } from '@tests/kit'
import { aPerson } from '@tests/kit/person'
import { allSettled, fork, type Scope } from 'effector'
import { isQuiet, type QuietHours, quietHoursChanged } from '../../notices/contract'
import { conversationMarks, markChange } from './conversation-marks'
import { messageReceived } from './message'
import { $isNotifyEnabled, $isNotifyImpossible, canNotify, notifyToggled } from './notify'
import { conversationRead, countingChanged, messagesUncompared } from './unread'

const { Notification: before } = globalThis

afterEach(() => {
  if (before) Object.assign(globalThis, { Notification: before })
  else Reflect.deleteProperty(globalThis, 'Notification')
})

/** Simulates Chrome for Android, where only service workers may show notifications. */
const onAndroid = (permission: NotificationPermission) => {
  class Refusing {
    static permission = permission
    constructor() {
      throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.')
    }
  }
  Object.assign(globalThis, { Notification: Refusing })
}

// Covers FLT-61
test('notifications are not offered when only service workers can show them', () => {
  onAndroid('default')
  expect(canNotify()).toBe(false)
})

/** Lets Bruno write to Ana, who wants notifications and does not see the window. */
function receiveHidden({ quiet, isMuted = false }: { quiet?: QuietHours; isMuted?: boolean } = {}) {
  hideWindow()
  const scope = fork()
  const person = aPerson({ id: 1, name: 'Ana', login: 'ana' })
  void allSettled(sessionStarted, { scope, params: { person, limit: 30, startedAt: new Date() } })
  void allSettled(notifyToggled, { scope, params: true })
  void allSettled(countingChanged, { scope, params: true })
  if (quiet) void allSettled(quietHoursChanged, { scope, params: quiet })
  void allSettled(conversationMarks.changeFx, { scope, params: markChange('muted', 2, isMuted) })
  const message = {
    key: 'live:1',
    id: undefined,
    userId: 2,
    userName: 'Bruno',
    text: 'Hi',
    sentAt: undefined,
  }
  const params = { conversation: 2, message: { ...message, destinationId: 1 }, stored: undefined }
  void allSettled(messageReceived, { scope, params })
  void allSettled(messagesUncompared, { scope, params: [params] })
  return scope
}

// Covers FLT-61
test('the offer of notifications disappears when one cannot be shown', async () => {
  onAndroid('granted')
  const scope = receiveHidden()
  await expect.poll(() => scope.getState($isNotifyImpossible), { timeout: 5_000 }).toBe(true)
  expect(scope.getState($isNotifyEnabled)).toBe(false)
})

// Covers FLT-145
describe('a notification tells time and language, sounds again, and closes', () => {
  for (const [occasion, end] of [
    [
      'when its conversation is read',
      (scope: Scope) =>
        allSettled(conversationRead, { scope, params: { conversation: 2, messages: undefined } }),
    ],
    ['at logout', (scope: Scope) => allSettled(sessionEnded, { scope, params: 'logout' })],
    ['when the page closes', async () => dispatchEvent(new Event('pagehide'))],
  ] as const)
    test(occasion, async () => {
      const shown: object[] = []
      const close = rs.fn()
      class Recorded {
        static permission = 'granted'
        close = close
        constructor(title: string, options: object) {
          shown.push({ title, ...options })
        }
      }
      Object.assign(globalThis, { Notification: Recorded })
      const start = Date.now()
      const scope = receiveHidden()
      await expect
        .poll(() => shown, { timeout: 5_000 })
        .toMatchObject([{ title: 'Bruno', body: 'Hi', lang: 'en-US', tag: 'conversation:2', renotify: true }])
      expect(Object(shown[0]).timestamp).toBeGreaterThanOrEqual(start)
      expect(close).not.toHaveBeenCalled()
      await end(scope)
      expect(close).toHaveBeenCalled()
    })
})

/** A browser whose service worker of the product shows notifications, as Chrome for Android. */
function withWorker() {
  onAndroid('granted')
  const shown: { title: string; tag: string; data: unknown; isClosed: boolean; close: () => void }[] = []
  const registration = {
    active: { scriptURL: `${location.origin}/service-worker.js?otherApps=%2Fshop` },
    async showNotification(title: string, options: { tag: string; data: unknown }) {
      const notification = { title, ...options, isClosed: false, close: () => undefined }
      shown.push({ ...notification, close: () => Object.assign(shown.at(-1) ?? {}, { isClosed: true }) })
    },
    getNotifications: async () => shown.filter(({ isClosed }) => !isClosed),
  }
  const serviceWorker = { controller: {}, getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  return { shown, registration }
}

// Covers UX-74
test('the service worker shows notifications where pages may not, and a logout closes them', async () => {
  const { shown } = withWorker()
  expect(canNotify()).toBe(true)
  const scope = receiveHidden()
  await expect
    .poll(() => shown, { timeout: 5_000 })
    .toMatchObject([
      {
        title: 'Bruno',
        body: 'Hi',
        tag: 'conversation:2',
        data: { to: '/messages?with=2' },
        isClosed: false,
      },
    ])
  expect(scope.getState($isNotifyImpossible)).toBe(false)
  await allSettled(sessionEnded, { scope, params: 'logout' })
  expect(shown).toMatchObject([{ isClosed: true }])
})

// Covers UX-74
test('the service worker of another application on the same host shows no notification', async () => {
  const { shown, registration } = withWorker()
  registration.active.scriptURL = `${location.origin}/shop/service-worker.js`
  const scope = receiveHidden()
  await expect.poll(() => scope.getState($isNotifyImpossible), { timeout: 5_000 }).toBe(true)
  expect(shown).toEqual([])
})

const hourFromNow = (hours: number) =>
  `${String((new Date().getHours() + 24 + hours) % 24).padStart(2, '0')}:00`

const quietNow = { isOn: true, from: hourFromNow(-1), to: hourFromNow(2) }

// Covers UX-62, UX-69
test.each([
  ['in quiet hours', { quiet: quietNow }],
  ['for a muted conversation', { isMuted: true }],
])('no notification is shown %s', async (_title, silence) => {
  const shown: string[] = []
  class Recorded {
    static permission = 'granted'
    close = () => undefined
    constructor(title: string) {
      shown.push(title)
    }
  }
  Object.assign(globalThis, { Notification: Recorded })
  await allSettled(receiveHidden(silence))
  expect(shown).toEqual([])
})

// Covers UX-62
test.each([
  ['22:00', '07:00', '23:15', true],
  ['22:00', '07:00', '06:59', true],
  ['22:00', '07:00', '07:00', false],
  ['13:00', '14:00', '13:30', true],
  ['13:00', '14:00', '14:00', false],
  ['13:00', '13:00', '13:00', false],
])('from %s to %s, it is quiet at %s: %s', (from, to, time, expected) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = new Date(2026, 0, 1, hours, minutes)
  expect(isQuiet({ isOn: true, from, to }, at)).toBe(expected)
  expect(isQuiet({ isOn: false, from, to }, at)).toBe(false)
})
