import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { excludedPlugins } from './excluded-plugins.mjs'

/** The kernel and each plugin with texts must have a locale file for each of these languages. */
export const languages = ['en', 'es', 'pt-BR', 'pt-PT']

/** Finds the locale folders of the kernel and of each plugin in the build. */
export async function textOwners(root) {
  const owners = new Map([['kernel', join(root, 'kernel/locales')]])
  for (const name of await readdir(join(root, 'plugins'))) {
    if (excludedPlugins().includes(name)) continue
    const folder = join(root, 'plugins', name, 'locales')
    const files = await readdir(folder).catch(() => [])
    if (files.length > 0) owners.set(name, folder)
  }
  return owners
}

/** Reads a locale file, a TypeScript module that contains only data and type imports. */
export async function readLocale(file) {
  const source = await readFile(file, 'utf8')
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`)
  return module.default
}

/** Reads all texts of a language, by owner: the kernel or a plugin. */
export async function bundleOf(root, language) {
  const owners = [...(await textOwners(root))].sort(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(
    await Promise.all(
      owners.map(async ([owner, folder]) => [owner, await readLocale(join(folder, `${language}.ts`))]),
    ),
  )
}

/** Returns the content of `assets/i18n/{lang}.json`. */
export const textsFile = async (root, language) => JSON.stringify(await bundleOf(root, language))
