import { personOf } from '../domain/sessions'
import { describeBody, parseBody } from '../server/body'
import type { Mock } from '../server/mock'
import type { Reply } from '../server/reply'
import { demoAccounts } from '../world/demo-accounts'
import { createCapturedValues } from './captured-values'
import { isIdField, lastSegment, mapLeaves, placeholder } from './placeholders'
import { answerShape, readAnswer } from './read-response'
import type { RecordedCall, RecordingHead } from './recorded-call'

const isSecret = (name: string) => /password$|nostrPK$/i.test(name)

/** Returns whether a call is recorded: calls that read the control API or images are not. */
function isRecorded(method: string, path: string): boolean {
  if (method === 'GET' && path.startsWith('/__mock/')) return false
  return !/^\/(posts|profile)\/images\//i.test(path)
}

/** Records the traffic of a mock server. */
export function createRecording(mock: Mock, write: (line: string) => void) {
  const known = createCapturedValues()
  const secrets: string[] = [demoAccounts[0].password]
  let calls = 0

  const secretPlaceholder = (value: string) => {
    if (!secrets.includes(value)) secrets.push(value)
    return placeholder(`secret ${secrets.indexOf(value)}`)
  }
  const mailPlaceholder = (value: string) => {
    const mail = mock.instance.world.state.outbox.findIndex(
      ({ link }) => link !== null && lastSegment(link) === value,
    )
    return mail < 0 ? undefined : placeholder(`mail ${mail}.end`)
  }
  const replaced = (value: unknown, name: string): unknown => {
    if (value === '' || value === null || value === undefined) return value
    if (name === 'captcha') return placeholder('captcha')
    if (isSecret(name)) return secretPlaceholder(String(value))
    if (typeof value === 'string' && value.startsWith('data:')) return { dataUrl: value.length }
    if (!isIdField(name)) return value
    const captured = known.placeholderOf(value) ?? mailPlaceholder(String(value))
    return captured ?? (/token$/i.test(name) ? secretPlaceholder(String(value)) : value)
  }
  const tokenPlaceholder = (token: string) => {
    const person = personOf(mock.instance.world, token)
    return (
      known.placeholderOf(token) ??
      (person ? placeholder(`session ${person.email}`) : secretPlaceholder(token))
    )
  }

  const bodyOf = async (request: Request): Promise<Pick<RecordedCall, 'json' | 'form' | 'fields'>> => {
    const body = await parseBody(request)
    if (body.kind === 'json') return { json: mapLeaves(body.value, replaced) }
    if (body.kind === 'form')
      return { form: mapLeaves(parseListFields(describeBody(body)), replaced) as Record<string, unknown> }
    const type = request.headers.get('content-type') ?? ''
    if (body.kind !== 'other' || !type.includes('urlencoded')) return {}
    return { fields: Object.fromEntries(new URLSearchParams(body.value)) }
  }

  const describe = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const [, token] = /^bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
    const query = mapLeaves(Object.fromEntries(searchParams), replaced) as Record<string, string>
    return {
      method: request.method,
      path: pathname
        .split('/')
        .map((segment) => known.placeholderOf(decodeURIComponent(segment)) ?? segment)
        .join('/'),
      ...(searchParams.size > 0 && { query }),
      ...(token && { token: tokenPlaceholder(token) }),
      ...(await bodyOf(request)),
    }
  }

  const note = (described: Awaited<ReturnType<typeof describe>>, reply: Reply | undefined) => {
    // A replay cannot compare a call without a complete response, so such a call is not recorded.
    if (reply?.kind !== 'answer' || reply.delivery) return
    const text = typeof reply.body === 'string' ? reply.body : ''
    const answer = readAnswer(reply.headers['content-type'] ?? '', text)
    calls += 1
    known.capture(calls, answer)
    const call: RecordedCall = { call: calls, ...described, status: reply.status, shape: answerShape(answer) }
    write(JSON.stringify(call))
  }

  return {
    /** Writes the first line of the recording. Call this method after the world is loaded. */
    begin() {
      const { seed, scenarios, clockOffsetMinutes } = mock.instance.world.state
      const head: RecordingHead = { recording: 1, seed, scenarios, clockOffsetMinutes }
      write(JSON.stringify(head))
    },
    /** Handles a request as the mock server does, and records the call. */
    async handle(request: Request, worldName?: string): Promise<Reply | undefined> {
      const isOurs = worldName === undefined && isRecorded(request.method, new URL(request.url).pathname)
      if (!isOurs) return mock.handle(request, worldName)
      const described = await describe(request.clone())
      const reply = await mock.handle(request)
      note(described, reply)
      return reply
    },
  }
}

/** Parses form fields that hold a JSON list; other fields stay text. */
function parseListFields(form: unknown): unknown {
  return mapLeaves(form, (value) => {
    if (typeof value !== 'string' || !value.startsWith('[{')) return value
    try {
      return { list: JSON.parse(value) }
    } catch {
      return value
    }
  })
}
