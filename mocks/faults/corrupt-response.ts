import { problem } from '../server/problem'
import { type Answer, jsonAnswer, type Reply } from '../server/reply'
import type { Fault } from './fault'

const errorPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>'

/** Replaces a value, or every field of an object, by a value of another type. */
function changeTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { items: value.length }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changeType(part)]))
  }
  return changeType(value)
}

function changeType(value: unknown): unknown {
  if (typeof value === 'number') return `#${value}`
  if (typeof value === 'string') return [value]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return 42
}

function parsed(body: Answer['body']): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null
  } catch {
    // A body that is not JSON is returned unchanged.
    return body
  }
}

function corruptBody(answer: Answer, kind: Fault['body']): Answer {
  const text = typeof answer.body === 'string' ? answer.body : ''
  switch (kind) {
    case 'html':
      return {
        ...answer,
        headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
        body: errorPage,
      }
    case 'half':
      return { ...answer, delivery: 'cut' }
    case 'stall':
    case 'trickle':
      return { ...answer, delivery: kind }
    case 'malformed':
      return { ...answer, body: `${text.slice(0, Math.max(1, Math.floor(text.length / 2)))}{"` }
    case 'wrong-types':
      return { ...answer, body: JSON.stringify(changeTypes(parsed(answer.body))) }
    case 'null':
      return { ...answer, headers: { ...answer.headers, 'content-type': 'application/json' }, body: 'null' }
    case 'empty':
      return { ...answer, body: undefined }
    default:
      return answer
  }
}

function errorAnswer({ status, retryAfter }: Fault, operation: string): Answer {
  const answer = problem(status ?? 500, { detail: `A fault for ${operation} was switched on.` })
  const wait = retryAfter ?? (status === 429 ? 2 : undefined)
  return wait === undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, 'retry-after': String(wait) } }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Applies a fault to a call.
 *
 * @param handle handles the call and returns the regular response; only called if the fault uses that response or has
 * `stored`
 */
export async function corruptResponse(
  fault: Fault,
  operation: string,
  handle: () => Promise<Answer>,
): Promise<Reply> {
  await fault.until
  if (fault.latency) await wait(fault.latency)
  const hasRegularResponse =
    fault.status === undefined && fault.json === undefined && !fault.silence && !fault.drop
  if (fault.stored && !hasRegularResponse) await handle()
  if (fault.silence) return { kind: 'silence' }
  if (fault.drop) return { kind: 'drop' }
  if (fault.json !== undefined) return jsonAnswer(fault.json, fault.status)
  const answer = fault.status === undefined ? await handle() : errorAnswer(fault, operation)
  return corruptBody(answer, fault.body)
}
