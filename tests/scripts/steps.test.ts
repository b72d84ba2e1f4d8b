import { execFileSync } from 'node:child_process'
import { expect, test } from '@rstest/core'
import { steps } from '../../scripts/check/steps.mjs'

// Covers FLT-86
test('npm run check runs TypeScript 5 and TypeScript 7', () => {
  const compilers = steps.map(([, program]) => program).filter((program) => program.endsWith('/tsc'))
  const versions = compilers.map((program) =>
    execFileSync(process.execPath, [program, '--version'], { encoding: 'utf8' }),
  )
  expect(versions.map((version) => version.trim())).toEqual([
    expect.stringMatching(/^Version 5\.9\./),
    expect.stringMatching(/^Version 7\./),
  ])
})
