import { requestTimeout } from '../async/request-timeout'
import { ApiError } from './api-error'

/** Told how much of a request has left: 0 to 1. */
export type UploadProgress = (part: number) => void

/**
 * Sends a call as any other, and tells meanwhile how much of it has left. `fetch` cannot tell that; everything else
 * about the call (its token, the anti-forgery proof, what its failures become) stays with the client.
 *
 * @param onProgress called while the body leaves; never after the call was given up
 * @returns what the client takes as `fetch` of one call
 * @example
 * await unwrap(api.POST('/api/user/updatePicture', {
 *   body: { imageFile }, bodySerializer: multipart, signal, fetch: uploading(setPart),
 * }))
 */
export function fetchWithProgress(onProgress: UploadProgress): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      request.signal.throwIfAborted()
      const call = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout>
      const end = (settle: () => void) => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', giveUp)
        settle()
      }
      const giveUp = () => {
        end(() => reject(request.signal.reason))
        call.abort()
      }
      // A slow line is no silence: patience begins anew with everything that got through.
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          end(() => reject(new ApiError('timeout')))
          call.abort()
        }, requestTimeout())
      }

      call.upload.onprogress = ({ loaded, total }) => {
        wait()
        if (total > 0) onProgress(loaded / total)
      }
      call.onprogress = wait
      call.onload = () => end(() => resolve(answerOf(call)))
      // As fetch has it: the line is broken, or the browser did not let the call through.
      call.onerror = () => end(() => reject(new TypeError('Failed to send')))
      request.signal.addEventListener('abort', giveUp)

      call.open(request.method, request.url)
      call.responseType = 'arraybuffer'
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      wait()
      call.send(body)
    })
  }
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(': ')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2))
  }
  const body: unknown = call.response
  const { status, statusText } = call
  return new Response(body instanceof ArrayBuffer && body.byteLength > 0 ? body : null, {
    status,
    statusText,
    headers,
  })
}
