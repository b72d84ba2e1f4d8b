import { requestTimeout } from './request-timeout'
import { withRetryUrls } from './retry-urls'
import { TimeoutError, withTimeout } from './with-timeout'

/** How often each has failed to come. */
const failures = new WeakMap<object, number>()

/**
 * Loads code with `import()`: what fails is asked for once more, and what never answers is given up after the patience
 * of a call. Each new try is a new request.
 *
 * @param load the same function at each try, declared once
 * @throws {TimeoutError} when nothing came in time; otherwise what `import()` throws
 * @example
 * const loadHub = () => import('./open-hub')
 * const { openHub } = await loadCode(loadHub)
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return request(load).catch((error) => {
    if (error instanceof TimeoutError) throw error
    return request(load)
  })
}

/**
 * Loads code that nobody waits for, and tries again for as long as it does not come: when the browser is connected
 * again, and every half minute.
 *
 * @param load see {@link loadCode}
 */
export async function loadCodeEventually<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await loadCode(load)
    } catch {
      await nextChance()
    }
  }
}

/** Milliseconds until code that did not come, and that nobody asked for, is tried again. */
export const retryDelay = 30_000

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, retryDelay)
    addEventListener('online', goOn)
  })
}

/** The build that pre-renders has no document. */
const tagsInHead = () => (typeof document === 'undefined' ? [] : [...document.head.children])

/** One request. */
async function request<Code>(load: () => Promise<Code>): Promise<Code> {
  const failed = failures.get(load) ?? 0
  const before = new Set(tagsInHead())
  const coming = failed > 0 ? withRetryUrls(failed, load) : load()
  const tags = tagsInHead().filter((tag) => !before.has(tag))
  try {
    return await withTimeout(coming, requestTimeout())
  } catch (error) {
    failures.set(load, failed + 1)
    // The bundler's runtime would let the next try wait for the same silent request.
    if (error instanceof TimeoutError) for (const tag of tags) tag.dispatchEvent(new Event('error'))
    throw error
  }
}
