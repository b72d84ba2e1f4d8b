import { createWatch, type Scope, scopeBind } from 'effector'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { $settings } from '../../core/config/settings'
import { $language } from '../../core/i18n/i18n'
import { $currentPage } from '../../core/navigation/current-page'
import { $failures, type PluginFailure, pluginFailed } from '../../core/plugin/diagnostics'
import { type ErrorReport, type Report, reportCreated, type VitalReport } from '../../core/plugin/report'
import { describeError } from './describe-error'
import { createReportSender } from './send-reports'

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
