// `npm run generate`: generates API types, style functions and docs/kernel-api.md.

import { readNoOptions } from './process/options.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { generateCode } from './setup/generated-code.mjs'
import { requireNode } from './setup/node-version.mjs'

readNoOptions(import.meta.url)

requireNode()
try {
  await installDependencies(console.log)
  await generateCode(console.log, { isForced: true })
  await import('./kernel-api.mjs')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
