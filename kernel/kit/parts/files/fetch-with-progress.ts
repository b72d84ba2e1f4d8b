import { requestTimeout } from '../../../core/async/timeouts'
import { ApiError } from '../../../core/http/api-error'
import { ApiRequest } from '../../../core/http/client'

/** Receives the share of the upload that was sent, 0 to 1. */
export type UploadProgress = (sent: number) => void

/**
 * A `fetch` with upload progress, built on XMLHttpRequest. The client adds token and CSRF headers and handles errors.
 * @example
 * api.POST(path, { body, bodySerializer: multipart, signal, fetch: fetchWithProgress(setProgress) })
 */
export function fetchWithProgress(onProgress: UploadProgress): (request: Request) => Promise<Response> {
  return async (request) => {
    const form = request instanceof ApiRequest ? request.form : undefined
    const body = form ?? (await request.arrayBuffer())
    const headers = new Headers(request.headers)
    // The browser adds the content type of a form, with the boundary of its parts.
    if (form) headers.delete('Content-Type')
    return new Promise((resolve, reject) => {
      request.signal.throwIfAborted()
      const call = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout>
      const end = (settle: () => void) => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', abort)
        settle()
      }
      const abort = () => {
        end(() => reject(request.signal.reason))
        call.abort()
      }
      // Each progress event restarts the timeout, so that a slow upload does not fail.
      const restartTimeout = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          end(() => reject(new ApiError('timeout')))
          call.abort()
        }, requestTimeout())
      }

      call.upload.onprogress = ({ loaded, total }) => {
        restartTimeout()
        if (total > 0) onProgress(loaded / total)
      }
      call.onprogress = restartTimeout
      call.onload = () => end(() => resolve(toResponse(call)))
      call.onerror = () => end(() => reject(new TypeError('Failed to send')))
      request.signal.addEventListener('abort', abort)

      call.open(request.method, request.url)
      call.responseType = 'arraybuffer'
      for (const [name, value] of headers) call.setRequestHeader(name, value)
      restartTimeout()
      call.send(body)
    })
  }
}

function toResponse(call: XMLHttpRequest): Response {
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
