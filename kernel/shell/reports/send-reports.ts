import type { Report } from '../../core/plugin/report'

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
