/** Matches files with a content hash in their name, whose content never changes. */
const hashed = /^assets\/.+\.[0-9a-f]{6,}\.[^/]+$/

/** Returns the Cache-Control header of a file. Browsers revalidate files without a hash by ETag. */
export function cacheControlFor(path) {
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
