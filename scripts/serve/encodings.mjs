const known = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
]

/**
 * The precompressed variants that a browser accepts, best first.
 *
 * @param {string | undefined} accepted the header Accept-Encoding
 */
export function acceptedEncodings(accepted = '') {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = accepted
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0].trim().toLowerCase())
  return known.filter(({ encoding }) => names.includes(encoding))
}
