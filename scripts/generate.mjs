// `npm run generate`: generates code: API types and style functions.

import { readNoOptions } from './process/options.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { generateCode } from './setup/generated-code.mjs'
import { requireNode } from './setup/node-version.mjs'

readNoOptions(import.meta.url)

requireNode()
try {
  await installDependencies(console.log)
  await generateCode(console.log, { isForced: true })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
