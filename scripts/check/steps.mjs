import { pluginFilesNamed } from '../../mocks/contract/plugin-files.mjs'
import { root } from '../process/run.mjs'

const types = ['--noEmit', '--pretty', 'false']
const browserHint =
  'replace them, guard them and list them in scripts/check/browser-exceptions.mjs, or raise package/browsers.mjs.'
const importCache = ['--cache', '.cache/check/imports', '--cache-strategy', 'content']

/**
 * The steps of `npm run check`; `cure` is a hint for a failed step. The slowest steps start first, which shortens the
 * total time.
 *
 * @type {[name: string, program: string, args: string[], cure?: string][]}
 */
export const steps = [
  ['plugin API', 'package/api.mjs', ['--check']],
  ['types in editors, code for browsers', 'scripts/check/types.mjs', [], `Newer features: ${browserHint}`],
  [
    'types',
    'node_modules/typescript-7/bin/tsc',
    [...types, '--incremental', '--tsBuildInfoFile', '.cache/check/types.json'],
  ],
  ['dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']],
  [
    'import rules',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    [
      ...importCache,
      '--output-type',
      'err-long',
      ...['kernel', 'plugins', 'mocks', 'scripts', 'package', 'tests'],
      'panda.config.ts',
    ],
  ],
  [
    'contract',
    'node_modules/@redocly/cli/bin/cli.js',
    ['lint', 'openapi.yaml', ...pluginFilesNamed(root, 'openapi.yaml'), '--max-problems', '20'],
  ],
  [
    'format and lint',
    'node_modules/@biomejs/biome/bin/biome',
    ['ci', '--error-on-warnings', '--colors=off'],
    'npx biome check --write fixes the format and some lint errors.',
  ],
  ['styles for browsers', 'scripts/check/styles.mjs', [], `Newer features: ${browserHint}`],
  ['generated code', 'scripts/generate-api.mjs', ['--check']],
  ['slot reference', 'scripts/slot-reference.mjs', ['--check']],
  ['operations', 'scripts/check/operations.mjs', []],
  ['mechanisms', 'scripts/check/mechanisms.mjs', []],
  ['locale files', 'scripts/check/locale-files.mjs', []],
  [
    'links in documents',
    'node_modules/remark-cli/cli.js',
    ['.', '--no-config', '--use', 'remark-validate-links=repository:false', '--frail', '--quiet'],
  ],
  ['code in documents', 'scripts/check/docs.mjs', []],
  ['no hardcoded text', 'scripts/check/screen-texts.mjs', []],
  ['requirement ids and decisions', 'scripts/check/references.mjs', []],
  ['packages', 'scripts/audit.mjs', ['--offline']],
]
