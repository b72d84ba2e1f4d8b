import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../process/run.mjs'

/**
 * What the registry knows against the packages of the lock file. What is explained in scripts/packages/exceptions.json,
 * by the address of the advisory and with a reason, is no fault; an explanation of what nobody says any more is one.
 *
 * @param {string} root the project
 * @returns {Promise<{ faults: string[] } | { silence: string }>} `silence` where the registry cannot be asked, and why
 */
export async function advisories(root) {
  const { output } = await run('npm', ['audit', '--json', '--loglevel=silent'])
  const answer = parsed(output)
  if (!answer?.vulnerabilities) {
    const why =
      (answer?.message ?? answer?.error?.summary ?? output).trim().split('\n')[0] || 'It said nothing.'
    return isNetworkError(answer) ? { silence: why } : { faults: [`npm audit failed: ${why}`] }
  }
  const exceptions = JSON.parse(await readFile(join(root, 'scripts/packages/exceptions.json'), 'utf8'))
  const found = Object.values(answer.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one === 'object')
  return { faults: [...unexplained(found, exceptions), ...obsoleteExceptions(found, exceptions)] }
}

/** @returns {string[]} what is known and not explained */
export const unexplained = (found, exceptions) =>
  found
    .filter(({ url }) => !exceptions.some((exception) => exception.url === url && exception.reason))
    .map(({ name, severity, title, url }) => `${name}: ${title} (${severity}), ${url}`)

/** @returns {string[]} what is explained and not known any more */
export const obsoleteExceptions = (found, exceptions) =>
  exceptions
    .filter(({ url }) => !found.some((one) => one.url === url))
    .map(({ url }) => `${url} is explained in scripts/packages/exceptions.json, and nobody says it any more.`)

/** A registry that has no such call, or that is out of reach. */
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
