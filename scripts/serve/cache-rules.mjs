/** A name with a hash of its content: what it holds never changes. */
const hashed = /^assets\/.+\.[0-9a-f]{6,}\.[^/]+$/

/** How long a browser may keep a file without asking; everything else is asked for each time, by ETag. */
export function cacheControlFor(path) {
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
