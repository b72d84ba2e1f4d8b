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
export function templateFiles(kind, name, { checkout = '..', packages = {} } = {}) {
  const { camel, pascal, title } = spellingsOf(name)
  const fill = (text) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__camel__', camel)
      .replaceAll('__Pascal__', pascal)
      .replaceAll('__Title__', title)
      .replaceAll('__checkout__', checkout)
      .replaceAll(/__version (\S+?)__/g, (_, one) => packages[one])
  const folder = join(templates, kind)
  return Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .filter((path) => path.endsWith(ending))
      .map((path) => [
        fill(path.replaceAll('\\', '/').slice(0, -ending.length)),
        fill(readFileSync(join(folder, path), 'utf8')),
      ]),
  )
}
