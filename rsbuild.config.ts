import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { basePath } from './scripts/build/base-path.mjs'
import { pluginBootScript } from './scripts/build/boot-script'
import { pluginLocales } from './scripts/build/compose-locales'
import { pluginHmr } from './scripts/build/hmr/plugin'
import { pluginLicences } from './scripts/build/licences'
import { pluginModuleList } from './scripts/build/module-list'
import { pluginExcludedPlugins } from './scripts/build/plugin-excluded-plugins'
import { isShared, pluginSharedModules } from './scripts/build/shared-modules'
import { pluginSri } from './scripts/build/sri'
import { pluginStyles } from './scripts/build/styles/styles'

const isDemo = process.env.RODA_DEMO === '1'
const isBuild = process.env.NODE_ENV === 'production'
/** The development server uses the root path. */
const base = isBuild ? basePath() : ''

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginExcludedPlugins(),
    pluginLocales(),
    pluginStyles(),
    pluginBootScript(),
    pluginSharedModules(),
    pluginLicences(),
    pluginSri(),
    pluginModuleList(),
    pluginHmr(),
  ],
  source: {
    entry: { index: isDemo ? './mocks/browser/demo.ts' : './plugins/index.ts' },
    define: { 'process.env.RODA_BASE': JSON.stringify(base) },
  },
  resolve: {
    // The shim is for React before version 18.
    alias: { 'use-sync-external-store/shim$': 'react', 'use-sync-external-store/shim/index.js$': 'react' },
  },
  html: { template: './kernel/shell/index.html', templateParameters: { base } },
  server: {
    publicDir: { name: './kernel/shell/public' },
    // Screen URLs have no file; the shell answers.
    historyApiFallback: true,
  },
  output: {
    assetPrefix: `${base}/`,
    distPath: {
      root: isDemo ? 'dist-demo' : 'dist',
      js: 'assets/js',
      css: 'assets/css',
      font: 'assets/font',
      svg: 'assets/img',
      image: 'assets/img',
    },
    // Short hashes, because the names of about 100 chunks are part of the first load.
    filenameHash: 'contenthash:6',
    legalComments: 'linked',
    // Several passes, with the syntax level of the supported browsers.
    minify: {
      jsOptions: { minimizerOptions: { compress: { passes: 3, ecma: 2022 }, format: { ecma: 2022 } } },
    },
    // Inlined images would load with the script even if they are not shown.
    dataUriLimit: { image: 0 },
    overrideBrowserslist: ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4'],
    // Only the demo has the service worker and its own captcha settings.
    copy: isDemo
      ? [
          { from: './node_modules/msw/lib/mockServiceWorker.js', to: 'mockServiceWorker.js' },
          { from: './mocks/browser/config.json', to: 'config.json', force: true },
        ]
      : [],
  },
  tools: {
    rspack: {
      // Short names, because they are repeated in each of many small files.
      output: { trustedTypes: { policyName: 'roda' }, globalObject: 'self', chunkLoadingGlobal: 'roda' },
      // Remote plugins may use nearly everything of the kernel; splitting the table would split the screens'
      // chunks.
      optimization: {
        // In development screens are built on demand. Splitting would change loaded chunks and force a
        // reload, which loses typed input.
        splitChunks: isBuild && {
          chunks: (chunk) => !isShared(chunk),
          cacheGroups: {
            // Otherwise it would be split into five files with duplicates.
            query: {
              test: /query-core|react-query[\\/].*(useBaseQuery|errorBoundaryUtils|suspense|IsRestoring|QueryClientProvider|useMutation)\.js/,
              name: 'lib-query',
              chunks: (chunk) => !isShared(chunk),
              enforce: true,
            },
          },
        },
        // Stable for small modules: new exports seldom rename others, and short names save 2 %.
        mangleExports: 'size',
        // Contains the names of all chunks; separate, so that a changed chunk does not change the kernel
        // file.
        runtimeChunk: { name: 'names' },
      },
    },
  },
})
