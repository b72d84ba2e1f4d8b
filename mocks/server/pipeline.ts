import type { ContractCheck } from '../contract/contract-check'
import { personOf } from '../domain/sessions'
import { corruptResponse } from '../faults/corrupt-response'
import { allHandlers } from '../handlers/all'
import type { Operation, UntypedCall } from '../handlers/operation'
import { negotiate } from '../hub/negotiate'
import { describeBody, type ParsedBody, parseBody } from './body'
import type { PageStyle } from './html-page'
import { imageResponse } from './image-handler'
import type { MockInstance } from './instance'
import { settleByLink } from './payment-page'
import { problem, problemOf } from './problem'
import { type Answer, emptyAnswer, jsonAnswer, type Reply, textAnswer } from './reply'
import { createRouter } from './router'

export const routedOperations: readonly Operation[] = [
  ...allHandlers,
  {
    id: 'negotiateMessageHub',
    method: 'POST',
    path: '/MessageHub/negotiate',
    access: 'member',
    handle: async ({ world, query }) => negotiate(world, Number(query.negotiateVersion ?? 0)),
  },
  { id: 'getPostImage', method: 'GET', path: '/posts/images/{name}', access: 'open', handle: picture },
  { id: 'getProfileImage', method: 'GET', path: '/profile/images/{name}', access: 'open', handle: picture },
]

async function picture({ world, path }: UntypedCall): Promise<Answer> {
  return imageResponse(world, path.name ?? '')
}

const router = createRouter(routedOperations)

/** GET operations that change the state, so that it must be saved. */
const changingReads = new Set<string>(['activate', 'emptyCart', 'retryLogin'])

export interface PipelineOptions {
  check?: ContractCheck | undefined
  /** Minimum duration of every API call in milliseconds. */
  latency: number
  pages: PageStyle
  log: (line: string) => void
}

/** Whether this server answers the URL. */
export function isMockUrl({ pathname }: URL): boolean {
  const path = pathname.toLowerCase()
  return ['/api/', '/posts/images/', '/profile/images/', '/messagehub/', '/__mock/'].some((start) =>
    path.startsWith(start),
  )
}

function originOf(request: Request): string {
  // Links must lead back to the origin of the page, which may be behind a proxy or on another origin.
  const origin = request.headers.get('origin')
  return origin && origin !== 'null' ? origin : new URL(request.url).origin
}

function tokenOf(request: Request): string {
  const [, token] = /^bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token ?? ''
}

const bodyValue = (body: ParsedBody) => ('value' in body ? body.value : undefined)

function toAnswer(value: unknown): Answer {
  if (value === undefined) return emptyAnswer()
  if (typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'answer')
    return value as Answer
  return typeof value === 'string' ? textAnswer(value) : jsonAnswer(value)
}

/**
 * Answers API calls, image requests and the hub negotiation: records calls, injects faults, checks tokens and the
 * contract.
 */
export function createPipeline({ check, latency, pages, log }: PipelineOptions) {
  const reportMismatch = (
    instance: MockInstance,
    operation: Operation,
    faults: readonly string[],
    part: 'request' | 'answer',
  ): Answer => {
    const detail = `${operation.id}: the ${part} does not match openapi.yaml: ${faults.join('; ')}`
    instance.mismatches.push(detail)
    log(detail)
    // A strict server refuses such a request; an answer outside the contract is a bug of this server.
    return problem(part === 'request' ? 400 : 500, { title: 'Contract mismatch', detail })
  }

  const handleOperation = async (
    instance: MockInstance,
    request: Request,
    operation: Operation,
    path: Record<string, string>,
    body: ParsedBody,
  ): Promise<Answer> => {
    const { searchParams } = new URL(request.url)
    const token = tokenOf(request)
    const viewer = personOf(instance.world, token)
    if (operation.access === 'member' && !viewer)
      return problem(401, { detail: 'Sign in first: the token is missing or spent.' })
    if (body.kind === 'unreadable') return problem(body.status, { detail: body.why })

    const contentType = request.headers.get('content-type') ?? ''
    const checked = { path, query: searchParams, contentType, hasToken: token !== '', body: bodyValue(body) }
    const faults = check?.request(operation, checked) ?? []
    if (faults.length > 0) return reportMismatch(instance, operation, faults, 'request')

    const answer = await answerOf(instance, operation, {
      world: instance.world,
      viewer,
      token,
      body:
        pages === 'link' && operation.id === 'registerPayment'
          ? settleLinkPayment(instance, body)
          : bodyValue(body),
      path,
      query: Object.fromEntries(searchParams),
      origin: originOf(request),
    })
    const sent = {
      status: answer.status,
      contentType: answer.headers['content-type'] ?? '',
      body: answer.body,
    }
    const answerFaults = check?.answer(operation, sent) ?? []
    if (answerFaults.length > 0) return reportMismatch(instance, operation, answerFaults, 'answer')
    if (request.method !== 'GET' || changingReads.has(operation.id)) await instance.persister.changed()
    return answer
  }

  return async (instance: MockInstance, request: Request): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url)
    const match = router.match(request.method, pathname)
    const body = await parseBody(request)
    if (request.signal.aborted) return { kind: 'drop' }
    instance.recorder.record({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: {
        authorization: request.headers.has('authorization'),
        'x-xsrf-token': request.headers.get('x-xsrf-token'),
        'content-type': request.headers.get('content-type'),
      },
      body: describeBody(body),
      operationId: match?.route.id ?? null,
    })
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency))
    if (!match) {
      return router.knows(pathname)
        ? problem(405, {
            title: 'Method not allowed',
            detail: `${pathname} does not take ${request.method}.`,
          })
        : problem(404, { detail: `There is nothing at ${request.method} ${pathname}.` })
    }
    const { route, path } = match
    const fault = instance.faults.take([route.id, `${route.method} ${route.path}`, '*'])
    const handle = () => handleOperation(instance, request, route, path, body)
    const reply = await (fault ? corruptResponse(fault, route.id, handle) : handle())
    const time = Date.now() + instance.world.state.clockOffsetMinutes * 60_000
    if (reply.kind === 'answer') reply.headers.date = new Date(time).toUTCString()
    return reply
  }
}

async function answerOf(instance: MockInstance, operation: Operation, call: UntypedCall): Promise<Answer> {
  try {
    const value = await operation.handle(call)
    runSideEffects(instance, operation, call, value)
    return toAnswer(value)
  } catch (error) {
    return problemOf(error)
  }
}

/** Side effects outside the state: automatic answers and hub negotiations. */
function runSideEffects(
  instance: MockInstance,
  { id }: Operation,
  { viewer, token }: UntypedCall,
  value: unknown,
): void {
  if (id === 'createMessage' && viewer) {
    instance.autoResponders?.onMessage((value as { destinationId: string }).destinationId, viewer.id)
  }
  if (id === 'negotiateMessageHub') {
    instance.negotiations.set((value as { connectionToken?: string }).connectionToken ?? '', token)
  }
}

function settleLinkPayment(instance: MockInstance, body: ParsedBody): unknown {
  const value = bodyValue(body)
  if (typeof value !== 'object' || value === null || !('sessionId' in value)) return value
  return { ...value, sessionId: settleByLink(instance.world, String(value.sessionId)) }
}
