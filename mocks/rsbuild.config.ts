import { defineConfig } from '@rsbuild/core'

/** Bundles what scripts import of the mock server to dist-server/: its door in Node, and the check of the contract. */
export default defineConfig({
  mode: 'production',
  source: { entry: { mock: './mocks/node/index.ts', contract: './mocks/contract/index.ts' } },
  output: {
    target: 'node',
    module: true,
    distPath: { root: 'dist-server' },
    cleanDistPath: true,
    minify: false,
    legalComments: 'none',
    sourceMap: { js: 'source-map' },
    // Two native helpers that ws tries to load and does without.
    externals: { bufferutil: 'commonjs bufferutil', 'utf-8-validate': 'commonjs utf-8-validate' },
  },
  tools: { rspack: { output: { library: { type: 'module' } } } },
})
