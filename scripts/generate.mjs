// `npm run generate`: generates API types, style functions, the reports of the plugin API and the references for plugin authors.

import { readNoOptions } from './process/options.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { generateCode } from './setup/generated-code.mjs'
import { requireNode } from './setup/node-version.mjs'

readNoOptions(import.meta.url)

requireNode()
try {
  await installDependencies(console.log)
  await generateCode(console.log, { isForced: true })
  await import('./slot-reference.mjs')
  await import('../package/api.mjs')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
