import { run } from '../process/run.mjs'
import { aptGetCommand, installPackages } from './apt-get.mjs'

/** The browsers of the engine tests besides Chromium: their programs, what these need, and Debian's packages. */
const engines = {
  Firefox: { variable: 'FIREFOX', programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  WebKit: {
    variable: 'WEBKIT_DRIVER',
    programs: ['WebKitWebDriver'],
    screen: 'Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/**
 * Finds a browser: the program in its environment variable, or an installed one. Installs it with apt-get if there is
 * none.
 *
 * @param {keyof typeof engines} name
 * @returns {Promise<string>} the program
 * @throws {Error} that says how to install the browser, if that needs a person
 */
export async function findEngine(name, log) {
  const { variable, programs, screen, packages } = engines[name]
  const given = process.env[variable]
  async function find() {
    if (screen && !(await exists(screen))) return
    for (const program of given ? [given] : programs) if (await exists(program)) return program
  }
  let program = await find()
  if (!program && (await aptGetCommand())) {
    log(`Installing ${name} with apt-get (once, takes a few minutes) …`)
    if (await installPackages(...packages)) program = await find()
  }
  if (program) return program
  const command = `sudo apt-get install ${packages.join(' ')}`
  throw new Error(`${name} is missing. Run \`${command}\`, or set the variable ${variable} to its path.`)
}

/** WebKitWebDriver and Xvfb do not know `--version`, but end at once. */
const exists = async (program) => (await run(program, ['--version'])).code !== 127
