import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { excludedPlugins } from './excluded-plugins.mjs'

/** The kernel and each plugin with texts must have a locale file for each of these languages. */
export const languages = ['en', 'es', 'pt-BR', 'pt-PT']

/** The folder of each owner of texts: the kernel and the plugins of the build. */
export async function textOwners(root) {
  const owners = new Map([['kernel', join(root, 'kernel/locales')]])
  for (const entry of await readdir(join(root, 'plugins'), { withFileTypes: true })) {
    if (!entry.isDirectory() || excludedPlugins().includes(entry.name)) continue
    const folder = join(root, 'plugins', entry.name, 'locales')
    const files = await readdir(folder).catch(() => [])
    if (files.length > 0) owners.set(entry.name, folder)
  }
  return owners
}

/** Reads a locale file: a TypeScript module with data and type imports only. */
export async function readLocale(file) {
  const source = await readFile(file, 'utf8')
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`)
  return module.default
}

/** All texts of a language, by owner. */
export async function bundleOf(root, language) {
  const owners = [...(await textOwners(root))].sort(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(
    await Promise.all(
      owners.map(async ([owner, folder]) => [owner, await readLocale(join(folder, `${language}.ts`))]),
    ),
  )
}

/** The content of `assets/i18n/{lang}.json`. */
export const textsFile = async (root, language) => JSON.stringify(await bundleOf(root, language))
