import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Writes `licences.txt` into the build: the licences of all packages in it, according to the list of
 * scripts/build/module-list.ts and, for fonts, to the dependencies in package.json.
 */
export const pluginLicences = (): RsbuildPlugin => ({
  name: 'roda:licences',
  setup(api) {
    api.onAfterBuild(async ({ environments, isWatch }) => {
      if (isWatch || !environments.web || process.env.NODE_ENV !== 'production') return
      const { rootPath } = api.context
      const { dependencies } = JSON.parse(await readFile(join(rootPath, 'package.json'), 'utf8'))
      const list: Record<string, object> = JSON.parse(
        await readFile(join(rootPath, '.cache/build/modules.json'), 'utf8'),
      )
      const names = new Set([...Object.keys(dependencies), ...Object.values(list).flatMap(Object.keys)])
      await writeFile(
        join(environments.web.distPath, 'licences.txt'),
        await licenceTexts(rootPath, [...names]),
      )
    })
  },
})

/** The licences of packages as one text; skips names that are not packages. */
export async function licenceTexts(root: string, names: readonly string[]): Promise<string> {
  const parts = await Promise.all(
    names.toSorted().map((name) => licenceText(join(root, 'node_modules', name), name)),
  )
  return parts.filter(Boolean).join(`\n${'-'.repeat(80)}\n\n`)
}

async function licenceText(folder: string, name: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => undefined)
  if (!files?.includes('package.json')) return
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = files.find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one))
  const text = file ? await readFile(join(folder, file), 'utf8') : 'Its package contains no licence text.\n'
  return `${name} ${version} (${license})\n\n${text.trim()}\n`
}
