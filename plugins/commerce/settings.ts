import { defineSettings } from '@kernel'
import * as v from 'valibot'

export default defineSettings(
  'commerce',
  v.object({
    /**
     * Allowed payment hosts, such as `pay.example.org`; empty allows any host over https
     * (decision:payment-redirects).
     */
    paymentHosts: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w.-]+(?::\d+)?$/, 'a host'))), []),
  }),
)
