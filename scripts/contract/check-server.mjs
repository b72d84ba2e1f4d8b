import { cleanText } from './clean-text.mjs'
import { createClient } from './client.mjs'
import { crossOriginFaults } from './cross-origin.mjs'
import { failureSentence } from './failures.mjs'
import { hubFaults } from './hub.mjs'
import { runChecks } from './runner.mjs'

/**
 * Checks a server against the contract: its documented operations and, if requested, the hub and CORS.
 *
 * @param {ReturnType<typeof import('./arguments.mjs').readArguments>} options
 * @param {object} surroundings
 * @param {import('./runner.mjs').WalkOptions['contract']} surroundings.contract
 * @param {(challenge: object) => string} surroundings.solveCaptcha
 * @param {AbortSignal} [surroundings.signal]
 * @returns {Promise<{ entries: import('./results.mjs').Entry[], left: string[] }>} texts contain no secrets
 * @throws {Error} with a message when the captcha cannot be solved
 */
export async function checkServer(options, { contract, solveCaptcha, signal }) {
  const { base, patience, login, password, token, origin, hub, write, only, to, order } = options
  const unknown = only.filter((name) => !isKnown(contract, name))
  if (unknown.length > 0) throw new Error(`openapi.yaml has no tag or operation ${unknown.join(', ')}.`)

  const secrets = new Set([password, token].filter(Boolean))
  const captcha = token ? '' : await captchaOf(options, solveCaptcha)
  const { entries, left, facts } = await runChecks({
    send: createClient(base, { patience }),
    contract,
    ...(token ? { token } : { credentials: { login, password, captcha } }),
    ...{ write, only, to, order, signal, secrets },
  })

  const extraChecks = [
    origin && {
      ...row('cross-origin pages', 'OPTIONS', '/api/…', 'session'),
      ask: () => crossOriginFaults(base, origin, { token: facts.token ?? '', hub, patience }),
    },
    hub && {
      ...row('the hub', 'WS', '/MessageHub', 'messaging'),
      ask: () =>
        hubFaults(base, {
          ...{ token: facts.token ?? '', elsewhere: facts.hubElsewhere, patience },
          ...{ to: write ? to : undefined, text: facts.mark },
        }),
    },
  ].filter(Boolean)
  for (const { ask, ...entry } of signal?.aborted ? [] : extraChecks) {
    const began = performance.now()
    const lines = await ask().catch((error) => [failureSentence(error, patience)])
    const verdict = lines.length > 0 ? 'failed' : 'passed'
    entries.push({ ...entry, verdict, lines, differences: [], milliseconds: performance.now() - began })
  }
  const clean = (text) => cleanText(text, secrets)
  return {
    entries: entries.map((entry) => ({
      ...entry,
      lines: entry.lines.map(clean),
      differences: entry.differences.map(clean),
    })),
    left: left.map(clean),
  }
}

const row = (id, method, path, tag) => ({ id, method, path, tag })

const isKnown = ({ operations }, name) =>
  operations.has(name) || [...operations.values()].some(({ value }) => value.tags?.includes(name))

async function captchaOf({ base, captcha = '', altcha, patience }, solveCaptcha) {
  if (!altcha) return captcha
  const address = new URL(altcha, base)
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
    return solveCaptcha({ maxnumber: 1_000_000, ...(await answer.json()) })
  } catch (error) {
    throw new Error(`No captcha from ${address.href}: ${failureSentence(error, patience)}`, { cause: error })
  }
}
