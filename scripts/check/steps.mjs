import { pluginFilesNamed } from '../../mocks/contract/plugin-files.mjs'
import { root } from '../process/run.mjs'

const types = ['--noEmit', '--pretty', 'false']
const importCache = ['--cache', '.cache/check/imports', '--cache-strategy', 'content']

/**
 * Name, program, arguments and cure of each part of `npm run check`. The longest first, so that none of them is waited for
 * at the end.
 *
 * @type {[name: string, program: string, args: string[], cure?: string][]}
 */
export const steps = [
  // The one that editors run; it infers less here and there. What it would saveHash takes it longer than it saves.
  ['types in editors', 'node_modules/typescript/bin/tsc', types],
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
      ...['kernel', 'plugins', 'mocks', 'scripts', 'tests'],
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
    'npx biome check --write mends the format and some of the rest.',
  ],
  ['generated code', 'scripts/generate-api.mjs', ['--check']],
  ['locale files', 'scripts/check/locale-files.mjs', []],
  ['documented kernel', 'scripts/kernel-api.mjs', ['--check']],
  ['documents', 'scripts/check/docs.mjs', []],
  ['no words in screens', 'scripts/check/screen-texts.mjs', []],
  ['requirement ids and decisions', 'scripts/check/references.mjs', []],
  ['packages', 'scripts/audit.mjs', ['--offline']],
]
