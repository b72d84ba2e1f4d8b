const known = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
]

/**
 * Lists the compressed variants of files that a browser accepts, smallest first.
 *
 * @param {string | undefined} accepted the value of the header Accept-Encoding
 */
export function acceptedEncodings(accepted = '') {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = accepted
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0].trim().toLowerCase())
  return known.filter(({ encoding }) => names.includes(encoding))
}
