// Makes a clone ready: exact dependencies, generated code and, with `--chromium`, a browser for the tests.
// Uses nothing but Node itself, because there may be nothing else yet.
import { pathToFileURL } from 'node:url'
import { findChromium } from './setup/chromium.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { generateCode } from './setup/generated-code.mjs'
import { requireNode } from './setup/node-version.mjs'

/**
 * Sets up what is missing and nothing else; ends the program with a sentence when it cannot.
 *
 * @param {{ chromium?: boolean }} [needs]
 * @returns {Promise<{ chromium?: string }>} where Chromium is, when it was asked for
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
  console.log('Everything is set up.')
}
