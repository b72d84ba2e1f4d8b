import { createEvent } from 'effector'

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

/** Payload of {@link reportCreated}. */
export type Report = ErrorReport | VitalReport

/** A report was created; only if the setting `reports.enabled` is on. Plugins can forward reports. */
export const reportCreated = createEvent<Report>()
