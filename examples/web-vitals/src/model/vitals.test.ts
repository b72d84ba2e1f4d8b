import { $settings, type Report, reportCreated } from '@roda/kernel'
import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { sendVitalFx } from './vitals'

const url = 'https://vitals.example.org/roda'
const context = { screen: '/mypage', language: 'en', build: '4f1c2a9b', time: '2026-11-24T10:00:03.000Z' }
const vital: Report = { kind: 'vital', name: 'LCP', value: 831.2, rating: 'good', ...context }
const error: Report = { kind: 'error', name: 'TypeError', message: 'x', stack: [], ...context }

/** Returns what the plugin sends for some reports. */
async function sentFor(reports: readonly Report[], settings: object): Promise<unknown[]> {
  const sent: unknown[] = []
  const scope = fork({
    values: [[$settings, { ...$settings.getState(), plugins: { 'web-vitals': settings } }]],
    handlers: [[sendVitalFx, (beacon: unknown) => sent.push(beacon)]],
  })
  for (const params of reports) await allSettled(reportCreated, { scope, params })
  return sent
}

test('web vitals are sent to the collector of the deployment, and errors are not', async () => {
  expect(await sentFor([error, vital], { url })).toEqual([{ url, vital }])
})

test('nothing is sent without a collector', async () => {
  expect(await sentFor([vital], {})).toEqual([])
})
