import { createHash } from 'node:crypto'
import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isUpToDate, saveHash } from '../process/content-hash.mjs'
import { withLock } from '../process/lock.mjs'
import { root, run } from '../process/run.mjs'

const hashFile = 'node_modules/.roda-setup'

/**
 * Installs the package versions of package-lock.json unless they are already installed.
 *
 * @throws {Error} with npm's output when the installation fails
 */
export const installDependencies = (log) => withLock('tree', () => installIfNeeded(log))

async function installIfNeeded(log) {
  // In a copy of the project, node_modules may be a link: its packages are the other folder's.
  const folder = await lstat(join(root, 'node_modules')).catch(() => undefined)
  if (folder?.isSymbolicLink()) return
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(lock).digest('hex')
  if (await isUpToDate(hashFile, hash)) return

  if (!(await isInstalled(JSON.parse(lock)))) {
    log('Installing dependencies (once, about a minute) …')
    const { code, output } = await npm([
      'ci',
      // With NODE_ENV=production in the environment, npm would skip development dependencies without this option.
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
    if (code !== 0) throw new Error(`npm ci failed:\n${output}`)
  }
  await saveHash(hashFile, hash)
}

/** Compares package-lock.json with npm's record in node_modules, which is right even if a person ran npm by hand. */
async function isInstalled(lock) {
  const npmLock = await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8').catch(() => null)
  if (!npmLock) return false
  const installed = JSON.parse(npmLock).packages
  return Object.entries(lock.packages)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .every(([path, { version }]) => installed[path]?.version === version)
}

function npm(args) {
  const { npm_execpath: script } = process.env
  // Uses the npm that runs this script, which may differ from the one in PATH.
  return script?.endsWith('.js') ? run(process.execPath, [script, ...args]) : run('npm', args)
}
