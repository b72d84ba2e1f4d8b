import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { productPackages, readLock } from '../packages/lock.mjs'

/** Writes `licences.txt` into the build: the licenses of all packages that the product depends on. */
export const pluginLicences = (): RsbuildPlugin => ({
  name: 'roda:licences',
  apply: 'build',
  setup(api) {
    const root = api.context.rootPath
    api.processAssets({ stage: 'additional' }, async ({ sources, compilation }) => {
      const packages = productPackages(await readLock(root))
      const texts = await Promise.all(packages.map((one) => licenceText(root, one)))
      const text = texts.join(`\n${'-'.repeat(80)}\n\n`)
      compilation.emitAsset('licences.txt', new sources.RawSource(text))
    })
  },
})

type ProductPackage = ReturnType<typeof productPackages>[number]

export async function licenceText(root: string, { place, name, version, license }: ProductPackage) {
  const folder = join(root, place)
  // In a plugin's repository, npm may have put a package into another folder.
  const names = await readdir(folder).catch(() => [])
  const file = names.find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one))
  const text = file ? await readFile(join(folder, file), 'utf8') : 'Its package contains no licence text.\n'
  return `${name} ${version} (${license})\n\n${text.trim()}\n`
}
