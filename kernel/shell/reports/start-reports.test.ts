import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { waitFor } from '@testing-library/react'
import { createWatch, fork } from 'effector'
import { $settings, defaultSettings } from '../../core/config/settings'
import { type Report, reportCreated } from '../../core/plugin/report'
import { startReports } from './start-reports'

const listeners = new AbortController()
const post = rs.fn<typeof fetch>(async () => new Response(null, { status: 204 }))

beforeEach(() => {
  rs.stubGlobal('fetch', post)
})
afterEach(() => {
  listeners.abort()
  rs.unstubAllGlobals()
})

// Covers EXT-07
test('a remote plugin gets the reports from before it was loaded', async () => {
  const reports = { ...defaultSettings.reports, enabled: true, url: '/reports' }
  const scope = fork({ values: [[$settings, { ...defaultSettings, reports }]] })
  const remotes = Promise.withResolvers<void>()
  startReports(scope, remotes.promise, listeners.signal)
  dispatchEvent(new ErrorEvent('error', { error: new RangeError('the wheel came off') }))
  dispatchEvent(new Event('pagehide'))
  const [url, request] = post.mock.lastCall ?? []
  expect(url).toBe('/reports')
  expect(JSON.parse(String(request?.body))).toMatchObject([{ kind: 'error', name: 'RangeError' }])
  expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })

  const reported: Report[] = []
  createWatch({ unit: reportCreated, scope, fn: (report) => reported.push(report) })
  remotes.resolve()
  await waitFor(() =>
    expect(reported).toMatchObject([{ kind: 'error', name: 'RangeError', message: 'the wheel came off' }]),
  )
})
