import { expect, test } from '@rstest/core'
import { licenceText } from '../../scripts/build/licences'
import { productPackages, readLock } from '../../scripts/packages/lock.mjs'

test('licences.txt has the name, version and license text of a package', async () => {
  const packages = productPackages(await readLock(process.cwd()))
  const textOf = async (name: string) => {
    const found = packages.find((one) => one.name === name)
    return found && licenceText(process.cwd(), found)
  }
  expect(await textOf('dompurify')).toMatch(/^dompurify [\d.]+ \(\(MPL-2\.0 OR Apache-2\.0\)\)\n/)
  expect(await textOf('react')).toMatch(/^react [\d.]+ \(MIT\)\n\nMIT License\n/)
})
