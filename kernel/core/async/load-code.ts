import { requestTimeout, TimeoutError, withTimeout } from './timeouts'

const failures = new WeakMap<object, number>()

const isNoTimeout = (error: unknown) => !(error instanceof TimeoutError)

/**
 * Loads code with `import()`. A failure other than a timeout is retried once, with a new request.
 * @param load a function declared outside of components, because failures are counted per function
 * @param mayRetry whether an error is retried
 * @throws {TimeoutError} after the request timeout, or the error of `import()`
 */
export function loadCode<Code>(load: () => Promise<Code>, mayRetry = isNoTimeout): Promise<Code> {
  return request(load).catch((error) => {
    if (!mayRetry(error)) throw error
    return request(load)
  })
}

/** Whether a request for code failed. Any other error but a timeout was thrown by the code itself. */
const isUnanswered = (error: unknown) => /Loading (CSS )?chunk/.test(String(error))

/**
 * Loads code like {@link loadCode}, for errors that must be seen: a module that has thrown is not imported again, because
 * that would succeed although only half of the module has run.
 */
export const loadModule = <Code>(load: () => Promise<Code>): Promise<Code> => loadCode(load, isUnanswered)

/**
 * Loads code of background components: requests it every 30 s, and when the browser is online again, until it arrives.
 * @throws the error of the code itself
 */
export async function loadCodeEventually<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await loadModule(load)
    } catch (error) {
      if (!isUnanswered(error) && isNoTimeout(error)) throw error
      await untilRetry()
    }
  }
}

export const retryDelay = 30_000

function untilRetry(): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
      resolve()
    }
    const timer = setTimeout(retry, retryDelay)
    addEventListener('online', retry)
  })
}

/** Elements in the document's head; none while the build pre-renders pages, because there is no document then. */
const tagsInHead = () => (typeof document === 'undefined' ? [] : [...document.head.children])

async function request<Code>(load: () => Promise<Code>): Promise<Code> {
  const failed = failures.get(load) ?? 0
  const before = new Set(tagsInHead())
  const pending = failed > 0 ? withRetryUrls(failed, load) : load()
  const tags = tagsInHead().filter((tag) => !before.has(tag))
  try {
    return await withTimeout(pending, requestTimeout())
  } catch (error) {
    failures.set(load, failed + 1)
    // If the request's tags get no error event, the bundler's runtime makes the next attempt wait for the same request.
    if (error instanceof TimeoutError) for (const tag of tags) tag.dispatchEvent(new Event('error'))
    throw error
  }
}

/** Functions of the bundler's runtime: `u` returns the script file of a chunk, `miniCssF` its style sheet. */
interface ChunkNames {
  u?: (chunk: number | string) => string
  miniCssF?: (chunk: number | string) => string
}

declare const __webpack_require__: ChunkNames | undefined

// Adds a query string to chunk URLs: a retry of the same URL would get the pending or cached broken response. `load`
// must call `import()` synchronously.
function withRetryUrls<Result>(attempt: number, load: () => Result): Result {
  const names = typeof __webpack_require__ === 'undefined' ? {} : __webpack_require__
  const { u, miniCssF } = names
  const withQuery = (name: typeof u): typeof u => name && ((chunk) => `${name(chunk)}?again=${attempt}`)
  try {
    Object.assign(names, { u: withQuery(u), miniCssF: withQuery(miniCssF) })
    return load()
  } finally {
    Object.assign(names, { u, miniCssF })
  }
}
