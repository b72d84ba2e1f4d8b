import { $settings, asRecord, type Report, readText, reportCreated, type VitalReport } from '@roda/kernel'
import { createEffect, sample } from 'effector'

interface Beacon {
  readonly url: string
  readonly vital: VitalReport
}

/** Sends a web vital, also while the page closes. */
export const sendVitalFx = createEffect(({ url, vital }: Beacon) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // Some vitals are known only when the page closes.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: JSON.stringify(vital),
  }),
)

/** Reads the collector from `plugins.web-vitals.url` of config.json; without one, nothing is sent. */
const $url = $settings.map(({ plugins }) => readText(asRecord(plugins['web-vitals']).url))
const isVital = (report: Report): report is VitalReport => report.kind === 'vital'

sample({
  clock: sample({ clock: reportCreated, filter: isVital }),
  source: $url,
  filter: (url) => url !== '',
  fn: (url, vital) => ({ url, vital }),
  target: sendVitalFx,
})
