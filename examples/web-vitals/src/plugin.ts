import { definePlugin } from '@roda/kernel'

export default definePlugin({
  id: 'web-vitals',
  // The version of the plugin API for which this plugin was written, as a literal: the product compares it with its own.
  apiVersion: '1.0',
  model: () => import('./model/vitals'),
})
