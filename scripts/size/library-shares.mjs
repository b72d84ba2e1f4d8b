import { join } from 'node:path'
import { compressedSizes } from './file-sizes.mjs'

/** Groups of packages that are counted as one library. */
const families = [
  ['react', /^(react|react-dom|scheduler)$/],
  ['ark', /^(@ark-ui|@zag-js|@floating-ui|@internationalized)\b|^proxy-/],
  ['query', /^@tanstack\b/],
  ['effector', /^(effector|effector-react|patronum)$/],
  ['router', /^react-router|^cookie|^set-cookie/],
  ['forms', /^@formisch\b/],
]

/**
 * Estimates how many bytes of the loaded scripts, after brotli, come from each library. Divides the size of each file in
 * proportion to the sizes of its modules.
 *
 * @param {string} root the folder of the build
 * @param {Record<string, Record<string, number>>} modules the output of scripts/build/module-list.ts
 * @param {string[]} files the loaded scripts, relative to the folder of the build
 * @returns {Promise<[string, number][]>} libraries with bytes, largest first
 */
export async function libraryShares(root, modules, files) {
  const shares = new Map()
  for (const file of files) {
    const { brotli } = await compressedSizes(join(root, file))
    const owners = Object.entries(modules[file] ?? { unknown: 1 })
    const whole = owners.reduce((sum, [, bytes]) => sum + bytes, 0)
    for (const [owner, bytes] of owners) {
      const name = families.find(([, pattern]) => pattern.test(owner))?.[0] ?? owner
      shares.set(name, (shares.get(name) ?? 0) + (brotli * bytes) / whole)
    }
  }
  return [...shares].sort(([, one], [, other]) => other - one)
}
