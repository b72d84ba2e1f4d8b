/** Matches the beginning of cells that spreadsheets evaluate as formulas. */
const formula = /^[\s]*[=+\-@]|^[\t\r]/

export type DecimalSign = '.' | ','

/**
 * Writes CSV (RFC 4180) in UTF-8 with a byte order mark, by which spreadsheets recognize it. Formulas get a
 * leading apostrophe, so that spreadsheets do not evaluate text from the server. Numbers have at least two decimals.
 *
 * @param decimalSign sign of the person's language: spreadsheets expect semicolons between cells where it is a comma
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], decimalSign: DecimalSign): string {
  const separator = decimalSign === ',' ? ';' : ','
  const cellOf = (value: string | number) =>
    typeof value === 'number' ? numberCell(value, decimalSign) : textCell(value)
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(separator)).join('\r\n')}\r\n`
}

function numberCell(value: number, decimalSign: DecimalSign): string {
  const [whole, decimals = ''] = String(value).split('.')
  return `${whole}${decimalSign}${decimals.padEnd(2, '0')}`
}

function textCell(text: string): string {
  const escaped = formula.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
