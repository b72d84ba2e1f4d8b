import { $settings } from '@roda/kernel'
import type { Report } from '@roda/kernel/contracts/diagnostics'
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import sendVital from './send-vital'

const url = 'https://vitals.example.org/roda'
const context = { screen: '/mypage', language: 'en', build: '4f1c2a9b', time: '2026-11-24T10:00:03.000Z' }
const vital: Report = { kind: 'vital', name: 'LCP', value: 831.2, rating: 'good', ...context }
const error: Report = { kind: 'error', name: 'TypeError', message: 'x', stack: [], ...context }

const post = rs.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
beforeEach(() => {
  post.mockClear()
  rs.stubGlobal('fetch', post)
})
afterEach(() => {
  rs.unstubAllGlobals()
})

/** Returns what the plugin sends for some reports. */
async function sentFor(reports: readonly Report[], settings: object): Promise<unknown[]> {
  const deployment = { ...$settings.getState(), plugins: { 'web-vitals': settings } }
  for (const report of reports) await sendVital({ report, settings: deployment })
  return post.mock.calls.map(([to, request]) => ({ url: to, vital: JSON.parse(String(request?.body)) }))
}

test('web vitals are sent to the collector of the deployment, and errors are not', async () => {
  expect(await sentFor([error, vital], { url })).toEqual([{ url, vital }])
})

test('nothing is sent without a collector', async () => {
  expect(await sentFor([vital], {})).toEqual([])
})
