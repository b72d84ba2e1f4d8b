import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { basePath } from '../base-path.mjs'
import { pluginExcludedPlugins } from '../plugin-excluded-plugins'
import { pluginStaticStyles } from '../static-styles'

/** Bundles the code that renders screens in Node, and the check of settings. */
export default defineConfig({
  mode: 'production',
  plugins: [pluginReact(), pluginExcludedPlugins(), pluginStaticStyles()],
  source: {
    entry: { render: './plugins/render.ts', config: './scripts/config/config.ts' },
    define: { 'process.env.RODA_BASE': JSON.stringify(basePath()) },
  },
  output: {
    assetPrefix: `${basePath()}/`,
    target: 'node',
    module: true,
    distPath: { root: '.cache/render', image: 'assets/img', svg: 'assets/img' },
    // The same hashes as in the product build, because rendered pages refer to images of the product build.
    filenameHash: 'contenthash:8',
    cleanDistPath: true,
    dataUriLimit: { image: 0 },
    emitAssets: false,
    minify: false,
    legalComments: 'none',
  },
  // In Node, `name.server.ts` replaces `name.ts`, which needs a DOM.
  resolve: { extensions: ['.server.ts', '.ts', '.tsx', '.mjs', '.js', '.jsx', '.json'] },
  tools: {
    rspack: {
      output: { library: { type: 'module' } },
      // One file instead of a hundred chunks, which would contain many modules more than once.
      module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
      optimization: {
        splitChunks: {
          chunks: 'all',
          minSize: 0,
          cacheGroups: { all: { test: /./, name: 'shared', enforce: true } },
        },
      },
    },
  },
})
