import {
  type ComponentType,
  lazy,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { requestTimeout, TimeoutError, withTimeout } from './timeouts'

/** Imports a module that comes late. Declared outside of components, because its progress is kept by this function. */
export type LoadCode<Code> = () => Promise<Code>

/** Waits in ms before the requests that follow a failed one; the last is repeated as long as somebody needs the code. */
export const retryDelays = [1_000, 3_000, 10_000, 30_000]

/** The number of failed requests after which people are told; the requests go on. */
const quietFailures = retryDelays.length

/** Code did not load. Any other error was thrown by the code itself. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
  /** Whether the server has a newer build, and no reload got it. */
  readonly isOutdated: boolean

  constructor(cause: unknown, isOutdated = false) {
    super(String(cause), { cause })
    this.isOutdated = isOutdated
  }
}

export interface Progress {
  readonly step: 'idle' | 'loading' | 'loaded' | 'failed' | 'outdated' | 'crashed'
  readonly request: 'none' | 'pending' | 'waiting'
  /** Failed requests since the first one, the last retry by a person, or the last time the device came online. */
  readonly failures: number
}

/**
 * - `wanted`: somebody needs the code; `retried`: a person asks again; `left`: nobody needs it any more
 * - `due`: the wait is over; `online`: the device is online again
 * - `arrived`; `lost`: the request failed; `silent`: nobody answered in time, or the device is offline
 * - `outdated`: the request failed, and the server has a newer build; `crashed`: the module has thrown
 */
export type CodeEvent =
  | 'wanted'
  | 'retried'
  | 'left'
  | 'due'
  | 'online'
  | 'arrived'
  | 'lost'
  | 'silent'
  | 'outdated'
  | 'crashed'

export const idle: Progress = { step: 'idle', request: 'none', failures: 0 }
const started: Progress = { step: 'loading', request: 'pending', failures: 0 }

/** The machine of code that comes late. A request is sent whenever `request` becomes `pending`. */
export function next(progress: Progress, event: CodeEvent): Progress {
  const { step, request } = progress
  const failures = progress.failures + 1
  switch (event) {
    case 'wanted':
      return step === 'idle' ? started : progress
    case 'retried':
      // A module that has thrown is not imported again: that would succeed although only half of it has run.
      return step === 'loaded' || step === 'crashed' ? progress : started
    case 'left':
      return step === 'loaded' || step === 'crashed' || request === 'pending' ? progress : idle
    case 'due':
      return request === 'waiting' ? { ...progress, request: 'pending' } : progress
    case 'online':
      return request === 'waiting' ? { step, request: 'pending', failures: 0 } : progress
    case 'lost':
      return { step: failures < quietFailures ? step : 'failed', request: 'waiting', failures }
    case 'silent':
      return { step: 'failed', request: 'waiting', failures }
    case 'arrived':
      return { step: 'loaded', request: 'none', failures: 0 }
    default:
      return { step: event, request: 'none', failures }
  }
}

const isFailed = (step: Progress['step']) => step === 'failed' || step === 'outdated' || step === 'crashed'

/** Whether a request for code failed: by the bundler's runtime, and by the `import()` of browsers in remote plugins. */
const isLost = (error: unknown) =>
  /Loading (CSS )?chunk|dynamically imported module|module script failed/.test(String(error))

interface LateCode<Code> {
  progress: Progress
  value?: Code
  error?: unknown
  /** The component of {@link componentOf}: `React.lazy` never loads again after a failure, so a retry needs another one. */
  component?: unknown
  /** Whether the page may be reloaded to get a newer build. */
  mayReload?: boolean
  readonly send: (event: CodeEvent) => void
  /** Keeps trying while there are listeners. @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void
  /** Lets the next component that needs the code request it anew. */
  readonly forget: () => void
}

function createLateCode<Code>(load: LoadCode<Code>): LateCode<Code> {
  const listeners = new Set<() => void>()
  let requests = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Ends a pending request in the bundler's runtime, which makes the next one wait for it otherwise. */
  let end: (() => void) | undefined

  const send = (event: CodeEvent) => {
    const before = late.progress
    late.progress = next(before, event)
    const { request, failures } = late.progress
    // A person who asks again does not wait for an unanswered request.
    const isAgain = event === 'retried' && request === 'pending'
    if (before === late.progress && !isAgain) return
    if (request !== before.request || isAgain) {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', handleOnline)
      if (request === 'pending') void sendRequest()
      if (request === 'waiting') {
        const delay = retryDelays[Math.min(failures, quietFailures) - 1]
        timer = setTimeout(() => (listeners.size > 0 ? send('due') : late.forget()), delay)
        globalThis.addEventListener?.('online', handleOnline)
      }
    }
    for (const listener of [...listeners]) listener()
  }
  const handleOnline = () => send('online')
  // After a rejection, the component that shows the failure listens only once it is mounted.
  const leave = () => listeners.size === 0 && !late.component && send('left')

  async function sendRequest(): Promise<void> {
    end?.()
    const attempt = requests++
    const pending = importCode(load, attempt)
    end = pending.end
    try {
      late.value = await withTimeout(pending.code, requestTimeout())
      if (attempt + 1 === requests) send('arrived')
    } catch (cause) {
      if (attempt + 1 !== requests) return
      const isLate = cause instanceof TimeoutError
      if (isLate) pending.end()
      const isCrash = !isLate && !isLost(cause)
      const isSilent = isLate || globalThis.navigator?.onLine === false
      const isOutdated = !isCrash && !isSilent && (await isPageOutdated())
      late.error = isCrash ? cause : new ChunkError(cause, isOutdated)
      send(isCrash ? 'crashed' : isSilent ? 'silent' : isOutdated ? 'outdated' : 'lost')
      leave()
    } finally {
      if (attempt + 1 === requests) end = undefined
    }
  }

  /** Asks the server for a newer build, and reloads the page for it once, if something in the page needs the code. */
  async function isPageOutdated(): Promise<boolean> {
    const { boot } = globalThis
    if (!late.mayReload && (await boot?.fetchLatestBuild?.()) === undefined) return false
    // A screen may have asked for prefetched code meanwhile.
    return !late.mayReload || ((await boot?.reloadIfOutdated?.()) ?? false)
  }

  const late: LateCode<Code> = {
    progress: idle,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        leave()
      }
    },
    forget() {
      late.component = undefined
      leave()
    },
  }
  return late
}

