import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, rspack } from '@rsbuild/core'
import { remoteFilesNamed } from './contract/plugin-files.mjs'

const remoteMocks = remoteFilesNamed('.', 'mock.ts')
const collected = resolve('.cache/remote-mocks.ts')
mkdirSync('.cache', { recursive: true })
writeFileSync(
  collected,
  [
    ...remoteMocks.map((file, index) => `import { handlers as of${index} } from ${JSON.stringify(file)}`),
    `export const remoteHandlers = [${remoteMocks.map((_, index) => `...of${index}`).join(', ')}]`,
  ].join('\n'),
)

/**
 * Bundles the parts of the mock server that scripts import into dist-server/: the Node entry and the contract check.
 */
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
    // Excludes the optional native helpers of the package ws.
    externals: { bufferutil: 'commonjs bufferutil', 'utf-8-validate': 'commonjs utf-8-validate' },
  },
  tools: {
    rspack: {
      output: { library: { type: 'module' } },
      plugins: [new rspack.NormalModuleReplacementPlugin(/^\.\/remote$/, collected)],
    },
  },
})
