import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { root, runNode } from '../scripts/process/run.mjs'

const alias = /((?:from|import) |import\()(["'])@(kernel|plugins|tests)(\/[^"']*)?\2/g

/**
 * Writes the declarations of everything that plugins may import.
 *
 * @param {string} types the folder, which is emptied first
 * @throws {Error} with the compiler's output
 */
export async function emitTypes(types) {
  await rm(types, { recursive: true, force: true })
  const { code, output } = await runNode('node_modules/typescript-7/bin/tsc', [
    ...['-p', 'package/tsconfig.types.json', '--outDir', types, '--pretty', 'false'],
  ])
  if (code !== 0) throw new Error(output)
  for (const path of await readdir(types, { recursive: true })) {
    if (!path.endsWith('.d.ts')) continue
    const file = join(types, path)
    const text = await readFile(file, 'utf8')
    // Aliases exist only in this project.
    const toRoot = relative(dirname(file), types) || '.'
    const plain = text.replace(alias, (_, before, quote, folder, rest = '') =>
      [before, quote, './', toRoot, '/', folder, rest, quote].join(''),
    )
    if (plain !== text) await writeFile(file, plain)
  }
  await cp(join(root, 'styled-system'), join(types, 'styled-system'), {
    recursive: true,
    filter: (path) => !path.endsWith('.mjs'),
  })
}
