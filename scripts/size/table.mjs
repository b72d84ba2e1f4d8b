/** Formats rows as columns. The first and the last column are aligned left, the others right. */
export function table(head, rows) {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  const isLeft = (column) => column === 0 || column === head.length - 1
  return lines
    .map((line) =>
      line
        .map((cell, column) => (isLeft(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
