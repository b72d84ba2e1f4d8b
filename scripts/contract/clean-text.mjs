/** Control characters that could manipulate the terminal or break the XML report. */
const unsafe = /[\p{Cc}\p{Cf}\ufffe\uffff]+/gu

/** Puts a text from the server on one line, shortens it and removes secrets. */
export function cleanText(text, secrets) {
  let clean = text
  for (const secret of secrets) if (secret.length > 3) clean = clean.replaceAll(secret, '***')
  clean = clean.replace(unsafe, ' ').toWellFormed()
  return clean.length > 500 ? `${clean.slice(0, 500)}…` : clean
}
