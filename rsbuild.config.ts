import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { basePath } from './scripts/build/base-path.mjs'
import { pluginBootScript } from './scripts/build/boot-script'
import { pluginLocales } from './scripts/build/compose-locales'
import { pluginLicences } from './scripts/build/licences'
import { pluginModuleList } from './scripts/build/module-list'
import { pluginExcludedPlugins } from './scripts/build/plugin-excluded-plugins'
import { isShared, pluginSharedModules } from './scripts/build/shared-modules'
import { pluginSri } from './scripts/build/sri'

const isDemo = process.env.RODA_DEMO === '1'
const isBuild = process.env.NODE_ENV === 'production'
/** Base path of the build; the development server uses the root path. */
const base = isBuild ? basePath() : ''

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginExcludedPlugins(),
    pluginLocales(),
    pluginBootScript(),
    pluginSharedModules(),
    pluginLicences(),
    pluginSri(),
    pluginModuleList(),
  ],
  source: {
    entry: { index: isDemo ? './mocks/browser/demo.ts' : './plugins/index.ts' },
    define: { 'process.env.RODA_BASE': JSON.stringify(base) },
  },
  resolve: {
    // React 18 and later have the hook of this package built in, so React itself replaces the package.
    alias: { 'use-sync-external-store/shim$': 'react', 'use-sync-external-store/shim/index.js$': 'react' },
  },
  html: { template: './kernel/shell/index.html', templateParameters: { base } },
  server: {
    publicDir: { name: './kernel/shell/public' },
    // URLs of screens have no file, so the server answers them with index.html.
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
    // Minify in several passes, with the syntax level of the supported browsers.
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
      // Short names of global variables, because each of many small files repeats them.
      output: { trustedTypes: { policyName: 'roda' }, globalObject: 'self', chunkLoadingGlobal: 'roda' },
      // Remote plugins may use nearly everything of the kernel; splitting the table of shared modules would also
      // split the chunks of screens.
      optimization: {
        // Development builds screens on demand, where splitting would change loaded chunks and force a page
        // reload, which loses typed input.
        splitChunks: isBuild && {
          chunks: (chunk) => !isShared(chunk),
          cacheGroups: {
            // TanStack Query is one chunk, because it would otherwise be split into five files with duplicates.
            query: {
              test: /query-core|react-query[\\/].*(useBaseQuery|errorBoundaryUtils|suspense|IsRestoring|QueryClientProvider|useMutation)\.js/,
              name: 'lib-query',
              chunks: (chunk) => !isShared(chunk),
              enforce: true,
            },
          },
        },
        // Short export names save 2 %; with `size`, a new export seldom renames the others.
        mangleExports: 'size',
        // The runtime contains the names of all chunks. It is a separate file, so that a changed chunk does not
        // change the kernel's file.
        runtimeChunk: { name: 'names' },
      },
    },
  },
})
