// `npm run check`: everything that can be said about the code without running it.
import { availableParallelism } from 'node:os'
import { pluginFilesNamed } from '../mocks/contract/plugin-files.mjs'
import { readNoOptions } from './process/options.mjs'
import { root, runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'

readNoOptions(import.meta.url)

const importCache = ['--cache', '.cache/check/imports', '--cache-strategy', 'content']

// The longest first, so that none of them is waited for at the end.
const steps = [
  [
    'types',
    'node_modules/typescript-7/bin/tsc',
    ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/check/types.json'],
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
  ['packages', 'scripts/audit.mjs', ['--offline']],
]

// Without a terminal nobody is there to look at colours, and no program of ours phones home.
const env = {
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

await setUp()
const waiting = [...steps]
const verdicts = []
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))

const passed = verdicts.filter(Boolean).length
console.log(`${passed} passed, ${verdicts.length - passed} failed`)
process.exitCode = passed === steps.length ? 0 : 1

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, program, args, cure] = step
    const began = performance.now()
    const { code, output } = await runNode(program, args, { env })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s`)
    if (code !== 0) console.log([output.trimEnd(), cure].filter(Boolean).join('\n').replace(/^/gm, '    '))
    verdicts.push(code === 0)
  }
}
