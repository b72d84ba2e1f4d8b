/** A file name with a content hash never changes its content. */
const hashed = /^assets\/.+\.[0-9a-f]{6,}\.[^/]+$/

/** The Cache-Control header of a file; files without a hash are revalidated by ETag. */
export function cacheControlFor(path) {
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
