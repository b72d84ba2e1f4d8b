/** Functions of the bundler's runtime: `u` returns the script file of a chunk, `miniCssF` its style sheet. */
interface ChunkNames {
  u?: (chunk: number | string) => string
  miniCssF?: (chunk: number | string) => string
}

declare const __webpack_require__: ChunkNames | undefined

// Adds a query string to chunk URLs: a retry of the same URL would get the pending or cached broken response. `load`
// must call `import()` synchronously.
export function withRetryUrls<Result>(attempt: number, load: () => Result): Result {
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
