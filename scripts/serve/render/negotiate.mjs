/**
 * Lists the languages of a browser, preferred ones first.
 *
 * @param {string} [accepted] the value of the header Accept-Language
 */
export function acceptedLanguages(accepted = '') {
  return accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => /^[a-z\d-]+$/i.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

/**
 * Selects the language of a page: from the cookie, else the first offered one in Accept-Language, else the default.
 *
 * @param {string[]} offered
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function languageOf(offered, headers) {
  const stored = cookieOf(headers.cookie, 'language')
  if (offered.includes(stored)) return stored
  const primary = (tag) => tag.toLowerCase().split('-')[0]
  for (const tag of acceptedLanguages(headers['accept-language'])) {
    const exact = offered.find((language) => language.toLowerCase() === tag.toLowerCase())
    const found = exact ?? offered.find((language) => primary(language) === primary(tag))
    if (found) return found
  }
  return offered[0]
}

/** Reads a cookie, such as the stored language, from the header Cookie. */
export function cookieOf(header = '', name) {
  const pair = header.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
