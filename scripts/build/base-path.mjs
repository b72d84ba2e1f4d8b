/**
 * The path below which a build is going to stand, from the environment's BASE_PATH: `/app/`, or nothing for the top of
 * a host.
 *
 * @param {string} [text] as somebody wrote it: `/app/`, `app`, `/`
 * @returns {string} without a slash at its end: `/app`, or the empty text
 * @throws {Error} when it is no such path
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
