/** The part of the bundler's runtime that names the files of a chunk: its script, and its style sheet. */
interface ChunkNames {
  u?: (chunk: number | string) => string
  miniCssF?: (chunk: number | string) => string
}

declare const __webpack_require__: ChunkNames | undefined

/**
 * Lets `import()` ask for files under a new address. A browser answers two requests of one address with one answer: the
 * second would wait for what the first one waits for, or get the same broken file out of a cache.
 *
 * @param attempt tells the addresses of several tries apart
 * @param load calls `import()` before it returns
 */
export function withRetryUrls<Result>(attempt: number, load: () => Result): Result {
  // Outside of a bundle, as in some tests, there are no names.
  const names = typeof __webpack_require__ === 'undefined' ? {} : __webpack_require__
  const { u, miniCssF } = names
  const fresh = (name: typeof u): typeof u => name && ((chunk) => `${name(chunk)}?again=${attempt}`)
  try {
    Object.assign(names, { u: fresh(u), miniCssF: fresh(miniCssF) })
    return load()
  } finally {
    Object.assign(names, { u, miniCssF })
  }
}
