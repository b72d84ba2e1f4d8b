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
/** While developing the product stands at the top of its host. */
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
    // React has had it itself for long; the shim is for those before 18.
    alias: { 'use-sync-external-store/shim$': 'react', 'use-sync-external-store/shim/index.js$': 'react' },
  },
  html: { template: './kernel/shell/index.html', templateParameters: { base } },
  server: {
    publicDir: { name: './kernel/shell/public' },
    // Addresses of screens have no file behind them: the shell answers.
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
    // The names of some hundred chunks are part of the first load; six digits tell two builds of one apart.
    filenameHash: 'contenthash:6',
    legalComments: 'linked',
    // Until nothing more is found, and in the words of the browsers below.
    minify: {
      jsOptions: { minimizerOptions: { compress: { passes: 3, ecma: 2022 }, format: { ecma: 2022 } } },
    },
    // A picture inside a script would be loaded whether it is seen or not.
    dataUriLimit: { image: 0 },
    overrideBrowserslist: ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4'],
    // The worker that answers in the server's place belongs to the demo alone, and so does a captcha of its own.
    copy: isDemo
      ? [
          { from: './node_modules/msw/lib/mockServiceWorker.js', to: 'mockServiceWorker.js' },
          { from: './mocks/browser/config.json', to: 'config.json', force: true },
        ]
      : [],
  },
  tools: {
    rspack: {
      // What every one of many small files begins with is short.
      output: { trustedTypes: { policyName: 'roda' }, globalObject: 'self', chunkLoadingGlobal: 'roda' },
      // What remote plugins may use is nearly everything: cut into pieces it would cut up the screens, too.
      optimization: {
        // While developing a screen is built when it is opened. Cutting it would cut up what the page runs already, and
        // the server would load the page anew, with what somebody has typed there.
        splitChunks: isBuild && {
          chunks: (chunk) => !isShared(chunk),
          cacheGroups: {
            // Cut where one screen needs a little more than another, it would be five files, and parts of it twice.
            query: {
              test: /query-core|react-query[\\/].*(useBaseQuery|errorBoundaryUtils|suspense|IsRestoring|QueryClientProvider|useMutation)\.js/,
              name: 'lib-query',
              chunks: (chunk) => !isShared(chunk),
              enforce: true,
            },
          },
        },
        // Modules are small: a new export seldom gives another name to an old one, and short names are 2 % of all.
        mangleExports: 'size',
        // It knows the name of every chunk: apart, a change of one changes a small file and not the kernel's.
        runtimeChunk: { name: 'names' },
      },
    },
  },
})
