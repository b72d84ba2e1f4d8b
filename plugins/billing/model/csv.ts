/** Spreadsheets take a cell that begins like this for something to be worked out. */
const formula = /^[\s]*[=+\-@]|^[\t\r]/

/**
 * Writes rows as CSV (RFC 4180), in UTF-8 with the mark at its beginning by which spreadsheets know it. A cell that
 * would be taken for a formula begins with an apostrophe: what a server says is never worked out on somebody's machine.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

function cellOf(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
