import { assertAnswer, isDocumented, rejectionReason } from './assertions.mjs'
import { createCleanup } from './cleanup.mjs'
import { planFor } from './plan/plan.mjs'
import { missing, skipped } from './plan/skipped.mjs'
import { createResults } from './results.mjs'

/**
 * @typedef {object} WalkOptions
 * @property {ReturnType<typeof import('./client.mjs').createClient>} send
 * @property {{ check: import('../../mocks/contract/contract-check').ContractCheck, document: object,
 * operations: Map<string, any> }} contract
 * @property {{ login: string, password: string, captcha: string }} [credentials]
 * @property {string} [token] instead of credentials
 * @property {boolean} [write] also call operations that change data
 * @property {readonly string[]} [only] tags and operationIds
 * @property {string} [to] id of a recipient who agreed to get a message
 * @property {string} [order] id of an order
 * @property {AbortSignal} [signal] interrupts the run; test data is removed anyway
 * @property {Set<string>} [secrets] texts that the output must not contain; received tokens are added
 */

/**
 * Calls the documented operations on a server.
 *
 * @returns {Promise<{ entries: import('./results.mjs').Entry[], left: string[], facts: Record<string, any>
 * }>} `left`: test data that could not be removed
 */
export async function runChecks({
  send,
  contract,
  credentials,
  token,
  write = false,
  only = [],
  to,
  order,
  signal,
  secrets = new Set(),
}) {
  const { operations } = contract
  const results = createResults(operations)
  const facts = { mark: `Contract check ${Date.now().toString(36)}` }
  learn({ credentials, token, to, order })
  const cleanup = createCleanup({ perform, facts, results, learn, isShown })
  const { steps, closing, isMeant } = planFor(only, operations)
  for (const [id, why] of Object.entries(skipped)) if (isMeant(id)) results.skipped(id, 'not called', why)

  for (const step of steps) await take(step)
  const left = await cleanup.run()
  for (const step of closing) await take(step)
  return { entries: results.entries(), left, facts }

  /** Returns whether the specifications document the response of an operation. */
  function isShown(id) {
    return isDocumented(operations.get(id).value)
  }

  function learn(found) {
    for (const [name, value] of Object.entries(found)) if (value !== undefined) facts[name] = value
    if (found.token) secrets.add(found.token)
  }

  async function take(step) {
    const operation = { id: step.operation, ...operations.get(step.operation) }
    const isForMembers = needsToken(operation)
    const skip = (verdict, why) => {
      results.skipped(step.operation, verdict, why)
      if (step.makes) results.skipped(step.makes.undo, verdict, why)
    }
    if (step.changes && !write) return skip('not called', 'it changes data: use --write')
    if (signal?.aborted) return skip('not reached', 'interrupted before')
    const lack = [...(isForMembers ? ['token'] : []), ...(step.needs ?? [])].find((name) => !(name in facts))
    if (lack) return skip('not reached', missing[lack] ?? `${lack} is missing`)
    const objection = step.unless?.(facts)
    if (objection) return skip('not called', objection)

    if (step.makes) cleanup.expect(step.makes)
    let wasGood = false
    for (const parts of step.tries?.(facts) ?? [step.call?.(facts) ?? {}]) {
      const { value, isGood } = await perform(step, parts, signal)
      if (isGood && step.makes) await cleanup.made(step.makes, value)
      if (isGood) learn(step.learn?.(value ?? {}, facts) ?? {})
      wasGood = isGood
      if (step.tries && step.gives.every((name) => name in facts)) break
    }
    if (wasGood && isForMembers && !step.changes) await checkWithoutToken(step, step.call?.(facts) ?? {})
  }

  /** Makes a call, checks it against the contract and records the result. */
  async function perform(step, parts, stop) {
    const operation = { id: step.operation, ...operations.get(step.operation) }
    const began = performance.now()
    const result = (faults, differences) =>
      results.called(step.operation, performance.now() - began, faults, differences)
    try {
      const tokenRule = operation.value.security ?? []
      const answer = await send(operation, parts, tokenRule.length > 0 ? facts.token : undefined, stop)
      const { faults, differences, value, isRefused } = assertAnswer(contract, operation, answer, [
        ...secrets,
      ])
      const found = [...faults]
      if (answer.status >= 400 && step.refused !== 'maybe')
        found.unshift(`refused: ${rejectionReason(answer)}`)
      const wrong = !isRefused && faults.length === 0 && value !== undefined && step.wrong?.(value, facts)
      if (wrong) found.push(wrong)
      result(found, differences)
      return { value, isGood: !isRefused }
    } catch (error) {
      if (stop?.aborted) results.skipped(step.operation, 'not reached', 'interrupted')
      else result([error.message])
      return { value: undefined, isGood: false }
    }
  }

  /** Repeats a call without a valid token, which the server must reject. */
  async function checkWithoutToken({ operation: id }, parts) {
    const operation = { id, ...operations.get(id) }
    const refuse = async (sent, words) => {
      const answer = await send(operation, parts, sent, signal)
      const { faults, differences, isRefused } = assertAnswer(contract, operation, answer, [...secrets])
      if (isRefused)
        results.called(
          id,
          0,
          faults.map((fault) => `${words}: ${fault}`),
          differences,
        )
      else results.called(id, 0, [`returns ${answer.status} ${words}`])
    }
    try {
      await refuse(undefined, 'without a token')
      if (id === 'getSettings') await refuse('contract-check', 'with an invalid token')
    } catch (error) {
      if (!signal?.aborted) results.called(id, 0, [`without a token: ${error.message}`])
    }
  }
}

const needsToken = ({ value: { security = [] } }) =>
  security.length > 0 && security.every((requirement) => 'bearer' in requirement)
