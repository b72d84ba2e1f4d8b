import { defineConfig } from '@rsbuild/core'
import { browsers } from '../../../package/browsers.mjs'
import { basePath } from '../base-path.mjs'

/** Bundles the service worker into one script. */
export default defineConfig({
  mode: 'production',
  source: {
    entry: { 'service-worker': './kernel/served/worker/service-worker.ts' },
    define: { 'process.env.RODA_BASE': JSON.stringify(basePath()) },
  },
  output: {
    target: 'web-worker',
    distPath: { root: '.cache/worker', js: '' },
    filename: { js: '[name].js' },
    cleanDistPath: true,
    legalComments: 'none',
    overrideBrowserslist: browsers,
  },
})
