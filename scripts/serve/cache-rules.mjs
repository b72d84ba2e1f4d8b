/** Matches files with a content hash in their name, whose content never changes. */
const hashed = /^assets\/.+\.[0-9a-f]{6,}\.[^/]+$/

/** @param {string} path relative to the folder of the build */
export const isHashed = (path) => hashed.test(path)

/** Returns the Cache-Control header of a file. Browsers revalidate files without a hash by ETag. */
export function cacheControlFor(path) {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
