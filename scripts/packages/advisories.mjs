import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../process/run.mjs'

/**
 * Asks the registry for security advisories about packages of the lock file. Allows those that
 * scripts/packages/exceptions.json explains, and reports explanations of advisories that no longer exist.
 *
 * @returns {Promise<{ faults: string[] } | { silence: string }>} `silence` says why the registry did not answer
 */
export async function advisories(root) {
  const { output } = await run('npm', ['audit', '--json', '--loglevel=silent'])
  const answer = parsed(output)
  if (!answer?.vulnerabilities) {
    const why =
      (answer?.message ?? answer?.error?.summary ?? output).trim().split('\n')[0] || 'There was no output.'
    return isNetworkError(answer) ? { silence: why } : { faults: [`npm audit failed: ${why}`] }
  }
  const exceptions = JSON.parse(await readFile(join(root, 'scripts/packages/exceptions.json'), 'utf8'))
  const found = Object.values(answer.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one === 'object')
  return { faults: [...unexplained(found, exceptions), ...obsoleteExceptions(found, exceptions)] }
}

/** Describes advisories that have no explanation. */
export const unexplained = (found, exceptions) =>
  found
    .filter(({ url }) => !exceptions.some((exception) => exception.url === url && exception.reason))
    .map(({ name, severity, title, url }) => `${name}: ${title} (${severity}), ${url}`)

/** Describes explanations whose advisory no longer exists. */
export const obsoleteExceptions = (found, exceptions) =>
  exceptions
    .filter(({ url }) => !found.some((one) => one.url === url))
    .map(
      ({ url }) => `${url} is explained in scripts/packages/exceptions.json, but is not reported any more.`,
    )

/** Returns whether the registry is unreachable or does not support the call. */
const isNetworkError = (answer) =>
  typeof answer?.statusCode === 'number' ||
  /^request to |ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT/.test(answer?.message ?? '')

function parsed(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{')))
  } catch {
    return undefined
  }
}
