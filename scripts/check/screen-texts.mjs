// Checks that components contain no texts, which belong in the locale files.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../process/run.mjs'
import { findHardcodedText } from './no-hardcoded-text.mjs'

for (const folder of ['kernel', 'plugins']) {
  for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/(?<!\.test)\.tsx$/.test(entry.name)) continue
    for (const { line, words } of findHardcodedText(await readFile(file, 'utf8'))) {
      console.error(
        `${relative(root, file)}:${line}: hardcoded text “${words}”; move it to locales/*.ts and use useTexts().`,
      )
      process.exitCode = 1
    }
  }
}
