import { ApiError } from './api-error'

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/**
 * The single place where an answer outside 2xx, an unreadable body, silence or a broken line becomes
 * a thrown {@link ApiError}.
 *
 * @throws ApiError; an abort by the caller is passed on as it is
 */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  let answer: Answer<Data>
  try {
    answer = await call
  } catch (error) {
    throw asApiError(error)
  }
  if (!answer.response.ok) throw ApiError.ofAnswer(answer.response, answer.error)
  if (isPage(answer.response)) throw new ApiError('invalid-response', { body: answer.data })
  return answer.data as Data
}

/** No call is answered by a page: it comes from a proxy, or from a network that wants its own login first. */
const isPage = ({ headers }: Response) => /^text\/html\b/i.test(headers.get('content-type') ?? '')

function asApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error
  if (error instanceof SyntaxError) return new ApiError('invalid-response')
  // fetch and the reading of a body that breaks off both reject with a TypeError.
  if (error instanceof TypeError) return new ApiError('unreachable')
  return error
}
