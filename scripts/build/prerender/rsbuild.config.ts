import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { basePath } from '../base-path.mjs'
import { pluginExcludedPlugins } from '../plugin-excluded-plugins'

/** Bundles the code for prerendering and for the check of settings. */
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
    // The same hashes as in the product build, because the prerendered page refers to images of the product build.
    filenameHash: 'contenthash:6',
    cleanDistPath: true,
    dataUriLimit: { image: 0 },
    emitAssets: false,
    minify: false,
    legalComments: 'none',
  },
  tools: { rspack: { output: { library: { type: 'module' } } } },
})
