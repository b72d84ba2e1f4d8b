import { ApiError } from '../../../core/http/api-error'
import { apiAddress } from '../../../core/http/client'
import { fetchWithin } from '../../../core/http/fetch-json'
import { outcomeOf } from '../../../core/http/outcome'
import { parseUrl } from '../../../core/parse/url'

/**
 * Whether a file is of the page's origin, of the API's, or of a host of the deployment. Others are links only: a request would
 * tell them about the person, and the Content Security Policy refuses it.
 * @param hosts URLs of hosts that the deployment has set
 */
export function isOwnFile(address: string, hosts: readonly string[] = []): boolean {
  const origin = parseUrl(address)?.origin
  const own = [location.origin, apiAddress('/').origin, ...hosts.map((host) => parseUrl(host)?.origin)]
  return origin !== undefined && own.includes(origin)
}

export interface FetchFileOptions {
  /** In bytes. */
  readonly maxSize: number
  readonly hosts?: readonly string[]
  readonly signal: AbortSignal
}

/**
 * Reads a file whose address the data of the server contain, such as an attachment: without the token, and only from the origins
 * of {@link isOwnFile}; a redirect may lead elsewhere, and is refused.
 * @throws ApiError `tooLarge`, that of an error status, or `unreachable`, also where the host does not allow it (CORS)
 * @example
 * const bytes = await fetchFile(attachment.url, { maxSize: 2_000_000, signal })
 */
export async function fetchFile(
  address: string,
  { maxSize, hosts, signal }: FetchFileOptions,
): Promise<Uint8Array> {
  const url = parseUrl(address)
  if (!url || !isOwnFile(address, hosts)) throw new ApiError('unreachable')
  try {
    return await fetchWithin(url, { redirect: 'error' }, signal, async (answer) => {
      if (!answer.ok) throw ApiError.fromResponse(answer, null)
      return await readBytes(answer, maxSize)
    })
  } catch (error) {
    signal.throwIfAborted()
    throw outcomeOf(error).reason ? error : new ApiError('unreachable')
  }
}

/** Stops as soon as the body is too large: its announced length may be missing or wrong. */
async function readBytes(answer: Response, maxSize: number): Promise<Uint8Array> {
  const reader = answer.body?.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    size += piece.value.length
    if (size > maxSize) {
      await reader?.cancel()
      throw new ApiError('tooLarge')
    }
    pieces.push(piece.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
