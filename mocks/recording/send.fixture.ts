import { type Mock, worldNameOf } from '../server/mock'
import type { Send } from './replay'

/** Sends requests to a mock server without a network. */
export const sendTo =
  (mock: Pick<Mock, 'handle'>): Send =>
  async (request) => {
    const reply = await mock.handle(request, worldNameOf(request.headers))
    if (reply?.kind !== 'answer') throw new Error(`No answer to ${request.method} ${request.url}.`)
    return new Response(reply.body ?? null, { status: reply.status, headers: reply.headers })
  }
