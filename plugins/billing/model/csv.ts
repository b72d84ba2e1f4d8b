/** Matches the beginning of cells that spreadsheets evaluate as formulas. */
const formula = /^[\s]*[=+\-@]|^[\t\r]/

/**
 * Writes CSV (RFC 4180) in UTF-8 with a byte order mark, by which spreadsheets recognize it. Formulas get a
 * leading apostrophe, so that spreadsheets do not evaluate text from the server.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

function cellOf(text: string): string {
  const escaped = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
