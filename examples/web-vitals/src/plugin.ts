import { definePlugin, fill } from '@roda/kernel'
import { reportSinks } from '@roda/kernel/contracts/diagnostics'

export default definePlugin({
  id: 'web-vitals',
  // The version of the plugin API for which this plugin was written, as a literal: the product compares it with its own.
  apiVersion: '1.0',
  fills: [fill(reportSinks, { id: 'web-vitals/send', load: () => import('./ui/send-vital') })],
})
