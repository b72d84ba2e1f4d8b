import { expect, test } from '@rstest/core'
import { versionProblem } from './api-version'

const cases: [string, unknown, RegExp | undefined][] = [
  ['the same version', '2.3', undefined],
  ['an older minor version', '2.0', undefined],
  ['a version with a patch number', '2.3.9', undefined],
  ['a newer minor version', '2.4', /for API version 2\.4; this product has 2\.3\. Update the product/],
  ['an older major version', '1.3', /for API version 1\.3; this product has 2\.3\. Update the plugin/],
  ['a newer major version', '3.0', /for API version 3\.0; this product has 2\.3\. Update the product/],
  ['a missing version', undefined, /states no API version; this product has 2\.3/],
  ['a version range', '^2.0', /"\^2\.0" is not "major\.minor"/],
  ['a number instead of a text', 2, /API version 2 is not "major\.minor"/],
]
// Covers PLG-02, EXT-03
for (const [name, required, problem] of cases)
  test(`versionProblem ${problem ? 'explains the problem with' : 'accepts'} ${name}`, () => {
    const found = versionProblem(required, '2.3')
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeUndefined()
  })
