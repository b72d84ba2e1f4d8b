import { route, type Settings, slot } from '@kernel'

/** Route of the diagnostics; only where the setting `diagnostics` is on, and in development. */
export const diagnosticsRoute = route('diagnostics/plugins', '/__plugins')

/**
 * Further sections of the diagnostics, such as the state of a connection. Whoever knows the address sees them: no personal data.
 * @place `/__plugins`: after the failures
 * @example
 * fill(diagnosticsSections, { id: 'clubs/state', label, load: () => import('./ui/state') })
 */
export const diagnosticsSections = slot<object, 'section'>('diagnostics/sections')

/** Screen, language, build and time of a report, without personal data. */
interface ReportContext {
  /** Path pattern of the screen, such as `/course/:id`; empty for an unknown path. */
  readonly screen: string
  readonly language: string
  /** Id of the build, which is also in its HTML. */
  readonly build: string
  /** ISO 8601, in UTC. */
  readonly time: string
}

/** An unhandled error, or an error in a route or slot entry of a plugin. */
export interface ErrorReport extends ReportContext {
  readonly kind: 'error'
  readonly name: string
  /** The message, in which quoted texts, URLs, paths, e-mail addresses, long numbers and long words are replaced. */
  readonly message: string
  /** Positions in files of the build, innermost call first: `index.0123ab.js:1:2345`. */
  readonly stack: readonly string[]
  /** Id of the plugin that failed, and of its route or slot entry. */
  readonly plugin?: string
  readonly entry?: string
}

/** A web vital of this page load, as https://web.dev/vitals defines it. */
export interface VitalReport extends ReportContext {
  readonly kind: 'vital'
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** Milliseconds; for CLS, the shift without a unit. */
  readonly value: number
  readonly rating: 'good' | 'needs-improvement' | 'poor'
}

/** An error or a web vital. */
export type Report = ErrorReport | VitalReport

/** Props of the functions of {@link reportSinks}. */
export interface ReportSinkProps {
  readonly report: Report
  /** The settings of the deployment, for example `settings.plugins.clubs`. */
  readonly settings: Settings
}

/**
 * Receivers of reports: functions that are called once for each report of the page load, also for those from before their code
 * was loaded; only if the setting `reports.enabled` is on. A report may come while the page closes: send it with `keepalive`.
 * @place Every screen: not visible
 * @example
 * fill(reportSinks, { id: 'telemetry/send', load: () => import('./ui/send-report') })
 */
export const reportSinks = slot<ReportSinkProps, 'function'>('diagnostics/report.sinks')
