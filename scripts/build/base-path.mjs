/**
 * Reads the base path of the build from the environment variable BASE_PATH.
 *
 * @param {string} [text] for example `/app/`, `app` or `/`
 * @returns {string} the base path without a trailing slash, such as `/app`; the empty string for the root
 * @throws {Error} when it is not a valid path
 */
export function basePath(text = process.env.BASE_PATH ?? '') {
  const segments = text.split('/').filter(Boolean)
  if (segments.some((segment) => !/^[\w~-][\w.~-]*$/.test(segment))) {
    throw new Error(
      `BASE_PATH is ${text}; it must be a path such as /app/, of letters, digits, ".", "_", "~" and "-".`,
    )
  }
  return segments.map((segment) => `/${segment}`).join('')
}
