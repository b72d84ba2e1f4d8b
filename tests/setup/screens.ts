import { afterEach } from '@rstest/core'
import { cleanup, configure } from '@testing-library/react'

// Error messages omit the content of the document. Elements may take up to 10 s to appear on a busy machine.
configure({ getElementError: (message) => new Error(message ?? 'Not found.'), asyncUtilTimeout: 10_000 })

// The Request class of happy-dom rejects the Headers class of Node, so both use the class of happy-dom.
globalThis.Headers = new Request(location.href).headers.constructor as typeof Headers

// Node reads the stack of the error for released readers, once: with frames, that would parse the source maps of the file.
const { stackTraceLimit } = Error
Error.stackTraceLimit = 0
new ReadableStream().getReader().releaseLock()
Error.stackTraceLimit = stackTraceLimit

// When SignalR detects Node, it does not use the document’s WebSocket class, which the mock server replaces.
Object.defineProperty(process, 'release', { value: {}, configurable: true })

// As in browsers, React does not take part, and so sees from the next event that the value has changed.
HTMLTextAreaElement.prototype.setRangeText = function (...[text, from, to]: readonly unknown[]) {
  const [start, end] = [Number(from), Number(to)]
  const value = this.value.slice(0, start) + text + this.value.slice(end)
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(this, value)
  this.setSelectionRange(start + String(text).length, start + String(text).length)
}

afterEach(() => {
  cleanup()
  // The tests of a file share one document, so each test removes what it rendered.
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
    document.cookie = `${cookie.split('=', 1)}=; max-age=-1; path=/`
  }
})

// Happy-dom has no layout, so every observed element counts as visible.
globalThis.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #notify: IntersectionObserverCallback
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry
    queueMicrotask(() => this.#notify([entry], this))
  }
  unobserve() {
    return undefined
  }
  disconnect() {
    return undefined
  }
  takeRecords() {
    return []
  }
}
