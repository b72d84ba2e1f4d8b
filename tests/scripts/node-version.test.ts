import { expect, test } from '@rstest/core'
import { isRecentEnough } from '../../scripts/setup/node-version.mjs'

const cases = [
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['24.21.0', true],
] as const

for (const [version, verdict] of cases) {
  test(`setup ${verdict ? 'accepts' : 'rejects'} Node ${version}`, () =>
    expect(isRecentEnough(version)).toBe(verdict))
}
