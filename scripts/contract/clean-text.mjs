/** Signs with which a server could write to the terminal what it likes, or break the XML. */
const unsafe = /[\p{Cc}\p{Cf}\ufffe\uffff]+/gu

/**
 * A text of the server's for people: short, on one line, without secrets.
 *
 * @param {string} text
 * @param {Iterable<string>} secrets
 */
export function cleanText(text, secrets) {
  let clean = text
  for (const secret of secrets) if (secret.length > 3) clean = clean.replaceAll(secret, '***')
  clean = clean.replace(unsafe, ' ').toWellFormed()
  return clean.length > 500 ? `${clean.slice(0, 500)}…` : clean
}
