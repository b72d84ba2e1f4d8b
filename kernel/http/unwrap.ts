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
  return answer.data as Data
}

function asApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error
  if (error instanceof SyntaxError) return new ApiError('malformed')
  // fetch and the reading of a body that breaks off both reject with a TypeError.
  if (error instanceof TypeError) return new ApiError('unreachable')
  return error
}
