import { join } from 'node:path'
import { compressedSizes } from './file-sizes.mjs'

/** Packages that are counted together. */
const families = [
  ['react', /^(react|react-dom|scheduler)$/],
  ['ark', /^(@ark-ui|@zag-js|@floating-ui|@internationalized)\b|^proxy-/],
  ['query', /^@tanstack\b/],
  ['effector', /^(effector|effector-react|patronum)$/],
  ['router', /^react-router|^cookie|^set-cookie/],
  ['forms', /^@formisch\b/],
]

/**
 * The share of each library in the loaded scripts, in bytes after brotli. An estimate: files are divided in
 * proportion to the sizes of their modules before minification.
 *
 * @param {string} root the folder of the build
 * @param {Record<string, Record<string, number>>} modules the output of scripts/build/module-list.ts
 * @param {string[]} files relative to the build
 * @returns {Promise<[string, number][]>} largest first
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
