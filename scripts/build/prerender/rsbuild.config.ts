import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { basePath } from '../base-path.mjs'
import { pluginExcludedPlugins } from '../plugin-excluded-plugins'

/** Bundles what draws screens and knows the settings while the product is built; pictures get the names that the product gives them. */
export default defineConfig({
  mode: 'production',
  plugins: [pluginReact(), pluginExcludedPlugins()],
  source: {
    entry: { prerender: './plugins/prerender.ts', config: './scripts/config/config.ts' },
    define: { 'process.env.RODA_BASE': JSON.stringify(basePath()) },
  },
  output: {
    assetPrefix: `${basePath()}/`,
    target: 'node',
    module: true,
    distPath: { root: '.cache/prerender', image: 'assets/img', svg: 'assets/img' },
    // As in the product's own build: the page names pictures that are written there.
    filenameHash: 'contenthash:6',
    cleanDistPath: true,
    dataUriLimit: { image: 0 },
    emitAssets: false,
    minify: false,
    legalComments: 'none',
  },
  tools: { rspack: { output: { library: { type: 'module' } } } },
})
