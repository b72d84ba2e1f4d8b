// No screen has words of its own: they come from the locale files, in the language of whoever reads.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../process/run.mjs'
import { findHardcodedText } from './no-hardcoded-text.mjs'

for (const folder of ['kernel', 'plugins']) {
  for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    // The showcase is for developers and never leaves development.
    if (!entry.isFile() || !/(?<!\.test)\.tsx$/.test(entry.name) || file.includes('/showcase/')) continue
    for (const { line, words } of findHardcodedText(await readFile(file, 'utf8'))) {
      console.error(
        `${relative(root, file)}:${line}: “${words}” stands in the code; put it into locales/*.ts and speak it with useTexts().`,
      )
      process.exitCode = 1
    }
  }
}
