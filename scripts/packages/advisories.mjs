import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../process/run.mjs'

/**
 * Advisories of the registry for packages of the lock file. Advisories explained in
 * scripts/packages/exceptions.json (URL and reason) are allowed; explanations of withdrawn advisories are
 * reported.
 *
 * @returns {Promise<{ faults: string[] } | { silence: string }>} `silence`: why the registry could not be
 * asked
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

/** @returns {string[]} advisories without an explanation */
export const unexplained = (found, exceptions) =>
  found
    .filter(({ url }) => !exceptions.some((exception) => exception.url === url && exception.reason))
    .map(({ name, severity, title, url }) => `${name}: ${title} (${severity}), ${url}`)

/** @returns {string[]} explanations without an advisory */
export const obsoleteExceptions = (found, exceptions) =>
  exceptions
    .filter(({ url }) => !found.some((one) => one.url === url))
    .map(
      ({ url }) => `${url} is explained in scripts/packages/exceptions.json, but is not reported any more.`,
    )

/** The registry does not support the call or is unreachable. */
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
