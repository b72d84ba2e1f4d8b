import { $registry, $settings, backgroundTasks, definePlugin, fill, slot } from '@kernel'
import { expect, rs, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import { openProduct, startMockServer } from '@tests/kit'
import { fork } from 'effector'
import type { Report, ReportSinkProps } from '../contract'
import diagnostics from '../plugin'
import { startReports } from './start-reports'

const mock = startMockServer()
const reports = { enabled: true, url: '' }

// Without a listener, the test runner would count the errors as its own.
addEventListener('error', () => undefined)
const fail = () => dispatchEvent(new ErrorEvent('error', { error: new RangeError('the wheel came off') }))
const failure = { kind: 'error', name: 'RangeError', message: 'the wheel came off' }

// Covers EXT-07
test('reports are sent when the page is left, and reach a plugin that loads later', async () => {
  const listeners = new AbortController()
  const post = rs.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  rs.stubGlobal('fetch', post)
  try {
    const settings = { ...$settings.getState(), reports: { ...reports, url: '/reports' } }
    const reporter = startReports(fork({ values: [[$settings, settings]] }), listeners.signal)
    fail()
    dispatchEvent(new Event('pagehide'))
    const [url, request] = post.mock.lastCall ?? []
    expect(url).toBe('/reports')
    expect(JSON.parse(String(request?.body))).toMatchObject([{ kind: 'error', name: 'RangeError' }])
    expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })

    const received: Report[] = []
    const sink =
      async () =>
      ({ report }: ReportSinkProps) =>
        received.push(report)
    reporter.addSink('clubs/send', sink)
    reporter.addSink('clubs/send', sink)
    await waitFor(() => expect(received).toMatchObject([failure]))
  } finally {
    listeners.abort()
    rs.unstubAllGlobals()
  }
})

const received = rs.fn()
/** Like a remote plugin, it knows the slot only by its id. */
const clubs = definePlugin({
  id: 'clubs',
  fills: [
    fill(slot<ReportSinkProps, 'function'>('diagnostics/report.sinks'), {
      id: 'clubs/send',
      load: async () => ({ default: ({ report }) => received(report) }),
    }),
  ],
})
const open = (settings: object) =>
  openProduct('/mypage', { plugins: [diagnostics, clubs], as: 'ana', settings })

// Covers EXT-07
test('a plugin that knows only the id of the slot gets the reports', async () => {
  await open({ reports })
  await waitFor(() => {
    fail()
    expect(received).toHaveBeenCalledWith(expect.objectContaining({ ...failure, screen: '/mypage' }))
  })
  expect(received).toHaveBeenCalledTimes(1)
})

// Covers EXT-07, PLG-03
test.each([
  ['the deployment enables no reports', {}],
  ['the diagnostics are off', { reports, plugins: { diagnostics: false } }],
])('nothing is reported if %s', async (_, settings) => {
  received.mockClear()
  const scope = await open(settings)
  await screen.findByRole('heading', { level: 1 })
  expect(
    scope
      .getState($registry)
      .entriesOf(backgroundTasks)
      .map(({ id }) => id),
  ).not.toContain('diagnostics/reports')
  expect(mock.requests().filter(({ path }) => path.includes('report'))).toEqual([])
})
