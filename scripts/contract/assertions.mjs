import { answerSchema, fieldNameIssues } from './field-names.mjs'

/** Operations that return a token. */
const tokenOperations = ['login', 'retryLogin', 'negotiateMessageHub']

/**
 * Checks a response against the contract.
 *
 * @param {object} contract.document openapi.yaml
 * @param {readonly string[]} secrets texts that no response may contain
 * @returns {{ faults: string[], differences: string[], value: unknown, isRefused: boolean }} `differences`: deviations
 * in responses that the specifications leave open; `value`: the body of a good response, as JSON or text
 */
export function assertAnswer({ check, document }, operation, answer, secrets) {
  const { status, contentType, bytes } = answer
  const isRefused = status < 200 || status >= 300
  const done = (faults, value, differences = []) => ({ faults, differences, value, isRefused })

  if (status >= 300 && status < 400)
    return done([`redirects to ${answer.location ?? 'nowhere'}: not followed`])
  const isPicture = contentType.startsWith('image/')
  const text = isPicture ? '' : new TextDecoder().decode(bytes)
  const read = bytes.length > 0 && /\bjson\b/.test(contentType) ? readJson(text) : {}
  const answered = {
    status,
    contentType,
    body: bytes.length === 0 ? undefined : isPicture ? bytes : text,
  }
  const kept = tokenOperations.includes(operation.id) ? [] : heldSecrets(text, read.value, secrets)

  if (/^text\/html/i.test(contentType) || (read.fault && /^\s*<(!doctype|html)/i.test(text)))
    return done([...kept, `${status} with an HTML page: is this the address of the API?`])
  if (read.fault) return done([...kept, `${status} with a body that is not JSON: ${read.fault}`])

  const faults = check.answer({ id: operation.id }, answered).map((fault) => rephrase(fault, status))
  if (isRefused)
    return done(
      kept,
      undefined,
      faults.map((fault) => `a refusal: ${fault}`),
    )
  const value = /\bjson\b/.test(contentType) ? read.value : text || undefined
  const nameIssues = fieldNameIssues(document, answerSchema(document, operation.value), value)
  const found = [...faults, ...nameIssues]
  return isDocumented(operation.value) ? done([...kept, ...found], value) : done(kept, value, found)
}

/** Returns whether the specifications document a response. If not, its description in openapi.yaml says so. */
export const isDocumented = ({ description = '' }) =>
  !/answers?\s+(?:is|are)\s+not\s+documented/i.test(description)

/** Reads the error message of a refused call from the response. */
export function rejectionReason({ status, contentType, bytes }) {
  const problem = /\bjson\b/.test(contentType) ? readJson(new TextDecoder().decode(bytes)).value : undefined
  const { title, detail, errors } = Object(problem)
  const fields = Object.entries(Object(errors)).map(([name, lines]) => `${name}: ${[lines].flat().join(' ')}`)
  return [`${status}`, title, detail, ...fields]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ')
    .slice(0, 300)
}

function readJson(text) {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { fault: error.message.slice(0, 120) }
  }
}

/** Rewrites messages for users of the contract check; the same issue of several list items is reported once. */
const rephrase = (fault, status) =>
  fault === `status ${status} has a body`
    ? `${status} with an empty body, but the contract has one`
    : fault.replace(/\.\d+(?=[. ])/g, '[]')

function heldSecrets(text, value, secrets) {
  const token = secrets.some((secret) => secret.length > 7 && text.includes(secret))
    ? ['the response contains the token or the password']
    : []
  return [...token, ...(holdsPassword(value) ? ['the response has a field for a password or a token'] : [])]
}

function holdsPassword(value) {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, inner]) =>
      (/^(password|passwordhash|token|accesstoken|refreshtoken)$/i.test(name) && typeof inner === 'string') ||
      holdsPassword(inner),
  )
}
