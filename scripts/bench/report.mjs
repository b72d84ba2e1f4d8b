import { table } from '../size/table.mjs'

/**
 * Prints figures beside what they may be at most, and how many are good as they are printed; the program fails with one
 * that is not.
 *
 * @param {{ name: string, value: number, most: number, digits?: number, reference?: number }[]} figures `reference` was
 *   measured in the same run: the figure is printed as a ratio to it, too
 * @param {string} [against] what the reference is
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
    table(['', ...(against ? [against] : []), 'figure', ...(against ? ['ratio'] : []), 'at most'], rows),
  )
  const failed = figures.filter((figure) => !isGood(figure)).length
  console.log(`${figures.length - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
