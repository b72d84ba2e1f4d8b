import { afterEach, expect, rs, test } from '@rstest/core'
import { allSettled, createWatch, fork, type Unit } from 'effector'
import { tokenKey } from '../http/client'
import { localKeep } from '../storage/safe-storage'
import { sessionEnded, sessionRenewed, sessionStarted } from './events'
import { $session } from './session'
import { steadyNow } from './steady-clock'
import { followSession } from './tabs'
import { $remainingMinutes, reportUsageFx, usageCheckDue } from './usage-clock'

const hours = 3_600_000
const person = { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }

afterEach(() => {
  rs.restoreAllMocks()
})

test('[KRN-CLOCK-04] a login in another tab gives whole minutes, also to a tab whose own clock stood still meanwhile', async () => {
  localKeep.set(tokenKey, 'fresh')
  const scope = fork({ handlers: [[reportUsageFx, () => false]] as never })
  const next = (unit: Unit<unknown>) => new Promise((resolve) => createWatch({ unit, scope, fn: resolve }))
  void allSettled(sessionStarted, { scope, params: { person, limit: 60, startedAt: steadyNow() } })
  followSession(scope)

  // Asleep for eight hours: this page's clock has not gone on, the computer's has.
  const asleep = Date.now() + 8 * hours
  rs.spyOn(Date, 'now').mockReturnValue(asleep)
  const renewed = next(sessionRenewed)
  const other = new BroadcastChannel('roda.session')
  const twentyMinutesAgo = asleep - 20 * 60_000
  other.postMessage({ kind: 'started', person: '1', limit: 30, startedAt: twentyMinutesAgo })
  await renewed
  other.close()

  const looked = next($remainingMinutes)
  void allSettled(usageCheckDue, { scope })
  await looked
  expect(scope.getState($remainingMinutes)).toBe(10)
  void allSettled(sessionEnded, { scope, params: 'logout' })
  expect(scope.getState($session)).toBeNull()
})
