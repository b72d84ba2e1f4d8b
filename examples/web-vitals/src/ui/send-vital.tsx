import { asRecord, readText } from '@roda/kernel'
import type { ReportSinkProps } from '@roda/kernel/contracts/diagnostics'

/** Sends a web vital to the collector that `plugins.web-vitals.url` of config.json names; without one, nothing is sent. */
export default async function sendVital({ report, settings }: ReportSinkProps): Promise<void> {
  const url = readText(asRecord(settings.plugins['web-vitals']).url)
  if (report.kind !== 'vital' || url === '') return
  await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // Some vitals are known only when the page closes.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: JSON.stringify(report),
  })
}