const codes = new WeakMap<object, unknown>()

function codeOf<Code>(load: LoadCode<Code>): LateCode<Code> {
  if (!codes.has(load)) codes.set(load, createLateCode(load))
  return codes.get(load) as LateCode<Code>
}

/**
 * Loads code: requests that fail are repeated after 1, 3 and 10 s, and at once when the device is online again.
 * @param retries how many of them; `Infinity` goes on until the code is there
 * @throws {ChunkError} when the code did not load, at once while the device is offline; or the error of the code itself
 * @example
 * const loadVimeo = () => import('./vimeo')
 * const { openVimeo } = await loadCode(loadVimeo)
 */
export function loadCode<Code>(load: LoadCode<Code>, retries = quietFailures - 1): Promise<Code> {
  const code = codeOf(load)
  const isPatient = retries === Number.POSITIVE_INFINITY
  return new Promise((resolve, reject) => {
    const settle = () => {
      const { step, failures } = code.progress
      if (step === 'loaded') resolve(code.value as Code)
      else if (step === 'crashed' || (!isPatient && (failures > retries || isFailed(step))))
        reject(code.error)
      else return
      stop()
    }
    const stop = code.subscribe(settle)
    code.send(isFailed(code.progress.step) ? 'retried' : 'wanted')
    settle()
  })
}

/** Loads code in advance. A failure is ignored: who needs the code asks again. */
export const preloadCode = (load: LoadCode<unknown>): void => codeOf(load).send('wanted')

/** A failure to load code, and how to try again. */
export interface CodeFailure {
  readonly error: unknown
  readonly retry: () => void
}

/**
 * Code of a component, once it is loaded; the component never suspends, because that would hide focused content.
 *
 * The failure stays until `retry`, although the code may arrive meanwhile. What appears by itself looks at `code` first; what
 * a person opens looks at `failure` first, so that it does not open long afterwards.
 * @param isWanted whether to load the code now
 * @example
 * const loadPicker = () => import('./picker.lazy')
 * const { code, failure } = useCode(loadPicker, isOpen)
 * if (failure) return <LoadNotice failure={failure} onClose={close} />
 * return code && <code.default onSelect={choose} />
 */
export function useCode<Code>(load: LoadCode<Code>, isWanted = true) {
  const late = codeOf(load)
  const subscribe = useCallback(
    (listener: () => void) => (isWanted ? late.subscribe(listener) : () => undefined),
    [late, isWanted],
  )
  // A rendered page lacks the code, and hydration must match it.
  const { step } = useSyncExternalStore(
    subscribe,
    () => late.progress,
    () => idle,
  )
  const code = step === 'loaded' ? late.value : undefined
  const error = isFailed(step) ? late.error : undefined
  useEffect(() => {
    if (isWanted) late.send('wanted')
  }, [late, isWanted])

  const [told, setTold] = useState<unknown>()
  if (!isWanted && told) setTold(undefined)
  if (isWanted && error && !told) setTold(error)
  const failure: CodeFailure | undefined = told
    ? {
        error: told,
        retry() {
          setTold(undefined)
          late.send('retried')
        },
      }
    : undefined
  return { code, failure }
}

/**
 * The component that a screen or an entry needs: suspends until its code is loaded. If that was loaded before, it is the
 * component itself, so that React can hydrate it at once. The page is reloaded for a newer build, because the address and
 * drafts stay. It throws the errors of {@link loadCode}, the same one until {@link retryCode}.
 */
export function componentOf<Props>(
  load: LoadCode<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = codeOf(load)
  code.mayReload = true
  code.component ??= code.value?.default ?? lazy(() => loadCode(load))
  return code.component as ComponentType<Props>
}

export function retryCode(load: LoadCode<unknown>): void {
  const code = codeOf(load)
  code.component = undefined
  code.send('retried')
}

/** Calls back when code arrives whose failure a component shows. The failure is forgotten with the component. */
export function useLateArrival(load: LoadCode<unknown>, onArrived: () => void): void {
  const isLoaded = useCode(load).code !== undefined
  const arrived = useEffectEvent(onArrived)
  useEffect(() => {
    if (isLoaded) arrived()
  }, [isLoaded])
  useEffect(() => () => codeOf(load).forget(), [load])
}

/** Elements in the document's head; none while the build pre-renders pages, because there is no document then. */
const tagsInHead = () => (typeof document === 'undefined' ? [] : [...document.head.children])

/** @returns the request, and a function that ends it in the bundler's runtime by error events on its tags */
function importCode<Code>(load: LoadCode<Code>, attempt: number) {
  const before = new Set(tagsInHead())
  const code = attempt > 0 ? withRetryUrls(attempt, load) : load()
  const tags = tagsInHead().filter((tag) => !before.has(tag))
  const end = () => {
    for (const tag of tags) tag.dispatchEvent(new Event('error'))
  }
  return { code, end }
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
