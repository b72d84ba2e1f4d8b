import {
  $currentPage,
  $failures,
  $language,
  $settings,
  buildId,
  type PluginFailure,
  pluginFailed,
} from '@kernel'
import { createWatch, type Scope } from 'effector'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { ErrorReport, Report, ReportSinkProps, VitalReport } from '../contract'
import { describeError } from '../model/describe-error'

/** Maximum number of reports per page load, because an error may repeat endlessly. */
const maxReports = 50

type Sink = (props: ReportSinkProps) => unknown

export interface Reporter {
  /** Passes all reports to a plugin, also those from before. An id that has a sink is ignored. */
  addSink(id: string, load: () => Promise<Sink>): void
}

const reporters = new WeakMap<Scope, Reporter>()

/** The reporter of the page load, which outlives sessions. */
export function reporterOf(scope: Scope): Reporter {
  const reporter = reporters.get(scope) ?? startReports(scope)
  reporters.set(scope, reporter)
  return reporter
}

/**
 * Reports errors, plugin failures and web vitals to the deployment's endpoint and to plugins.
 * @param signal removes the listeners
 */
export function startReports(scope: Scope, signal?: AbortSignal): Reporter {
  const settings = scope.getState($settings)
  const { url } = settings.reports
  const sender = url ? createReportSender(url) : undefined
  const known = new Set<string>()
  const reports: Report[] = []
  const sinks = new Map<string, (report: Report) => void>()

  function report(
    detail:
      | Omit<ErrorReport, keyof ReturnType<typeof context>>
      | Omit<VitalReport, keyof ReturnType<typeof context>>,
  ): void {
    const key = JSON.stringify(detail)
    if (known.has(key) || known.size >= maxReports) return
    known.add(key)
    const created = { ...detail, ...context() } as Report
    reports.push(created)
    sender?.add(created)
    for (const pass of sinks.values()) pass(created)
  }

  const context = () => ({
    screen: scope.getState($currentPage).match?.page.route.path ?? '',
    language: scope.getState($language),
    build: buildId(),
    time: new Date().toISOString(),
  })
  const reportError = (error: unknown, place?: { plugin: string; entry: string }) =>
    report({ kind: 'error', ...describeError(error), ...place })
  const reportFailure = ({ error, plugin, entry }: PluginFailure) => reportError(error, { plugin, entry })
  const reportVital = ({ name, value, rating }: Metric) =>
    report({ kind: 'vital', name, value: Math.round(value * 1_000) / 1_000, rating })

  for (const failure of scope.getState($failures)) reportFailure(failure)
  createWatch({ unit: pluginFailed, scope, fn: reportFailure })
  addEventListener('error', ({ error }) => error && reportError(error), { signal })
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason), { signal })
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(reportVital)
  // Add this listener after those of the web vitals, which report their last values when the page is hidden.
  document.addEventListener('visibilitychange', () => document.hidden && sender?.flush(), { signal })
  addEventListener('pagehide', () => sender?.flush(), { signal })

  return {
    addSink(id, load) {
      if (sinks.has(id)) return
      let sink: Promise<Sink> | undefined
      const pass = (report: Report) => {
        sink ??= load()
        // The kernel reports what a sink throws, once.
        sink.then((receive) => receive({ report, settings })).catch(() => undefined)
      }
      sinks.set(id, pass)
      reports.forEach(pass)
    },
  }
}

/** Milliseconds between two requests, to limit their number when an error repeats. */
const interval = 10_000

interface ReportSender {
  add(report: Report): void
  /** Sends the waiting reports, also while the page closes. */
  flush(): void
}

/** Sends reports in batches, as a JSON array. A failed request is not retried, because reports are optional. */
function createReportSender(url: string): ReportSender {
  let waiting: Report[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const body = JSON.stringify(waiting.splice(0))
    // biome-ignore lint/style/noRestrictedGlobals: the receiver of reports is not the product's server
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(interval),
    }).catch(() => undefined)
  }

  return {
    add(report) {
      waiting = [...waiting, report]
      timer ??= setTimeout(flush, interval)
    },
    flush,
  }
}
