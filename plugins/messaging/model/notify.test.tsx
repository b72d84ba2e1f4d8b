import { sessionStarted } from '@kernel'
import { afterEach, expect, test } from '@rstest/core'
import { aPerson } from '@tests/kit/person'
import { allSettled, fork } from 'effector'
import { messageReceived } from './message'
import { $isNotifyEnabled, $isNotifyImpossible, canNotify, notifyToggled } from './notify'
import { countingChanged, messagesUncompared } from './unread'

const { Notification: before } = globalThis
const hidden = Object.getOwnPropertyDescriptor(document, 'hidden')

afterEach(() => {
  if (before) Object.assign(globalThis, { Notification: before })
  else Reflect.deleteProperty(globalThis, 'Notification')
  if (hidden) Object.defineProperty(document, 'hidden', hidden)
  else Reflect.deleteProperty(document, 'hidden')
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

// Covers FLT-61
test('the offer of notifications disappears when one cannot be shown', async () => {
  onAndroid('granted')
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  const scope = fork()
  const person = aPerson({ id: 1, name: 'Ana', login: 'ana' })
  void allSettled(sessionStarted, { scope, params: { person, limit: 30, startedAt: new Date() } })
  void allSettled(notifyToggled, { scope, params: true })
  void allSettled(countingChanged, { scope, params: true })
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
  await expect.poll(() => scope.getState($isNotifyImpossible), { timeout: 5_000 }).toBe(true)
  expect(scope.getState($isNotifyEnabled)).toBe(false)
})
