// Prepares a clone: installs dependencies, generates code and, with `--chromium`, finds a browser for the
// tests. Uses only Node's own modules, because dependencies may not be installed yet.
import { pathToFileURL } from 'node:url'
import { findChromium } from './setup/chromium.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { generateCode } from './setup/generated-code.mjs'
import { requireNode } from './setup/node-version.mjs'

/**
 * Installs dependencies and generates code where they are missing or out of date. Exits the process with a message on
 * failure.
 *
 * @returns {Promise<{ chromium?: string }>} the path of Chromium if `chromium` is true
 */
export async function setUp({ chromium = false } = {}) {
  requireNode()
  try {
    await installDependencies(console.log)
    await generateCode(console.log)
    return chromium ? { chromium: await findChromium(console.log) } : {}
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setUp({ chromium: process.argv.includes('--chromium') })
  console.log('Setup complete.')
}
