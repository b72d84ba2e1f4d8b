import { defineConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { browsers } from './package/browsers.mjs'
import { basePath } from './scripts/build/base-path.mjs'
import { pluginBootScript } from './scripts/build/boot-script'
import { pluginLocales } from './scripts/build/compose-locales'
import { pluginLicences } from './scripts/build/licences'
import { pluginModuleList } from './scripts/build/module-list'
import { pluginExcludedPlugins } from './scripts/build/plugin-excluded-plugins'
import { pluginPureRouter } from './scripts/build/pure-router'
import { isShared, pluginSharedModules } from './scripts/build/shared-modules'
import { pluginSri } from './scripts/build/sri'
import { pluginStaticStyles } from './scripts/build/static-styles'
import { pluginScreenFiles } from './scripts/build/worker/screen-files'

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
    pluginStaticStyles(),
    pluginModuleList(),
    pluginPureRouter(),
    pluginScreenFiles(),
  ],
  source: {
    entry: {
      index: isDemo ? './mocks/browser/demo.ts' : isBuild ? './plugins/index.ts' : './tests/showcase',
    },
    define: { 'process.env.RODA_BASE': JSON.stringify(base) },
  },
  resolve: {
    // React itself replaces this package, because React 18 and later contain its hook.
    alias: { 'use-sync-external-store/shim$': 'react', 'use-sync-external-store/shim/index.js$': 'react' },
  },
  html: { template: './kernel/served/index.html', templateParameters: { base } },
  server: {
    publicDir: { name: './kernel/served/public' },
    // No files exist at the URLs of screens, so the development server responds with index.html.
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
    // Hashes are short, because the first load contains the file names of about 100 chunks. The bundler replaces its first
    // hashes wherever they occur in the code: six digits also occurred in a number.
    filenameHash: 'contenthash:8',
    legalComments: 'linked',
    // Minify in several passes, with the syntax level of the supported browsers.
    minify: {
      jsOptions: { minimizerOptions: { compress: { passes: 3, ecma: 2022 }, format: { ecma: 2022 } } },
    },
    // Images are not inlined: otherwise they would load with the script, even if they are never shown.
    dataUriLimit: { image: 0 },
    overrideBrowserslist: browsers,
    // Only the demo needs the service worker of the mock server and its own config.json.
    copy: isDemo
      ? [
          { from: './node_modules/msw/lib/mockServiceWorker.js', to: 'mockServiceWorker.js' },
          { from: './mocks/browser/config.json', to: 'config.json', force: true },
        ]
      : [],
  },
  tools: {
    rspack: {
      // Chromium compiles all functions of a file with this comment at once, beside the main thread, and none at its first call.
      plugins: [
        new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /\.js$/,
          // After the minifier, which would remove it.
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      ],
      // The names of global variables are short, because each of many small files repeats them.
      output: { trustedTypes: { policyName: 'roda' }, globalObject: 'self', chunkLoadingGlobal: 'roda' },
      // The chunks for remote plugins (`isShared`) contain nearly the whole kernel. They are not split, because this
      // would also split the chunks of screens, which contain the same modules.
      optimization: {
        // Chunks are not split in development, which builds screens on demand: a new screen would change chunks that
        // are already loaded, and the page would reload and lose typed input.
        splitChunks: isBuild && {
          chunks: (chunk) => !isShared(chunk),
          cacheGroups: {
            // The manifests stay whole, with the contracts that they import: each is in a chunk of its own, and all are in
            // the combined one.
            default: {
              test: (module) => !/[\\/](plugin|contract)\.ts$/.test(module.nameForCondition?.() ?? ''),
              idHint: '',
              minChunks: 2,
              priority: -20,
              reuseExistingChunk: true,
            },
            // TanStack Query and what the kernel adds to it are one chunk; otherwise they would be copied into many files.
            query: {
              test: /query-core(?!.*queriesObserver)|react-query[\\/].*(useBaseQuery|errorBoundaryUtils|suspense|IsRestoring|QueryClientProvider|useMutation)\.js|kernel[\\/]core[\\/](query[\\/](overlay|api-query|read-when-due|query-client|session-query-provider|undone-error)|session[\\/]user-store)\.tsx?$/,
              name: 'lib-query',
              chunks: (chunk) => !isShared(chunk),
              enforce: true,
            },
            // Few screens read several queries at once.
            queries: {
              test: /queriesObserver|react-query[\\/].*useQueries\.js/,
              name: 'lib-queries',
              chunks: (chunk) => !isShared(chunk),
              enforce: true,
            },
          },
        },
        // Short export names save 2 % of the size. With `size`, a new export seldom changes the names of existing ones.
        mangleExports: 'size',
        // The runtime contains the names of all chunks. It is a separate file: as a part of the kernel's file, it would
        // change that file whenever any chunk changes.
        runtimeChunk: { name: 'names' },
      },
    },
  },
})
