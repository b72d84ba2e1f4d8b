import { table } from '../size/table.mjs'

/**
 * Prints figures with their limits and the counts; sets the exit code.
 *
 * @param {{ name: string, value: number, most: number, digits?: number, reference?: number }[]} figures
 * `reference` was measured in the same run; the ratio is printed, too
 * @param {string} [against] name of the reference
 */
export function reportResults(figures, against) {
  const written = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–')
  const isGood = ({ value, digits = 0, most }) => Number(value.toFixed(digits)) <= most
  const rows = figures.map((figure) => [
    `${isGood(figure) ? '✓' : '✗'} ${figure.name}`,
    ...(against ? [written(figure.reference, figure.digits)] : []),
    written(figure.value, figure.digits),
    ...(against ? [written(figure.value / figure.reference, 2)] : []),
    String(figure.most),
  ])
  console.log(
    table(['', ...(against ? [against] : []), 'figure', ...(against ? ['ratio'] : []), 'limit'], rows),
  )
  const failed = figures.filter((figure) => !isGood(figure)).length
  console.log(`${figures.length - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
