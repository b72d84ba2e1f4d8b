import { run } from '../process/run.mjs'

/**
 * Installs packages with apt-get, if that needs no password.
 *
 * @returns {Promise<boolean>} whether apt-get installed them
 */
export async function installPackages(...names) {
  const asRoot = await aptGetCommand()
  if (!asRoot) return false
  const [program, ...before] = asRoot
  const aptGet = (...args) =>
    run(program, [...before, ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  await aptGet('update')
  const { code, output } = await aptGet('install', '--yes', '--no-install-recommends', ...names)
  if (code !== 0) console.error(output)
  return code === 0
}

/** Returns the command to run apt-get as root; null if there is none or it would ask for a password. */
export async function aptGetCommand() {
  if ((await run('apt-get', ['--version'])).code !== 0) return null
  if (process.getuid?.() === 0) return ['apt-get']
  const { code } = await run('sudo', ['-n', 'true'])
  return code === 0 ? ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] : null
}
