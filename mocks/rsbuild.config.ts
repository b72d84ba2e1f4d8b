import { defineConfig } from '@rsbuild/core'

/** Bundles the mock server's door in Node to dist-server/mock.js, which scripts import. */
export default defineConfig({
  mode: 'production',
  source: { entry: { mock: './mocks/node/index.ts' } },
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
