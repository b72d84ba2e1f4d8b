// Checks that declared names contain no word of the table "Avoid" in docs/glossary.md.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../process/run.mjs'
import { bannedWordsIn, findBannedNames } from './banned-names.mjs'

const folders = ['kernel', 'plugins', 'mocks', 'scripts', 'package', 'examples', 'tests']
const words = bannedWordsIn(await readFile(join(root, 'docs/glossary.md'), 'utf8'))

for (const folder of folders) {
  for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/(?<!\.gen)\.(tsx?|mjs|js)$/.test(entry.name)) continue
    const file = relative(root, join(entry.parentPath, entry.name))
    for (const { name, word, line } of findBannedNames(
      file,
      await readFile(join(root, file), 'utf8'),
      words,
    )) {
      console.error(
        `${file}:${line}: rename ${name}; docs/glossary.md says what to use instead of "${word}".`,
      )
      process.exitCode = 1
    }
  }
}
