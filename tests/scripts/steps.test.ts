import { execFileSync } from 'node:child_process'
import { expect, test } from '@rstest/core'
import ts from 'typescript'
import { steps } from '../../scripts/check/steps.mjs'

// Covers FLT-86
test('npm run check runs TypeScript 5 and TypeScript 7', () => {
  const programs = steps.map(([, program]) => program)
  // The step with TypeScript 5 imports the compiler, because it also compares the code with browsers.
  expect(programs).toContain('scripts/check/types.mjs')
  expect(ts.version).toMatch(/^5\.9\./)
  const compilers = programs.filter((program) => program.endsWith('/tsc'))
  const versions = compilers.map((program) =>
    execFileSync(process.execPath, [program, '--version'], { encoding: 'utf8' }),
  )
  expect(versions).toEqual([expect.stringMatching(/^Version 7\./)])
})
