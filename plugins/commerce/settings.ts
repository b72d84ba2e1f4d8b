import { defineSettings } from '@kernel'
import * as v from 'valibot'

/** What a deployment may set of the shop. */
export default defineSettings(
  'commerce',
  v.object({
    /** The only hosts that people are sent to for paying, `pay.example.org`; none named, any with `https:` (decision:payment-redirects). */
    paymentHosts: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w.-]+(?::\d+)?$/, 'a host'))), []),
  }),
)
