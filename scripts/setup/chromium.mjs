import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { run } from '../process/run.mjs'
import { aptGetCommand, installPackages } from './apt-get.mjs'

/** Names of the Chromium program. The headless shell is first, because it runs tests in a third less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin']
const programs = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds Chromium for the browser tests: the program in the environment variable CHROMIUM, or an installed Chromium.
 * Installs Chromium with apt-get if there is none.
 *
 * @returns {Promise<string>} the path of the program
 * @throws {Error} with installation instructions
 */
export async function findChromium(log) {
  const { CHROMIUM } = process.env
  if (CHROMIUM) {
    if (await isChromium(CHROMIUM)) return CHROMIUM
    throw new Error(
      `CHROMIUM is ${CHROMIUM}, but there is no Chromium. Correct the path or unset the variable.`,
    )
  }
  const found = (await firstChromium(candidates())) ?? (await installChromium(log))
  if (found) return found
  throw new Error(
    'The browser tests need Chromium, but none was found. Install it (Debian and Ubuntu: `apt-get install chromium-headless-shell`) ' +
      'or set the environment variable CHROMIUM to the path of Chromium or Chrome.',
  )
}

function candidates() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const named = names.flatMap((name) => [...onPath, ...folders].map((folder) => join(folder, name)))
  return [...new Set([...named, ...programs])]
}

async function firstChromium(paths) {
  for (const path of paths) if (await isChromium(path)) return path
}

/** Returns whether a program is Chromium. On some systems a program of that name only prints how to install Chromium. */
async function isChromium(path) {
  const isProgram = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!isProgram) return false
  const { code, output } = await run(path, ['--version', '--no-sandbox'])
  return code === 0 && /^(Chromium|Google Chrome) \d+/m.test(output)
}

async function installChromium(log) {
  if (!(await aptGetCommand())) return
  log('Installing Chromium with apt-get (once, takes a few minutes) …')
  for (const name of ['chromium-headless-shell', 'chromium']) if (await installPackages(name)) break
  return firstChromium(candidates())
}
