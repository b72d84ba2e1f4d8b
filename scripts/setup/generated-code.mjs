import { pluginFilesNamed } from '../../mocks/contract/plugin-files.mjs'
import { contentHash, isUpToDate, saveHash } from '../process/content-hash.mjs'
import { withLock } from '../process/lock.mjs'
import { root, runNode } from '../process/run.mjs'

const generators = [
  {
    name: 'API types',
    hashFile: '.cache/setup/api',
    sources: [
      'openapi.yaml',
      ...pluginFilesNamed(root, 'openapi.yaml'),
      'scripts/generate-api.mjs',
      'package-lock.json',
    ],
    // The hash includes these generated files, because they are committed, so a merge may change them.
    committed: ['kernel/core/http/api.gen.ts', 'kernel/core/http/operations.gen.ts'],
    outputs: [],
    run: () => runNode('scripts/generate-api.mjs', []),
  },
  {
    name: 'style functions',
    hashFile: '.cache/setup/styles',
    sources: ['panda.config.ts', 'kernel/kit/ui/tokens', 'package-lock.json'],
    committed: [],
    outputs: ['styled-system/css', 'styled-system/tokens', 'styled-system/patterns'],
    run: () => runNode('node_modules/@pandacss/dev/bin.js', ['codegen', '--silent']),
  },
]

/**
 * Generates code that is missing or older than its sources.
 *
 * @throws {Error} with the output of a generator when the generator fails
 */
export const generateCode = (log, options) => withLock('tree', () => runGenerators(log, options))

/**
 * Declares the present code as generated from the present sources, in a copy of the project that has both.
 *
 * @public for package/bin/roda-plugin.mjs
 */
export async function markGenerated() {
  for (const generator of generators) await saveHash(generator.hashFile, await hashOf(generator))
}

async function runGenerators(log, { isForced = false } = {}) {
  for (const generator of generators) {
    const { name, hashFile, outputs, run } = generator
    if (!isForced && (await isUpToDate(hashFile, await hashOf(generator), outputs))) continue
    log(`Generating the ${name} …`)
    const { code, output } = await run()
    if (code !== 0) throw new Error(`Generating the ${name} failed:\n${output}`)
    await saveHash(hashFile, await hashOf(generator))
  }
}

const hashOf = ({ sources, committed }) => contentHash([...sources, ...committed])
