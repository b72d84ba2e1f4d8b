import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spellingsOf } from './plugin-name.mjs'

const templates = join(import.meta.dirname, 'templates')
const ending = '.template'

/**
 * Creates the files of a new plugin from templates. The placeholders in templates are `__name__`, `__camel__`,
 * `__Pascal__`, `__Title__`, and for remote plugins also `__checkout__` and `__version PACKAGE__`.
 *
 * @param {'plugin' | 'remote'} kind
 * @param {{ checkout?: string, packages?: Record<string, string> }} [options] `checkout` is the relative
 * path to this project, `packages` has the versions that this project uses
 * @returns {Record<string, string>} the file contents by path in the folder of the plugin
 */
export const templateFiles = (kind, name, options) => filesOf(join(templates, kind), name, options)

/**
 * Creates the files of a repository for a plugin: those of a plugin of the build, importing the package, and those of
 * another template.
 *
 * @public for package/bin/roda-plugin.mjs
 * @param {string} folder the other template, which replaces files of the same name
 * @param {Record<string, string>} packages versions by name
 */
export function pluginRepository(folder, name, packages) {
  const { 'README.md': _, ...plugin } = templateFiles('plugin', name)
  const source = Object.entries(plugin).map(([path, text]) => [
    `src/${path}`,
    text
      .replaceAll("'@kernel", "'@roda/kernel")
      .replaceAll('@tests/kit', '@roda/kernel/testing')
      .replaceAll('../../mocks/handlers/operation', '@roda/kernel/mock'),
  ])
  return { ...Object.fromEntries(source), ...filesOf(folder, name, { packages }) }
}

function filesOf(folder, name, { checkout = '..', packages = {} } = {}) {
  const { camel, pascal, title } = spellingsOf(name)
  const fill = (text) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__camel__', camel)
      .replaceAll('__Pascal__', pascal)
      .replaceAll('__Title__', title)
      .replaceAll('__checkout__', checkout)
      .replaceAll(/__version (\S+?)__/g, (_, one) => packages[one])
  return Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .filter((path) => path.endsWith(ending))
      .map((path) => [
        fill(path.replaceAll('\\', '/').slice(0, -ending.length)),
        fill(readFileSync(join(folder, path), 'utf8')),
      ]),
  )
}
