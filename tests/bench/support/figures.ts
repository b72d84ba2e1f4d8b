import { expect } from '@playwright/test'

export interface Figure {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly digits?: number
  /** A value measured in the same run, for comparison; the ratio of `value` to it is printed, too. */
  readonly reference?: number
}

/** Prints figures as a table and fails the test for each one over its limit. */
export function checkFigures(figures: readonly Figure[]): void {
  const rounded = ({ value, digits = 0 }: Figure) => Number(value.toFixed(digits))
  console.table(
    Object.fromEntries(
      figures.map((figure) => {
        const { name, value, limit, reference, digits = 0 } = figure
        const compared = reference !== undefined && {
          reference: Number(reference.toFixed(digits)),
          ratio: Number((value / reference).toFixed(2)),
        }
        return [name, { figure: rounded(figure), limit, ...compared }]
      }),
    ),
  )
  for (const figure of figures) expect.soft(rounded(figure), figure.name).toBeLessThanOrEqual(figure.limit)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
