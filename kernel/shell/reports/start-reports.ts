import { createWatch, type Scope, scopeBind } from 'effector'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { $settings } from '../../core/config/settings'
import { $language } from '../../core/i18n/i18n'
import { $currentPage } from '../../core/navigation/current-page'
import { $failures, type PluginFailure, pluginFailed } from '../../core/plugin/diagnostics'
import { type ErrorReport, type Report, reportCreated, type VitalReport } from '../../core/plugin/report'

/** Maximum number of reports per page load, because an error may repeat endlessly. */
const maxReports = 50

/**
 * Reports errors, plugin failures and web vitals to the deployment's endpoint and to plugins. Call it only if the
 * setting `reports.enabled` is on. @param remotesLoaded settles when all remote plugins have loaded or failed
 * @param signal removes the listeners
 */
export function startReports(scope: Scope, remotesLoaded: Promise<void>, signal?: AbortSignal): void {
  const { url } = scope.getState($settings).reports
  const sender = url ? createReportSender(url) : undefined
  const raise = scopeBind(reportCreated, { scope })
  const known = new Set<string>()

  function report(
    detail:
      | Omit<ErrorReport, keyof ReturnType<typeof context>>
      | Omit<VitalReport, keyof ReturnType<typeof context>>,
  ): void {
    const key = JSON.stringify(detail)
    if (known.has(key) || known.size >= maxReports) return
    known.add(key)
    const created = { ...detail, ...context() } as Report
    sender?.add(created)
    // Remote plugins listen late, and most web vitals are known early.
    void remotesLoaded.then(() => raise(created))
  }

  const context = () => ({
    screen: scope.getState($currentPage).match?.page.route.path ?? '',
    language: scope.getState($language),
    build: globalThis.boot?.build ?? '',
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
}

/** Milliseconds between two requests, to limit their number when an error repeats. */
const interval = 10_000

export interface ReportSender {
  add(report: Report): void
  /** Sends the waiting reports, also while the page closes. */
  flush(): void
}

/** Sends reports in batches, as a JSON array. A failed request is not retried, because reports are optional. */
export function createReportSender(url: string): ReportSender {
  let waiting: Report[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const body = JSON.stringify(waiting.splice(0))
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

const maxMessage = 200
const maxFrames = 10
const ownFrame = /\/assets\/js\/(?:async\/)?([\w.-]+\.js(?:\?[\w=]*)?:\d+:\d+)/g

/** Describes an error without personal data: values in messages may be names, texts or tokens. */
export function describeError(error: unknown): { name: string; message: string; stack: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] }
  const frames = String(error.stack ?? '').matchAll(ownFrame)
  return {
    name: redact(error.name),
    message: redact(error.message),
    stack: Array.from(frames, ([, frame = '']) => frame).slice(0, maxFrames),
  }
}

/** Replaces everything in a message that may come from a user or from the server. */
export const redact = (message: unknown): string =>
  String(message)
    .slice(0, 2_000)
    .replace(/\b[a-z][a-z\d+.-]*:\/\/[^\s"'`)]*/gi, '<url>')
    .replace(/(["'`“‘«])(?:(?!\1|[”’»]).)*(?:\1|[”’»]|$)/gs, '<text>')
    .replace(/\S+@\S+/g, '<email>')
    .replace(/\/\S+/g, '<path>')
    .replace(/\S{24,}/g, '<value>')
    .replace(/\d{4,}/g, '<number>')
    .slice(0, maxMessage)
