/**
 * Reads an option that is a whole number.
 *
 * @param {string} name as people write it: `--port`
 * @param {string} text
 * @throws {Error} with a sentence for whoever wrote it
 */
export function wholeNumber(name, text, most = Number.MAX_SAFE_INTEGER) {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) throw new Error(`${name} is ${text}; it must be a whole number.`)
  return value
}
